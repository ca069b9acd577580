import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type CountsOf, countOf, namesOf, sumOfCounts } from '#domain/counts'
import { instantOf } from '#domain/time'
import { measures } from '#projections/index'
import { type Contribution, type Place, placeText } from '#projections/rollups/contribution'
import type { DailySums } from '#projections/rollups/daily-sums'
import { cutAtDays, sumInAll, sumsInDays, sumsInIntervals } from '#projections/rollups/read'
import { Rollup, rollupDay } from '#projections/rollups/rollup'
import { anyEvents } from '#test/projector/support/all-events'
import { exhaustively } from '#test/support/thorough'
import { uuid } from '../support/events.js'
import { gone, timeEntry } from '../support/facts.js'
import { seeing } from '../support/specification.js'
import { type World, worldOf } from '../support/world.js'

const DAY = 86_400_000
const BEGIN = Date.UTC(2026, 0, 30)
/** Instants of a few weeks, many at the very beginning or end of a UTC day. */
const anyInstant = fc
  .tuple(fc.nat(31), fc.oneof(fc.constantFrom(0, 1, DAY - 1), fc.nat(DAY - 1)))
  .map(([day, ms]) => instantOf(BEGIN + day * DAY + ms))
const anyDay = fc.nat(31).map((day) => instantOf(BEGIN + day * DAY).slice(0, 10))

describe('an interval', () => {
  it.each([
    ['of whole days', '2026-01-01T00:00:00.000Z', '2026-01-03T00:00:00.000Z', '2026-01-01 2026-01-02', 0],
    ['of a month’s end', '2026-01-31T00:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-01-31 2026-01-31', 0],
    ['that begins within a day', '2026-01-01T00:00:00.001Z', '2026-01-03T00:00:00.000Z', '2026-01-02 2026-01-02', 1],
    ['that ends within a day', '2026-01-01T00:00:00.000Z', '2026-01-02T23:59:59.999Z', '2026-01-01 2026-01-01', 1],
    ['that does both', '2026-01-01T12:00:00.000Z', '2026-01-03T12:00:00.000Z', '2026-01-02 2026-01-02', 2],
    ['within one day', '2026-01-01T01:00:00.000Z', '2026-01-01T02:00:00.000Z', null, 1],
    ['across one midnight', '2026-01-01T23:00:00.000Z', '2026-01-02T01:00:00.000Z', null, 1],
    ['that is empty', '2026-01-01T01:00:00.000Z', '2026-01-01T01:00:00.000Z', null, 0],
  ])('%s, is cut into whole days and the rest', (_, from, to, days, pieces) => {
    const cut = cutAtDays({ from, to })
    expect(cut.days && `${cut.days.first} ${cut.days.last}`).toBe(days)
    expect(cut.rest).toHaveLength(pieces)
  })
})

/** All that any entity adds to a family, straight from the documents. */
const contributionsIn = (
  world: World,
  family: (typeof measures)[number],
): readonly (Contribution & { workspaceId: string })[] =>
  family.contributors.flatMap(({ entity, contribute }) =>
    world
      .all(entity)
      .flatMap((document) =>
        contribute(document).map((one) => ({ ...one, workspaceId: (document as { workspaceId: string }).workspaceId })),
      ),
  )

/** The same as the method, by a plain sum. */
const dayOfEnough = (newestFirst: readonly (readonly [string, CountsOf<string>])[], name: string, most: number) => {
  let sum = 0
  return (
    newestFirst.find(([, counts]) => {
      sum += countOf(counts, name)
      return sum >= most
    })?.[0] ?? null
  )
}

