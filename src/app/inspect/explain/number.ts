import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { failuresOf, type Outcome, type StoreError } from '#domain/outcome'
import { type Missing, numberAt, sameNumber } from '#projections/explain/number'
import { type Evidence, explain } from '#projector/explain/explain'
import { Snapshot } from '#projector/explain/snapshot'
import { partitionOf } from '#readstore/partitions'

/** An error: what is read has no number at this path. */
export interface NoSuchNumber extends Missing {
  readonly tag: 'no_such_number'
  readonly of: string
  readonly path: string
}

/** A number, and the events that it rests on. */
export interface ExplainedNumber {
  readonly value: number | null
  readonly evidence: readonly Evidence<number | null>[]
}

/** The reading that a number is a part of. */
export interface Reading {
  readonly workspaceId: Uuid
  /** Its name in refusals. */
  readonly of: string
  readonly path: string
  readonly read: (docs: DocumentReader) => Promise<unknown>
}

/** Finds the events behind a number: each one whose removal would change it. */
export const explainReading = async (
  { workspaceId, of, path, read }: Reading,
  { eventLog, readStore, watcher }: Environment,
): Outcome<StoreError | NoSuchNumber, ExplainedNumber> => {
  const stored = await readStore.read(partitionOf(workspaceId, readStore), async (docs, { checkpoint }) => ({
    snapshot: await Snapshot.of(workspaceId, docs),
    checkpoint,
  }))
  if (isLeft(stored)) return stored
  const { snapshot, checkpoint } = stored.right
  const whole = await failuresOf(read(snapshot.reader()))
  if (isLeft(whole)) return whole
  const there = numberAt(whole.right, path)
  if (isLeft(there)) return left({ tag: 'no_such_number', of, path, ...there.left })
  const numberIn = sameNumber(whole.right, path)
  const progress = watcher.progress('leaving_out_events')
  const explained = await failuresOf(
    explain(
      workspaceId,
      checkpoint,
      snapshot,
      async (docs) => {
        const found = await read(docs)
        return { value: numberIn(found), report: found }
      },
      eventLog,
      progress.update,
    ),
  )
  progress.end()
  return explained
}
