import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import { LONGEST_LINE_DAYS } from '#domain/events/commercial'
import { figure } from '#domain/figures'
import { flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { addDays } from '#domain/time'
import { isCoordination } from '../delivery/measures.js'
import { CloudLine } from '../entities/cloud-line.js'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { attributionOf, Meeting } from '../entities/meeting.js'
import { Milestone } from '../entities/milestone.js'
import { Objective } from '../entities/objective.js'
import { Release } from '../entities/release.js'
import { TimeEntry, type TimeEntryState } from '../entities/time-entry.js'
import { WorkItem } from '../entities/work-item.js'
import type { Coverage } from '../evidence/read.js'
import { type ProjectRequest, readItemsNamed } from '../evidence/scope.js'
import { milestonesIn, objectivesOn } from '../objectives/report.js'
import type { SelectedContainer } from '../sources/measures.js'
import { daysOf, placedTimes } from '../sources/measures.js'
import {
  changeEvidence,
  cloudLineEvidence,
  type Days,
  meetingEvidence,
  milestoneEvidence,
  objectiveEvidence,
  releaseEvidence,
  type Surroundings,
  timeEntryEvidence,
  workItemEvidence,
} from './items.js'
import { EVIDENCE_LIMIT, type EvidenceItem } from './response.js'
import { attributionBy } from './scope-items.js'

// Each list of evidence, read by index within the period.

export type Found = Outcome<StoreUnavailable, readonly EvidenceItem[]>

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
  around: Surroundings,
  docs: DocumentReader,
): Found => {
  const items = await flatOf(placedTimes(selected.work_item), ({ container, from, to }) =>
    docs.find(WorkItem, {
      where: {
        ...{ workspaceId: { eq: workspaceId }, place: { eq: container }, state: { eq: 'done' } },
        at: { from, below: to },
      },
      ...{ sort: [{ by: 'at', direction: 'desc' }], limit: EVIDENCE_LIMIT },
    }),
  )
  if (isLeft(items)) return items
  const contribution = figure(1, 'count', 'provider_export', 'a completed work item')
  const attributionOf = attributionBy(around.scope, items.right)
  return right(
    items.right.map((item) => {
      const attribution = attributionOf([item.key])
      return workItemEvidence(item, { occurredAt: item.at ?? '', contribution, attribution }, around)
    }),
  )
}

/** Reads how things that name items with these keys stand to the lock. */
const readAttributions = async (
  request: ProjectRequest,
  keys: readonly string[],
  { scope }: Surroundings,
  docs: DocumentReader,
): Outcome<StoreUnavailable, ReturnType<typeof attributionBy>> => {
  const held = await readItemsNamed(request, scope, new Set(keys), docs)
  return isLeft(held) ? held : right(attributionBy(scope, held.right))
}

const keysOf = ({ items }: CodeChangeState): readonly string[] => items.map(({ key }) => key)

export const changesBy = async (
  by: 'mergedAt' | 'taggedAt',
  request: ProjectRequest,
  { selected }: Coverage,
  around: Surroundings,
  docs: DocumentReader,
): Found => {
  const changes = await flatOf(placedTimes(selected.code_change), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: { workspaceId: { eq: request.workspaceId }, place: { eq: container }, [by]: { from, below: to } },
      ...{ sort: [{ by, direction: 'desc' }], limit: EVIDENCE_LIMIT },
    }),
  )
  if (isLeft(changes)) return changes
  const attributionOf = await readAttributions(request, changes.right.flatMap(keysOf), around, docs)
  if (isLeft(attributionOf)) return attributionOf
  return right(changes.right.map((change) => changeEvidence(change, attributionOf.right(keysOf(change)), around)))
}

