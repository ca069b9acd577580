import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { holdsHalfCharacters, jsonIn } from '#domain/json'
import { DEEPEST, JsonSplitter, type JsonText, LONGEST_RECORD } from '#sources/kit/json-splitter'
import { encodingOf, utf8Pieces } from '#sources/kit/text'
import { utf8In } from '../utf8.js'
import type { Input } from './input.js'
import type { Broken, FileRecord } from './rows.js'
import { holdSingerMessages, singerMessage } from './singer.js'

const isObject = (text: string): boolean => {
  const value = jsonIn(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The most lines that are looked at to find a whole one. */
const MOST_LINES = 100

/** The first lines of a file that are not blank. */
const firstLines = ({ head }: Input): readonly string[] => {
  const text = new TextDecoder(encodingOf(head)).decode(head, { stream: true })
  return text.split('\n', MOST_LINES).filter((line) => line.trim() !== '')
}

/**
 * Says whether a file has one record on each line: a line is a whole object, and the next begins another. Within a list there would be
 * a comma between them. It need not be the first: that one may be broken.
 */
const isOnePerLine = (lines: readonly string[]): boolean =>
  lines.some((line, i) => lines[i + 1]?.trimStart().startsWith('{') === true && isObject(line))

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

/** A record of JSON. */
export interface JsonRecord extends FileRecord<unknown> {
  /** The stream of a record in a message of a Singer tap; null for any other record. */
  readonly stream: string | null
}

/** The records in messages of a Singer tap; messages without one are none. */
function* inMessages(records: readonly JsonRecord[]): Generator<JsonRecord> {
  for (const one of records) {
    const message = isLeft(one.value) ? null : singerMessage(one.value.right)
    if (message === null) yield one
    else if (message.tag === 'record') yield { ...one, stream: message.stream, value: right(message.record) }
  }
}

/**
 * The records of a file of JSON. `lists` are the members that list records in a page. Throws a `SourceFailure` if the file
 * cannot be read.
 */
export async function* jsonRecordsOf(input: Input, lists: ReadonlySet<string>): AsyncGenerator<JsonRecord> {
  const lines = firstLines(input)
  const splitter = new JsonSplitter(lists, isOnePerLine(lines))
  const hasMessages = holdSingerMessages(lines)
  const recordOf = (text: JsonText): JsonRecord => {
    let value: Either<Broken, unknown> | null = null
    return {
      stream: null,
      record: `record ${text.number}, line ${text.line}`,
      identity: text.digest,
      // Parsed when it is asked for: the first reading of a file only counts.
      get value() {
        value ??= parsed(text)
        return value
      },
    }
  }
  const recordsIn = (texts: readonly JsonText[]): Iterable<JsonRecord> => {
    const records = texts.map(recordOf)
    return hasMessages ? inMessages(records) : records
  }
  for await (const piece of utf8Pieces(input.head, input.pieces())) yield* recordsIn(splitter.records(piece))
  yield* recordsIn(splitter.rest())
}

/** Says whether a file begins as JSON does. */
export const beginsAsJson = ({ head }: Pick<Input, 'head'>): boolean =>
  /^\ufeff?\s*[[{]/.test(new TextDecoder(encodingOf(head)).decode(head, { stream: true }))

/** The most records that are looked at to find one. */
const MOST_LOOKED_AT = 400

/** A record of JSON that could be read. */
export interface Parsed {
  readonly record: unknown
  /** Its stream, in messages of a Singer tap. */
  readonly stream: string | null
}

/**
 * The first record of a file of JSON that is as wanted, else the first that can be read: a broken one may come before it.
 * Null if the file is no JSON, or no record of its beginning can be read. A tap tells one whole stream after another, so that
 * all of its records are looked at.
 */
export const firstJsonRecord = async (
  input: Input,
  lists: ReadonlySet<string>,
  isWanted: (record: Parsed) => boolean,
): Promise<Parsed | null> => {
  if (!beginsAsJson(input)) return null
  let first: Parsed | null = null
  let records = 0
  for await (const { value, stream } of jsonRecordsOf(input, lists)) {
    if (!isLeft(value)) {
      const found = { record: value.right, stream }
      if (isWanted(found)) return found
      first ??= found
    }
    if (stream === null) records += 1
    if (records === MOST_LOOKED_AT) break
  }
  return first
}
