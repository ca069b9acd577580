import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { closed, nullable, oneOf, optional } from '#domain/codec'
import { operations } from '#projections/operations'
import { AI_AND_LISTS } from './ai-and-lists.js'
import { COMMAND_CENTER } from './command-center.js'
import { PROJECT } from './project.js'
import { SETTINGS } from './settings.js'
import { type Cases, nullableMembers, valuesAt } from './walk.js'

const CASES: Readonly<Record<string, Cases>> = { ...AI_AND_LISTS, ...PROJECT, ...SETTINGS, ...COMMAND_CENTER }

it('there is a table of members that may be null for each operation, and no other', () => {
  expect(Object.keys(CASES).sort()).toEqual(operations.map(({ id }) => id).sort())
})

describe.each(operations)('in the answer of $id, each member that may be null', ({ id, response }) => {
  const cases = CASES[id] ?? {}

  it('has a line in the table, and the table has no other line', () => {
    expect(Object.keys(cases).sort()).toEqual(nullableMembers(response))
  })
  it.each(Object.entries(cases))('%s is null where it is not known, and a value where it is', (path, one) => {
    if ('never' in one) {
      expect(one.never).not.toBe('')
      return
    }
    expect(valuesAt(one.null, path)).toContain(null)
    const values = valuesAt(one.value, path)
    expect(values.filter((value) => value === null || value === undefined)).toEqual([])
    expect(values).not.toEqual([])
  })
})

describe('the walk that finds them', () => {
  it('goes through members, lists, maps, unions and optional ones', () => {
    const codec = closed('A', {
      a: nullable(t.string),
      b: t.readonlyArray(closed('B', { c: nullable(t.array(nullable(t.number))) })),
      d: optional(nullable(closed('D', { e: nullable(oneOf('x')) }))),
      f: t.record(t.string, nullable(t.boolean)),
      g: t.union([t.string, closed('G', { h: t.null, i: nullable(t.literal(1)) })]),
      j: t.literal('j'),
    })
    expect(nullableMembers(codec)).toEqual(['a', 'b[].c', 'b[].c[]', 'd', 'd.e', 'f{}', 'g.i'])
  })
  it('refuses a kind of codec that it does not know', () => {
    expect(() => nullableMembers(closed('A', { a: t.tuple([t.string]) }))).toThrow(/how to walk/)
  })
  it('finds values along a path, and none behind a null', () => {
    expect(valuesAt({ a: [{ b: null }, { b: { c: 1 } }] }, 'a[].b')).toEqual([null, { c: 1 }])
    expect(valuesAt({ a: [{ b: null }, { b: { c: 1 } }] }, 'a[].b.c')).toEqual([1])
    expect(valuesAt({ a: [] }, 'a[].b')).toEqual([])
  })
})
