import type { Instant, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { EffectivePlan } from '#domain/plans'
import { syncIntervalSeconds } from '#domain/plans'
import { epochOf } from '#domain/time'
import type { ConnectionState } from '../entities/connection.js'
import { Host, type HostState } from '../entities/host.js'
import { reconciliationTermMs } from '../selection/freshness.js'
import type { ConnectionView } from './response.js'

/** The states of hosts, by connection; of connections that ask none there is nothing. */
export type Hosts = ReadonlyMap<Uuid, HostState>

/** Reads how far the hosts of some connections are read. */
export const readHosts = async (
  workspaceId: Uuid,
  connections: readonly Pick<ConnectionState, 'asked'>[],
  docs: DocumentReader,
): Promise<Hosts> => {
  if (connections.every(({ asked }) => asked === null)) return new Map()
  const hosts = await docs.find(Host, { where: { workspaceId: { eq: workspaceId } } })
  return new Map(hosts.map((one) => [one.connectionId, one]))
}

/** The oldest of some instants; null while one of them is not known. */
const oldestOf = (instants: readonly (Instant | null)[]): Instant | null => {
  const known = instants.flatMap((one) => one ?? [])
  return known.length < instants.length ? null : (known.sort()[0] ?? null)
}

/** The instant up to which all lists were compared with what is held: that of the oldest; null while one was not. */
export const reconciledAtOf = ({ lists }: Pick<HostState, 'lists'>): Instant | null =>
  oldestOf(lists.map(({ reconciledAt }) => reconciledAt))

/** The instant up to which all that the token may see is read: that of the oldest list; null while one was not read to its end. */
export const readToOf = ({ lists }: Pick<HostState, 'lists'>): Instant | null =>
  oldestOf(lists.filter(({ problem }) => problem === null).map(({ readTo }) => readTo))

/** The containers with a list that cannot be read, by their names. */
export const unreadContainersOf = (
  { asked, label }: Pick<ConnectionState, 'asked' | 'label'>,
  { lists }: Pick<HostState, 'lists'>,
): readonly string[] => {
  const nameOf = (of: string | null) => asked?.containers.find(({ id, name }) => of === (id ?? name))?.name ?? of
  return [...new Set(lists.flatMap(({ problem, of }) => (problem === null ? [] : [nameOf(of) ?? label])))]
}

/** Says whether a comparison with the host is overdue: its term, and two more runs, are over. */
export const isReconciliationOverdue = (
  { registeredAt }: Pick<ConnectionState, 'registeredAt'>,
  host: Pick<HostState, 'lists'>,
  plan: EffectivePlan,
  now: Instant,
): boolean => {
  // Until then it is read for the first time, which is shown by itself.
  if (host.lists.some(({ readTo }) => readTo === null)) return false
  const since = reconciledAtOf(host) ?? registeredAt
  return epochOf(now) - epochOf(since) > reconciliationTermMs(plan) + 2_000 * syncIntervalSeconds(plan)
}

/** The progress of a first reading; null if none is under way, or the host does not tell. */
export const progressOf = ({ lists }: HostState): ConnectionView['progress'] => {
  const first = lists.filter(({ readTo, pass }) => readTo === null && pass !== null)
  const days = first.flatMap(({ completeBackTo }) => completeBackTo ?? [])
  const [earliest] = days.sort()
  if (earliest === undefined) return null
  const left = first.map((one) => one.left)
  // Of several lists the one that has come less far counts: all is read only back to its day.
  return {
    completeBackTo: days.at(-1) ?? earliest,
    left: left.includes(null) ? null : left.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  }
}

/** The members by which a connection that asks its host shows more than others. */
export const hostView = (
  host: HostState | undefined,
): Pick<ConnectionView, 'reconciledAt' | 'nextRunAt' | 'quota' | 'progress' | 'unknownMembers'> => ({
  reconciledAt: host === undefined ? null : reconciledAtOf(host),
  nextRunAt: host?.nextRunAt ?? null,
  quota: host?.quota ?? null,
  progress: host === undefined ? null : progressOf(host),
  unknownMembers: host?.unknownMembers ?? 0,
})
