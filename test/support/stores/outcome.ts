import { type Either, isLeft } from 'fp-ts/lib/Either.js'

/** The value of what is expected to succeed. */
export const ok = async <E, A>(outcome: Promise<Either<E, A>>): Promise<A> => {
  const result = await outcome
  if (isLeft(result)) throw new Error(`it failed: ${JSON.stringify(result.left)}`)
  return result.right
}

/** The error of what is expected to fail. */
export const failed = async <E, A>(outcome: Promise<Either<E, A>>): Promise<E> => {
  const result = await outcome
  if (!isLeft(result)) throw new Error(`it succeeded: ${JSON.stringify(result.right)}`)
  return result.left
}
