import { describe, expect, it } from '@jest/globals'
import type {
  AgreedEngagement,
  AgreedLock,
  ChangeOrderView,
  LockView,
  ScopeReport,
  UndecidedItem,
} from '@workspace-delivery-intelligence/client'
import { addDays } from '../../console/src/address/civil.js'
import { formatFor } from '../../console/src/format/format.js'
import {
  chosenItems,
  countedAsIn,
  itemsCountedAs,
  keysWith,
  lockName,
} from '../../console/src/pages/scope/decisions.js'
import { amendedBack, approvedAnew, itemOptions } from '../../console/src/pages/scope/orders.js'
import { removals } from '../../console/src/pages/scope/removals.js'
import { approvalLines, spanSinceLock } from '../../console/src/pages/scope/span.js'
import { presentLock, standingOf } from '../../console/src/pages/scope/standing.js'

const format = formatFor('en')
const PROJECT = '00000000-0000-4000-8000-000000000001'

const lock = (id: string, more: Partial<AgreedLock> = {}): AgreedLock => ({
  id,
  lockedOn: '2026-03-02',
  timeZone: 'UTC',
  lockedAt: '2026-03-02T12:00:00.000Z',
  lockedBy: 'Ann',
  items: 3,
  estimateHours: null,
  method: 'manual',
  reference: null,
  releasedAt: null,
  inForce: false,
  version: null,
  ...more,
})
const engagement = (id: string): AgreedEngagement => ({
  id,
  billingModel: 'fixed',
  contractedAmountCents: null,
  currency: null,
  startsOn: '2026-02-01',
  endsOn: null,
  state: 'active',
  version: null,
})

describe('the scope of a project', () => {
  const shownLock: LockView = lock('one')
  const NOTHING = { engagement: null, lock: null, report: null }
  const signed = { ...NOTHING, engagement: engagement('one') }

  it('is reported where there is a report', () => {
    const report = { expansionPct: 0 } as ScopeReport
    expect(standingOf({ ...signed, lock: shownLock, report }, { engagements: [], locks: [] })).toEqual({
      kind: 'reported',
    })
  })
  it('lacks an engagement, also where it is locked', () => {
    expect(standingOf({ ...NOTHING, lock: shownLock }, { engagements: [], locks: [lock('one')] }).kind).toBe(
      'no_engagement',
    )
  })
  it('may be of an engagement that begins after the period: the first one', () => {
    const agreements = { engagements: [engagement('second'), engagement('first')], locks: [] }
    expect(standingOf(NOTHING, agreements)).toMatchObject({ kind: 'engaged_later', engagement: { id: 'first' } })
  })
  it('lacks a lock', () => {
    expect(standingOf(signed, { engagements: [], locks: [] }).kind).toBe('no_lock')
  })
  it('has a lock that was released: the last one', () => {
    const locks = [lock('second', { releasedAt: '2026-03-20T00:00:00.000Z' }), lock('first')]
    expect(standingOf(signed, { engagements: [], locks })).toMatchObject({ kind: 'released', lock: { id: 'second' } })
  })
  it('was locked after the period', () => {
    const locks = [lock('released', { releasedAt: '2026-03-20T00:00:00.000Z' }), lock('present', { inForce: true })]
    expect(standingOf(signed, { engagements: [], locks })).toMatchObject({
      kind: 'locked_later',
      lock: { id: 'present' },
    })
    expect(presentLock({ locks })?.id).toBe('present')
  })
  it('is not known where no tracker was read', () => {
    expect(standingOf({ ...signed, lock: shownLock }, { engagements: [], locks: [lock('one')] }).kind).toBe('unread')
  })
})

describe('the approvals in the burn-up', () => {
  const weeks = ['2026-03-02', '2026-03-09', '2026-03-16'].map((date) => ({ date }))
  const order = (reference: string, approvedOn: string) => ({ reference, approvedOn })
  it('stand at the first point that counts them', () => {
    expect(approvalLines(weeks, '2026-02-25', [order('CR-1', '2026-02-25'), order('CR-2', '2026-03-09')])).toEqual([
      { point: 0, label: 'CR-1' },
      { point: 1, label: 'CR-2' },
    ])
  })
  it('stand nowhere before the first day and after the last point', () => {
    expect(approvalLines(weeks, '2026-02-25', [order('CR-1', '2026-02-24'), order('CR-2', '2026-03-17')])).toEqual([])
  })
  it('of one week share a line that says how many they are', () => {
    expect(approvalLines(weeks, '2026-02-25', [order('CR-1', '2026-03-04'), order('CR-2', '2026-03-05')])).toEqual([
      { point: 1, label: '2 orders' },
    ])
  })
  it('of years keep their lines, and no label covers another', () => {
    const years = Array.from({ length: 100 }, (_, n) => ({ date: addDays('2024-01-01', 7 * n) }))
    const lines = approvalLines(
      years,
      '2024-01-01',
      years.map(({ date }, n) => order(`CR-${n}`, date)),
    )
    expect(lines).toHaveLength(100)
    expect(lines.filter(({ label }) => label !== '').map(({ point }) => point)).toEqual([0, 20, 40, 60, 80])
  })
})

