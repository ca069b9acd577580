import { left } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'

/**
 * What the effect comes to, or `deadline_passed` where that takes longer than so many milliseconds.
 * The effect itself goes on; what it comes to then is dropped.
 */
export const within = <E, A>(
  milliseconds: number,
  effect: Outcome<E, A>,
): Outcome<E | { readonly tag: 'deadline_passed' }, A> => {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<Awaited<Outcome<{ readonly tag: 'deadline_passed' }, never>>>((resolve) => {
    timer = setTimeout(() => resolve(left({ tag: 'deadline_passed' })), milliseconds)
  })
  return Promise.race([effect, passed]).finally(() => clearTimeout(timer))
}
