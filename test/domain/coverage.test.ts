import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  type Availability,
  availabilityOf,
  type IntervalSet,
  intersect,
  intervalSet,
  measured,
  subtract,
} from '#domain/coverage'
import type { Interval } from '#domain/time'
import { runs } from '#test/support/thorough'

const CELLS = 12
const at = (cell: number): string => `2026-01-01T00:00:${String(cell).padStart(2, '0')}.000Z`
const span = (from: number, to: number): Interval => ({ from: at(from), to: at(to) })

// The oracle: one bit a second.
type Bits = number
const bitsOf = (intervals: readonly Interval[]): Bits => {
  let bits = 0
  for (const { from, to } of intervals)
    for (let cell = 0; cell < CELLS; cell += 1) if (at(cell) >= from && at(cell) < to) bits |= 1 << cell
  return bits
}
/** The one way to write the bits as a set. */
const setOf = (bits: Bits): IntervalSet => {
  const set: Interval[] = []
  for (let cell = 0; cell < CELLS; cell += 1) {
    if ((bits & (1 << cell)) === 0) continue
    let end = cell
    while (bits & (1 << end)) end += 1
    set.push(span(cell, end))
    cell = end
  }
  return set
}

const anyInterval = fc.tuple(fc.nat(CELLS), fc.nat(CELLS)).map(([a, b]) => span(a, b))
const anyIntervals = fc.array(anyInterval, { maxLength: 6 })
const anySet = fc.nat(2 ** CELLS - 1).map(setOf)

describe('a set of intervals', () => {
  it('given intervals in any order, overlapping, touching, empty or turned around, is what a bitmap of them shows', () => {
    fc.assert(
      fc.property(anyIntervals, (intervals) => {
        expect(intervalSet(intervals)).toEqual(setOf(bitsOf(intervals)))
      }),
      { seed: 1, numRuns: runs(2000) },
    )
  })
  it('given two sets, unites, intersects and subtracts them as bitmaps do', () => {
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        expect(intervalSet([...a, ...b])).toEqual(setOf(bitsOf(a) | bitsOf(b)))
        expect(intersect(a, b)).toEqual(setOf(bitsOf(a) & bitsOf(b)))
        expect(subtract(a, b)).toEqual(setOf(bitsOf(a) & ~bitsOf(b)))
      }),
      { seed: 2, numRuns: runs(2000) },
    )
  })
  it('when it is made, leaves its inputs unchanged', () => {
    const intervals = Object.freeze([Object.freeze(span(4, 6)), Object.freeze(span(0, 5))])
    expect(intervalSet(intervals)).toEqual([span(0, 6)])
    expect(intervals[0]).toEqual(span(4, 6))
  })
})

describe('availability', () => {
  const need = (needed: readonly Interval[], ...covered: readonly Interval[]) => ({
    needed,
    covered: intervalSet(covered),
  })
  it.each<[string, Parameters<typeof availabilityOf>[0], Availability]>([
    ['no container', [], 'unavailable'],
    ['a container that counts on no day', [need([], span(0, 9))], 'unavailable'],
    ['a container whose part is empty', [need([span(3, 3)], span(0, 9))], 'unavailable'],
    ['no reading', [need([span(0, 5)])], 'unavailable'],
    ['a reading that only touches', [need([span(2, 5)], span(0, 2), span(5, 9))], 'unavailable'],
    ['a reading that is short by a moment', [need([span(0, 5)], span(0, 4))], 'partial'],
    ['a reading of all', [need([span(0, 5)], span(0, 9))], 'available'],
    ['two readings that meet', [need([span(0, 5)], span(0, 2), span(2, 5))], 'available'],
    ['two readings with a gap', [need([span(0, 5)], span(0, 2), span(3, 5))], 'partial'],
    ['a gap where the container did not count', [need([span(0, 2), span(3, 5)], span(0, 2), span(3, 5))], 'available'],
    ['one container read and one not', [need([span(0, 5)], span(0, 5)), need([span(0, 5)])], 'partial'],
    ['one container read and one that counts on no day', [need([span(0, 5)], span(0, 5)), need([])], 'available'],
    [
      'a container read only where it did not count',
      [need([span(0, 2)], span(2, 9)), need([span(4, 5)])],
      'unavailable',
    ],
  ])('given %s, says so', (_, needs, expected) => {
    expect(availabilityOf(needs)).toBe(expected)
  })

  it('given any containers, is what counting the seconds gives', () => {
    const anyNeed = fc.record({ needed: anyIntervals, covered: anySet })
    fc.assert(
      fc.property(fc.array(anyNeed, { maxLength: 4 }), (needs) => {
        const seconds = needs.flatMap(({ needed, covered }) =>
          [...Array(CELLS).keys()]
            .filter((cell) => bitsOf(needed) & (1 << cell))
            .map((cell) => (bitsOf(covered) & (1 << cell)) !== 0),
        )
        const seen = seconds.filter((covered) => covered).length
        expect(availabilityOf(needs)).toBe(
          seen === 0 ? 'unavailable' : seen === seconds.length ? 'available' : 'partial',
        )
      }),
      { seed: 4, numRuns: runs(2000) },
    )
  })
})

describe('what may be claimed', () => {
  it.each<[Availability, boolean, number, number | null]>([
    ['available', true, 7, 7],
    ['available', false, 0, 0],
    ['partial', true, 7, 7],
    ['partial', true, 0, 0],
    ['partial', false, 0, null],
    ['unavailable', true, 7, null],
    ['unavailable', false, 0, null],
  ])('given coverage %s, something found %s and the value %s, is %s', (availability, found, value, claimed) => {
    expect(measured(availability, found, value)).toBe(claimed)
  })
})
