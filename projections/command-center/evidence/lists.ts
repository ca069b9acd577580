import type { Instant } from '#domain/common'
import { countOf } from '#domain/counts'
import { type DocumentReader, flatOf } from '#domain/documents'
import { LONGEST_LINE_DAYS } from '#domain/events/commercial'
import { figure } from '#domain/figures'
import { addDays } from '#domain/time'
import { isCoordination } from '../../delivery/measures.js'
import { milestonesIn, objectivesOn } from '../../engagement/objectives.js'
import { CloudLine, type CloudLineState } from '../../entities/cloud-line.js'
import { CodeChange, type CodeChangeState } from '../../entities/code-change.js'
import { attributionOf, Meeting, type MeetingState } from '../../entities/meeting.js'
import { Milestone } from '../../entities/milestone.js'
import { Objective } from '../../entities/objective.js'
import { Release, type ReleaseState } from '../../entities/release.js'
import { TimeEntry, type TimeEntryState } from '../../entities/time-entry.js'
import { WorkItem } from '../../entities/work-item.js'
import { readItemsNamed } from '../../scope-creep/read.js'
import { placedTimes, type SelectedContainer } from '../../selection/containers.js'
import type { Coverage } from '../../selection/coverage.js'
import type { Evidence } from '../../selection/evidence.js'
import { firstThat, newestIn } from '../../selection/newest.js'
import type { ProjectRequest } from '../../selection/project.js'
import { EVIDENCE_LIMIT, type EvidenceItem } from '../response.js'
import { contributionBases } from '../texts.js'
import {
  changeEvidence,
  cloudLineEvidence,
  type Days,
  type ListContext,
  meetingEvidence,
  milestoneEvidence,
  objectiveEvidence,
  releaseEvidence,
  timeEntryEvidence,
  workItemEvidence,
} from './items.js'
import { attributionBy } from './scope.js'

// Each list of evidence, read by index within the period: the newest of what is no older than an instant.

export type Found = Promise<readonly EvidenceItem[]>

const later = <A extends string>(a: A, b: A): A => (a > b ? a : b)

/** The same as civil days, for what is dated by day. */
const dayTimes = (selected: readonly SelectedContainer[]): ReadonlyMap<string, readonly Days[]> =>
  new Map(
    selected.map(({ container, times: all }) => [
      container,
      all.map(({ from, to }) => ({ start: from.slice(0, 10), end: addDays(to.slice(0, 10), -1) })),
    ]),
  )

export const completedItems = async (
  { workspaceId }: ProjectRequest,
  { selected }: Coverage,
  context: ListContext,
  docs: DocumentReader,
): Found => {
  const items = await flatOf(placedTimes(selected.work_item), ({ container, from, to }) =>
    docs.find(WorkItem, {
      where: {
        workspaceId: { eq: workspaceId },
        place: { eq: container },
        state: { eq: 'done' },
        at: { from, below: to },
      },
      sort: [{ by: 'at', direction: 'desc' }],
      limit: EVIDENCE_LIMIT,
    }),
  )
  const contribution = figure(1, 'count', 'provider_export', contributionBases.completedItem)
  const attributionOf = attributionBy(context.scope, items)
  return items.map((item) => {
    const attribution = attributionOf([item.key])
    return workItemEvidence(item, { occurredAt: item.at ?? '', contribution, attribution }, context)
  })
}

/** Reads how things that name items with these keys stand to the lock. */
const readAttributions = async (
  request: ProjectRequest,
  keys: readonly string[],
  { scope }: ListContext,
  docs: DocumentReader,
): Promise<ReturnType<typeof attributionBy>> => {
  const items = await readItemsNamed(request, scope, new Set(keys), docs)
  return attributionBy(scope, items)
}

const keysOf = ({ items }: CodeChangeState): readonly string[] => items.map(({ key }) => key)

export const changesBy = async (
  by: 'mergedAt' | 'taggedAt',
  request: ProjectRequest,
  { selected }: Coverage,
  context: ListContext,
  since: Instant,
  docs: DocumentReader,
): Found => {
  const changes = await newestIn(
    EVIDENCE_LIMIT,
    placedTimes(selected.code_change),
    (change: CodeChangeState) => change[by],
    ({ container, from, to }) =>
      docs.find(CodeChange, {
        where: { workspaceId: { eq: request.workspaceId }, place: { eq: container }, [by]: { from, below: to } },
        sort: [{ by, direction: 'desc' }],
        limit: EVIDENCE_LIMIT,
      }),
    since,
  )
  const attributionOf = await readAttributions(request, changes.flatMap(keysOf), context, docs)
  return changes.map((change) => changeEvidence(change, attributionOf(keysOf(change)), context))
}

export const releases = async (
  { workspaceId }: ProjectRequest,
  { selected }: Coverage,
  context: ListContext,
  since: Instant,
  docs: DocumentReader,
): Found => {
  const found = await newestIn(
    EVIDENCE_LIMIT,
    placedTimes(selected.release),
    ({ releasedAt }: ReleaseState) => releasedAt,
    ({ container, from, to }) =>
      docs.find(Release, {
        // Once where it comes in parts.
        where: {
          workspaceId: { eq: workspaceId },
          place: { eq: container },
          part: { eq: 1 },
          releasedAt: { from, below: to },
        },
        sort: [{ by: 'releasedAt', direction: 'desc' }],
        limit: EVIDENCE_LIMIT,
      }),
    since,
  )
  return found.map((release) => releaseEvidence(release, context))
}

