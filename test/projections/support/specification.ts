import { expect } from '@jest/globals'
import type { Told } from './events.js'
import { World } from './world.js'

const permutations = <A>(all: readonly A[]): readonly (readonly A[])[] =>
  all.length < 2 ? [all] : all.flatMap((one, i) => permutations(all.toSpliced(i, 1)).map((rest) => [one, ...rest]))

/** Events in each order that is tried. */
type Orders = readonly (readonly Told[])[]

const specification = <R>(check: (worlds: readonly World[], expected: unknown) => R) => {
  const story = (past: readonly Told[], orders: Orders) => ({
    inAnyOrder: () => story(past, orders.flatMap(permutations)),
    twice: () =>
      story(
        past,
        orders.map((news) => [...news, ...news]),
      ),
    // biome-ignore lint/suspicious/noThenProperty: the word of specifications; nobody awaits one
    then: (expected: unknown): R =>
      check(
        orders.map((news) => new World([...past, ...news])),
        expected,
      ),
  })
  return {
    given: (...past: readonly Told[]) => ({
      when: (...news: readonly Told[]) => story(past, [news]),
      // biome-ignore lint/suspicious/noThenProperty: the same
      then: story(past, [[]]).then,
    }),
  }
}

/**
 * Specifies what events come to: `given(…past).when(…news).then(expected)`. `.inAnyOrder()` tries every order of the news,
 * `.twice()` appends all of it once more.
 */
export const seeing = <A>(look: (world: World) => A) =>
  specification((worlds, expected): void => {
    for (const world of worlds) expect(look(world)).toEqual(expected)
  })

/** The same of what is answered. */
export const answering = <A>(ask: (world: World) => Promise<A>) =>
  specification(async (worlds, expected): Promise<void> => {
    for (const world of worlds) expect(await ask(world)).toEqual(expected)
  })
