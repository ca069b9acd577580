import type * as t from 'io-ts'
import { nullable } from '#domain/codec'
import { Instant, NonEmptyString, PositiveInt } from '#domain/common'
import { changeName } from './change-name.js'
import { strongest, united } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

const members = {
  tag: nullable(NonEmptyString),
  part: nullable(PositiveInt),
  releasedAt: nullable(Instant),
}
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
export type ReleaseState = Observed<'release', Members, never>

/** A tag, or one part of a tag with many changes, by every connection that saw it. */
export const Release = observedEntity<'release', Members>({
  kind: 'release',
  members,
  of: (all) => ({
    tag: strongest(all, (facts) => facts.tag),
    part: strongest(all, (facts) => facts.part),
    releasedAt: strongest(all, (facts) => facts.releasedAt),
  }),
  indexes: [
    ['workspaceId', 'place', 'releasedAt'],
    ['workspaceId', 'place', 'part', 'releasedAt'],
  ],
  relations: {
    mentions: ({ workspaceId, place, observations }) =>
      united(observations, (facts) => facts.changes).map((reference) => changeName(workspaceId, place, reference)),
  },
})
