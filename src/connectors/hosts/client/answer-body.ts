import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { isTooDeep, jsonIn } from '#domain/json'
import { utf8In } from '../../utf8.js'
import type { Incoming } from './exchanged.js'

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]{1,100}\+)?json[ \t]{0,9}(?:;|$)/i
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)/i
/** The most brackets within each other: each one around a record, and those of a record as files may have them. */
const DEEPEST = 210

/** The body of an answer in the form that was asked for, null if it is empty; or why it is none. */
export const bodyIn = ({ headers, bytes }: Incoming, takes: 'json' | 'text'): Either<string, unknown> => {
  if (bytes.length === 0) return right(null)
  const type = headers.get('content-type') ?? ''
  if (HTML_TYPE.test(type)) return left('a web page came in place of data, maybe one to sign in')
  if (takes === 'json' && !JSON_TYPE.test(type)) return left('what came is not JSON')
  const text = utf8In(bytes)
  if (text === null) return left('what came is not UTF-8')
  if (takes === 'text') return right(text)
  if (isTooDeep(text, DEEPEST)) return left('what came is nested too deeply')
  const value = jsonIn(text.startsWith('\uFEFF') ? text.slice(1) : text)
  return value === undefined ? left('what came is not JSON') : right(value)
}
