import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { failuresOf, type Outcome, type StoreError } from '#domain/outcome'
import { type Evidence, explain } from '#projector/explain/explain'
import { Snapshot } from '#projector/explain/snapshot'
import { partitionOf } from '#readstore/partitions'

/** The error that what is read has no number at this path. */
export interface NoSuchNumber {
  readonly tag: 'no_such_number'
  readonly of: string
  readonly path: string
  /** The part of the path up to which there is something; '' for none of it. */
  readonly known: string
  /** Names there. */
  readonly names: readonly string[]
}

/** A number, and the events that it rests on. */
export interface ExplainedNumber {
  readonly value: number | null
  readonly evidence: readonly Evidence<number | null>[]
}

type Missing = Pick<NoSuchNumber, 'known' | 'names'>

/** The most names that a refusal lists. */
const MOST_NAMES = 40

const namesOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? value.map((one, i) => idOf(one) ?? String(i)) : Object.keys(value)
  return names.slice(0, MOST_NAMES)
}

const idOf = (value: unknown): string | null => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return typeof id === 'string' ? id : null
}

/** The member of a name; of a list the element at a place, or with an id. */
const memberOf = (value: object, name: string): unknown => {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : value.find((one) => idOf(one) === name)
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

/** The number at a path: `adoption.assistedChanges`, `kpis[0].value.value`, `kpis.delivery_output.value.value`. */
export const numberAt = (whole: unknown, path: string): Either<Missing, number | null> => {
  let value: unknown = whole
  const parts = path.replaceAll('[', '.').replaceAll(']', '').split('.')
  for (const [i, part] of parts.entries()) {
    if (value === null) return right(null)
    const member = typeof value === 'object' ? memberOf(value, part) : undefined
    if (member === undefined) return left({ known: parts.slice(0, i).join('.'), names: namesOf(value) })
    value = member
  }
  if (typeof value === 'number' || value === null) return right(value)
  return left({ known: path, names: namesOf(value) })
}

/** The source that a number is read from. */
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
  const progress = watcher.progress('leaving_out_events')
  const explained = await failuresOf(
    explain(
      workspaceId,
      checkpoint,
      snapshot,
      async (docs) => {
        const found = await read(docs)
        const number = numberAt(found, path)
        // Without an event a list may be shorter.
        return { value: isLeft(number) ? null : number.right, report: found }
      },
      eventLog,
      progress.update,
    ),
  )
  progress.end()
  return explained
}
