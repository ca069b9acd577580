import { describe, expect, it } from '@jest/globals'
import type { ChangeOrderView, ScopeRow } from '@workspace-delivery-intelligence/client'
import {
  daysOfPart,
  groupsOn,
  hasKnownItem,
  type LedgerGroup,
  ledgerGroups,
  ledgerLines,
  monthsOf,
} from '../../console/src/pages/scope/ledger.js'

const row = (key: string, reference: string | null, more: Partial<ScopeRow> = {}): ScopeRow => ({
  key,
  title: key,
  change: 'added',
  at: '2026-03-01T00:00:00.000Z',
  workType: 'story',
  state: 'done',
  attribution: reference === null ? 'uncertain' : 'change_request',
  changeRequestReference: reference,
  estimateHours: null,
  valueCents: null,
  valueBasis: null,
  url: null,
  ...more,
})
const order = (reference: string, items: readonly string[], approvedOn = '2026-03-10'): ChangeOrderView => ({
  id: reference,
  reference,
  title: null,
  approvedOn,
  amountCents: 50_000,
  currency: 'EUR',
  items,
  unknownItems: [],
})

const nameOf = (group: LedgerGroup): string => (group.kind === 'order' ? group.reference : group.kind)
const told = (groups: readonly LedgerGroup[]) =>
  groups.map((group) => [nameOf(group), group.rows.map((one) => one.row.key).join(' ')])

describe('the ledger of scope', () => {
  const report = {
    changeOrders: [order('CR-2', ['d', 'A', 'X']), order('CR-1', [])],
    rows: [
      row('A', 'CR-2'),
      row('B', null),
      row('C', 'CR-0'),
      row('D', 'CR-2', { change: 'removed' }),
      row('E', null, { change: 'reestimated' }),
      row('F', null, { change: 'removed' }),
    ],
  }

  it('has each change order once, then what no order explains by its change', () => {
    expect(told(ledgerGroups(report))).toEqual([
      ['CR-2', 'A D'],
      ['CR-1', ''],
      ['CR-0', 'C'],
      ['added', 'B'],
      ['reestimated', 'E'],
      ['removed', 'F'],
    ])
  })

  it('names the items of an order that are in no row, in any spelling of their keys', () => {
    const [first] = ledgerGroups(report)
    expect(first).toMatchObject({ kind: 'order', others: ['X'] })
  })

  it('has the amount of an order in its total once a source has an item of it', () => {
    expect(hasKnownItem({ items: ['A', 'X'], unknownItems: ['X'] })).toBe(true)
    expect(hasKnownItem({ items: ['X'], unknownItems: ['X'] })).toBe(false)
    expect(hasKnownItem({ items: [], unknownItems: [] })).toBe(false)
  })

  it('keeps the place of each row in the report, by which its numbers open their evidence', () => {
    const places = ledgerGroups(report).flatMap(({ rows }) => rows.map(({ row: { key }, place }) => [key, place]))
    expect(places).toEqual([
      ['A', 0],
      ['D', 3],
      ['C', 2],
      ['B', 1],
      ['E', 4],
      ['F', 5],
    ])
  })

  it('begins each group with its head', () => {
    const lines = ledgerLines(ledgerGroups(report)).map((line) =>
      line.kind === 'head' ? nameOf(line.group) : line.row.key,
    )
    expect(lines).toEqual(['CR-2', 'A', 'D', 'CR-1', 'CR-0', 'C', 'added', 'B', 'reestimated', 'E', 'removed', 'F'])
  })
})

describe('the ledger of some days', () => {
  const groups = ledgerGroups({
    changeOrders: [order('CR-2', [], '2026-03-10'), order('CR-1', ['A'], '2026-01-10')],
    rows: [
      row('A', 'CR-1', { at: '2026-02-28T23:30:00.000Z' }),
      row('B', null, { at: '2026-02-10T00:00:00.000Z' }),
      row('C', null, { at: '2026-04-10T00:00:00.000Z' }),
    ],
  })
  const part = (when: string, timeZone = 'UTC') =>
    told(groupsOn(groups, daysOfPart(when, { start: '2026-02-01', end: '2026-02-15' }), timeZone))

  it('names the months in which something changed, the newest first', () => {
    expect(monthsOf(groups, 'UTC')).toEqual(['2026-04', '2026-02'])
  })
  it('has the changes of a month, in the zone that is selected', () => {
    expect(part('2026-02')).toEqual([
      ['CR-1', 'A'],
      ['added', 'B'],
    ])
    expect(part('2026-02', 'Europe/Berlin')).toEqual([['added', 'B']])
  })
  it('has an order in the month of its approval, though none of its items changed in it', () => {
    expect(part('2026-03')).toEqual([['CR-2', '']])
  })
  it('has the changes of the selected period, both ends included', () => {
    expect(part('period')).toEqual([['added', 'B']])
  })
  it('has all since the lock where nothing is chosen', () => {
    expect(part('')).toEqual(told(groups))
  })
})
