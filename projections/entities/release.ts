import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Instant, NonEmptyString, PositiveInt, Uuid } from '#domain/common'
import { ReleaseFacts } from '#domain/events/observed'
import { entity } from './entity.js'
import { observations, observed, withdrawn } from './observation.js'

const State = closed('Release', {
  workspaceId: Uuid,
  container: NonEmptyString,
  tag: NonEmptyString,
  part: PositiveInt,
  releasedAt: Instant,
  observations: observations(ReleaseFacts),
})

/** A tag, or one part of a tag that holds many changes, as every connection that saw it tells it. */
export const Release = entity<t.TypeOf<typeof State>>({
  name: 'release',
  codec: State,
  indexes: [['workspaceId', 'container', 'releasedAt']],
  on: {
    ReleaseObserved: (state, { data, metadata }) => {
      const all = observed(state?.observations ?? [], data, metadata)
      return {
        workspaceId: metadata.workspaceId,
        container: metadata.entity.container as string,
        tag: data.tag,
        part: data.part,
        releasedAt: all[0]?.facts.releasedAt ?? data.releasedAt,
        observations: all,
      }
    },
    ReleaseWithdrawn: (state, { metadata }) => {
      const all = withdrawn(state?.observations ?? [], metadata)
      return state && all && { ...state, releasedAt: all[0].facts.releasedAt, observations: all }
    },
  },
})
