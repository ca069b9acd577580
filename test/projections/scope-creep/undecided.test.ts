import { describe, expect, it } from '@jest/globals'
import { scopeUndecided } from '#projections/scope-creep/operations'
import { type Told, uuid } from '../support/events.js'
import { settingsChanged, stated, workItem } from '../support/facts.js'
import { reportIn, scopeOf } from '../support/project.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const undecided = async (events: readonly Told[], request = requestOf()) =>
  (await answer(scopeUndecided, request, worldOf(events))).report

const order = (name: string, items: readonly string[]) =>
  stated('ChangeOrderApproved', 'app', uuid(name), {
    changeOrderId: uuid(name),
    title: null,
    reference: name,
    approvedOn: '2026-03-25',
    amountCents: 10_000,
    currency: 'EUR',
    items,
  })

describe('the items that nobody has decided on', () => {
  it('are those added by no order, and those that are uncertain, the newest first, each with its tracker', async () => {
    const report = await undecided(SMALL_WORLD)
    expect(report?.items.map(({ container, key, countedAs }) => [container, key, countedAs])).toEqual([
      ['acme/tracker', 'A-5', 'added'],
      ['acme/tracker', 'A-6', 'uncertain'],
    ])
    expect([report?.itemsTotal, report?.lock.id]).toEqual([2, uuid('lock')])
  })

  it('are as many as the report has of both kinds', async () => {
    const { uncertain, rows } = reportIn(await scopeOf(SMALL_WORLD))
    const unexplained = rows.filter(({ change, attribution }) => change === 'added' && attribution === 'uncertain')
    expect((await undecided(SMALL_WORLD))?.itemsTotal).toBe(uncertain.items + unexplained.length)
  })

  it('have the value of what was added by no order, by its time alone', async () => {
    const { rows } = reportIn(await scopeOf(SMALL_WORLD))
    const { withoutOrder } = (await undecided(SMALL_WORLD)) ?? {}
    expect(withoutOrder).toMatchObject({
      items: 1,
      estimateHours: null,
      valueCents: rows.find(({ key }) => key === 'A-5')?.valueCents,
      currency: 'EUR',
    })
    expect(withoutOrder?.valueCents).toBeGreaterThan(0)
  })

  it('have no value where a privacy setting hides what follows from a rate', async () => {
    const hidden = settingsChanged('privacy', { hideSalaryFromManagers: true })
    const manager = requestOf({ role: 'delivery_lead' })
    expect((await undecided([...SMALL_WORLD, hidden], manager))?.withoutOrder.valueCents).toBeNull()
  })

  it('are decided by an order where they were added, and not where they were there before', async () => {
    const report = await undecided([...SMALL_WORLD, order('CR-9', ['A-5', 'A-6'])])
    expect(report?.items.map(({ key, changeOrderReference }) => [key, changeOrderReference])).toEqual([['A-6', 'CR-9']])
    expect(report?.withoutOrder).toMatchObject({ items: 0, valueCents: null })
  })

  it('are decided by a lock that has them', async () => {
    const again = stated('ScopeLocked', 'app', uuid('again'), {
      lockId: uuid('again'),
      lockedOn: '2026-03-02',
      timeZone: 'UTC',
      method: 'manual',
      reference: null,
      items: ['A-1', 'A-2', 'A-3', 'A-6'].map((key) => ({ container: 'acme/tracker', key, estimateMinutes: null })),
    })
    expect((await undecided([...SMALL_WORLD, again]))?.items.map(({ key }) => key)).toEqual(['A-5'])
  })

  it('are listed up to 500, with their number', async () => {
    const many = Array.from({ length: 501 }, (_, n) => workItem(`B-${n}`, { createdAt: '2026-03-20T00:00:00.000Z' }))
    const report = await undecided([...SMALL_WORLD, ...many])
    expect([report?.items.length, report?.itemsTotal]).toEqual([500, 503])
  })

  it('are not told without an engagement, a lock or a tracker that was read', async () => {
    const without = (type: string) => SMALL_WORLD.filter(({ event }) => event.type !== type)
    expect(await undecided(without('EngagementSigned'))).toBeNull()
    expect(await undecided(without('ScopeLocked'))).toBeNull()
    const unread = SMALL_WORLD.filter(
      ({ event }) => (event.metadata as { connectionId?: string }).connectionId !== uuid('tracker'),
    )
    expect(await undecided(unread)).toBeNull()
  })
})
