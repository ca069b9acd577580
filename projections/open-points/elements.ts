import { hoursOfSeconds } from '#domain/figures'
import { epochOf } from '#domain/time'
import type { CodeChangeState } from '../entities/code-change.js'
import type { MeetingState } from '../entities/meeting.js'
import { strongest, united } from '../entities/observation.js'
import type { WorkItemState } from '../entities/work-item.js'
import type { AssistedChange, UnlinkedChange, UntaggedMeeting, UntypedItem } from './response.js'

// One function a kind of open point: as much as tells a person which one it is.

const hoursOf = ({ startsAt, endsAt, allDay }: MeetingState): number | null => {
  if (startsAt === null || endsAt === null || allDay === true) return null
  return hoursOfSeconds(Math.round((epochOf(endsAt) - epochOf(startsAt)) / 1000))
}

export const untaggedMeeting = (meeting: MeetingState): UntaggedMeeting => ({
  calendar: meeting.place,
  meeting: meeting.key,
  title: strongest(meeting.observations, (facts) => facts.title) ?? '',
  startsAt: meeting.startsAt,
  allDay: meeting.allDay === true,
  hours: hoursOf(meeting),
  heads: meeting.accepted,
})

export const untypedItem = (item: WorkItemState): UntypedItem => ({
  tracker: item.place,
  item: item.key,
  title: strongest(item.observations, (facts) => facts.title) ?? '',
  type: item.type,
  state: item.state,
  at: item.at,
})

export const unlinkedChange = ({ place, key, title, mergedAt }: CodeChangeState): UnlinkedChange => ({
  repository: place,
  change: key,
  title,
  mergedAt,
})

const toolsOf = ({ aiMarks }: CodeChangeState): readonly string[] =>
  aiMarks.flatMap(({ verdict, tool }) => (verdict === 'assisted' && tool !== null ? [tool] : []))

const rulesOf = ({ observations }: CodeChangeState): readonly string[] =>
  united(observations, (facts) => facts.aiMarks).flatMap(({ verdict, rule }) =>
    verdict === 'assisted' && rule !== undefined ? [rule] : [],
  )

/** Says whether a change bears a mark of assistance. */
export const isAssisted = ({ aiMarks }: CodeChangeState): boolean =>
  aiMarks.some(({ verdict }) => verdict === 'assisted')

export const assistedChange = (change: CodeChangeState): AssistedChange => ({
  ...unlinkedChange(change),
  tools: [...new Set(toolsOf(change))].sort(),
  rules: [...new Set(rulesOf(change))].sort(),
})
