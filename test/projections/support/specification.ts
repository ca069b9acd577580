import { expect } from '@jest/globals'
import type { Told } from './events.js'
import { World } from './world.js'

const permutations = <A>(all: readonly A[]): readonly (readonly A[])[] =>
  all.length < 2 ? [all] : all.flatMap((one, i) => permutations(all.toSpliced(i, 1)).map((rest) => [one, ...rest]))

/** Events in each order that is tried. */
type Orders = readonly (readonly Told[])[]

/**
 * Specifies what events come to: `given(…past).when(…news).then(expected)`. `.inAnyOrder()` tries every order of the news,
 * `.twice()` appends all of it once more.
 */
export const seeing = <A>(look: (world: World) => A) => {
  const story = (past: readonly Told[], orders: Orders) => ({
    inAnyOrder: () => story(past, orders.flatMap(permutations)),
    twice: () =>
      story(
        past,
        orders.map((news) => [...news, ...news]),
      ),
    // biome-ignore lint/suspicious/noThenProperty: the word of specifications; nobody awaits one
    then: (expected: unknown): void => {
      for (const news of orders) expect(look(new World([...past, ...news]))).toEqual(expected)
    },
  })
  return {
    given: (...past: readonly Told[]) => ({
      when: (...news: readonly Told[]) => story(past, [news]),
      // biome-ignore lint/suspicious/noThenProperty: the same
      then: story(past, [[]]).then,
    }),
  }
}
