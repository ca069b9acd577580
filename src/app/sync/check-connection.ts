import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { FoldError } from '#app/folding'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Checked, checkHost, deliveryLine } from './check.js'
import { connectionToken, type NoToken } from './connection-token.js'
import { keptGrants } from './grants.js'
import type { Hosts } from './hosts.js'
import { hostStateOf, type NotSynced, readable } from './sync.js'
import { inTurn } from './turns.js'

export type { CheckLine } from './check.js'

/** Looks at the host of a connection as a run would, and reads nothing. Where the token rotates, that takes the connection's turn. */
export const checkConnection = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  environment: Environment,
  hosts: Hosts,
): Outcome<StoreError | FoldError | NotSynced, Checked> => {
  const found = await readable(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const { place, asked, connection } = found.right
  const look = async (stop: AbortSignal): Outcome<StoreError | NoToken, Checked> => {
    const token = await connectionToken({ workspaceId, connectionId }, place, environment, hosts)
    if (isLeft(token)) return token
    const grants = keptGrants({ workspaceId, connectionId }, place, environment, hosts)
    const wanted = asked.containers.map(({ name }) => name)
    return right(await checkHost(place, { token: token.right, grants }, wanted, hosts, stop))
  }
  const checked =
    place.product.host.rotating === undefined
      ? await look(environment.watcher.stop)
      : await inTurn({ workspaceId, connectionId, label: connection.label }, environment, look)
  if (isLeft(checked) || place.product.webhook === undefined) return checked
  const state = await hostStateOf(workspaceId, connectionId, environment)
  if (isLeft(state)) return state
  const changed = connection.recentRuns.find(({ counts }) => counts !== null && counts.accepted > 0)
  const line = deliveryLine(state.right?.deliveredAt ?? null, changed?.startedAt ?? null)
  return right({ ...checked.right, lines: [...checked.right.lines, line] })
}
