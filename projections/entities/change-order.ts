import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, Uuid } from '#domain/common'
import { ChangeOrderApproved } from '#domain/events/engagement'
import { entity } from './entity.js'

const State = closed('ChangeOrder', {
  workspaceId: Uuid,
  projectId: Uuid,
  ...ChangeOrderApproved.data.props,
  withdrawnOn: nullable(CivilDate),
})
export type ChangeOrderState = t.TypeOf<typeof State>

/** Work beyond the lock that the client approved. */
export const ChangeOrder = entity<ChangeOrderState>({
  name: 'change_order',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'approvedOn']],
  on: {
    ChangeOrderApproved: (_, { data, metadata: { workspaceId, entity: ref } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
      withdrawnOn: null,
    }),
    ChangeOrderAmended: (state, { data }) => state && { ...state, ...data },
    ChangeOrderWithdrawn: (state, { data }) => state && { ...state, withdrawnOn: data.withdrawnOn },
  },
})

/** A change order, and the keys of its items that no source holds. */
export interface ScopedOrder extends ChangeOrderState {
  readonly unknownItems: readonly string[]
}

/** Says whether any source holds one of its items: an order without a known item is no evidence. */
export const hasKnownItem = ({ items, unknownItems }: Pick<ScopedOrder, 'items' | 'unknownItems'>): boolean =>
  items.length > unknownItems.length

/** The change orders that were in force at the end of a day: approved until then, and not withdrawn. */
export const ordersInForce = (orders: readonly ChangeOrderState[], day: CivilDate): readonly ChangeOrderState[] =>
  orders.filter(({ approvedOn, withdrawnOn }) => approvedOn <= day && (withdrawnOn === null || withdrawnOn > day))
