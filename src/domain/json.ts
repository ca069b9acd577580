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

/** Says whether brackets stand deeper within each other than `deepest`. It looks at each character once. */
export const isTooDeep = (text: string, deepest: number): boolean => {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isQuoted) {
      if (character === '\\') at += 1
      else if (character === '"') isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > deepest) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}

const HALF = /\p{Surrogate}/u

/** Says whether a value holds half of a surrogate pair, which no store keeps unchanged. Only an escape of its text can be one. */
export const holdsHalfCharacters = (text: string, value: unknown): boolean => {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return false
  let found = false
  JSON.stringify(value, (name, member: unknown) => {
    if (HALF.test(name) || (typeof member === 'string' && HALF.test(member))) found = true
    return member
  })
  return found
}

/** Decodes a file of JSON that a person wrote; a failure says in one line what is wrong with it. */
export const jsonFileIn = <A>(codec: Codec<A>, text: string): Either<string, A> => {
  const value = jsonIn(text)
  if (value === undefined) return left('the file is not JSON')
  if (holdsHalfCharacters(text, value)) return left('an escape is half of a surrogate pair')
  const read = decode(codec, value)
  return isLeft(read) ? left(describe(read.left)) : read
}