export const releases = async (
  { workspaceId }: ProjectRequest,
  { selected }: Coverage,
  around: Surroundings,
  docs: DocumentReader,
): Found => {
  const found = await flatOf(placedTimes(selected.release), ({ container, from, to }) =>
    docs.find(Release, {
      // Once where it comes in parts.
      where: {
        ...{ workspaceId: { eq: workspaceId }, place: { eq: container }, part: { eq: 1 } },
        releasedAt: { from, below: to },
      },
      ...{ sort: [{ by: 'releasedAt', direction: 'desc' }], limit: EVIDENCE_LIMIT },
    }),
  )
  return isLeft(found) ? found : right(found.right.map((release) => releaseEvidence(release, around)))
}

export const timeEntries = async (request: ProjectRequest, around: Surroundings, docs: DocumentReader): Found => {
  const { start, end } = daysOf(request)
  const entries = await docs.find(TimeEntry, {
    where: {
      ...{ workspaceId: { eq: request.workspaceId }, place: { eq: request.projects[0].projectId } },
      day: { from: start, below: addDays(end, 1) },
    },
    ...{ sort: [{ by: 'day', direction: 'desc' }], limit: EVIDENCE_LIMIT },
  })
  if (isLeft(entries)) return entries
  const named = ({ workItem }: TimeEntryState): readonly string[] => (workItem === null ? [] : [workItem])
  const attributionOf = await readAttributions(request, entries.right.flatMap(named), around, docs)
  if (isLeft(attributionOf)) return attributionOf
  return right(entries.right.flatMap((entry) => timeEntryEvidence(entry, attributionOf.right(named(entry)), around)))
}

/** Those that nobody attributed, in the project's calendars, and those that somebody attributed to it, in any. */
export const meetings = async (
  { workspaceId, projects: [{ projectId }], period }: ProjectRequest,
  { selected }: Coverage,
  around: Surroundings,
  docs: DocumentReader,
): Found => {
  const { from, to } = period.interval
  const where = { workspaceId: { eq: workspaceId } }
  const [held, attributed] = [
    await flatOf(placedTimes(selected.meeting), ({ container, ...time }) =>
      docs.find(Meeting, {
        where: { ...where, place: { eq: container }, startsAt: { from: time.from, below: time.to } },
      }),
    ),
    await docs.find(Meeting, { where: { ...where, projectId: { eq: projectId }, startsAt: { from, below: to } } }),
  ]
  if (isLeft(held)) return held
  if (isLeft(attributed)) return attributed
  return right(
    [...held.right.filter((meeting) => attributionOf(meeting) === null), ...attributed.right]
      .filter(isCoordination)
      .map((meeting) => meetingEvidence(meeting, around)),
  )
}

/** Lines that lie on a day of the period, each with its part on them. */
export const readCloudLines = async (
  request: ProjectRequest,
  { selected }: Coverage,
  around: Surroundings,
  docs: DocumentReader,
): Found => {
  const { start, end } = daysOf(request)
  const days = dayTimes(selected.cloud_line)
  const lines = await flatOf([...days.keys()], (container) =>
    docs.find(CloudLine, {
      where: {
        ...{ workspaceId: { eq: request.workspaceId }, place: { eq: container } },
        to: { from: start, below: addDays(end, LONGEST_LINE_DAYS + 1) },
      },
    }),
  )
  if (isLeft(lines)) return lines
  return right(lines.right.flatMap((line) => cloudLineEvidence(line, days.get(line.place) ?? [], around)))
}

export const aims = async (request: ProjectRequest, docs: DocumentReader): Found => {
  const days = daysOf(request)
  const where = { workspaceId: { eq: request.workspaceId }, projectId: { eq: request.projects[0].projectId } }
  const objectives = await docs.find(Objective, { where })
  if (isLeft(objectives)) return objectives
  const milestones = await docs.find(Milestone, { where })
  if (isLeft(milestones)) return milestones
  return right([
    ...objectivesOn(objectives.right, days.end).map((one) => objectiveEvidence(one, days.end)),
    ...milestonesIn(milestones.right, days).map(milestoneEvidence),
  ])
}
