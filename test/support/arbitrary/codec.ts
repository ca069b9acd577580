import fc from 'fast-check'
import * as t from 'io-ts'
import { AgreeingType, type AnyCodec, ClosedType, OneOfType, OptionalType, RefinedType } from '#domain/codec'
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
import { Decimal, Decimal10, Quantity } from '#domain/decimal'
import { Domains } from '#domain/events/import-choices'
import { Currency } from '#domain/money'
import { WebAddress } from '#domain/web-address'
import { Exact } from '#projections/explain/response'
import { uuid } from '#test/projections/support/events'

// Values that a codec takes, out of few, so that what is generated meets itself again: the same keys, ids and days.

export const TEXTS = ['#1', '#2', 'A-1', 'A-2', 'c1', 'c2', 'a|b%', '🦊']
export const UUIDS = ['one', 'two', 'three'].map(uuid)
const pick = <A>(...values: readonly A[]): fc.Arbitrary<A> => fc.constantFrom(...values)

const LEAVES = new Map<AnyCodec, fc.Arbitrary<unknown>>([
  [Uuid, pick(...UUIDS)],
  [NonEmptyString, pick(...TEXTS)],
  [t.string, pick('', ...TEXTS)],
  [t.boolean, fc.boolean()],
  [t.number, pick(0, 1, 2.5)],
  [t.null, fc.constant(null)],
  [WebAddress, pick('https://tracker.example/A-1', 'http://code.example/1?x#y')],
  [Slug, pick('acme', 'web')],
  [Int0, pick(0, 1, 2, 90)],
  [PositiveInt, pick(1, 2, 3)],
  [FiniteNumber, pick(0, -1.5, 7)],
  [CivilDate, pick('2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01')],
  [
    Instant,
    pick(
      '2026-01-31T23:59:59.999Z',
      '2026-02-01T00:00:00.000Z',
      '2026-02-01T12:00:00.000Z',
      '2026-03-01T08:00:00.000Z',
    ),
  ],
  [Timestamp, pick('2026-01-31T23:59:59Z', '2024-02-29T00:00:00.123456Z', '2026-02-01T12:00:00.000Z')],
  [
    Decimal,
    pick('0', '1.10', '-2.5', '0.0000000000000000001', `999999999999.${'9'.repeat(40)}`, `0.${'0'.repeat(39)}1`),
  ],
  [Decimal10, pick('0', '1.10', '-2.5', '0.0000000001', '999999999999.9999999999')],
  [Quantity, pick('0', '1', '-2.5', '0.00000000123', '1000000000000000')],
  [Currency, pick('EUR', 'USD', 'JPY')],
  [Exact, pick('0', '-2.5', '1/3', '12')],
  [Domains, pick('acme.example', 'acme.example eu.acme.example')],
])

/** Some values of a base that pass the predicate. A filter would try for ever if none passed. */
const refinedFrom = (codec: RefinedType<unknown>): fc.Arbitrary<unknown> => {
  const some = fc.sample(anyOf(codec.base as AnyCodec), { numRuns: 200, seed: 1 }).filter((value) => codec.is(value))
  if (some.length === 0) throw new Error(`nobody knows how to make up ${codec.name}`)
  return pick(...some)
}

/** Any value that the codec takes. Throws for a codec that it does not know how to make up. */
export const anyOf = (codec: AnyCodec): fc.Arbitrary<unknown> => {
  const leaf = LEAVES.get(codec)
  if (leaf !== undefined) return leaf
  if (codec instanceof OptionalType) return anyOf(codec.type)
  if (codec instanceof OneOfType) return pick(...codec.values)
  if (codec instanceof RefinedType) return refinedFrom(codec)
  if (codec instanceof AgreeingType) return anyOf(codec.base).filter((value) => codec.is(value))
  if (codec instanceof ClosedType) {
    const entries = Object.entries(codec.props as Record<string, AnyCodec>)
    return fc.record(Object.fromEntries(entries.map(([name, member]) => [name, anyOf(member)])), {
      requiredKeys: entries.filter(([, member]) => !(member instanceof OptionalType)).map(([name]) => name),
    })
  }
  if (codec instanceof t.UnionType) return fc.oneof(...(codec.types as AnyCodec[]).map(anyOf))
  if (codec instanceof t.LiteralType) return fc.constant(codec.value)
  if (codec instanceof t.ReadonlyArrayType) return fc.array(anyOf(codec.type as AnyCodec), { maxLength: 2 })
  if (codec instanceof t.ReadonlyType) return anyOf(codec.type as AnyCodec)
  if (codec instanceof t.DictionaryType)
    return fc.dictionary(
      codec.domain === t.string ? pick('a', 'b') : (anyOf(codec.domain as AnyCodec) as fc.Arbitrary<string>),
      anyOf(codec.codomain as AnyCodec),
      { maxKeys: 2, noNullPrototype: true },
    )
  if (codec instanceof t.UnknownType) return fc.jsonValue()
  throw new Error(`nobody knows how to make up a ${codec.name}`)
}
