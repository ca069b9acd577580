import type * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, Uuid } from '#domain/common'
import { ObjectiveSet } from '#domain/events/engagement'
import { entity } from './entity.js'

const State = closed('Objective', {
  workspaceId: Uuid,
  projectId: Uuid,
  ...ObjectiveSet.data.props,
  state: oneOf('open', 'completed', 'dropped'),
  /** The day on which it was completed or dropped. */
  endedOn: nullable(CivilDate),
})
export type ObjectiveState = t.TypeOf<typeof State>

/** A goal that the project is to achieve. */
export const Objective = entity<ObjectiveState>({
  name: 'objective',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'setOn']],
  on: {
    ObjectiveSet: (_, { data, metadata: { workspaceId, entity: ref } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
      state: 'open',
      endedOn: null,
    }),
    ObjectiveCompleted: (state, { data }) => state && { ...state, state: 'completed', endedOn: data.completedOn },
    ObjectiveDropped: (state, { data }) => state && { ...state, state: 'dropped', endedOn: data.droppedOn },
  },
})
