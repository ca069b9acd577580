import type { Uuid } from '#domain/common'
import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { addDays } from '#domain/time'
import { type CostCounter, costMeasures } from '../cost/measures.js'
import { type DeliveryCounter, deliveryMeasures } from '../delivery/measures.js'
import type { Measures, Place } from '../rollups/contribution.js'
import { DailySums } from '../rollups/daily-sums.js'
import { sumsInDays, sumsInInterval } from '../rollups/read.js'
import { type SelectedContainer, selectedContainers } from './containers.js'
import { type Coverage, readCoverage } from './coverage.js'

/** The sums of a selection and period, with how far each kind of evidence was read. */
export interface Evidence extends Coverage {
  readonly delivery: DailySums<DeliveryCounter>
  readonly cost: DailySums<CostCounter>
}

/** The sums of a family over places and the times at which they count. */
const deliveryAt = async <C extends string>(
  workspaceId: Uuid,
  places: readonly (readonly [Place, SelectedContainer['times']])[],
  family: Measures<C>,
  docs: DocumentReader,
): Promise<DailySums<C>> => {
  const all: DailySums<C>[] = []
  for (const [place, times] of places)
    for (const interval of times) all.push(await sumsInInterval(family, { workspaceId, place }, interval, docs))
  return DailySums.united(all)
}

/** Counts the period's items in trackers without a project; none unless the caller may see everything. */
export const readUnmappedItems = async (
  request: ReadRequest,
  { containers, connections }: Coverage,
  docs: DocumentReader,
): Promise<number> => {
  const { workspaceId, caller } = request
  const nobodys = { ...request, projects: [], unmappedToo: caller.dataAccess.all }
  const places = selectedContainers('work_item', nobodys, containers, connections).map(
    ({ container, times }) => [{ kind: PLACE_OF.work_item, name: container }, times] as const,
  )
  const delivery = await deliveryAt(workspaceId, places, deliveryMeasures, docs)
  return countOf(delivery.total, 'items')
}

/** Reads what delivery and cost of a selection and period are made of: one look at each rollup, no scan. */
export const readEvidence = async (request: ReadRequest, docs: DocumentReader): Promise<Evidence> => {
  const { workspaceId, projects, period } = request
  const coverage = await readCoverage(request, docs)
  const { selected } = coverage
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

  const costs: DailySums<CostCounter>[] = []
  for (const kind of ['time_entry', 'cloud_line'] as const)
    for (const { container, times } of selected[kind])
      for (const { from, to } of times) {
        const place = { kind: PLACE_OF[kind], name: container }
        const days = { start: from.slice(0, 10), end: addDays(to.slice(0, 10), -1) }
        costs.push(await sumsInDays(costMeasures, { workspaceId, place }, days, docs))
      }
  return { ...coverage, delivery, cost: DailySums.united(costs) }
}
