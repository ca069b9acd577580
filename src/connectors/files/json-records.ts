import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { holdsHalfCharacters, jsonIn } from '#domain/json'
import { utf8In } from '../utf8.js'
import type { Input } from './input.js'
import { DEEPEST, JsonSplitter, type JsonText, LONGEST_RECORD } from './json-splitter.js'
import type { Broken, FileRecord } from './rows.js'
import { encodingOf, utf8Pieces } from './text.js'

const isObject = (text: string): boolean => {
  const value = jsonIn(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The most lines that are looked at to find a whole one. */
const MOST_LINES = 100

/**
 * Whether a file has one record on each line: a line is a whole object, and the next begins another. Within a list there would be
 * a comma between them. It need not be the first: that one may be broken.
 */
const isOnePerLine = ({ head }: Input): boolean => {
  const text = new TextDecoder(encodingOf(head)).decode(head, { stream: true })
  const lines = text.split('\n', MOST_LINES).filter((line) => line.trim() !== '')
  return lines.some((line, i) => lines[i + 1]?.trimStart().startsWith('{') === true && isObject(line))
}

const parsed = ({ bytes, isTooDeep }: JsonText): Either<Broken, unknown> => {
  const broken = (reasonCode: Broken['reasonCode'], message: string): Either<Broken, never> =>
    left({ reasonCode, message })
  if (bytes === null) return broken('too_long', `the record has more than ${LONGEST_RECORD} bytes`)
  if (isTooDeep) return broken('too_deep', `the record has more than ${DEEPEST} brackets within each other`)
  const text = utf8In(bytes)
  if (text === null) return broken('not_text', 'the record holds bytes that are no text in the encoding of its file')
  const value = jsonIn(text)
  if (value === undefined) return broken('not_json', 'the record is not valid JSON')
  return holdsHalfCharacters(text, value) ? broken('not_text', 'an escape is half of a surrogate pair') : right(value)
}

/**
 * The records of a file of JSON. `lists` are the members that list records in a page. Throws a `SourceFailure` if the file
 * cannot be read.
 */
export async function* jsonRecordsOf(input: Input, lists: ReadonlySet<string>): AsyncGenerator<FileRecord<unknown>> {
  const splitter = new JsonSplitter(lists, isOnePerLine(input))
  const recordOf = (text: JsonText): FileRecord<unknown> => {
    let value: Either<Broken, unknown> | null = null
    return {
      record: `record ${text.number}, line ${text.line}`,
      identity: text.digest,
      // Parsed when it is asked for: the first reading of a file only counts.
      get value() {
        value ??= parsed(text)
        return value
      },
    }
  }
  for await (const piece of utf8Pieces(input.head, input.pieces())) yield* splitter.records(piece).map(recordOf)
  yield* splitter.rest().map(recordOf)
}

/** Whether a file begins as JSON does. */
export const beginsAsJson = ({ head }: Pick<Input, 'head'>): boolean =>
  /^\ufeff?\s*[[{]/.test(new TextDecoder(encodingOf(head)).decode(head, { stream: true }))

/** The most records that are looked at to find one. */
const MOST_LOOKED_AT = 400

/**
 * The first record of a file of JSON that is as wanted, else the first that can be read: a broken one may come before it.
 * Null if the file is no JSON, or no record of its beginning can be read.
 */
export const firstJsonRecord = async (
  input: Input,
  lists: ReadonlySet<string>,
  isWanted: (record: unknown) => boolean,
): Promise<unknown> => {
  if (!beginsAsJson(input)) return null
  let first: unknown = null
  let records = 0
  for await (const { value } of jsonRecordsOf(input, lists)) {
    if (!isLeft(value) && isWanted(value.right)) return value.right
    if (!isLeft(value)) first ??= value.right
    records += 1
    if (records === MOST_LOOKED_AT) break
  }
  return first
}
