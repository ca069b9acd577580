import { describe, expect, it } from '@jest/globals'
import { PAGES } from '#test/support/console-pages'
import { pageAbout } from '../../console/src/pages/audit/about.js'
import { byDay, timesIn } from '../../console/src/pages/audit/days.js'
import { filterOf, isFiltered, NO_FILTER, toggled, valuesOf, withChosen } from '../../console/src/pages/audit/filter.js'
import { actorsIn, linesOf } from '../../console/src/pages/audit/lines.js'
import { ofDates, ofDays, rangeOf, rangesWithin } from '../../console/src/pages/audit/range.js'

describe('the filters of the audit page', () => {
  it('are read from the address as the operation takes them', () => {
    const view = { search: 'rate', quick: 'changes', eventType: 'rate.set,scope.locked', event: 'an id', days: '7' }
    expect(filterOf(view)).toEqual({ search: 'rate', quick: ['changes'], eventType: ['rate.set', 'scope.locked'] })
  })

  it('are none where the address names none', () => {
    expect([filterOf({}), isFiltered({ event: 'an id', days: '7' })]).toEqual([{}, false])
  })

  it('put a value in, and take it out again', () => {
    expect(toggled({}, 'status', 'failure')).toBe('failure')
    expect(toggled({ status: 'failure' }, 'status', 'partial')).toBe('failure,partial')
    expect(toggled({ status: 'failure,partial' }, 'status', 'failure')).toBe('partial')
    expect(toggled({ status: 'failure' }, 'status', 'failure')).toBeNull()
  })

  it('take no more values than the address and the service take', () => {
    const full = Array.from({ length: 16 }, (_, i) => `v${i}`).join(',')
    expect(toggled({ eventType: full }, 'eventType', 'one.more')).toBe(full)
    const long = 'a'.repeat(195)
    expect(toggled({ eventType: long }, 'eventType', 'one.more')).toBe(long)
    expect(valuesOf({ eventType: `${full},v16` }, 'eventType')).toHaveLength(16)
  })

  it('can all be taken out, and the range stays', () => {
    expect(Object.keys(NO_FILTER).sort()).toEqual(
      ['actor', 'connector', 'eventType', 'impact', 'quick', 'search', 'status'].sort(),
    )
  })

  it('given a value that no choice has, then it is a choice all the same, so that it can be taken out', () => {
    const choices = [{ id: 'user', label: 'People' }]
    expect(withChosen(choices, ['user', 'Olga'])).toEqual([...choices, { id: 'Olga', label: 'Olga' }])
  })
})

describe('the range of the audit page', () => {
  const TODAY = '2026-11-26'

  it('is the last 30 days where the address names none', () => {
    expect(rangeOf({}, TODAY, null)).toEqual({ start: '2026-10-28', end: TODAY, days: 30 })
    expect(rangeOf({ days: '31' }, TODAY, null).days).toBe(30)
  })
  it('is that of a chip, or of two days', () => {
    expect(rangeOf({ days: '7' }, TODAY, null)).toEqual({ start: '2026-11-20', end: TODAY, days: 7 })
    const chosen = { from: '2026-03-01', to: '2026-03-02' }
    expect(rangeOf(chosen, TODAY, null)).toEqual({ start: '2026-03-01', end: '2026-03-02', days: null })
  })
  it('given days that are none, or in the wrong order, then they count as not given', () => {
    expect(rangeOf({ from: '2026-03-02', to: '2026-03-01' }, TODAY, null).days).toBe(30)
    expect(rangeOf({ from: '2026-02-30', to: '2026-03-01' }, TODAY, null).days).toBe(30)
  })
  it('never begins before what the plan shows', () => {
    expect(rangeOf({}, TODAY, 14)).toEqual({ start: '2026-11-13', end: TODAY, days: 14 })
    expect(rangeOf({ from: '2026-01-01', to: '2026-11-20' }, TODAY, 14).start).toBe('2026-11-13')
    expect(rangeOf({ from: '2026-01-01', to: '2026-01-02' }, TODAY, 14)).toMatchObject({ end: '2026-11-13' })
    expect([rangesWithin(30), rangesWithin(null)]).toEqual([
      [7, 30],
      [7, 30, 90],
    ])
  })
  it('is kept in the address, the usual one by nothing', () => {
    expect([ofDays(30), ofDays(7)]).toEqual([
      { days: null, from: null, to: null },
      { days: '7', from: null, to: null },
    ])
  })
  it('when one day is moved beyond the other, then that one moves along', () => {
    const crossed = { start: '2026-03-05', end: '2026-03-01' }
    expect([ofDates(crossed, 'start'), ofDates(crossed, 'end')]).toEqual([
      { days: null, from: '2026-03-05', to: '2026-03-05' },
      { days: null, from: '2026-03-01', to: '2026-03-01' },
    ])
  })
})