export const timeEntries = async (request: ProjectRequest, context: ListContext, docs: DocumentReader): Found => {
  const { start, end } = request.period.days
  const entries = await docs.find(TimeEntry, {
    where: {
      workspaceId: { eq: request.workspaceId },
      place: { eq: request.projects[0].projectId },
      day: { from: start, below: addDays(end, 1) },
    },
    sort: [{ by: 'day', direction: 'desc' }],
    limit: EVIDENCE_LIMIT,
  })
  const named = ({ workItem }: TimeEntryState): readonly string[] => (workItem === null ? [] : [workItem])
  const attributionOf = await readAttributions(request, entries.flatMap(named), context, docs)
  return entries.flatMap((entry) => timeEntryEvidence(entry, attributionOf(named(entry)), context))
}

/** Those that nobody attributed, in the project's calendars, and those that somebody attributed to it, in any. */
export const meetings = async (
  { workspaceId, projects: [{ projectId }], period }: ProjectRequest,
  { selected }: Coverage,
  context: ListContext,
  since: Instant,
  docs: DocumentReader,
): Found => {
  const { from, to } = period.interval
  const where = { workspaceId: { eq: workspaceId } }
  const isCounted = (meeting: MeetingState): boolean => attributionOf(meeting) === null && isCoordination(meeting)
  const inCalendars = await flatOf(placedTimes(selected.meeting), ({ container, ...time }) =>
    firstThat(EVIDENCE_LIMIT, isCounted, (limit) =>
      docs.find(Meeting, {
        where: { ...where, place: { eq: container }, startsAt: { from: later(time.from, since), below: time.to } },
        sort: [{ by: 'startsAt', direction: 'desc' }],
        limit,
      }),
    ),
  )
  const attributed = await firstThat(EVIDENCE_LIMIT, isCoordination, (limit) =>
    docs.find(Meeting, {
      where: { ...where, projectId: { eq: projectId }, startsAt: { from: later(from, since), below: to } },
      sort: [{ by: 'startsAt', direction: 'desc' }],
      limit,
    }),
  )
  return [...inCalendars, ...attributed].map((meeting) => meetingEvidence(meeting, context))
}

/** Lines of several days that lie on a day of the period. */
const longCloudLines = (
  request: ProjectRequest,
  { selected }: Coverage,
  docs: DocumentReader,
): Promise<readonly CloudLineState[]> => {
  const { start, end } = request.period.days
  return flatOf([...dayTimes(selected.cloud_line)], async ([container, days]) => {
    const lines = await docs.find(CloudLine, {
      where: {
        workspaceId: { eq: request.workspaceId },
        place: { eq: container },
        severalDays: { eq: true },
        to: { from: start, below: addDays(end, LONGEST_LINE_DAYS + 1) },
      },
    })
    return lines.filter(({ from, to }) => days.some((some) => (from ?? '') <= some.end && (to ?? '') >= some.start))
  })
}

/**
 * Counts the lines that lie on a day of the period: those that begin in it, by its sums, where each counts on its first
 * day, and those that began before.
 */
export const countCloudLines = async (request: ProjectRequest, evidence: Evidence, docs: DocumentReader) => {
  const days = dayTimes(evidence.selected.cloud_line)
  const long = await longCloudLines(request, evidence, docs)
  const begunBefore = long.filter(
    ({ place, from }) =>
      !(days.get(place) ?? []).some(({ start, end }) => (from ?? '') >= start && (from ?? '') <= end),
  )
  return countOf(evidence.cost.total, 'cloudLines') + begunBefore.length
}

/** The newest lines that lie on a day of the period, each with its part on them. */
export const cloudLines = async (
  request: ProjectRequest,
  coverage: Coverage,
  context: ListContext,
  since: Instant,
  docs: DocumentReader,
): Found => {
  const days = dayTimes(coverage.selected.cloud_line)
  const times = [...days].flatMap(([container, all]) => all.map((some) => ({ container, ...some })))
  const short = await flatOf(times, ({ container, start, end }) =>
    docs.find(CloudLine, {
      where: {
        workspaceId: { eq: request.workspaceId },
        place: { eq: container },
        severalDays: { eq: false },
        to: { from: later(start, since.slice(0, 10)), below: addDays(end, 1) },
      },
      sort: [{ by: 'to', direction: 'desc' }],
      limit: EVIDENCE_LIMIT,
    }),
  )
  const long = await longCloudLines(request, coverage, docs)
  return [...short, ...long].flatMap((line) => cloudLineEvidence(line, days.get(line.place) ?? [], context))
}

export const aims = async (request: ProjectRequest, docs: DocumentReader): Found => {
  const { days } = request.period
  const where = { workspaceId: { eq: request.workspaceId }, projectId: { eq: request.projects[0].projectId } }
  const objectives = await docs.find(Objective, { where })
  const milestones = await docs.find(Milestone, { where })
  return [
    ...objectivesOn(objectives, days.end).map((one) => objectiveEvidence(one, days.end)),
    ...milestonesIn(milestones, days).map(milestoneEvidence),
  ]
}
