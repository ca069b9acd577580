import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays, startOfDay } from '#domain/time'
import type { WorkItemState } from '#projections/entities/work-item'
import {
  comparisonOf,
  isDone,
  type ScopeSubject,
  scopedItemsAt,
  type Trackers,
} from '#projections/scope-creep/measures'
import { scopeReport } from '#projections/scope-creep/report'
import { runs } from '#test/support/thorough'
import { uuid, WORKSPACE } from '../support/events.js'
import { itemFacts } from '../support/facts.js'
import { lockOf } from './lock.js'

// The series of any items against its plain definition, which compares every item with the lock at every point.

const FIRST = Date.parse('2026-02-20T00:00:00.000Z')
/** Few instants, many of them at the ends of days in one of the zones, so that things often happen at once. */
const anyInstant = fc.nat(4 * 60).map((quarter) => new Date(FIRST + quarter * 6 * 3_600_000).toISOString())
const anyState = fc.constantFrom<NonNullable<WorkItemState['state']>>(
  'todo',
  'in_progress',
  'done',
  'done',
  'cancelled',
)
const orNull = <A>(any: fc.Arbitrary<A>) => fc.option(any, { nil: null, freq: 3 })

const anyFacts = fc.record({
  startedAt: orNull(anyInstant),
  // As some sources tell it: out of order, or with two states of one instant.
  history: fc.array(fc.record({ at: anyInstant, state: anyState }), { maxLength: 5 }),
})
const anyItem = fc.record({
  place: fc.constantFrom('T', 'T', 'U'),
  state: orNull(anyState),
  createdAt: orNull(anyInstant),
  doneAt: orNull(anyInstant),
  tellers: fc.array(anyFacts, { maxLength: 2 }),
  isInLock: fc.boolean(),
})
const itemOf = (
  { isInLock, tellers, ...rest }: typeof anyItem extends fc.Arbitrary<infer A> ? A : never,
  i: number,
) => {
  const key = `S-${i}`
  const item: WorkItemState = {
    ...rest,
    workspaceId: WORKSPACE,
    key,
    type: 'story',
    at: rest.createdAt,
    estimateMinutes: null,
    undone: false,
    said: [],
    observations: tellers.map((facts, teller) => ({
      connectionId: uuid(`tracker ${teller}`),
      channel: 'export',
      eventId: uuid('event'),
      hash: 'hash',
      occurredAt: '2026-05-01T00:00:00.000Z',
      facts: itemFacts(key, facts),
    })),
  }
  return { item, isInLock }
}

const anyTrackers: fc.Arbitrary<Trackers> = fc
  .array(anyInstant, { maxLength: 4 })
  .map((ends) => ends.toSorted())
  .map(([a, b, c, d]) => {
    const times = [
      { from: a ?? '2026-01-01T00:00:00.000Z', to: b ?? '2026-06-01T00:00:00.000Z' },
      ...(c === undefined ? [] : [{ from: c, to: d ?? '2026-06-01T00:00:00.000Z' }]),
    ]
    return new Map([['T', times]])
  })

const anyScope = fc.record({
  items: fc.array(anyItem, { maxLength: 8 }).map((items) => items.map(itemOf)),
  trackers: anyTrackers,
  start: fc.nat(40).map((day) => addDays('2026-02-15', day)),
  days: fc.nat(50),
  timeZone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'),
  now: anyInstant,
  isAllRead: fc.boolean(),
  hasVanished: fc.boolean(),
})
type Scope = typeof anyScope extends fc.Arbitrary<infer A> ? A : never

const subjectOf = ({ items, trackers, hasVanished }: Scope): ScopeSubject => {
  const frozen = items.filter(({ isInLock }) => isInLock).map(({ item }) => ({ container: item.place, key: item.key }))
  const vanished = hasVanished ? [{ container: 'T', key: 'gone' }] : []
  const lock = lockOf([...frozen, ...vanished].map((one) => ({ ...one, estimateMinutes: null })))
  return { lock, items: items.map(({ item }) => item), orders: [], trackers }
}

const seriesOf = (scope: Scope) => {
  const { start, days, timeZone, now, isAllRead } = scope
  const subject = subjectOf(scope)
  const compared = comparisonOf(subject)
  const end = addDays(start, days)
  const endOfPeriod = startOfDay(addDays(end, 1), timeZone)
  const at = endOfPeriod < now ? endOfPeriod : now
  const report = scopeReport({
    ...subject,
    compared,
    scoped: scopedItemsAt(compared, at),
    labour: new Map(),
    hidesRates: false,
    forClient: false,
    period: { start, end, timeZone },
    at,
    availability: isAllRead ? 'available' : 'partial',
  })
  return report?.series
}

const plainSeriesOf = (scope: Scope) => {
  const { start, days, timeZone, now, isAllRead, hasVanished } = scope
  const subject = subjectOf(scope)
  const end = addDays(start, days)
  const endOfPeriod = startOfDay(addDays(end, 1), timeZone)
  const at = endOfPeriod < now ? endOfPeriod : now
  const series: unknown[] = []
  const from = subject.lock.lockedOn > start ? subject.lock.lockedOn : start
  for (let date = from; date <= end && startOfDay(date, timeZone) < at; date = addDays(date, 7)) {
    const endOfDay = startOfDay(addDays(date, 1), timeZone)
    const then = endOfDay < at ? endOfDay : at
    const all = scopedItemsAt(comparisonOf(subject), then)
    const counted = all.filter(({ change }) => change === 'baseline' || change === 'added')
    series.push({
      date,
      baseline: counted.filter(({ change }) => change === 'baseline').length,
      added: counted.filter(({ change }) => change === 'added').length,
      removed: all.filter(({ change }) => change === 'removed').length + (hasVanished && isAllRead ? 1 : 0),
      completed: counted.filter(({ item }) => isDone(item, then)).length,
    })
  }
  return series
}

describe('the scope series of any items', () => {
  it('is what comparing all of them with the lock at each point finds', () => {
    fc.assert(
      fc.property(anyScope, (scope) => {
        expect(seriesOf(scope)).toEqual(plainSeriesOf(scope))
      }),
      { seed: 7, numRuns: runs(5000) },
    )
  })
})
