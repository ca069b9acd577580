import { describe, expect, it } from '@jest/globals'
import { differencesOf } from './compare.js'

describe('the differences of two answers', () => {
  it('are none where both are the same', () => {
    expect(differencesOf({ a: [1, null] }, { a: [1, null] })).toEqual([])
  })

  it('are texts where words for people differ', () => {
    expect(differencesOf({ a: [{ title: 'One way' }] }, { a: [{ title: 'Another way' }] })).toEqual([
      { path: 'a[0].title', before: 'One way', after: 'Another way', isText: true },
    ])
  })

  it('are the order of members, and what else differs in them', () => {
    expect(differencesOf({ it: { a: 'One way', b: 2 } }, { it: { b: 2, a: 'Another way' } })).toEqual([
      { path: 'it (order of members)', before: ['a', 'b'], after: ['b', 'a'], isText: false },
      { path: 'it.a', before: 'One way', after: 'Another way', isText: true },
    ])
  })

  it.each([
    ['a number', 1, 2],
    ['null in place of a text', 'Not known', null],
    ['a code', 'not_known', 'unknown'],
    ['an instant', '2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    ['an amount', '12.00 ', '13.00 '],
    ['a list with one more', [1], [1, 2]],
  ])('are no texts where %s differs', (_, before, after) => {
    expect(differencesOf({ it: before }, { it: after })).toMatchObject([{ path: 'it', isText: false }])
  })
  it('are members that one of them has not', () => {
    const [one, other] = [{ it: { a: 1, b: 'One way' } }, { it: { b: 'Another way', c: null } }]
    expect(differencesOf(one, other)).toEqual([
      { path: 'it.a', before: 1, after: undefined, isText: false },
      { path: 'it.c', before: undefined, after: null, isText: false },
      { path: 'it.b', before: 'One way', after: 'Another way', isText: true },
    ])
  })
})