describe('the days of the burn-up', () => {
  const period = { start: '2026-08-01', end: '2026-08-31' }
  it('begin with the lock, where the plan shows its day', () => {
    expect(spanSinceLock('2026-06-15', period, '2026-09-01', 90)).toEqual({
      start: '2026-06-15',
      end: '2026-08-31',
      cutAt: null,
    })
  })
  it('begin with the first day that the plan shows, where the lock is older', () => {
    expect(spanSinceLock('2026-01-15', period, '2026-09-01', 90)).toEqual({
      start: '2026-06-04',
      end: '2026-08-31',
      cutAt: '2026-06-04',
    })
  })
  it('are those of the period, where the lock is of one of them or later', () => {
    expect(spanSinceLock('2026-08-01', period, '2026-09-01', 90)).toEqual({ ...period, cutAt: null })
    expect(spanSinceLock('2026-09-01', period, '2026-09-01', 90)).toEqual({ ...period, cutAt: null })
  })
  it('are those of the period, where it is not known how far the plan shows', () => {
    expect(spanSinceLock('2026-01-15', period, '2026-09-01', null)).toEqual({ ...period, cutAt: '2026-08-01' })
  })
})

describe('items to decide', () => {
  const item = (key: string, countedAs: UndecidedItem['countedAs']): UndecidedItem => ({
    container: 'github.com/acme/shop',
    key,
    title: `Item ${key}`,
    countedAs,
    createdAt: null,
    workType: 'task',
    state: 'todo',
    estimateHours: null,
    changeOrderReference: null,
    url: null,
  })
  const items = [item('#1', 'added'), item('#2', 'uncertain')]

  it('are named as a lock takes them', () => {
    expect(items.map(lockName)).toEqual(['github.com/acme/shop##1', 'github.com/acme/shop##2'])
  })
  it('begin with the uncertain ones, where there are any', () => {
    expect(countedAsIn(undefined, items)).toBe('uncertain')
    expect(countedAsIn(undefined, items.slice(0, 1))).toBe('all')
    expect([countedAsIn('added', items), countedAsIn('nonsense', items)]).toEqual(['added', 'uncertain'])
  })
  it('are narrowed by how they are counted', () => {
    expect(itemsCountedAs(items, 'added').map(({ key }) => key)).toEqual(['#1'])
    expect(itemsCountedAs(items, 'all')).toEqual(items)
  })
  it('are chosen while they are still to be decided', () => {
    const names = new Set(['github.com/acme/shop##2', 'github.com/acme/shop##3'])
    expect(chosenItems(items, names).map(({ key }) => key)).toEqual(['#2'])
  })
})

describe('a change order', () => {
  const order: ChangeOrderView = {
    id: '00000000-0000-4000-8000-000000000002',
    reference: 'CR-7',
    title: 'Search',
    approvedOn: '2026-03-10',
    amountCents: 250_050,
    currency: 'EUR',
    items: ['SHOP-1', 'SHOP-2'],
    unknownItems: ['SHOP-2'],
  }
  it('gets more items, each once, in any spelling of its key', () => {
    expect(keysWith(order, ['shop-2', 'SHOP-3', 'shop-3'])).toEqual(['SHOP-1', 'SHOP-2', 'SHOP-3'])
  })
  it('offers its own items, and those that nobody has decided on', () => {
    const undecided = [{ key: 'SHOP-3', title: 'Dark colours' }]
    expect(itemOptions(order, undecided)).toEqual([
      { value: 'SHOP-1', label: 'SHOP-1' },
      { value: 'SHOP-2', label: 'SHOP-2' },
      { value: 'SHOP-3', label: 'SHOP-3 Dark colours' },
    ])
    expect(itemOptions({ items: [] }, undecided).map(({ value }) => value)).toEqual(['SHOP-3'])
  })
  it('is amended back to all of its terms', () => {
    expect(amendedBack(PROJECT, order, format)).toEqual({
      project: PROJECT,
      reference: order.id,
      on: '2026-03-10',
      unheld: true,
      title: 'Search',
      amount: '2500.50 EUR',
      item: ['SHOP-1', 'SHOP-2'],
    })
  })
  it('is amended back to no amount and no items, where it had none', () => {
    expect(
      amendedBack(PROJECT, { ...order, title: null, amountCents: null, currency: null, items: [] }, format),
    ).toEqual({
      project: PROJECT,
      reference: order.id,
      on: '2026-03-10',
      unheld: true,
      withoutAmount: true,
      withoutItems: true,
    })
  })
  it('that was withdrawn is approved anew as it was', () => {
    expect(approvedAnew(PROJECT, order, format)).toEqual({
      project: PROJECT,
      reference: 'CR-7',
      on: '2026-03-10',
      unheld: true,
      title: 'Search',
      amount: '2500.50 EUR',
      item: ['SHOP-1', 'SHOP-2'],
    })
  })
})

describe('what was emptied in a form', () => {
  const flags = { amount: 'withoutAmount', item: 'withoutItems' }
  it('is taken away by its flag', () => {
    expect(removals({ amount: ' ', item: [] }, flags)).toEqual({ withoutAmount: true, withoutItems: true })
  })
  it('stays where something is filled in, and where it was not asked for', () => {
    expect(removals({ amount: '5.00', item: ['SHOP-1'] }, flags)).toEqual({})
    expect(removals({}, flags)).toEqual({})
  })
})
