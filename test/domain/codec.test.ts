import { describe as context, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import {
  type AnyCodec,
  closed,
  decode,
  describe,
  mapOf,
  maybe,
  nullable,
  oneOf,
  optional,
  refined,
} from '#domain/codec'

const pathsOf = (codec: AnyCodec, value: unknown): readonly string[] => {
  const result = decode(codec, value)
  return result._tag === 'Left' ? result.left.map(({ path }) => path) : []
}

context('a closed object', () => {
  const Thing = closed('Thing', { a: t.string, b: optional(t.number), c: nullable(closed('Inner', { d: t.string })) })
  const right = { a: 'x', b: 1, c: { d: 'y' } }
  it.each<[string, unknown, readonly string[]]>([
    ['all members', right, []],
    ['an optional member left out', { a: 'x', c: null }, []],
    ['a missing member', { c: null }, ['a']],
    ['an unknown member', { ...right, e: 1 }, ['e']],
    ['an unknown member that is undefined', { ...right, e: undefined }, ['e']],
    ['an optional member that is undefined', { ...right, b: undefined }, ['b']],
    ['an optional member that is null', { ...right, b: null }, ['b']],
    ['a wrong member', { ...right, a: 1 }, ['a']],
    ['several wrong members', { a: 1, b: 'x', c: null }, ['a', 'b']],
    ['members that are only inherited', Object.create(right), ['a', 'c']],
    ['a member named __proto__', JSON.parse('{"a": "x", "c": null, "__proto__": {"b": 1}}'), ['__proto__']],
    ['an array', [], ['']],
    ['null', null, ['']],
    ['a text', 'x', ['']],
  ])('given %s, says what is wrong with it', (_, value, paths) => {
    expect(pathsOf(Thing, value)).toEqual(paths)
    expect(Thing.is(value)).toBe(paths.length === 0)
  })

  it('given a member that may be anything, refuses undefined all the same, which JSON cannot hold', () => {
    const Loose = closed('Loose', { required: t.unknown, free: optional(t.unknown) })
    for (const value of [{}, { required: undefined }, { required: 1, free: undefined }]) {
      expect(pathsOf(Loose, value)).toHaveLength(1)
      expect(Loose.is(value)).toBe(false)
    }
    expect(pathsOf(Loose, { required: null })).toEqual([])
  })

  it('when it is decoded, hands on the same value, neither copied nor stripped', () => {
    const result = decode(Thing, right)
    expect(result._tag === 'Right' && result.right).toBe(right)
  })

  it('says where in a nested value the fault is', () => {
    const Nested = closed('Nested', { rows: t.readonlyArray(closed('Row', { tags: t.readonlyArray(t.string) })) })
    expect(pathsOf(Nested, { rows: [{ tags: [] }, { tags: ['x', 1] }, {}] })).toEqual([
      'rows[1].tags[1]',
      'rows[2].tags',
    ])
    expect(pathsOf(Thing, { a: 'x', c: { d: 1 } })).toContain('c.d')
  })
})

context('an enumeration', () => {
  const Colour = oneOf('red', 'blue')
  it.each(['Red', ' red', 'red\n', '', 'toString', null, undefined, 0, ['red']])('given %j, refuses it', (value) => {
    expect(Colour.is(value)).toBe(false)
    expect(decode(Colour, value)).toMatchObject({ _tag: 'Left', left: [{ problem: 'expected one of: red, blue' }] })
  })
  it.each(['red', 'blue'])('given %s, accepts it', (value) => {
    expect(decode(Colour, value)).toEqual({ _tag: 'Right', right: value })
  })
})

context('the description of a mismatch', () => {
  const Short = closed('Short', { secret: refined(t.string, (s) => s.length < 3, 'a short text'), n: t.number })
  it('given a wrong value, never shows it', () => {
    const result = decode(Short, { secret: 'hunter2', n: 'hunter3', hunter: 'hunter4' })
    expect(result._tag === 'Left' && describe(result.left)).toBe(
      'secret: expected a short text; n: expected number; hunter: unknown member',
    )
  })
  it('given many, names the first five', () => {
    const mismatches = [1, 2, 3, 4, 5, 6].map((n) => ({ path: `p${n}`, problem: 'missing' }))
    expect(describe(mismatches).split('; ')).toHaveLength(5)
  })
  it('given the whole value as the fault, needs no path', () => {
    expect(describe([{ path: '', problem: 'expected an object' }])).toBe('expected an object')
  })
})

context('a map of some names', () => {
  const Counts = mapOf(oneOf('a', 'b'), t.number)
  it.each<[string, unknown, readonly string[]]>([
    ['none of them', {}, []],
    ['some of them', { b: 1 }, []],
    ['another name', { a: 1, c: 1 }, ['c']],
    ['a wrong value', { a: 'x' }, ['a']],
    ['a list', [], ['']],
  ])('given %s, says what is wrong with it', (_, value, paths) => {
    expect(pathsOf(Counts, value)).toEqual(paths)
    expect(Counts.is(value)).toBe(paths.length === 0)
  })
})

context('a member of another program’s record that may be missing or null', () => {
  const Record = t.type({ title: maybe(t.string), commits: maybe(t.union([t.number, t.array(t.string)])) })

  it.each([{}, { title: null, commits: undefined }, { title: 'x', commits: ['y'] }])('given %j, is read', (value) => {
    expect(pathsOf(Record, value)).toEqual([])
  })

  it('given a wrong value, names the member and what is expected, and neither null nor the choices of a union', () => {
    const result = decode(Record, { title: 1, commits: 'x' })
    expect(result._tag === 'Left' && describe(result.left)).toBe(
      'title: expected string; commits: expected number; commits: expected Array<string>',
    )
  })
})
