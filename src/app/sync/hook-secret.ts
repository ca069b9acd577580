import { randomBytes } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { closed, decode } from '#domain/codec'
import { Instant } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import type { SecretPurpose } from '#registry/port'
import type { NoKey } from '#secrets/key'
import type { Unopened } from '#secrets/sealing'
import { type Keeping, keepSecret, type SecretPlace, secretOf } from '#secrets/stored'
import type { HookedConnection } from './hooked-connection.js'

// The secret by which a host proves its deliveries. While a person changes it there and here, the former one proves them as well.

/** The time for which a former secret still proves deliveries: a day. */
const FORMER_MS = 86_400_000

/** The time for which the secret before still proves deliveries. */
export type FormerSecret = 'for a day' | 'no more'

const Former = closed('FormerHookSecret', { secret: ShortText, until: Instant })
type Former = t.TypeOf<typeof Former>

type Failed = StoreError | NoKey | Unopened

const placeOf = (
  { workspaceId, connectionId, origin }: HookedConnection,
  purpose: Extract<SecretPurpose, 'hook' | 'former_hook'>,
): SecretPlace => ({ workspaceId, connectionId, origin, purpose })

const formerIn = (text: string): Either<Unopened, Former> => {
  try {
    const former = decode(Former, JSON.parse(text))
    return isLeft(former) ? left({ tag: 'damaged' }) : former
  } catch {
    return left({ tag: 'damaged' })
  }
}

/** The secrets that prove deliveries now: the one that was given last, and the former one for a day. */
export const hookSecretsOf = async (
  connection: HookedConnection,
  now: Instant,
  keeping: Keeping,
): Outcome<Failed, readonly string[]> => {
  const newest = await secretOf(placeOf(connection, 'hook'), keeping)
  if (isLeft(newest)) return newest
  if (newest.right === null) return right([])
  const kept = await secretOf(placeOf(connection, 'former_hook'), keeping)
  if (isLeft(kept)) return kept
  if (kept.right === null) return right([newest.right.text])
  const former = formerIn(kept.right.text)
  if (isLeft(former)) return former
  const { secret, until } = former.right
  return right(now < until ? [newest.right.text, secret] : [newest.right.text])
}

/** A new secret for the deliveries of a product. */
export const newHookSecret = ({ webhook: { signatures } }: HookedConnection): string => {
  const bytes = randomBytes(32)
  return signatures[0].tag === 'standard' ? `whsec_${bytes.toString('base64')}` : bytes.toString('base64url')
}

/** Gives a connection another secret of deliveries. The former one still proves them for a day, or no more from now on. */
export const changeHookSecret = async (
  connection: HookedConnection,
  secret: string,
  former: FormerSecret,
  now: Instant,
  keeping: Keeping,
): Outcome<StoreError | NoKey, void> => {
  const before = await secretOf(placeOf(connection, 'hook'), keeping)
  // One that does not open has proven nothing: it is replaced.
  if (isLeft(before) && before.left.tag !== 'damaged' && before.left.tag !== 'no_such_key') return left(before.left)
  if (!isLeft(before) && before.right !== null) {
    const until = former === 'for a day' ? instantOf(epochOf(now) + FORMER_MS) : now
    const text = JSON.stringify({ secret: before.right.text, until } satisfies Former)
    const kept = await keepSecret(placeOf(connection, 'former_hook'), text, keeping)
    if (isLeft(kept)) return kept
  }
  const changed = await keepSecret(placeOf(connection, 'hook'), secret, keeping)
  return isLeft(changed) ? changed : right(undefined)
}
