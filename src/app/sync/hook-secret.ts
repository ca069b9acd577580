import { randomBytes } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { Address, ShortText } from '#domain/bounds'
import { closed, decode, nullable } from '#domain/codec'
import { Instant, type Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import type { NoKey } from '#secrets/key'
import type { Unopened } from '#secrets/sealing'
import { hookPlace, type Keeping, keepSecret, openedSecret } from '#secrets/stored'
import type { HookedConnection } from './hooked-connection.js'

// The secret by which a host proves its deliveries. While a person changes it there and here, the former one proves them as well. Both
// are kept as one, with the host that they belong to: one look-up tells whether a delivery can be right.

/** The time for which a former secret still proves deliveries: a day. */
const FORMER_MS = 86_400_000

/** The time for which the secret before still proves deliveries. */
export type FormerSecret = 'for a day' | 'no more'

const KeptHook = closed('KeptHook', {
  provider: ShortText,
  origin: Address,
  secret: ShortText,
  former: nullable(closed('FormerHookSecret', { secret: ShortText, until: Instant })),
})
type KeptHook = t.TypeOf<typeof KeptHook>

type Failed = StoreError | NoKey | Unopened

const hookIn = (text: string): Either<Unopened, KeptHook> => {
  try {
    const hook = decode(KeptHook, JSON.parse(text))
    return isLeft(hook) ? left({ tag: 'damaged' }) : hook
  } catch {
    return left({ tag: 'damaged' })
  }
}

/** A hook as it is kept, with the workspace of its connection. */
interface OpenedHook extends KeptHook {
  readonly workspaceId: Uuid
}

const keptHook = async (connectionId: Uuid, keeping: Keeping): Outcome<Failed, OpenedHook | null> => {
  const kept = await keeping.registry.secrets.get(connectionId, 'hook')
  if (isLeft(kept)) return kept
  if (kept.right === null) return right(null)
  const opened = await openedSecret(kept.right, hookPlace(kept.right), keeping)
  if (isLeft(opened)) return opened
  const hook = hookIn(opened.right.text)
  return isLeft(hook) ? hook : right({ ...hook.right, workspaceId: kept.right.workspaceId })
}

/** The secrets of a connection's deliveries, and the host that they belong to. */
export interface HookSecrets {
  readonly workspaceId: Uuid
  readonly provider: string
  readonly origin: string
  /** The secrets that prove deliveries now: the one that was given last, and the former one for a day. */
  readonly secrets: readonly string[]
}

/** The secrets of a connection's deliveries; null where it takes none. It is one look-up. */
export const hookSecretsOf = async (
  connectionId: Uuid,
  now: Instant,
  keeping: Keeping,
): Outcome<Failed, HookSecrets | null> => {
  const kept = await keptHook(connectionId, keeping)
  if (isLeft(kept)) return kept
  if (kept.right === null) return right(null)
  const { workspaceId, provider, origin, secret, former } = kept.right
  const isFormerValid = former !== null && now < former.until
  return right({ workspaceId, provider, origin, secrets: isFormerValid ? [secret, former.secret] : [secret] })
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
  const { connectionId, provider, origin } = connection
  const before = await keptHook(connectionId, keeping)
  // One that does not open has proven nothing: it is replaced.
  if (isLeft(before) && before.left.tag !== 'damaged' && before.left.tag !== 'no_such_key') return left(before.left)
  const known = isLeft(before) ? null : before.right
  const isStillValid = known !== null && former === 'for a day'
  const hook: KeptHook = {
    provider,
    origin,
    secret,
    former: isStillValid ? { secret: known.secret, until: instantOf(epochOf(now) + FORMER_MS) } : null,
  }
  const changed = await keepSecret(hookPlace(connection), JSON.stringify(hook), keeping)
  return isLeft(changed) ? changed : right(undefined)
}
