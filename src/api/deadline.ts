import { left } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'

/**
 * The effect's result, or `deadline_passed` if it takes longer than the given milliseconds.
 * The effect itself continues; its result is dropped, and `givenUp` resolves.
 */
export const within = <E, A>(
  milliseconds: number,
  effect: (givenUp: Promise<unknown>) => Outcome<E, A>,
): Outcome<E | { readonly tag: 'deadline_passed' }, A> => {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<Awaited<Outcome<{ readonly tag: 'deadline_passed' }, never>>>((resolve) => {
    timer = setTimeout(() => resolve(left({ tag: 'deadline_passed' })), milliseconds)
  })
  return Promise.race([effect(passed), passed]).finally(() => clearTimeout(timer))
}
