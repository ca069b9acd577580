import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import type { ReadRequest } from '#domain/operation'
import { addDays } from '#domain/time'
import { type CostCounter, costMeasures } from '../cost/measures.js'
import { type DeliveryCounter, deliveryMeasures } from '../delivery/measures.js'
import { DailySums } from '../rollups/daily-sums.js'
import { type PlacedDays, type PlacedInterval, sumsInDays, sumsInIntervals } from '../rollups/read.js'
import { type SelectedContainer, selectedContainers } from './containers.js'
import { type Coverage, type CoverageOf, readCoverage } from './coverage.js'

/** The sums of a selection and period, with how far each kind of evidence was read. */
export interface Evidence extends Coverage {
  readonly delivery: DailySums<DeliveryCounter>
  readonly cost: DailySums<CostCounter>
}

/** Each place with each of its times. */
const placedIntervals = (kind: EvidenceKind, selected: readonly SelectedContainer[]): readonly PlacedInterval[] =>
  selected.flatMap(({ container, times }) =>
    times.map((interval) => ({ place: { kind: PLACE_OF[kind], name: container }, interval })),
  )

/** Counts the period's items in trackers without a project; none unless the caller may see everything. */
export const readUnmappedItems = async (
  request: ReadRequest,
  { containers, connections }: Pick<Coverage, 'containers' | 'connections'>,
  docs: DocumentReader,
): Promise<number> => {
  const { workspaceId, caller } = request
  const nobodys = { ...request, projects: [], unmappedToo: caller.dataAccess.all }
  const trackers = selectedContainers('work_item', nobodys, containers, connections)
  const sums = await sumsInIntervals(deliveryMeasures, workspaceId, placedIntervals('work_item', trackers), docs)
  const delivery = DailySums.united(sums)
  return countOf(delivery.total, 'items')
}

/** The places and times at which the deliveries of a selection and period lie, and its meetings. */
export const deliveryPlaces = (
  { projects, period }: Pick<ReadRequest, 'projects' | 'period'>,
  { selected }: Pick<CoverageOf<'work_item' | 'code_change' | 'release' | 'meeting'>, 'selected'>,
): readonly PlacedInterval[] => {
  // Changes and releases lie in the same repositories.
  const repositories = new Map(
    [...selected.code_change, ...selected.release].map((one) => [one.container, one] as const),
  )
  return [
    ...placedIntervals('work_item', selected.work_item),
    ...placedIntervals('code_change', [...repositories.values()]),
    ...meetingPlaces({ projects, period }, { selected }),
  ]
}

/** The places and times of the meetings of a selection and period: those that a person attributed lie in projects. */
export const meetingPlaces = (
  { projects, period }: Pick<ReadRequest, 'projects' | 'period'>,
  { selected }: Pick<CoverageOf<'meeting'>, 'selected'>,
): readonly PlacedInterval[] => [
  ...placedIntervals('meeting', selected.meeting),
  ...projects.map(({ projectId }) => ({
    place: { kind: 'project' as const, name: projectId },
    interval: period.interval,
  })),
]

/** The places and days of what a selection and period cost, beside meetings. */
export const costPlaces = ({
  selected,
}: Pick<CoverageOf<'time_entry' | 'cloud_line'>, 'selected'>): readonly PlacedDays[] =>
  (['time_entry', 'cloud_line'] as const).flatMap((kind) =>
    placedIntervals(kind, selected[kind]).map(({ place, interval: { from, to } }) => ({
      place,
      first: from.slice(0, 10),
      last: addDays(to.slice(0, 10), -1),
    })),
  )

/** Reads what delivery and cost of a selection and period are made of: one look at each rollup, no scan. */
export const readEvidence = async (request: ReadRequest, docs: DocumentReader): Promise<Evidence> => {
  const { workspaceId } = request
  const coverage = await readCoverage(request, docs)
  const delivery = await sumsInIntervals(deliveryMeasures, workspaceId, deliveryPlaces(request, coverage), docs)
  const cost = await sumsInDays(costMeasures, workspaceId, costPlaces(coverage), docs)
  return { ...coverage, delivery: DailySums.united(delivery), cost: DailySums.united(cost) }
}
