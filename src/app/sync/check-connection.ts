import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { FoldError } from '#app/folding'
import type { Uuid } from '#domain/common'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import { tokenOf } from '#secrets/kept'
import { tokenSentence } from '#secrets/texts'
import { type Checked, checkHost } from './check.js'
import { type Hosts, originOf } from './hosts.js'
import { type NotSynced, readable } from './sync.js'

export type { CheckLine } from './check.js'

/** Looks at the host of a connection as a run would, and reads nothing. */
export const checkConnection = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  environment: Environment,
  hosts: Hosts,
): Outcome<StoreError | FoldError | NotSynced, Checked> => {
  const found = await readable(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const { place, asked } = found.right
  const token = await tokenOf(
    { workspaceId, connectionId, origin: originOf(place.address) },
    { registry: environment.registry, keys: hosts.keys, environment: hosts.variables },
  )
  if (isLeft(token)) {
    if (isStoreError(token.left)) return left(token.left)
    return left({ tag: 'no_token', message: tokenSentence(token.left) })
  }
  const wanted = asked.containers.map(({ name }) => name)
  return right(await checkHost(place, token.right, wanted, hosts, environment.watcher.stop))
}
