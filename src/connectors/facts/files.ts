import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CoverageStatement } from '#domain/events/connections'
import type { Outcome } from '#domain/outcome'
import { readingOf, type SourceError, SourceFailure, sourceError } from '#import/source'
import { type Input, type Location, openInput, type Seen, shownOf, watched } from '../files/input.js'
import type { Places } from './fact.js'
import { type ConnectionHeader, connectionOf, coverageOf, isConnectionLine, isCoverageLine } from './header.js'
import { jsonOf } from './json.js'
import { linesOf } from './lines.js'
import { otherShape } from './shape.js'

/** The part of a file before its first record. */
export interface FileHeader {
  /** Null if it does not describe its connection. */
  readonly connection: ConnectionHeader | null
  readonly complete: readonly CoverageStatement[]
  /** Says whether any record follows. */
  readonly hasRecords: boolean
}

/** A file of facts whose header was read. */
export interface FactsFile {
  readonly input: Input
  readonly header: FileHeader
  /** The state of the file when it was opened. */
  readonly before: Seen
}

/** The header of a file; null if it has only blank lines. Throws a `SourceFailure` if it does not name its source. */
const readHeader = async (input: Input, places: Places): Promise<FileHeader | null> => {
  let connection: ConnectionHeader | null = null
  const complete: CoverageStatement[] = []
  let isBlank = true
  for await (const lines of linesOf(input.pieces()))
    for (const line of lines) {
      const value = jsonOf(line)
      const isHeader = !isLeft(value) && (isConnectionLine(value.right) || isCoverageLine(value.right))
      if (isHeader && isConnectionLine(value.right)) {
        const declared: Either<string, ConnectionHeader> =
          connection === null
            ? connectionOf(value.right)
            : left('the file already declares a connection; remove one of the two lines')
        if (isLeft(declared))
          throw new SourceFailure(sourceError('broken', `line ${line.number} of ${input.name}: ${declared.left}`))
        connection = declared.right
      } else if (isHeader) {
        const covered = coverageOf(value.right, places)
        if (!isLeft(covered)) complete.push(covered.right)
      }
      if (isLeft(value) || value.right !== undefined) isBlank = false
      if (isLeft(value) || (value.right !== undefined && !isHeader)) return { connection, complete, hasRecords: true }
    }
  return isBlank ? null : { connection, complete, hasRecords: false }
}

/** Reads a whole file. */
const seenOf = async (input: Input): Promise<Seen> => {
  const { input: reading, seen } = watched(input)
  for await (const _ of reading.pieces());
  return seen()
}

const openFile = async (location: Location, places: Places): Outcome<SourceError, FactsFile> => {
  const opened = await openInput(location)
  if (isLeft(opened)) return opened
  const input = opened.right
  const other = otherShape(input.head, shownOf(location))
  if (other !== null) return left(sourceError('unsupported', other))
  const header = await readingOf(() => readHeader(input, places))
  if (isLeft(header)) return header
  if (header.right === null) return left(sourceError('empty', `${input.name} has only blank lines: export it again`))
  const before = await readingOf(() => seenOf(input))
  return isLeft(before) ? before : right({ input, header: header.right, before: before.right })
}

/** Opens files of facts as pages of one export, and reads their headers. */
export const openFactsFiles = async (
  paths: readonly Location[],
  places: Places,
): Outcome<SourceError, readonly [FactsFile, ...FactsFile[]]> => {
  const [first, ...rest] = paths
  if (first === undefined) return left(sourceError('not_found', 'no file is named'))
  const opened = await openFile(first, places)
  if (isLeft(opened)) return opened
  const files: [FactsFile, ...FactsFile[]] = [opened.right]
  for (const path of rest) {
    const file = await openFile(path, places)
    if (isLeft(file)) return file
    files.push(file.right)
  }
  return right(files)
}

/** The connection that files describe: by one of them, or by several in the same words. */
export const connectionOfAll = (files: readonly FactsFile[]): Either<SourceError, ConnectionHeader> => {
  const described = files.flatMap(({ header }) => (header.connection === null ? [] : [header.connection]))
  const [connection = {}] = described
  return described.every((one) => JSON.stringify(one) === JSON.stringify(connection))
    ? right(connection)
    : left(sourceError('unsupported', 'the files describe different connections: import each by itself'))
}
