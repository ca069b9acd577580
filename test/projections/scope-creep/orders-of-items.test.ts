import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ScopedOrder } from '#projections/entities/change-order'
import { itemName, type WorkItemState } from '#projections/entities/work-item'
import { comparisonOf, scopedItemsAt } from '#projections/scope-creep/measures'
import { runs } from '#test/support/thorough'
import { uuid, WORKSPACE } from '../support/events.js'
import { lockOf } from './lock.js'

// The change order of each item against its plain definition, which looks through all orders for each item.

const CREATED = '2026-03-05T00:00:00.000Z'
/** Keys in any case are one, bare numbers are of one tracker. */
const anyKey = fc.constantFrom('A-1', 'a-1', 'A-2', '#1', '#2', '# 1')

const anyOrder = fc.record({
  amountCents: fc.constantFrom(null, 0, 500),
  approvedOn: fc.constantFrom('2026-03-04', '2026-03-05'),
  items: fc.array(anyKey, { minLength: 1, maxLength: 3 }),
})
const orderOf = (order: typeof anyOrder extends fc.Arbitrary<infer A> ? A : never, i: number): ScopedOrder => ({
  ...order,
  workspaceId: WORKSPACE,
  projectId: uuid('app'),
  changeOrderId: uuid(`order ${i}`),
  reference: `CO-${i}`,
  title: null,
  currency: order.amountCents === null ? null : 'EUR',
  withdrawnOn: null,
  unknownItems: [],
})

const anyItem: fc.Arbitrary<WorkItemState> = fc
  .record({ place: fc.constantFrom('acme/app', 'Acme/App', 'acme/web'), key: anyKey })
  .map(({ place, key }) => ({
    workspaceId: WORKSPACE,
    place,
    key,
    type: null,
    state: 'todo',
    createdAt: CREATED,
    doneAt: null,
    at: CREATED,
    estimateMinutes: null,
    undone: false,
    said: [],
    observations: [],
  }))

const plainOrderOf = (item: WorkItemState, orders: readonly ScopedOrder[]): string | undefined => {
  const names = (named: string) => itemName(WORKSPACE, item.place, named) === itemName(WORKSPACE, item.place, item.key)
  const naming = orders.filter(({ items }) => items.some(names))
  const priced = naming.filter(({ amountCents }) => amountCents !== null)
  const weightiest = priced.length > 0 ? priced : naming
  const days = weightiest.map(({ approvedOn }) => approvedOn).sort()
  return weightiest.find(({ approvedOn }) => approvedOn === days[0])?.changeOrderId
}

describe('the change order of any item', () => {
  it('is, of those that name it, one with an amount, and the one that was approved first', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 5 }), fc.array(anyItem, { maxLength: 5 }), (drawn, items) => {
        const orders = drawn.map(orderOf)
        const lock = lockOf([])
        const ever = [{ from: '2026-01-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }]
        const trackers = new Map(items.map(({ place }) => [place, ever]))
        const compared = comparisonOf({ lock, items, orders, trackers })
        expect(scopedItemsAt(compared, '2026-04-01T00:00:00.000Z').map(({ order }) => order?.changeOrderId)).toEqual(
          items.map((item) => plainOrderOf(item, orders)),
        )
      }),
      { seed: 5, numRuns: runs(2000) },
    )
  })
})
