import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import { timeOf } from '../rest.js'

// The parts of listed records by which pages are asked for; formats decode the rest.

const Numbered = t.type({ number: PositiveInt })
const Tagged = t.type({ tag_name: t.string })
const Dated = t.partial({ created_at: maybe(t.string), updated_at: maybe(t.string) })

/** `#12`, the key of an issue or a pull request; null if it has no number. */
export const numberedKey = (record: unknown): string | null => (Numbered.is(record) ? `#${record.number}` : null)

const NUMBERED_KEY = /^#([1-9]\d{0,8})$/

/** The number in such a key; null if it is another one. */
export const numberOfKey = (key: string): number | null => {
  const number = NUMBERED_KEY.exec(key)?.[1]
  return number === undefined ? null : Number(number)
}

/** The key of a release; null if it has no tag. */
export const releaseKey = (record: unknown): string | null => (Tagged.is(record) ? record.tag_name : null)

/** The instant at which the last of some records was created; null if that is not known. */
export const lastCreated = (records: readonly unknown[]): Instant | null => {
  const record = records.at(-1)
  return Dated.is(record) ? timeOf(record.created_at) : null
}

const updatedOf = (record: unknown): Instant | null => (Dated.is(record) ? timeOf(record.updated_at) : null)

/** Says whether a record was changed before an instant; of one that does not say when, this is not known. */
export const isOlder = (record: unknown, than: Instant): boolean => {
  const updated = updatedOf(record)
  return updated !== null && updated < than
}