describe('events by day', () => {
  const events = ['2026-11-26T00:30:00.000Z', '2026-11-25T23:30:00.000Z', '2026-11-25T10:00:00.000Z'].map(
    (occurredAt) => ({ occurredAt }),
  )
  it('go by the days of the zone', () => {
    expect(byDay(events, 'UTC').map(({ day, events: of }) => [day, of.length])).toEqual([
      ['2026-11-26', 1],
      ['2026-11-25', 2],
    ])
    expect(byDay(events, 'Europe/Berlin').map(({ day, events: of }) => [day, of.length])).toEqual([
      ['2026-11-26', 2],
      ['2026-11-25', 1],
    ])
  })
  it('have their time in the zone', () => {
    expect(timesIn('en-GB', 'Europe/Berlin')('2026-11-25T23:30:00.000Z')).toBe('00:30')
  })
})

describe('the page that shows what an event is about', () => {
  it('is one of the console', () => {
    const pages = new Set<string>(PAGES.map(([id]) => id))
    const kinds = ['invoice', 'member', 'scope_lock', 'connection', 'work_item', 'subscription', 'api_key', 'rate']
    expect(kinds.filter((kind) => !pages.has(pageAbout(kind) ?? ''))).toEqual([])
  })
  it('is none for what no page shows', () => {
    expect(pageAbout('slug')).toBeNull()
  })
})

describe('the lines of the trail', () => {
  const event = (id: string, actor: string, more: object = {}) => ({
    id,
    action: 'rate.set',
    actor,
    connector: null,
    projectName: null,
    occurredAt: '2026-11-26T00:30:00.000Z',
    status: 'success',
    ...more,
  })
  const page = {
    events: [
      event('1', 'Olga'),
      event('2', 'GitHub of shop', { connector: 'github', projectName: 'shop' }),
      event('3', 'Olga'),
    ],
    available: {
      eventTypes: [{ id: 'rate.set', label: 'Rate set', count: 2 }],
      connectors: [{ id: 'github', label: 'GitHub', count: 1 }],
      impacts: [],
    },
  }
  const told = { id: '1', text: 'Olga set the rate of design to 80.00 EUR.', changes: [] }
  const trail = { pages: [page], lines: new Map([['1', told]]) } as unknown as Parameters<typeof linesOf>[0]

  it('are the sentences that are told or, where none is, who did what kind of thing', () => {
    expect(linesOf(trail).map(({ text }) => text)).toEqual([told.text, 'GitHub of shop: Rate set', 'Olga: Rate set'])
  })
  it('name project and source as the trail does', () => {
    expect(linesOf(trail).map(({ project, source }) => [project, source])).toEqual([
      [null, null],
      ['shop', 'GitHub'],
      [null, null],
    ])
  })
  it('then those who acted are each known once', () => {
    expect(actorsIn(trail)).toEqual(['GitHub of shop', 'Olga'])
  })
})
