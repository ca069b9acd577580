import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Uuid } from '#domain/common'
import { MilestoneReached } from '#domain/events/engagement'
import { entity } from './entity.js'

const State = closed('Milestone', { workspaceId: Uuid, projectId: Uuid, ...MilestoneReached.data.props })
export type MilestoneState = t.TypeOf<typeof State>

/** A point that the project has reached. */
export const Milestone = entity<MilestoneState>({
  name: 'milestone',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'reachedOn']],
  on: {
    MilestoneReached: (_, { data, metadata: { workspaceId, entity: ref } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
    }),
  },
})
