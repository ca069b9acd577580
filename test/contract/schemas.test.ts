import { describe, expect, it } from '@jest/globals'
import { fitting, violations } from '#test/support/json-schema'
import * as errorExamples from './examples/error.js'
import { type Examples, examples } from './examples/operations.js'
import { FRACTIONS, FREE, FREE_TEXT, MAY_BE_LEFT_OUT, MAY_BE_NULL, MAY_REPEAT, NEGATIVES, OTHER_TYPE } from './may.js'
import { at, changed, isMember, named, type Place, places, without } from './mutations.js'
import { error } from './schemas/error.js'
import type { Schema } from './schemas/json-schema.js'
import { responses } from './schemas/operations.js'

const cases: readonly (readonly [id: string, schema: Schema, examples: Examples])[] = [
  ...Object.entries(responses).map(([id, schema]) => [id, schema, examples[id as keyof typeof examples]] as const),
  ['error', error, errorExamples],
]

const of = (table: Readonly<Record<string, readonly string[]>>, id: string): ReadonlySet<string> =>
  new Set(table[id] ?? [])
/** The places among these that end as the table says; a line of the table that says nothing is a fault in it. */
const told = (table: Readonly<Record<string, readonly string[]>>, id: string, found: readonly Place[]) => {
  const endings = table[id] ?? []
  const paths = [...new Set(found.map(named))].sort()
  expect(endings.filter((ending) => !paths.some((path) => path.endsWith(ending)))).toEqual([])
  return paths.filter((path) => endings.some((ending) => path.endsWith(ending)))
}
const OTHERS: readonly unknown[] = ['text', 7, true, [], {}]
const sortOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
const isFree = (id: string, place: Place): boolean =>
  [...of(FREE, id)].some((free) => named(place) === free || named(place).startsWith(`${free}.`))

describe.each(cases)('the schema of %s', (id, schema, { full, sparse, none = sparse }) => {
  const fits = fitting(schema)
  const all = places(full).filter((place) => !isFree(id, place))
  const mayBeNull = new Map((MAY_BE_NULL[id] ?? []).map(([path, company = {}]) => [path, company]))
  const nulled = (place: Place, company: object) =>
    changed(full, place.slice(0, -1), (parent) => ({ ...(parent as object), ...company, [String(place.at(-1))]: null }))

  it.each([
    ['full', full],
    ['sparse', sparse],
    ['none', none],
  ])('accepts the %s example', (_, body) => {
    expect(violations(schema, body)).toEqual([])
    expect(JSON.parse(JSON.stringify(body))).toEqual(body)
  })

  it('lets exactly those members be null that may be', () => {
    const nullable = places(full)
      .filter((place) => isMember(place) && (!isFree(id, place) || !isFree(id, place.slice(0, -1))))
      .filter((place) => fits(nulled(place, mayBeNull.get(named(place)) ?? {})))
    expect([...new Set(nullable.map(named))].sort()).toEqual([...mayBeNull.keys()].sort())
  })
  it('has each of them once as a value, and once as null', () => {
    const valued = places(full)
      .filter((place) => at(full, place) !== null)
      .map(named)
    const nulls = [sparse, none].flatMap((body) => places(body).filter((place) => at(body, place) === null)).map(named)
    expect([...mayBeNull.keys()].filter((path) => !valued.includes(path) || !nulls.includes(path))).toEqual([])
  })
  it('refuses null alone where another member has to change with it', () => {
    const alone = all
      .filter((place) => Object.keys(mayBeNull.get(named(place)) ?? {}).length > 0)
      .filter((place) => fits(nulled(place, {})))
    expect(alone.map(named)).toEqual([])
  })

  it('refuses a body that lacks a member', () => {
    const lacking = places(full)
      .filter(isMember)
      .filter((place) => fits(without(full, place)))
    expect([...new Set(lacking.map(named))].sort()).toEqual([...of(MAY_BE_LEFT_OUT, id)].sort())
  })
  it('refuses a member of another type', () => {
    const wrong = all
      .filter((place) => ![...of(OTHER_TYPE, id)].some((ending) => named(place).endsWith(ending)))
      .flatMap((place) =>
        OTHERS.filter((other) => sortOf(other) !== sortOf(at(full, place)))
          .filter((other) => fits(changed(full, place, () => other)))
          .map((other) => `${named(place)}: ${JSON.stringify(other)}`),
      )
    expect(wrong).toEqual([])
  })
  it('refuses a member that nobody knows', () => {
    const objects = all.filter((place) => sortOf(at(full, place)) === 'object')
    const open = objects.filter((place) => fits(changed(full, place, (old) => ({ ...(old as object), unknown: 1 }))))
    expect(open.map(named)).toEqual([])
  })
  it('refuses what is in a list twice', () => {
    const lists = all.filter(
      (place) => (at(full, place) as { length?: number } | null)?.length && sortOf(at(full, place)) === 'array',
    )
    const twice = lists.filter((place) =>
      fits(changed(full, place, (old) => [...(old as readonly unknown[]), (old as readonly unknown[])[0]])),
    )
    expect([...new Set(twice.map(named))].sort()).toEqual(told(MAY_REPEAT, id, lists))
  })
  it('takes any text only where text is free', () => {
    const texts = all.filter((place) => typeof at(full, place) === 'string')
    const free = texts.filter((place) => fits(changed(full, place, () => 'Neither LISTED nor shaped')))
    expect([...new Set(free.map(named))].sort()).toEqual(told(FREE_TEXT, id, texts))
  })
  it('takes fractions only where they can be', () => {
    const numbers = all.filter((place) => typeof at(full, place) === 'number')
    const fractions = numbers.filter((place) => fits(changed(full, place, () => 0.25)))
    expect([...new Set(fractions.map(named))].sort()).toEqual(told(FRACTIONS, id, numbers))
  })
  it('takes negative numbers only where they can be', () => {
    const numbers = all.filter((place) => typeof at(full, place) === 'number')
    const negatives = numbers.filter((place) => fits(changed(full, place, () => -3)))
    expect([...new Set(negatives.map(named))].sort()).toEqual(told(NEGATIVES, id, numbers))
  })
})
