import { describe as context, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { closed, decode, nullable, optional } from '#domain/codec'

context('a closed object', () => {
  const Thing = closed('Thing', { a: t.string, b: optional(t.number), c: nullable(closed('Inner', { d: t.string })) })
  const right = { a: 'x', b: 1, c: { d: 'y' } }
  it.each([
    ['all members', right, []],
    ['an optional member left out', { a: 'x', c: null }, []],
    ['a missing member', { c: null }, ['a']],
    ['an unknown member', { ...right, e: 1 }, ['e']],
    ['an optional member that is undefined', { ...right, b: undefined }, ['b']],
    ['a wrong member', { ...right, a: 1 }, ['a']],
    ['an array', [], ['']],
  ])('given %s, says what is wrong with it', (_, value, paths) => {
    const result = decode(Thing, value)
    expect(result._tag === 'Left' ? result.left.map(({ path }) => path) : []).toEqual(paths)
    expect(Thing.is(value)).toBe(paths.length === 0)
  })
})
