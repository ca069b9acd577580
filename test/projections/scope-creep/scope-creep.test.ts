import { describe, expect, it } from '@jest/globals'
import {
  clientAdded,
  covering,
  mapped,
  projectAdded,
  registered,
  syncCompleted,
  type Told,
  uuid,
} from '../support/events.js'
import { fact, itemFacts, settingsChanged, stated, workItem } from '../support/facts.js'
import { by, reportIn, scopeOf } from '../support/project.js'
import { requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'

const isOf =
  (...types: readonly string[]) =>
  ({ event }: Told): boolean =>
    types.includes(event.type)
const without = (...types: readonly string[]): readonly Told[] => SMALL_WORLD.filter((told) => !isOf(...types)(told))

describe('what was agreed', () => {
  it('is the engagement, the lock and who locked it, and the project with its client', async () => {
    const { project, engagement, lock } = await scopeOf([...SMALL_WORLD, clientAdded('acme')])
    expect(project).toEqual({ id: uuid('app'), name: 'app', clientName: 'acme' })
    expect(engagement).toEqual({
      id: uuid('engagement'),
      billingModel: 'time_and_materials',
      contractedAmountCents: null,
      currency: null,
      startsOn: '2026-02-01',
      endsOn: null,
      state: 'active',
    })
    expect(lock).toEqual({
      id: uuid('lock'),
      lockedOn: '2026-03-02',
      timeZone: 'UTC',
      lockedAt: '2026-03-02T12:00:00.000Z',
      lockedBy: 'Ann',
      items: 3,
      estimateHours: 12,
      method: 'manual',
      reference: null,
    })
  })
  it('has no report without an engagement, though the lock is there', async () => {
    const { engagement, lock, report } = await scopeOf(without('EngagementSigned'))
    expect([engagement, lock?.items, report]).toEqual([null, 3, null])
  })
  it('has no report without a lock, though the engagement is there', async () => {
    const { engagement, lock, report } = await scopeOf(without('ScopeLocked'))
    expect([engagement?.state, lock, report]).toEqual(['active', null, null])
  })
  it('has no report where no tracker was read, because its items are unknown', async () => {
    const { lock, report } = await scopeOf(
      SMALL_WORLD.filter(({ event }) => (event.metadata as { connectionId?: string }).connectionId !== uuid('tracker')),
    )
    expect([lock?.items, report]).toEqual([3, null])
  })
  it('is ended from the day on which it was ended, and not before', async () => {
    const ended = stated('EngagementEnded', 'app', uuid('engagement'), {
      engagementId: uuid('engagement'),
      endedOn: '2026-03-20',
    })
    const stateUntil = async (to: string) =>
      (await scopeOf([...SMALL_WORLD, ended], requestOf({ to }))).engagement?.state
    expect(await stateUntil('2026-03-20T00:00:00.000Z')).toBe('active')
    expect(await stateUntil('2026-03-21T00:00:00.000Z')).toBe('ended')
  })
  it('is absent in a period that ends before it begins', async () => {
    const february = requestOf({ from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' })
    expect(await scopeOf(SMALL_WORLD, february)).toMatchObject({ engagement: null, lock: null, report: null })
  })
})

describe('what became of it', () => {
  it('is the report of the lock, worked by hand in the small world', async () => {
    const { added, removed, uncertain, expansionPct, valuation } = reportIn(await scopeOf(SMALL_WORLD))
    expect([added.items, removed.items, uncertain.items, expansionPct]).toEqual([2, 1, 1, 66.7])
    expect(valuation).toMatchObject({ valueCents: 65_000, currency: 'EUR', unsupportedItems: 0 })
  })
  it('does not ask what was done before the lock', async () => {
    const old = { state: 'done' as const, createdAt: '2026-01-05T00:00:00.000Z' }
    const events = [
      ...SMALL_WORLD,
      workItem('A-7', { ...old, doneAt: '2026-03-02T23:59:59.999Z' }),
      workItem('A-8', { ...old, doneAt: '2026-03-03T00:00:00.000Z' }),
    ]
    // that was still open on the day of the lock.
    expect(reportIn(await scopeOf(events)).uncertain.items).toBe(2)
  })
  it('counts a change order from the day of its approval on, in the zone of the period', async () => {
    const until = async (to: string) =>
      reportIn(await scopeOf(SMALL_WORLD, requestOf({ to }))).rows.find(({ key }) => key === 'A-4')
    expect(await until('2026-03-13T00:00:00.000Z')).toMatchObject({ attribution: 'change_request', valueCents: null })
    const late = SMALL_WORLD.map((told) =>
      isOf('ChangeOrderApproved')(told)
        ? { ...told, event: { ...told.event, data: { ...(told.event.data as object), approvedOn: '2026-03-13' } } }
        : told,
    )
    const before = reportIn(await scopeOf(late, requestOf({ to: '2026-03-13T00:00:00.000Z' })))
    expect(before.rows.find(({ key }) => key === 'A-4')).toMatchObject({ attribution: 'uncertain', valueCents: null })
    expect(before.valuation).toMatchObject({ valueCents: null, valuedItems: 0, unsupportedItems: 1 })
  })
  it('has at most 200 rows, the newest, and says how many there are', async () => {
    const many = Array.from({ length: 250 }, (_, i) =>
      workItem(`B-${i}`, { createdAt: `2026-03-${String(3 + (i % 20)).padStart(2, '0')}T00:00:00.000Z` }),
    )
    const { rows, rowsTotal, added } = reportIn(await scopeOf([...SMALL_WORLD, ...many]))
    expect([rows.length, rowsTotal, added.items]).toEqual([200, 254, 252])
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
  })
  it('is of the trackers that are mapped to the project alone', async () => {
    const elsewhere = [
      projectAdded('web'),
      mapped('other/tracker', 'web', null, { kind: 'tracker_project' }),
      registered('other'),
      fact('work_item', 'other/tracker', 'X-1', itemFacts('X-1', { createdAt: '2026-03-10T00:00:00.000Z' }), {
        by: 'other',
      }),
      syncCompleted('other', 'r1', {
        coverage: [covering('other/tracker', '2026-01-01T00:00:00.000Z', '2026-03-31T23:50:00.000Z', 'work_item')],
      }),
    ]
    expect(reportIn(await scopeOf([...SMALL_WORLD, ...elsewhere])).added.items).toBe(2)
  })
})

describe('a workspace that hides what hours cost', () => {
  const hiding = [...SMALL_WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })]
  const HIDDEN = "hidden by this workspace's privacy settings"

  it.each(['delivery_lead', 'analyst', 'viewer'] as const)(
    'hides values by rate from a %s, and says so',
    async (role) => {
      const { rows, valuation, changeOrders, expansionPct } = reportIn(await scopeOf(hiding, by(role)))
      expect(rows.find(({ key }) => key === 'A-5')).toMatchObject({ valueCents: null, valueBasis: HIDDEN })
      // What a change order names is no rate; but with the whole it would tell the rest.
      expect(changeOrders).toMatchObject([{ reference: 'CO-1', amountCents: 50_000 }])
      expect(valuation).toMatchObject({ valueCents: null, currency: null, valuedItems: 2, unsupportedItems: 0 })
      expect(valuation.basis).toContain(HIDDEN)
      expect(expansionPct).toBe(66.7)
    },
  )
  it.each(['owner', 'admin', 'finance'] as const)('hides nothing from %s', async (role) => {
    expect(reportIn(await scopeOf(hiding, by(role))).valuation.valueCents).toBe(65_000)
  })
  it('shows a whole of change orders alone to everybody', async () => {
    const ordersAlone = hiding.filter(({ event }) => event.type !== 'TimeEntryRecorded')
    expect(reportIn(await scopeOf(ordersAlone, by('analyst'))).valuation).toMatchObject({
      valueCents: 50_000,
      valuedItems: 1,
      unsupportedItems: 1,
    })
  })
  it('that does not say so hides nothing', async () => {
    for (const events of [SMALL_WORLD, [...hiding, settingsChanged('privacy', { hideSalaryFromManagers: false })]])
      expect(reportIn(await scopeOf(events, by('analyst'))).valuation.valueCents).toBe(65_000)
  })
})
