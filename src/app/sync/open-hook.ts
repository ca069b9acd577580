import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { FoldError } from '#app/folding'
import type { Uuid } from '#domain/common'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import type { Keys } from '#secrets/key'
import { changeHookSecret, type FormerSecret, newHookSecret } from './hook-secret.js'
import { hookedConnection } from './hooked-connection.js'
import { type NotSynced, readable } from './sync.js'

/** The address to which a host delivers, and the secret by which it signs. */
export interface OpenedHook {
  readonly label: string
  /** Below the address of the service. */
  readonly path: string
  readonly secret: string
}

/** Lets the host of a connection deliver what changes, by a new secret that is told this once. */
export const openHook = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  former: FormerSecret,
  environment: Environment,
  keys: Keys,
): Outcome<StoreError | FoldError | NotSynced, OpenedHook> => {
  const found = await readable(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const { label } = found.right.connection
  const connection = await hookedConnection(workspaceId, connectionId, environment)
  if (isLeft(connection)) return connection
  if (connection.right === null)
    return left({ tag: 'not_asked', message: `${label} delivers nothing by itself that this version reads` })
  const secret = newHookSecret(connection.right)
  const keeping = { registry: environment.registry, keys }
  const changed = await changeHookSecret(connection.right, secret, former, environment.now(), keeping)
  if (!isLeft(changed)) return right({ label, path: `/hooks/${connectionId}`, secret })
  const { left: error } = changed
  return left(isStoreError(error) ? error : { tag: 'no_token', message: error.message })
}
