import { isLeft, right } from 'fp-ts/lib/Either.js'
import { definitionOf } from '#domain/events/catalogue'
import type { RunCounts } from '#domain/events/connections'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Legible, legiblePage, pagesOf } from '#eventlog/pages'
import type { EventLog, Revision } from '#eventlog/port'
import type { ConnectionStream } from './connection-stream.js'

/** The mark of how far an interrupted run came: all of the first records of the reading with this cursor is in the log. */
export interface Mark {
  readonly cursor: string
  readonly records: number
}

/** The events that a run has appended up to now. */
export interface RunSoFar {
  readonly counts: RunCounts
  /** Its last mark of progress; null if it has none. */
  readonly mark: Mark | null
}

const markAfter = (before: Mark | null, { type, event }: Legible): Mark | null => {
  if (event?.type === 'PageRead') return event.data
  // Once registered again, or moved to another name, the source is read from its beginning.
  return type === 'PageRead' || type === 'ConnectionRemoved' || type === 'EvidenceRenamed' ? null : before
}

/** Counts what a run has appended, up to the last revision that this import knows: other imports may append more. */
export const runSoFar = async (
  start: Revision,
  { name, revision: last, correlationId }: Pick<ConnectionStream, 'name' | 'revision' | 'correlationId'>,
  eventLog: EventLog,
): Outcome<StoreError, RunSoFar> => {
  const counts = { accepted: 0, unchanged: 0, withdrawn: 0, rejected: 0 }
  let mark: Mark | null = null
  for await (const page of pagesOf(name, start, eventLog)) {
    const events = isLeft(page) ? page : legiblePage(page.right)
    if (isLeft(events)) return events
    for (const legible of events.right) {
      const { type, revision, metadata } = legible
      if (revision > last) break
      mark = markAfter(mark, legible)
      // What others appended meanwhile is not of the run.
      if (metadata !== null && metadata.correlationId !== correlationId) continue
      const { observes } = definitionOf(type)
      if (observes === 'stated') counts.accepted += 1
      if (observes === 'withdrawn') counts.withdrawn += 1
      if (type === 'RecordDeadLettered') counts.rejected += 1
    }
  }
  return right({ counts, mark })
}
