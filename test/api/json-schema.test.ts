import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as t from 'io-ts'
import { ErrorEnvelope } from '#api/errors'
import { type Shapes, schemaOf } from '#api/json-schema'
import { RequestId } from '#api/request-id'
import { type AnyCodec, mapOf, nullable, oneOf } from '#domain/codec'
import {
  CivilDate,
  FiniteNumber,
  Instant,
  Int0,
  NonEmptyString,
  PositiveInt,
  Slug,
  Timestamp,
  Uuid,
} from '#domain/common'
import { WebAddress } from '#domain/web-address'
import { served } from '#projections/operations'
import { changed, type Place, places, without } from '#test/contract/mutations'
import { anyOf } from '#test/support/arbitrary/codec'
import { fitting } from '#test/support/json-schema'

/** The schema of a codec with all that it refers to. */
const wholeSchema = (codec: AnyCodec) => {
  const shapes: Shapes = new Map()
  const schema = schemaOf(codec, shapes)
  return { ...schema, components: { schemas: Object.fromEntries(shapes) } }
}

const UUIDS = ['5b0e6c4e-7c8e-4f0a-9b9e-2f3a1c5d7e90', 'FFFFFFFF-FFFF-ffff-ffff-ffffffffffff', '0'.repeat(36)]
const digits = fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
const nearDate = fc
  .tuple(fc.constantFrom('0000', '0001', '0004', '1900', '2000', '2024', '2026', '9999'), fc.nat(13), fc.nat(32))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
const anyAddress = fc
  .tuple(
    fc.constantFrom('http', 'HTTPS', 'ftp', 'javascript'),
    fc.constantFrom('://', ':'),
    fc.string({ unit: 'binary' }),
  )
  .map((parts) => parts.join(''))
const anyDate = fc.oneof(digits, nearDate)
const anyTime = fc.stringMatching(/^T?[0-2][0-9]:[0-6][0-9]:[0-6][0-9](\.[0-9]{0,4})?Z?$/)
const anyText = fc.oneof(
  ...[
    anyAddress,
    anyDate,
    fc.tuple(anyDate, anyTime).map(([date, time]) => date + time),
    fc.string({ unit: 'binary' }),
  ],
  ...[
    fc.constantFrom(...UUIDS),
    fc.uuid(),
    fc.stringMatching(/^[a-z0-9-]{0,50}$/),
    fc.stringMatching(/^[\w.[\]-]{0,3}$/),
  ],
  ...[199, 200, 201, 128, 129, 120, 121].map((length) => fc.constant('x'.repeat(length))),
  ...[200, 201].map((length) => fc.constant('🦊'.repeat(length))),
)
const anyNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 1, 0.5, 86_400, 86_401, 2 ** 53 - 1, 2 ** 53, 1e300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const anyLeaf = fc.oneof(anyText, anyNumber, fc.boolean(), fc.constantFrom(null, [], {}))

type Change = (value: unknown, place: Place) => unknown
/** A value with something done to it in one place. */
const mutated = (value: unknown): fc.Arbitrary<unknown> => {
  const all = places(value)
  const within = all.filter((place) => place.length > 0)
  const anywhere = fc.constantFrom(...all)
  const change: fc.Arbitrary<Change> = fc.oneof(
    anyLeaf.map(
      (leaf): Change =>
        (old, place) =>
          changed(old, place, () => leaf),
    ),
    anywhere.map(
      (from): Change =>
        (old, place) =>
          changed(old, place, () => from.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], old)),
    ),
    fc.constantFrom<Change>(
      (old, place) => (typeof place.at(-1) === 'string' ? without(old, place) : old),
      (old, place) =>
        changed(old, place, (inner) =>
          Array.isArray(inner)
            ? Array(21).fill(inner[0] ?? null)
            : typeof inner === 'object' && inner !== null
              ? { ...inner, unknown: 1 }
              : inner,
        ),
    ),
  )
  return fc
    .tuple(change, within.length === 0 ? anywhere : fc.oneof(anywhere, fc.constantFrom(...within)))
    .map(([act, place]) => act(value, place))
}

const agrees = (codec: AnyCodec, values: fc.Arbitrary<unknown>, numRuns: number) => {
  const fits = fitting(wholeSchema(codec))
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(values, (value) => {
      const sent: unknown = JSON.parse(JSON.stringify(value))
      const isTaken = codec.is(sent)
      seen.add(isTaken)
      return fits(sent) === isTaken
    }),
    { seed: 52, numRuns },
  )
  return seen
}

describe('the schema of a codec takes what the codec takes, and nothing else', () => {
  const answers: readonly (readonly [string, AnyCodec])[] = [
    ...served.map(({ id, response }) => [id, response as AnyCodec] as const),
    ['error', ErrorEnvelope],
  ]
  it.each(answers)('answers of %s, right and changed', (_, codec) => {
    expect(agrees(codec, anyOf(codec), 50)).toEqual(new Set([true]))
    expect(agrees(codec, anyOf(codec).chain(mutated), 600).has(false)).toBe(true)
  })

  it.each([
    ...[
      Uuid,
      CivilDate,
      Timestamp,
      Instant,
      Slug,
      WebAddress,
      NonEmptyString,
      RequestId,
      Int0,
      PositiveInt,
      FiniteNumber,
    ],
    ...[t.string, t.boolean, t.unknown, t.literal('x'), nullable(oneOf('a', '2')), mapOf(oneOf('a', 'b'), Int0)],
  ] as readonly AnyCodec[])('$name', (codec) => {
    agrees(codec, fc.oneof(anyLeaf, anyText, fc.dictionary(fc.constantFrom('a', 'b', 'c'), anyNumber)), 1500)
  })

  it('every day that there is, and those that are not', () => {
    const pattern = new RegExp(String(schemaOf(CivilDate, new Map())['pattern']), 'u')
    const pad = (n: number, length: number) => String(n).padStart(length, '0')
    const monthsOf = (year: number) => (year % 4 === 0 && year < 2004 && year > 1992 ? [...Array(14).keys()] : [2])
    const days = Array.from({ length: 10_000 }, (_, year) =>
      monthsOf(year).flatMap((month) =>
        Array.from({ length: 33 }, (_, day) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`),
      ),
    ).flat()
    expect(days.filter((day) => pattern.test(day) !== CivilDate.is(day))).toEqual([])
  })
})
