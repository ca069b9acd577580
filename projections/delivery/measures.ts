import type { Counts } from '#domain/counts'
import { epochOf } from '#domain/time'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { attributionOf, Meeting, type MeetingState } from '../entities/meeting.js'
import { recordsOf } from '../entities/observation.js'
import { Release, type ReleaseState } from '../entities/release.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { contributor, inContainer, type Measures, type Place } from '../rollups/contribution.js'

// What was delivered, and how well it is told: counts of items, changes, releases and meetings.

/** A work item at the instant at which it counts. */
export const itemCounts = ({ type, state, observations }: WorkItemState): Counts => ({
  items: 1,
  ...(type !== null && type !== 'other' ? { 'items|typed': 1 } : {}),
  ...(state === 'done' ? { completed: 1, [`completed|${type ?? 'other'}`]: 1 } : {}),
  ...recordsOf(observations),
})

/** A merged change. */
export const changeCounts = ({ items, aiMarks, release, reverted, observations }: CodeChangeState): Counts => ({
  merged: 1,
  ...(items.length > 0 ? { 'merged|linked': 1 } : {}),
  ...(aiMarks.length > 0 ? { 'merged|tagged': 1 } : {}),
  ...(release !== null ? { 'merged|released': 1 } : {}),
  ...(reverted ? { 'merged|reverted': 1 } : {}),
  ...recordsOf(observations),
})

/** A release, once where it comes in parts. */
export const releaseCounts = ({ part, observations }: ReleaseState): Counts =>
  part === 1 ? { releases: 1, ...recordsOf(observations) } : {}

/** Whether a meeting has hours that count: confirmed, timed, and not said to be unrelated. */
export const isCoordination = (meeting: MeetingState): boolean =>
  meeting.status === 'confirmed' && meeting.allDay === false && attributionOf(meeting) !== 'unrelated'

/** A meeting on the day on which it begins: its length, and that of all who accepted it together. */
export const meetingCounts = (meeting: MeetingState): Counts => {
  const { startsAt, endsAt, accepted, declined, observations } = meeting
  const length = startsAt === null || endsAt === null ? 0 : Math.max(0, epochOf(endsAt) - epochOf(startsAt))
  const counts: Record<string, number> = {
    meetings: 1,
    'meetings|tagged': attributionOf(meeting) === null ? 0 : 1,
    ...recordsOf(observations),
  }
  if (isCoordination(meeting))
    Object.assign(counts, {
      'coordination|meetings': 1,
      'coordination|declined': declined ?? 0,
      'coordination|ms': length,
      'coordination|attendeeMs': length * (accepted ?? 0),
    })
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0))
}

/** A meeting counts in its calendar or, once a person says for which project it was, in that project. */
const meetingPlace = (meeting: MeetingState): Place => {
  const attribution = attributionOf(meeting)
  return attribution === null || attribution === 'unrelated'
    ? { kind: 'calendar', name: meeting.place }
    : { kind: 'project', name: attribution.projectId }
}

/** What was delivered, as trackers, repositories and calendars tell it. */
export const deliveryMeasures: Measures = {
  family: 'delivery',
  inAll: true,
  contributors: [
    inContainer({ entity: WorkItem, kind: 'tracker_project', by: 'at', measures: itemCounts }),
    inContainer({ entity: CodeChange, kind: 'repository', by: 'mergedAt', measures: changeCounts }),
    inContainer({ entity: Release, kind: 'repository', by: 'releasedAt', measures: releaseCounts }),
    contributor({
      entity: Meeting,
      contribute: (meeting) =>
        meeting.startsAt === null
          ? []
          : [{ axis: 'instant', at: meeting.startsAt, place: meetingPlace(meeting), measures: meetingCounts(meeting) }],
      at: ({ kind, name }) =>
        kind === 'calendar'
          ? { where: { place: { eq: name } }, by: 'startsAt' }
          : kind === 'project'
            ? { where: { projectId: { eq: name } }, by: 'startsAt' }
            : null,
    }),
  ],
}
