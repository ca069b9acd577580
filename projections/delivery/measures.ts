import { addCounts, type CountsOf, present, sumOfCounts } from '#domain/counts'
import type { ItemType } from '#domain/events/work-items'
import { epochOf } from '#domain/time'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { attributionOf, Meeting, type MeetingCounter, type MeetingState } from '../entities/meeting.js'
import { type RecordCounter, recordsOf } from '../entities/observation.js'
import { Release, type ReleaseState } from '../entities/release.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { contributor, inContainer, type Measures, type Place } from '../rollups/contribution.js'

// Counts of delivered items, changes, releases and meetings, and how well they are recorded.

/** All counters of the family, by the names under which sums are stored. */
export type DeliveryCounter =
  | RecordCounter
  | 'items'
  | 'items|typed'
  | 'completed'
  | `completed|${ItemType}`
  | 'merged'
  | 'merged|linked'
  | 'merged|tagged'
  | 'merged|released'
  | 'merged|reverted'
  | 'releases'
  | MeetingCounter
export type DeliveryCounts = CountsOf<DeliveryCounter>

/** A work item at the instant at which it counts. One that was done at an unknown time is completed in no period. */
export const itemCounts = ({ type, doneAt, observations }: WorkItemState): DeliveryCounts =>
  addCounts<DeliveryCounter>(
    present<DeliveryCounter>({
      items: 1,
      'items|typed': type !== null && type !== 'other',
      completed: doneAt !== null,
      [`completed|${type ?? 'other'}`]: doneAt !== null,
    }),
    recordsOf(observations),
  )

/** A merged change. */
export const changeCounts = ({ items, aiMarks, release, reverted, observations }: CodeChangeState): DeliveryCounts =>
  addCounts<DeliveryCounter>(
    present<DeliveryCounter>({
      merged: 1,
      'merged|linked': items.length > 0,
      'merged|tagged': aiMarks.length > 0,
      'merged|released': release !== null,
      'merged|reverted': reverted,
    }),
    recordsOf(observations),
  )

/** A release, once where it comes in parts. */
export const releaseCounts = ({ part, observations }: ReleaseState): DeliveryCounts =>
  part === 1 ? addCounts<DeliveryCounter>({ releases: 1 }, recordsOf(observations)) : {}

/** Says whether a meeting has hours that count: confirmed, timed, and not said to be unrelated. */
export const isCoordination = (meeting: MeetingState): boolean =>
  meeting.status === 'confirmed' && meeting.allDay === false && attributionOf(meeting) !== 'unrelated'

/** A meeting on the day on which it begins: its length, and that of all who accepted it together. */
export const meetingCounts = (meeting: MeetingState): DeliveryCounts => {
  const { startsAt, endsAt, accepted, declined, observations } = meeting
  const length = startsAt === null || endsAt === null ? 0 : Math.max(0, epochOf(endsAt) - epochOf(startsAt))
  const coordination = present<DeliveryCounter>({
    'coordination|meetings': 1,
    'coordination|unknownHeads': accepted === null,
    'coordination|declined': declined ?? 0,
    'coordination|ms': length,
    'coordination|attendeeMs': length * (accepted ?? 0),
  })
  return sumOfCounts<DeliveryCounter>([
    present<DeliveryCounter>({ meetings: 1, 'meetings|tagged': attributionOf(meeting) !== null }),
    isCoordination(meeting) ? coordination : {},
    recordsOf(observations),
  ])
}

/** A meeting counts in its calendar or, once a person says for which project it was, in that project. */
const meetingPlace = (meeting: MeetingState): Place => {
  const attribution = attributionOf(meeting)
  return attribution === null || attribution === 'unrelated'
    ? { kind: 'calendar', name: meeting.place }
    : { kind: 'project', name: attribution.projectId }
}

/** Sums of evidence from trackers, repositories and calendars. */
export const deliveryMeasures: Measures<DeliveryCounter> = {
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