/** Compares all that is asked of sums with the plain sums over contributions. */
const expectPlainSums = (sums: DailySums<string>, plain: readonly Contribution[], cut: string): void => {
  const sumOf = (some: readonly Contribution[]) => sumOfCounts(some.map((one) => one.measures))
  expect(sums.total).toEqual(sumOf(plain))
  const days = [...new Set(plain.map(rollupDay))].sort().reverse()
  const byDay = days.map((day) => [day, sumOf(plain.filter((one) => rollupDay(one) === day))] as const)
  expect([...sums.newestFirst()].filter(([, counts]) => namesOf(counts).length > 0)).toEqual(
    byDay.filter(([, counts]) => namesOf(counts).length > 0),
  )
  const [before, after] = [
    sumOf(plain.filter((one) => rollupDay(one) < cut)),
    sumOf(plain.filter((one) => rollupDay(one) >= cut)),
  ]
  const stretches = [['0001-01-01', before] as const, [cut, after] as const]
  expect([...sums.since(['0001-01-01', cut])]).toEqual(stretches.filter(([, counts]) => namesOf(counts).length > 0))
  const isAmount = (name: string): boolean => plain.some((one) => countOf(one.measures, name) < 0)
  for (const name of namesOf(sums.total).filter((one) => !isAmount(one)))
    for (const most of [1, 2, countOf(sums.total, name), countOf(sums.total, name) + 1])
      expect(sums.dayOfEnough(most, (counts) => countOf(counts, name))).toBe(dayOfEnough(byDay, name, most))
}

describe('sums out of rollups and, for what is less than a day, out of entities', () => {
  exhaustively('are the plain sums over all entities, for every family, place and interval', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(anyEvents, anyInstant, anyInstant, anyDay, anyDay, async (events, x, y, a, b) => {
        const world = worldOf(events)
        const [from, to] = x < y ? [x, y] : [y, x]
        const [start, end] = a < b ? [a, b] : [b, a]
        for (const family of measures) {
          const all = contributionsIn(world, family)
          const places = new Map(all.map((one) => [`${one.workspaceId} ${placeText(one.place)}`, one]))
          for (const { workspaceId, place } of places.values()) {
            const here = all.filter(
              (one) => one.workspaceId === workspaceId && placeText(one.place) === placeText(place as Place),
            )
            const within = here.filter((one) => one.axis === 'instant' && one.at >= from && one.at < to)
            const [sums] = await sumsInIntervals(family, workspaceId, [{ place, interval: { from, to } }], world.docs)
            if (sums === undefined) throw new Error('no sums of the place')
            const others = [...places.values()].filter((one) => one.workspaceId === workspaceId)
            const asked = others.map((one) => ({ place: one.place as Place, interval: { from, to } }))
            const together = await sumsInIntervals(family, workspaceId, asked, world.docs)
            expect(together[others.findIndex((one) => one.place === place)]?.total).toEqual(sums.total)
            expectPlainSums(sums, within, a)
            const dated = here.filter((one) => one.axis === 'day' && one.day >= start && one.day <= end)
            const [byDay] = await sumsInDays(family, workspaceId, [{ place, first: start, last: end }], world.docs)
            if (byDay === undefined) throw new Error('no sums of the place')
            expectPlainSums(byDay, dated, from.slice(0, 10))
            for (const axis of ['instant', 'day'] as const) {
              const inAll = here.filter((one) => one.axis === axis && family.inAll)
              const sum = await sumInAll(family, axis, workspaceId, [place], world.docs)
              expect(sum).toEqual(sumOfCounts(inAll.map((one) => one.measures)))
            }
            compared += within.length + dated.length
          }
        }
      }),
      { seed: 61, numRuns: 150 },
    )
    expect(compared).toBeGreaterThan(200)
  })
})

describe('the stored sums of time entries', () => {
  const seconds = 'seconds|engineering|build|billable'
  const entry = (key: string, day: string, worked: number) => timeEntry('app', key, { day, minutes: worked })
  it('count each entry once, in any order and stated twice, and none that was withdrawn', () =>
    seeing((world) => world.all(Rollup).map(({ month, days }) => [month, days]))
      .given(entry('t-3', '2026-03-02', 480), gone('time_entry', uuid('app'), 't-3', { by: 'sheet' }))
      .when(entry('t-1', '2026-03-02', 60), entry('t-2', '2026-03-02', 30), entry('t-4', '2026-03-03', 15))
      .inAnyOrder()
      .twice()
      .then([
        [
          '2026-03',
          {
            '02': { [seconds]: 5400, records: 2, timeEntries: 2 },
            '03': { [seconds]: 900, records: 1, timeEntries: 1 },
          },
        ],
        ['all', { all: { [seconds]: 6300, records: 3, timeEntries: 3 } }],
      ]))
})
