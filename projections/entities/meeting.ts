import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { Instant, Int0, Uuid } from '#domain/common'
import { MeetingStatus } from '#domain/events/meetings'
import { strongest } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'
import { lastSaid, saidNow, sayingMembers } from './saying.js'

const members = {
  startsAt: nullable(Instant),
  endsAt: nullable(Instant),
  allDay: nullable(t.boolean),
  status: nullable(MeetingStatus),
  accepted: nullable(Int0),
  declined: nullable(Int0),
  /** The project for which a person says that it was. */
  projectId: nullable(Uuid),
}
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
const TagSaid = closed('TagSaid', { ...sayingMembers, tag: nullable(oneOf('attributed', 'unrelated')) })
type TagSaid = t.TypeOf<typeof TagSaid>
export type MeetingState = Observed<'meeting', Members, TagSaid>

/** The project that a person attributed it to last, `unrelated`, or nothing. */
export const attributionOf = ({
  said,
}: {
  readonly said: readonly TagSaid[]
}): { readonly projectId: Uuid } | 'unrelated' | null => {
  const last = lastSaid(said.filter(({ tag }) => tag !== null))
  if (last === undefined) return null
  return last.tag === 'attributed' ? { projectId: last.projectId } : 'unrelated'
}
const projectOf = (said: readonly TagSaid[]): Uuid | null => {
  const attribution = attributionOf({ said })
  return attribution === null || attribution === 'unrelated' ? null : attribution.projectId
}

/** A meeting, by every calendar that has it, and the project that people attribute it to. */
export const Meeting = observedEntity<'meeting', Members, TagSaid>({
  kind: 'meeting',
  members,
  of: (all, said) => ({
    startsAt: strongest(all, (facts) => facts.startsAt),
    endsAt: strongest(all, (facts) => facts.endsAt),
    allDay: strongest(all, (facts) => facts.allDay),
    status: strongest(all, (facts) => facts.status),
    accepted: strongest(all, (facts) => facts.accepted),
    declined: strongest(all, (facts) => facts.declined),
    projectId: projectOf(said),
  }),
  saying: {
    codec: TagSaid,
    on: {
      MeetingTagged: (said, { data, metadata }) => saidNow(said, { ...data, at: metadata.occurredAt }, () => true),
    },
  },
  indexes: [
    ['workspaceId', 'place', 'startsAt'],
    ['workspaceId', 'projectId', 'startsAt'],
  ],
})

/**
 * The counters of meetings: all of them, those with hours that count, of these those whose heads are not known, and their
 * milliseconds, alone and by attendees.
 */
export type MeetingCounter =
  | 'meetings'
  | 'meetings|tagged'
  | 'coordination|meetings'
  | 'coordination|unknownHeads'
  | 'coordination|declined'
  | 'coordination|ms'
  | 'coordination|attendeeMs'
