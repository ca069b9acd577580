import type { Instant } from '#domain/common'
import { type OpenQuestion, Proof } from '#sources/kit/conventions'
import type { CalendarFormat } from '#sources/kit/format'
import type { Input } from '../files/input.js'
import { type MappedRecord, recordsOf } from '../files/records.js'

const HEAD_BYTES = 65_536

/** A calendar that a host answered, read as files are. */
export interface AnsweredCalendar {
  readonly records: number
  /** The questions that it leaves open: the name of the calendar, the zone of its times. */
  readonly open: readonly OpenQuestion[]
  /** Its records, each time from the first one. Throws a `SourceFailure` if it is too large. */
  readonly mapped: () => AsyncGenerator<MappedRecord>
}

const inputOf = (name: string, text: string): Input => {
  const bytes = Buffer.from(text)
  return {
    name,
    changedAt: null,
    head: bytes.subarray(0, HEAD_BYTES),
    pieces: async function* () {
      yield bytes
    },
  }
}

/**
 * Reads the text of a calendar to its end once, for what its records say about each other. `name` is that of the list, which stands in
 * rejected records. Throws a `SourceFailure` if it is cut off or too large.
 */
export const readCalendar = async (
  text: string,
  { name, format, readAt }: { readonly name: string; readonly format: CalendarFormat; readonly readAt: Instant },
): Promise<AnsweredCalendar> => {
  const file = { format, head: null, stream: null, input: inputOf(name, text) }
  const proof = new Proof()
  let records = 0
  for await (const _ of recordsOf(file, proof, readAt)) records += 1
  return { records, open: proof.open, mapped: () => recordsOf(file, null, readAt, proof.learned) }
}
