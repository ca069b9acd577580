import { randomUUID } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { type DomainEvent, streamOf } from '#domain/events/catalogue'
import type { Outcome } from '#domain/outcome'
import type { Scope } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { type Cause, newEvent } from '#eventlog/new-event'
import type { KeyDocument } from '#projections/access/fold'
import { keyStatus } from '#projections/access/report'
import { generateKey, keyDigest, keyPrefix } from '../access/key.js'
import type { Stores } from '../stores.js'
import { settleAccess } from './access.js'
import { decideAndAppend } from './append.js'
import { accessOf, meant } from './context.js'
import type { Refusal } from './refusal.js'
import type { CommandError } from './workspace.js'

/** How long a key is valid, by the choice that was made; null: for good. */
export const EXPIRY_DAYS = { '30d': 30, '60d': 60, '90d': 90, '1y': 365, never: null } as const
export type Expiry = keyof typeof EXPIRY_DAYS

export interface KeyWishes {
  readonly workspaceId: Uuid
  readonly memberId: Uuid
  readonly name: string
  readonly environment: 'live' | 'test'
  readonly scopes: readonly Scope[]
  readonly expiry: Expiry
}

export interface IssuedKey {
  readonly keyId: Uuid
  /** The secret itself; it is shown once and stored nowhere. */
  readonly key: string
}

const DAY_MS = 86_400_000

/** Keys come from being issued, or take another one's place. */
const isMade = (keyId: Uuid) => (event: DomainEvent) =>
  (event.type === 'ApiKeyIssued' || event.type === 'ApiKeyRotated') && event.data.keyId === keyId

/** Issues a key: this one, where it was made before and not shown. When it is back, every process accepts the key. */
export const issueKey = async (
  { workspaceId, memberId, name, environment, scopes, expiry }: KeyWishes,
  stores: Stores,
  now: Instant,
  made: IssuedKey = { keyId: randomUUID(), key: generateKey(environment) },
): Outcome<CommandError, IssuedKey> => {
  const { eventLog, registry } = stores
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const [pepper] = peppers.right
  const cause: Cause = { workspaceId, actor: { kind: 'user', id: memberId }, correlationId: randomUUID(), now }
  const { keyId, key } = made
  const days = EXPIRY_DAYS[expiry]
  const expiresAt = days === null ? null : instantOf(epochOf(now) + days * DAY_MS)
  const data = {
    keyId,
    name,
    environment,
    prefix: keyPrefix(key),
    digest: keyDigest(key, pepper.secret),
    pepperId: pepper.id,
    scopes,
    createdBy: memberId,
    expiresAt,
  }
  const issued = await decideAndAppend<never>(streamOf.access(workspaceId), eventLog, (events) =>
    right(events.some(isMade(keyId)) ? [] : [newEvent('ApiKeyIssued', { kind: 'api_key', key: keyId }, data, cause)]),
  )
  if (isLeft(issued)) return issued
  const settled = await settleAccess(workspaceId, stores)
  return isLeft(settled) ? settled : right(made)
}

/** The key that is meant by an id or a name. One that is void already is meant only where no other has the name. */
export const keyNamed = (named: string, keys: readonly KeyDocument[], now: Instant): Either<Refusal, KeyDocument> => {
  const isValid = (one: KeyDocument): boolean => ['active', 'rotating'].includes(keyStatus(one, now))
  const valid = keys.filter((one) => one.name === named && isValid(one))
  return meant({
    what: 'key',
    named,
    all: valid.length > 0 ? valid : keys,
    idOf: (one) => one.keyId,
    nameOf: (one) => one.name,
    detailOf: (one) => `${one.prefix}…, ${keyStatus(one, now)}`,
  })
}

export interface NoSuchKey {
  readonly tag: 'no_such_key'
}

/**
 * Revokes a key. When it is back, every process refuses the key, however far behind the projector is. A key that is
 * revoked already stays so; its documents are written all the same, for a command that was killed between the two.
 */
export const revokeKey = async (
  { workspaceId, memberId, keyId }: { workspaceId: Uuid; memberId: Uuid; keyId: Uuid },
  stores: Stores,
  now: Instant,
): Outcome<CommandError | NoSuchKey, { readonly already: boolean }> => {
  const cause: Cause = { workspaceId, actor: { kind: 'user', id: memberId }, correlationId: randomUUID(), now }
  const revoked = await decideAndAppend<NoSuchKey>(streamOf.access(workspaceId), stores.eventLog, (events) => {
    const key = accessOf(workspaceId, events).keys.find((one) => one.keyId === keyId)
    if (key === undefined) return left({ tag: 'no_such_key' })
    return right(
      key.revokedAt !== null ? [] : [newEvent('ApiKeyRevoked', { kind: 'api_key', key: keyId }, { keyId }, cause)],
    )
  })
  if (isLeft(revoked)) return revoked
  const settled = await settleAccess(workspaceId, stores)
  return isLeft(settled) ? settled : right({ already: revoked.right.position === '' })
}
