import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Uuid } from '#domain/common'
import { ChangeOrderApproved } from '#domain/events/engagement'
import { entity } from './entity.js'

const State = closed('ChangeOrder', { workspaceId: Uuid, projectId: Uuid, ...ChangeOrderApproved.data.props })
export type ChangeOrderState = t.TypeOf<typeof State>

/** What the client approved beyond the lock. */
export const ChangeOrder = entity<ChangeOrderState>({
  name: 'change_order',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'approvedOn']],
  on: {
    ChangeOrderApproved: (_, { data, metadata: { workspaceId, entity: ref } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
    }),
  },
})
