import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import type { ConnectionRegistered, CoverageStatement } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome } from '#domain/outcome'
import { readingOf, type SourceError, SourceFailure, type SourceReading, sourceError } from '../source.js'
import { CoverageSeen } from './coverage.js'
import type { Places } from './fact.js'
import { checkFile, headOf, measuring, piecesOf } from './file.js'
import { type ConnectionHeader, connectionOf, coverageOf, isConnectionLine, isCoverageLine } from './header.js'
import { jsonOf } from './json.js'
import { linesOf } from './lines.js'
import { recordsOf } from './records.js'
import { beginsWithMark, otherShape } from './shape.js'

/** Raise it when files are read differently, so that unchanged files are read again. */
const VERSION = 1

/** A reading of one file of facts. */
export interface FactsReading extends SourceReading {
  readonly channel: Channel
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
}

export interface FactsOptions {
  /** The connection's label, regardless of the file. */
  readonly label: string | null
  readonly projects: ReadonlySet<Uuid>
  /** Current names of repositories that the file calls by former names. */
  readonly names?: ReadonlyMap<string, string>
  readonly now: () => Instant
}

interface Header {
  readonly connection: ConnectionHeader
  readonly complete: readonly CoverageStatement[]
  /** Whether any record follows. */
  readonly hasRecords: boolean
}

/** The header of a file. Throws a `SourceFailure` if it does not name its source. */
const readHeader = async (path: string, places: Places): Promise<Header | null> => {
  let connection: ConnectionHeader | null = null
  const complete: CoverageStatement[] = []
  let isBlank = true
  for await (const lines of linesOf(piecesOf(path)))
    for (const line of lines) {
      const value = jsonOf(line)
      const isHeader = !isLeft(value) && (isConnectionLine(value.right) || isCoverageLine(value.right))
      if (isHeader && isConnectionLine(value.right)) {
        const declared: Either<string, ConnectionHeader> =
          connection === null
            ? connectionOf(value.right)
            : left('the file already declares a connection; remove one of the two lines')
        if (isLeft(declared))
          throw new SourceFailure(sourceError('broken', `line ${line.number} of ${path}: ${declared.left}`))
        connection = declared.right
      } else if (isHeader) {
        const covered = coverageOf(value.right, places)
        if (!isLeft(covered)) complete.push(covered.right)
      }
      if (isLeft(value) || value.right !== undefined) isBlank = false
      if (isLeft(value) || (value.right !== undefined && !isHeader))
        return { connection: connection ?? {}, complete, hasRecords: true }
    }
  return isBlank ? null : { connection: connection ?? {}, complete, hasRecords: false }
}

/** Measures a whole file. */
const readState = async (path: string) => {
  const { pieces, state } = measuring(piecesOf(path))
  for await (const _ of pieces);
  return state()
}

/**
 * Opens a file of facts, one JSON value a line. It is read twice: first for its cursor, so that an unchanged file is
 * not imported again, then for its records. A `SourceError` says in one line why it cannot be read.
 */
export const openFacts = async (
  path: string,
  { label, projects, names = new Map(), now }: FactsOptions,
): Outcome<SourceError, FactsReading> => {
  const readAt = now()
  const places = { projects, names }
  const checked = await checkFile(path)
  if (isLeft(checked)) return checked
  const head = await readingOf(() => headOf(path))
  if (isLeft(head)) return head
  const other = otherShape(head.right, path)
  if (other !== null) return left(sourceError('unsupported', other))
  const header = await readingOf(() => readHeader(path, places))
  if (isLeft(header)) return header
  if (header.right === null) return left(sourceError('empty', `${path} has only blank lines: export it again`))
  const state = await readingOf(() => readState(path))
  if (isLeft(state)) return state
  const { connection, complete, hasRecords } = header.right
  const { digest, lines } = state.right
  const named = label ?? connection.label ?? basename(path)
  const covered = new CoverageSeen(complete, readAt)
  return right({
    provider: connection.provider ?? 'csv',
    // Never equal to the identity of a source of the provider's own connector.
    identity: `facts:${connection.id ?? named}`,
    label: named,
    ...(connection.account === undefined ? {} : { account: connection.account }),
    category: connection.category ?? 'import',
    channel: connection.channel ?? 'csv',
    total: lines,
    // A project added later turns rejected records into facts; a renamed repository moves them.
    cursor: createHash('sha256')
      .update(JSON.stringify([VERSION, digest, [...projects].sort(), ...(names.size === 0 ? [] : [[...names].sort()])]))
      .digest('hex'),
    readAt,
    complete,
    get coverage() {
      return covered.statements()
    },
    notices: beginsWithMark(head.right)
      ? [`${basename(path)} begins with a byte order mark, which is not needed and was skipped.`]
      : [],
    isEmpty: !hasRecords,
    newestAt: null,
    async *facts(progress) {
      covered.begin()
      // Errors from now on are stored with the run, and a path must not be.
      const name = basename(path)
      const { pieces, state: stateNow } = measuring(piecesOf(path, name))
      yield* recordsOf(pieces, places, covered, progress)
      if (stateNow().digest !== digest)
        throw new SourceFailure(sourceError('broken', `${name} changed while it was read: import it again`))
    },
  })
}
