import { compareText } from '#domain/compare'
import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { type ContainerKind, type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import { addDays, type Interval } from '#domain/time'
import { costMeasures } from '../cost/measures.js'
import { deliveryMeasures } from '../delivery/measures.js'
import type { ConnectionState } from '../entities/connection.js'
import { sumsInDays, sumsInIntervals } from '../rollups/read.js'
import { type SelectedContainer, selectedContainers } from '../selection/containers.js'
import type { Coverage } from '../selection/coverage.js'
import type { ProjectRequest } from '../selection/project.js'
import type { UnmappedContainer } from './response.js'

/** The kinds of evidence that lie in containers: one for each kind of container. */
const LYING: readonly EvidenceKind[] = ['code_change', 'work_item', 'meeting', 'cloud_line', 'ai_usage']

interface Unmapped extends SelectedContainer {
  readonly kind: ContainerKind
}

const sourcesOf = ({ kind, container }: Unmapped, connections: readonly ConnectionState[]): readonly string[] => {
  const reading = connections.filter(({ removed, coverage }) => {
    const reads = coverage.some((one) => PLACE_OF[one.kind] === kind && one.container === container)
    return reads && !removed
  })
  return [...new Set(reading.map(({ label, provider }) => label || provider))].sort(compareText)
}

/** Counts the records in repositories, trackers and calendars, or in cloud accounts, at some times: for each. */
const readRecords = async (
  { workspaceId }: ProjectRequest,
  all: readonly Unmapped[],
  docs: DocumentReader,
): Promise<readonly (number | null)[]> => {
  const timed = (wanted: (kind: ContainerKind) => boolean) =>
    all.flatMap(({ kind, container, times }, of) =>
      wanted(kind) ? times.map((interval: Interval) => ({ of, place: { kind, name: container }, interval })) : [],
    )
  const delivered = timed((kind) => kind !== 'cloud_account' && kind !== 'ai_account')
  const billed = timed((kind) => kind === 'cloud_account').map(({ of, place, interval: { from, to } }) => ({
    of,
    place,
    first: from.slice(0, 10),
    last: addDays(to.slice(0, 10), -1),
  }))
  const delivery = await sumsInIntervals(deliveryMeasures, workspaceId, delivered, docs)
  const cost = await sumsInDays(costMeasures, workspaceId, billed, docs)
  const counts: (number | null)[] = all.map(({ kind }) => (kind === 'ai_account' ? null : 0))
  const add = (of: number, records: number): void => {
    counts[of] = (counts[of] ?? 0) + records
  }
  for (const [i, { of }] of delivered.entries()) add(of, countOf(delivery[i]?.total ?? {}, 'records'))
  for (const [i, { of }] of billed.entries()) add(of, countOf(cost[i]?.total ?? {}, 'records'))
  return counts
}

const byRecords = (a: UnmappedContainer, b: UnmappedContainer): number =>
  (b.records ?? 0) - (a.records ?? 0) || compareText(`${a.kind} ${a.container}`, `${b.kind} ${b.container}`)

/**
 * Reads the containers that belong to no project at some time of the period, those with most records first; none unless the caller may
 * see everything.
 */
export const readUnmapped = async (
  request: ProjectRequest,
  { containers, connections }: Coverage,
  docs: DocumentReader,
): Promise<readonly UnmappedContainer[]> => {
  const nobodys = { ...request, projects: [], unmappedToo: request.caller.dataAccess.all }
  const kept = connections.filter(({ removed }) => !removed)
  const all = LYING.flatMap((evidence) => {
    const kind = PLACE_OF[evidence]
    if (kind === 'project') return []
    const found = selectedContainers(evidence, nobodys, containers, kept)
    return found.map((one): Unmapped => ({ ...one, kind }))
  })
  const records = await readRecords(request, all, docs)
  const told = all.map(
    (one, i): UnmappedContainer => ({
      kind: one.kind,
      container: one.container,
      sources: sourcesOf(one, kept),
      records: records[i] ?? null,
    }),
  )
  return told.toSorted(byRecords)
}
