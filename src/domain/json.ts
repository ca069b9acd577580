import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { type Codec, decode, describe } from './codec.js'

/** The value of a JSON text; undefined if the text is not JSON. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a person wrote as a file of JSON, or what is wrong with it in one line. */
export const jsonFileIn = <A>(codec: Codec<A>, text: string): Either<string, A> => {
  const value = jsonIn(text)
  if (value === undefined) return left('the file is not JSON')
  const read = decode(codec, value)
  return isLeft(read) ? left(describe(read.left)) : read
}
