import { createHash } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import type { ConnectionRegistered } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome } from '#domain/outcome'
import { openScratch } from '#import/scratch'
import { type SourceError, type SourceReading, sourceError } from '#import/source'
import { checkUnchanged, type Location, NAMELESS, watched } from '../files/input.js'
import { CoverageSeen } from './coverage.js'
import { connectionOfAll, type FactsFile, openFactsFiles } from './files.js'
import { recordsOf } from './records.js'
import { beginsWithMark } from './shape.js'

/** Raise it when files are read differently, so that unchanged files are read again. */
const VERSION = 2

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

/** The same text for the same contents, however often they are read. */
const digestOf = ([first, ...rest]: readonly [FactsFile, ...FactsFile[]]): string =>
  rest.length === 0
    ? first.before.digest
    : createHash('sha256')
        .update(JSON.stringify([first, ...rest].map(({ before }) => before.digest)))
        .digest('hex')

/**
 * Opens files of facts, one JSON value a line, plain or gzip, or standard input as `-`, as pages of one export. They are read
 * twice: first for their cursor, so that unchanged files are not imported again, then for their records. A `SourceError` says
 * in one line why they cannot be read.
 */
export const openFacts = async (
  paths: readonly Location[],
  { label, projects, names = new Map(), now }: FactsOptions,
): Outcome<SourceError, FactsReading> => {
  const readAt = now()
  const places = { projects, names }
  const opened = await openFactsFiles(paths, places)
  if (isLeft(opened)) return opened
  const files = opened.right
  const described = connectionOfAll(files)
  if (isLeft(described)) return described
  const connection = described.right
  const [{ input: first }] = files
  const named = label ?? connection.label ?? first.name
  const id = connection.id ?? named
  if (id === NAMELESS)
    return left(
      sourceError('unsupported', 'standard input has no name by which to find its connection again: add --label'),
    )
  const complete = files.flatMap(({ header }) => header.complete)
  const covered = new CoverageSeen(complete, readAt)
  return right({
    provider: connection.provider ?? 'csv',
    // Never equal to the identity of a source of the provider's own connector.
    identity: `facts:${id}`,
    label: named,
    ...(connection.account === undefined ? {} : { account: connection.account }),
    category: connection.category ?? 'import',
    channel: connection.channel ?? 'csv',
    total: files.reduce((lines, { before }) => lines + before.lines, 0),
    // A project added later turns rejected records into facts; a renamed repository moves them.
    cursor: createHash('sha256')
      .update(
        JSON.stringify([
          VERSION,
          digestOf(files),
          [...projects].sort(),
          ...(names.size === 0 ? [] : [[...names].sort()]),
        ]),
      )
      .digest('hex'),
    readAt,
    complete,
    get coverage() {
      return covered.statements()
    },
    notices: files
      .filter(({ input }) => beginsWithMark(input.head))
      .map(({ input }) => `${input.name} begins with a byte order mark, which is not needed and was skipped.`),
    isEmpty: files.every(({ header }) => !header.hasRecords),
    newestAt: null,
    async *facts(progress) {
      covered.begin()
      const scratch = openScratch()
      try {
        let done = 0
        for (const { input, before } of files) {
          const { input: reading, seen } = watched(input)
          const from = done
          const file = files.length === 1 ? null : input.name
          yield* recordsOf({ file, pieces: reading.pieces(), scratch }, places, covered, (lines) => {
            done = from + lines
            progress(done)
          })
          checkUnchanged(input, before, seen())
        }
      } finally {
        scratch.close()
      }
    },
  })
}
