import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { FoldError } from '#app/folding'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Checked, checkHost, deliveryLine } from './check.js'
import { connectionToken } from './connection-token.js'
import type { Hosts } from './hosts.js'
import { hostStateOf, type NotSynced, readable } from './sync.js'

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
  const token = await connectionToken({ workspaceId, connectionId }, place, environment, hosts)
  if (isLeft(token)) return token
  const wanted = asked.containers.map(({ name }) => name)
  const checked = await checkHost(place, token.right, wanted, hosts, environment.watcher.stop)
  if (place.product.webhook === undefined) return right(checked)
  const state = await hostStateOf(workspaceId, connectionId, environment)
  if (isLeft(state)) return state
  return right({ ...checked, lines: [...checked.lines, deliveryLine(state.right?.deliveredAt ?? null)] })
}
