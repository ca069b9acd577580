import { describe, expect, it } from '@jest/globals'
import {
  allToggled,
  allValued,
  areChosen,
  beginning,
  draftOf,
  restored,
  toggled,
  valued,
  withoutValue,
} from '../../console/src/pages/confidence/choosing.js'

const KEYS = ['a', 'b', 'c']
const NONE = beginning(
  new Map([
    ['a', ''],
    ['b', ''],
    ['c', 'story'],
  ]),
)
const chosenIn = ({ chosen }: typeof NONE) => [...chosen].sort()

describe('choosing rows', () => {
  it('when all are chosen and chosen again, then all, and then none of them are', () => {
    const all = allToggled(NONE, KEYS)
    expect([chosenIn(all), areChosen(all, KEYS)]).toEqual([KEYS, true])
    expect(chosenIn(allToggled(all, KEYS))).toEqual([])
  })

  it('given a search, when all found are chosen, then the others stay as they are', () => {
    const one = toggled(NONE, 'c')
    expect(chosenIn(allToggled(one, ['a']))).toEqual(['a', 'c'])
    expect(chosenIn(allToggled(allToggled(one, ['a']), ['a']))).toEqual(['c'])
  })

  it('of no row, then not all are chosen', () => {
    expect(areChosen(allToggled(NONE, KEYS), [])).toBe(false)
  })

  it('when a row gets a value, then it is chosen; when it loses it, then it is no longer', () => {
    const typed = valued(NONE, 'a', 'bug')
    expect([chosenIn(typed), typed.values.get('a')]).toEqual([['a'], 'bug'])
    expect(chosenIn(valued(typed, 'a', ''))).toEqual([])
  })

  it('when a value is given to all chosen, then the others keep theirs', () => {
    const given = allValued(toggled(toggled(NONE, 'a'), 'b'), 'bug')
    expect(KEYS.map((key) => given.values.get(key))).toEqual(['bug', 'bug', 'story'])
  })

  it('then the first chosen row without a value is known', () => {
    expect(withoutValue(toggled(toggled(NONE, 'c'), 'b'))).toBe('b')
    expect(withoutValue(toggled(NONE, 'c'))).toBeNull()
    expect(withoutValue(valued(NONE, 'a', '  '))).toBe('a')
  })
})

describe('a draft of what is chosen', () => {
  const chosen = valued(valued(NONE, 'a', 'bug'), 'b', 'task')

  it('brings back rows and values', () => {
    const back = restored(NONE, draftOf(chosen), KEYS)
    expect([chosenIn(back), back.values.get('a'), back.values.get('b')]).toEqual([['a', 'b'], 'bug', 'task'])
  })
  it('leaves out rows that are gone', () => {
    expect(chosenIn(restored(NONE, draftOf(chosen), ['b', 'c']))).toEqual(['b'])
  })
  it('that is none changes nothing', () => {
    expect([restored(NONE, null, KEYS), restored(NONE, { chosen: 'a' }, KEYS)]).toEqual([NONE, NONE])
  })
})
