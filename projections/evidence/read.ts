import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Uuid } from '#domain/common'
import { addCounts, type Counts, NO_COUNTS, sumOfCounts } from '#domain/counts'
import type { Availability } from '#domain/coverage'
import type { DocumentReader } from '#domain/documents'
import { EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { addDays } from '#domain/time'
import { costMeasures } from '../cost/measures.js'
import { deliveryMeasures } from '../delivery/measures.js'
import { Connection, type ConnectionState } from '../entities/connection.js'
import { Container, type ContainerState } from '../entities/container.js'
import type { Measures, Place } from '../rollups/contribution.js'
import { dailyInDays, dailyInInterval } from '../rollups/read.js'
import type { Daily } from '../rollups/rollup.js'
import { evidenceAvailability, type SelectedContainer, selectedContainers } from '../sources/measures.js'
import { PutAside } from '../sources/put-aside.js'

/** Where each kind of evidence of a selection and period lies, and how far it was read. */
export interface Coverage {
  readonly selected: Readonly<Record<EvidenceKind, readonly SelectedContainer[]>>
  readonly availability: Readonly<Record<EvidenceKind, Availability>>
  readonly containers: readonly ContainerState[]
  readonly connections: readonly ConnectionState[]
}

/** The sums of a selection and period, with how far each kind of evidence was read. */
export interface Evidence extends Coverage {
  readonly delivery: Daily
  readonly cost: Daily
}

const united = (all: readonly Daily[]): Daily => {
  const sum = new Map<CivilDate, Counts>()
  for (const daily of all) for (const [day, counts] of daily) sum.set(day, addCounts(sum.get(day) ?? NO_COUNTS, counts))
  return sum
}

/** The sums of a family over places and the times at which they count. */
const deliveryAt = async (
  workspaceId: Uuid,
  places: readonly (readonly [Place, SelectedContainer['times']])[],
  family: Measures,
  docs: DocumentReader,
): Outcome<StoreUnavailable, Daily> => {
  const all: Daily[] = []
  for (const [place, times] of places)
    for (const interval of times) {
      const daily = await dailyInInterval(family, { workspaceId, place }, interval, docs)
      if (isLeft(daily)) return daily
      all.push(daily.right)
    }
  return right(united(all))
}

/** Reads how far each kind of evidence of a selection and period was read. */
export const readCoverage = async (request: ReadRequest, docs: DocumentReader): Outcome<StoreUnavailable, Coverage> => {
  const where = { workspaceId: { eq: request.workspaceId } }
  const containers = await docs.find(Container, { where })
  if (isLeft(containers)) return containers
  const connections = await docs.find(Connection, { where })
  if (isLeft(connections)) return connections
  const aside = await docs.find(PutAside, { where })
  if (isLeft(aside)) return aside
  const selected = Object.fromEntries(
    EvidenceKind.values.map((kind) => [kind, selectedContainers(kind, request, containers.right, connections.right)]),
  ) as unknown as Coverage['selected']
  const availability = Object.fromEntries(
    EvidenceKind.values.map((kind) => [
      kind,
      evidenceAvailability(kind, selected[kind], connections.right, aside.right, request),
    ]),
  ) as unknown as Coverage['availability']
  return right({ selected, availability, containers: containers.right, connections: connections.right })
}

/** How many items count in the period whose trackers are mapped to nobody; none for whoever may not see all. */
export const readUnmappedItems = async (
  request: ReadRequest,
  { containers, connections }: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, number> => {
  const { workspaceId, caller } = request
  const nobodys = { ...request, projects: [], unmappedToo: caller.dataAccess.all }
  const places = selectedContainers('work_item', nobodys, containers, connections).map(
    ({ container, times }) => [{ kind: PLACE_OF.work_item, name: container }, times] as const,
  )
  const delivery = await deliveryAt(workspaceId, places, deliveryMeasures, docs)
  return isLeft(delivery) ? delivery : right(sumOfCounts(delivery.right.values())['items'] ?? 0)
}

/** Reads what delivery and cost of a selection and period are made of: one look at each rollup, no scan. */
export const readEvidence = async (request: ReadRequest, docs: DocumentReader): Outcome<StoreUnavailable, Evidence> => {
  const { workspaceId, projects, period } = request
  const coverage = await readCoverage(request, docs)
  if (isLeft(coverage)) return coverage
  const { selected } = coverage.right
  const placesOf = (kind: EvidenceKind) =>
    selected[kind].map(({ container, times }) => [{ kind: PLACE_OF[kind], name: container }, times] as const)
  // Changes and releases lie in the same repositories; meetings that a person attributed, in projects.
  const attributed = projects.map(
    ({ projectId }) => [{ kind: 'project' as const, name: projectId }, [period.interval]] as const,
  )
  const repositories = new Map(
    [...placesOf('code_change'), ...placesOf('release')].map((one) => [one[0].name, one] as const),
  )
  const delivery = await deliveryAt(
    workspaceId,
    [...placesOf('work_item'), ...repositories.values(), ...placesOf('meeting'), ...attributed],
    deliveryMeasures,
    docs,
  )
  if (isLeft(delivery)) return delivery

  const costs: Daily[] = []
  for (const kind of ['time_entry', 'cloud_line'] as const)
    for (const { container, times } of selected[kind])
      for (const { from, to } of times) {
        const place = { kind: PLACE_OF[kind], name: container }
        const days = { start: from.slice(0, 10), end: addDays(to.slice(0, 10), -1) }
        const daily = await dailyInDays(costMeasures, { workspaceId, place }, days, docs)
        if (isLeft(daily)) return daily
        costs.push(daily.right)
      }
  return right({ ...coverage.right, delivery: delivery.right, cost: united(costs) })
}
