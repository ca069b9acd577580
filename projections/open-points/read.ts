import type { Instant } from '#domain/common'
import { WorkType } from '#domain/common'
import { type CountsOf, countOf } from '#domain/counts'
import { measuredNumber } from '#domain/coverage'
import { type Collection, type DocumentReader, flatOf, type Query } from '#domain/documents'
import type { EvidenceKind } from '#domain/events/connections'
import { startOfDay } from '#domain/time'
import { type AiCounts, aiMeasures, changeCount } from '../ai/measures.js'
import { Assumption } from '../entities/assumption.js'
import { CodeChange } from '../entities/code-change.js'
import { attributionOf, Meeting } from '../entities/meeting.js'
import { WorkItem } from '../entities/work-item.js'
import { assumptionFacts, headDomainsOf } from '../invoice-defense/assumptions.js'
import { DailySums } from '../rollups/daily-sums.js'
import { sumsInIntervals } from '../rollups/read.js'
import { placedTimes } from '../selection/containers.js'
import { type Evidence, readEvidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { subjectOf } from '../trail/row.js'
import { versionsOf } from '../trail/versions-of.js'
import { readUnmapped } from './containers.js'
import { assistedChange, isAssisted, unlinkedChange, untaggedMeeting, untypedItem } from './elements.js'
import { type AssumptionPoint, LISTED, type OpenPoints } from './response.js'

interface Sources {
  readonly request: ProjectRequest
  readonly evidence: Evidence
  readonly docs: DocumentReader
}

/** Open points of one kind of evidence. */
interface Points<S, C extends string> {
  readonly collection: Collection<S>
  readonly kind: EvidenceKind
  /** The instant at which one counts. */
  readonly by: keyof S & string
  readonly sums: DailySums<C>
  /** The number of open ones among what is summed. */
  readonly counted: (counts: CountsOf<C>) => number
  readonly isOpen: (one: S) => boolean
}

const atOf = <S>(one: S, by: keyof S & string): string => String(one[by] ?? '')

/**
 * The newest open points of a kind, and how many there are in all. The sums say since which day there are enough of them, so that
 * no more is read.
 */
const readPoints = async <S, C extends string>(
  { collection, kind, by, sums, counted, isOpen }: Points<S, C>,
  { request, evidence, docs }: Sources,
): Promise<{ readonly some: readonly S[]; readonly total: number | null }> => {
  const { workspaceId, period } = request
  const day = sums.dayOfEnough(LISTED, counted)
  const since: Instant = day === null ? period.interval.from : startOfDay(day, 'UTC')
  const found = await flatOf(placedTimes(evidence.selected[kind]), ({ container, from, to }) =>
    docs.find(collection, {
      where: {
        workspaceId: { eq: workspaceId },
        place: { eq: container },
        [by]: { from: from > since ? from : since, below: to },
      } as Query<S>['where'],
      sort: [{ by, direction: 'desc' }],
    }),
  )
  const open = found.filter(isOpen).toSorted((a, b) => (atOf(a, by) < atOf(b, by) ? 1 : -1))
  return {
    some: open.slice(0, LISTED),
    total: measuredNumber(evidence.availability[kind], counted(sums.total)),
  }
}

/** Reads the six assumptions as they are on the last day of the period. */
const readAssumptions = async ({ request, evidence, docs }: Sources): Promise<readonly AssumptionPoint[]> => {
  const { workspaceId, projects, period } = request
  const [{ projectId }] = projects
  const set = await docs.find(Assumption, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: projectId } },
  })
  const refOf = (key: string) => ({ kind: Assumption.name, key, project: projectId })
  const refs = set.map(({ assumptionId }) => refOf(assumptionId))
  const versions = await versionsOf(docs, workspaceId, refs)
  const { start, end: day } = period.days
  return assumptionFacts(set, { start, day }, headDomainsOf(evidence)).map((one) => ({
    ...one,
    version: versions.get(subjectOf(workspaceId, refOf(one.id))) ?? null,
  }))
}

const assistedIn = (counts: AiCounts): number =>
  changeCount(counts, WorkType.values, 'assisted') + changeCount(counts, WorkType.values, 'conflicting')

const readAiSums = async ({ request, evidence, docs }: Sources) => {
  const repositories = placedTimes(evidence.selected.code_change).map(({ container, from, to }) => ({
    place: { kind: 'repository' as const, name: container },
    interval: { from, to },
  }))
  return DailySums.united(await sumsInIntervals(aiMeasures, request.workspaceId, repositories, docs))
}

/** Reads all that a person can mend in a project and period. */
export const readOpenPoints = async (request: ProjectRequest, docs: DocumentReader): Promise<OpenPoints> => {
  const evidence = await readEvidence(request, docs)
  const sources: Sources = { request, evidence, docs }
  const delivery = evidence.delivery
  const meetings = await readPoints(
    {
      collection: Meeting,
      kind: 'meeting',
      by: 'startsAt',
      sums: delivery,
      counted: (counts) => countOf(counts, 'meetings') - countOf(counts, 'meetings|tagged'),
      isOpen: (one) => attributionOf(one) === null,
    },
    sources,
  )
  const items = await readPoints(
    {
      collection: WorkItem,
      kind: 'work_item',
      by: 'at',
      sums: delivery,
      counted: (counts) => countOf(counts, 'items') - countOf(counts, 'items|typed'),
      isOpen: ({ type }) => type === null || type === 'other',
    },
    sources,
  )
  const changes = await readPoints(
    {
      collection: CodeChange,
      kind: 'code_change',
      by: 'mergedAt',
      sums: delivery,
      counted: (counts) => countOf(counts, 'merged') - countOf(counts, 'merged|linked'),
      isOpen: (one) => one.items.length === 0,
    },
    sources,
  )
  const assisted = await readPoints(
    {
      collection: CodeChange,
      kind: 'code_change',
      by: 'mergedAt',
      sums: await readAiSums(sources),
      counted: assistedIn,
      isOpen: isAssisted,
    },
    sources,
  )
  const assumptions = await readAssumptions(sources)
  const containers = await readUnmapped(request, evidence, docs)
  return {
    meetings: meetings.some.map(untaggedMeeting),
    meetingsTotal: meetings.total,
    items: items.some.map(untypedItem),
    itemsTotal: items.total,
    changes: changes.some.map(unlinkedChange),
    changesTotal: changes.total,
    assisted: assisted.some.map(assistedChange),
    assistedTotal: assisted.total,
    containers: containers.slice(0, LISTED),
    containersTotal: containers.length,
    assumptions,
    assumptionsTotal: assumptions.filter(({ status }) => status !== 'verified').length,
  }
}
