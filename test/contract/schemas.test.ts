import { describe, expect, it } from '@jest/globals'
import { fitting, violations } from '#test/support/json-schema'
import * as errorExamples from './error-examples.js'
import { examplesOf } from './examples.js'
import { CHANGES_WITH, FRACTIONS, FREE, FREE_TEXT, MAY_BE_LEFT_OUT, MAY_REPEAT, NEGATIVES, OTHER_TYPE } from './may.js'
import { at, changed, isMember, named, nulled, type Place, places, shortened, sortOf, without } from './mutations.js'
import { nullablePaths } from './nullable.js'
import { error } from './schemas/error.js'
import type { Schema } from './schemas/json-schema.js'
import { type OperationId, responses } from './schemas/operations.js'

const cases: readonly (readonly [id: string, schema: Schema, bodies: readonly object[]])[] = [
  ...Object.entries(responses).map(([id, schema]) => [id, schema, examplesOf(id as OperationId)] as const),
  ['error', error, Object.values(errorExamples)],
]

const of = (table: Readonly<Record<string, readonly string[]>>, id: string): ReadonlySet<string> =>
  new Set(table[id] ?? [])
/** The paths among these that end as the table says. A line of the table that fits none is a fault in the table. */
const listed = (table: Readonly<Record<string, readonly string[]>>, id: string, found: readonly Found[]) => {
  const endings = table[id] ?? []
  const paths = pathsOf(found)
  expect(endings.filter((ending) => !paths.some((path) => path.endsWith(ending)))).toEqual([])
  return paths.filter((path) => endings.some((ending) => path.endsWith(ending)))
}
const OTHERS: readonly unknown[] = ['text', 7, true, [], {}]
const isFree = (id: string, place: Place): boolean =>
  [...of(FREE, id)].some((free) => named(place) === free || named(place).startsWith(`${free}.`))

/** A place in an example. */
interface Found {
  readonly body: object
  readonly place: Place
}
const pathOf = ({ place }: Found): string => named(place)
const valueAt = ({ body, place }: Found): unknown => at(body, place)
/** The example, with something else in that place. */
const but = ({ body, place }: Found, change: (old: unknown) => unknown): unknown => changed(body, place, change)
/** The most places to change that have the same path and sort of value: all of them would take minutes. */
const ALIKE = 9
const placesToChange = (bodies: readonly object[]): readonly Found[] => {
  const counts = new Map<string, number>()
  return bodies
    .map(shortened)
    .flatMap((body) => places(body).map((place): Found => ({ body, place })))
    .filter((one) => {
      const value = valueAt(one)
      const alike = `${pathOf(one)} ${Array.isArray(value) && value.length === 0 ? 'empty' : sortOf(value)}`
      counts.set(alike, (counts.get(alike) ?? 0) + 1)
      return (counts.get(alike) ?? 0) <= ALIKE
    })
}
const pathsOf = (some: readonly Found[]): readonly string[] => [...new Set(some.map(pathOf))].sort()

describe.each(cases)('the schema of %s', (id, schema, bodies) => {
  const fits = fitting(schema)
  const everywhere = placesToChange(bodies)
  const all = everywhere.filter(({ place }) => !isFree(id, place))
  const members = everywhere.filter(({ place }) => isMember(place) && !isFree(id, place.slice(0, -1)))
  const valued = all.filter((one) => valueAt(one) !== null)
  const mayBeNull = id === 'error' ? [] : nullablePaths(id as OperationId)
  const companyOf = (one: Found): object => CHANGES_WITH[id]?.[pathOf(one)] ?? {}

  it('accepts each example', () => {
    for (const body of bodies) expect(violations(schema, body)).toEqual([])
  })

  it('lets exactly those members be null that the codec of the service lets be null', () => {
    const nullable = members.filter((one) => fits(nulled(one.body, one.place, companyOf(one))))
    expect(pathsOf(nullable)).toEqual(mayBeNull)
  })
  it('has each of them once as a value, so that it is held to more than null', () => {
    const values = new Set(pathsOf(members.filter((one) => valueAt(one) !== null)))
    expect(mayBeNull.filter((path) => !values.has(path))).toEqual([])
  })
  it('refuses null alone where another member has to change with it', () => {
    const alone = valued.filter((one) => {
      const parent = at(one.body, one.place.slice(0, -1)) as Readonly<Record<string, unknown>>
      const company = Object.entries(companyOf(one))
      return company.some(([name, value]) => parent[name] !== value) && fits(nulled(one.body, one.place))
    })
    expect(pathsOf(alone)).toEqual([])
  })

  it('refuses a body that lacks a member', () => {
    const lacking = members.filter(({ body, place }) => fits(without(body, place)))
    expect(pathsOf(lacking)).toEqual([...of(MAY_BE_LEFT_OUT, id)].sort())
  })
  it('refuses a member of another type', () => {
    const wrong = valued
      .filter((one) => ![...of(OTHER_TYPE, id)].some((ending) => pathOf(one).endsWith(ending)))
      .flatMap((one) =>
        OTHERS.filter((other) => sortOf(other) !== sortOf(valueAt(one)))
          .filter((other) => fits(but(one, () => other)))
          .map((other) => `${pathOf(one)}: ${JSON.stringify(other)}`),
      )
    expect(wrong).toEqual([])
  })
  it('refuses a member that the contract does not name', () => {
    const objects = all.filter((one) => sortOf(valueAt(one)) === 'object')
    const open = objects.filter((one) => fits(but(one, (old) => ({ ...(old as object), unknown: 1 }))))
    expect(pathsOf(open)).toEqual([])
  })
  it('refuses a list that has an entry twice', () => {
    const lists = all.filter((one) => {
      const value = valueAt(one)
      return Array.isArray(value) && value.length > 0
    })
    const twice = lists.filter((one) =>
      fits(but(one, (old) => [...(old as readonly unknown[]), (old as readonly unknown[])[0]])),
    )
    expect(pathsOf(twice)).toEqual(listed(MAY_REPEAT, id, lists))
  })
  it('takes any text only where text is free', () => {
    const texts = all.filter((one) => typeof valueAt(one) === 'string')
    const free = texts.filter((one) => fits(but(one, () => 'Neither LISTED nor shaped')))
    expect(pathsOf(free)).toEqual(listed(FREE_TEXT, id, texts))
  })
  it('takes fractions only where they can be', () => {
    const numbers = all.filter((one) => typeof valueAt(one) === 'number')
    const fractions = numbers.filter((one) => fits(but(one, () => 0.25)))
    expect(pathsOf(fractions)).toEqual(listed(FRACTIONS, id, numbers))
  })
  it('takes negative numbers only where they can be', () => {
    const numbers = all.filter((one) => typeof valueAt(one) === 'number')
    const negatives = numbers.filter((one) => fits(but(one, () => -3)))
    expect(pathsOf(negatives)).toEqual(listed(NEGATIVES, id, numbers))
  })
})
