import { isLeft, right } from 'fp-ts/lib/Either.js'
import { NO_CHOICES } from '#domain/events/import-choices'
import type { Outcome, StoreError } from '#domain/outcome'
import { contentHashOf } from '#eventlog/new-event'
import type { ReadStore } from '#readstore/port'
import type { AppendError, ConnectionStream } from './connection-stream.js'
import { countOpenDeadLetters, openDeadLettersAfter } from './dead-letters.js'
import type { Known } from './known.js'
import { type ImportCounts, NOTHING } from './pass.js'
import type { AnyReading } from './source.js'

// What an import finds out before it reads.

/** Appends what people chose about the files, if it differs from what was kept. */
export const keepChoices = async (
  { choices }: AnyReading,
  known: Known,
  stream: ConnectionStream,
): Outcome<AppendError, void> => {
  if (choices === undefined || contentHashOf(choices) === contentHashOf(known.choices ?? NO_CHOICES))
    return right(undefined)
  const kept = await stream.run('ImportAnswered', choices)
  return isLeft(kept) ? kept : right(undefined)
}

/**
 * The result of the last run, if the source has not changed since, nothing else was appended, and the same number of
 * dead letters is open. Null if the source has to be read.
 */
export const unchanged = async (
  reading: AnyReading,
  known: Known,
  readStore: ReadStore,
): Outcome<StoreError, ImportCounts | null> => {
  const { openRun, lastRun, tail, deadLetters } = known
  if (openRun !== null || lastRun === null || known.cursor !== reading.cursor || tail.size + deadLetters.size > 0)
    return right(null)
  const { accepted, unchanged: asBefore, rejected, leftOut } = lastRun
  const open = await countOpenDeadLetters(known, reading, readStore)
  if (isLeft(open)) return open
  return right(
    open.right === openDeadLettersAfter(rejected)
      ? {
          ...NOTHING,
          unchanged: accepted + asBefore,
          rejected,
          ...(leftOut === undefined ? {} : { leftOut }),
          heldBack: false,
          missing: [],
          replaced: 0,
        }
      : null,
  )
}
