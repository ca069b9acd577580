import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { holdsHalfCharacters, jsonIn } from '#domain/json'
import { utf8In } from '../utf8.js'
import { type Line, LONGEST_LINE } from './lines.js'
import type { Rejection } from './rejection.js'

/** A line's JSON; undefined if the line is blank. */
export const jsonOf = ({ bytes }: Line): Either<Rejection, unknown> => {
  const rejected = (reason: Rejection['reason'], message: string) => left({ reason, message, about: null })
  if (bytes === null) return rejected('too_long', `the line has more than ${LONGEST_LINE} bytes`)
  const text = utf8In(bytes)
  if (text === null) return rejected('not_utf8', 'the line is not valid UTF-8; convert the file')
  if (text.trim() === '') return right(undefined)
  const value = jsonIn(text)
  if (value === undefined)
    return text.startsWith('\ufeff')
      ? rejected('not_json', 'the line begins with a byte order mark, as in joined files; remove it')
      : rejected('not_json', 'the line is not valid JSON')
  return holdsHalfCharacters(text, value) ? rejected('not_utf8', 'an escape is half of a surrogate pair') : right(value)
}
