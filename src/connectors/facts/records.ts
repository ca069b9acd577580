import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { contentHashOf } from '#eventlog/new-event'
import { thingId } from '#import/known'
import type { Scratch } from '#import/scratch'
import type { SourceRecord } from '#import/source'
import type { CoverageSeen } from './coverage.js'
import { factOf, type Places, type ReadFact } from './fact.js'
import { coverageOf, isConnectionLine, isCoverageLine } from './header.js'
import { jsonOf } from './json.js'
import { linesOf } from './lines.js'
import { deadRecord, type Rejection } from './rejection.js'

/** Eight bytes of a hash, enough to distinguish two contents of one key. */
const contentMark = (data: unknown): string => contentHashOf(data).slice(0, 16)

/** One of the files of an export. */
interface Page {
  /** Its name, where there are several. */
  readonly file: string | null
  readonly pieces: AsyncIterable<Buffer>
  /** Remembers the contents of all facts of the export. */
  readonly scratch: Scratch
}

/** Every fact of a file once, and each rejected record with its reason. */
export async function* recordsOf(
  { file, pieces, scratch }: Page,
  places: Places,
  covered: CoverageSeen,
  progress: (done: number) => void,
): AsyncGenerator<SourceRecord> {
  let isHeader = true

  /** Null for a line without a record, or with a repeated one. */
  const recordOf = (value: unknown): Either<Rejection, ReadFact | null> => {
    if (isConnectionLine(value) || isCoverageLine(value)) {
      if (!isHeader)
        return left({
          reason: 'misplaced_header',
          message: 'a header after the first fact; move it to the top of the file',
          about: null,
        })
      const statement = isConnectionLine(value) ? right(null) : coverageOf(value, places)
      return isLeft(statement) ? statement : right(null)
    }
    isHeader = false
    const read = factOf(value, places)
    if (isLeft(read)) return read
    const { fact } = read.right
    const { kind, place, key } = fact
    const [id, mark] = [thingId(fact), contentMark(fact.data)]
    const before = scratch.get('contents', id)
    if (before === null) {
      scratch.set('contents', id, mark)
      return read
    }
    if (before === mark) return right(null)
    const message = 'an earlier line has the same kind, place and key with other data; keep one of them'
    return left({ reason: 'duplicate', message, about: { kind, place, key } })
  }

  for await (const lines of linesOf(pieces)) {
    for (const line of lines) {
      const value = jsonOf(line)
      if (isLeft(value)) isHeader = false
      if (!isLeft(value) && value.right === undefined) continue
      const record = isLeft(value) ? value : recordOf(value.right)
      if (isLeft(record)) yield deadRecord(line, file, record.left)
      else if (record.right !== null) {
        covered.see(record.right.fact, record.right.span)
        yield record.right.fact
      }
    }
    progress(lines.at(-1)?.number ?? 0)
  }
}
