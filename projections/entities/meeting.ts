import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { Instant, Int0, type Uuid } from '#domain/common'
import { MeetingFacts } from '#domain/events/meetings'
import { stated } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'
import { lastSaid, saidNow, sayingMembers } from './saying.js'

const members = {
  startsAt: nullable(Instant),
  endsAt: nullable(Instant),
  allDay: nullable(t.boolean),
  status: nullable(MeetingFacts.props.status),
  accepted: nullable(Int0),
  declined: nullable(Int0),
}
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
const TagSaid = closed('TagSaid', { ...sayingMembers, tag: nullable(oneOf('attributed', 'unrelated')) })
type TagSaid = t.TypeOf<typeof TagSaid>
export type MeetingState = Observed<'meeting', Members, TagSaid>

/** A meeting as every calendar that holds it tells it, and for whom people say that it was. */
export const Meeting = observedEntity<'meeting', Members, TagSaid>({
  kind: 'meeting',
  members,
  of: (all) => ({
    startsAt: stated(all, (facts) => facts.startsAt),
    endsAt: stated(all, (facts) => facts.endsAt),
    allDay: stated(all, (facts) => facts.allDay),
    status: stated(all, (facts) => facts.status),
    accepted: stated(all, (facts) => facts.accepted),
    declined: stated(all, (facts) => facts.declined),
  }),
  saying: {
    codec: TagSaid,
    on: {
      MeetingTagged: (said, { data, metadata }) => saidNow(said, { ...data, at: metadata.occurredAt }, () => true),
    },
  },
  indexes: [['workspaceId', 'place', 'startsAt']],
})

/** For whom a meeting was, as a person said last: a project, nobody's (`unrelated`), or nothing was said. */
export const attributionOf = ({
  said,
}: Pick<MeetingState, 'said'>): { readonly projectId: Uuid } | 'unrelated' | null => {
  const last = lastSaid(said.filter(({ tag }) => tag !== null))
  return last === undefined ? null : last.tag === 'attributed' ? { projectId: last.projectId } : 'unrelated'
}
