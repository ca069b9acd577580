import { randomUUID } from 'node:crypto'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { generateKey } from '#access/key'
import type { Ports } from '#app/environment'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import type { Scope } from '#domain/roles'
import type { AnyCommand } from './command.js'
import { type StateError, state } from './run.js'
import { type Expiry, issuing, revoking } from './statements/keys.js'

export interface KeySpec {
  readonly workspaceId: Uuid
  /** Its creator, whose roles limit it. */
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

const foldNothing = async () => right(undefined)

/** Issues a key, or one made before and never shown. When it returns, every process accepts the key. */
export const issueKey = async (
  { workspaceId, memberId, name, environment, scopes, expiry }: KeySpec,
  stores: Ports,
  now: Instant,
  made: IssuedKey = { keyId: randomUUID(), key: generateKey(environment) },
): Outcome<StateError, IssuedKey> => {
  const input = { name, scopes, environment, expires: expiry, for: null, id: made.keyId }
  const statement = { command: issuing as AnyCommand, input, workspaceId, as: memberId, secret: made.key }
  const issued = await state(statement, stores, now, foldNothing)
  return isLeft(issued) ? issued : right(made)
}

/** Revokes a key. When it returns, every process refuses the key, even if the projector is behind. */
export const revokeKey = async (
  { workspaceId, memberId, keyId }: { workspaceId: Uuid; memberId: Uuid; keyId: Uuid },
  stores: Ports,
  now: Instant,
): Outcome<StateError, { readonly already: boolean }> => {
  const statement = { command: revoking as AnyCommand, input: { key: keyId }, workspaceId, as: memberId }
  const revoked = await state(statement, stores, now, foldNothing)
  return isLeft(revoked) ? revoked : right({ already: !revoked.right.changed })
}
