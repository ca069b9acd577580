import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { FoldError } from '#app/folding'
import { ShortText } from '#domain/bounds'
import type { Uuid } from '#domain/common'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import { readToken } from '#secrets/kept'
import type { Keys } from '#secrets/key'
import type { NoToken } from './connection-token.js'
import { changeHookSecret, type FormerSecret, newHookSecret } from './hook-secret.js'
import { hookedConnection } from './hooked-connection.js'
import type { Hosts } from './hosts.js'
import { type NotSynced, readable } from './sync.js'

/** The address to which a host delivers, and the secret by which it signs. */
export interface OpenedHook {
  readonly label: string
  /** Below the address of the service. */
  readonly path: string
  /** Null where the host makes it. */
  readonly secret: string | null
}

/** The secret in a variable of this process, as a host made it. */
export const secretInVariable = (name: string, { variables }: Pick<Hosts, 'variables'>): Either<NoToken, string> => {
  const secret = readToken({ from: 'environment', name }, variables)
  if (!isLeft(secret) && ShortText.is(secret.right)) return secret
  const message =
    'the variable that --secret-env names holds no secret: name one of capital letters, digits and underscores, and set it to the secret alone'
  return left({ tag: 'no_token', message })
}

/**
 * Lets the host of a connection deliver what changes, by a new secret that is told this once. Where the host makes secrets by itself,
 * `given` is that secret: as long as it is not known, nothing is delivered.
 */
export const openHook = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  former: FormerSecret,
  environment: Environment,
  keys: Keys,
  given: string | null = null,
): Outcome<StoreError | FoldError | NotSynced, OpenedHook> => {
  const found = await readable(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const { label } = found.right.connection
  const connection = await hookedConnection(workspaceId, connectionId, environment)
  if (isLeft(connection)) return connection
  if (connection.right === null)
    return left({ tag: 'not_asked', message: `${label} delivers nothing by itself that this version reads` })
  const isMadeThere = connection.right.webhook.hostMakesSecret === true
  if (given !== null && !isMadeThere)
    return left({ tag: 'not_asked', message: `${label} takes a secret that is made here: leave out --secret-env` })
  const made = isMadeThere ? null : newHookSecret(connection.right)
  const opened = { label, path: `/hooks/${connectionId}`, secret: made }
  const secret = made ?? given
  if (secret === null) return right(opened)
  const keeping = { registry: environment.registry, keys }
  const changed = await changeHookSecret(connection.right, secret, former, environment.now(), keeping)
  if (!isLeft(changed)) return right(opened)
  const { left: error } = changed
  return left(isStoreError(error) ? error : { tag: 'no_token', message: error.message })
}
