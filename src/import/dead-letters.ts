import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Outcome, StoreError } from '#domain/outcome'
import { uuidOf } from '#eventlog/new-event'
import { DeadLetter, type DeadLetterState, openDeadLetters } from '#projections/entities/dead-letter'
import { entityId } from '#projections/entities/entity'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { Known } from './known.js'
import type { AnyReading, DeadRecord } from './source.js'

const PAGE = 1_000

/** The most dead letters of one reading. Further rejected records are counted by reason in one more. */
export const MOST_DEAD_LETTERS = 1_000

/** The number of open dead letters after a reading with the given number of rejected records. */
export const openDeadLettersAfter = (rejected: number): number =>
  rejected > MOST_DEAD_LETTERS ? MOST_DEAD_LETTERS + 1 : rejected

/** The dead letter for all records beyond the bound. */
export class Rest {
  readonly #byReason = new Map<string, number>()
  #first: string | null = null

  count({ reasonCode, record }: Pick<DeadRecord, 'reasonCode' | 'record'>): void {
    this.#first ??= record
    this.#byReason.set(reasonCode, (this.#byReason.get(reasonCode) ?? 0) + 1)
  }
  get isEmpty(): boolean {
    return this.#byReason.size === 0
  }
  get deadLetter(): Pick<DeadRecord, 'identity' | 'record' | 'reasonCode' | 'message'> {
    const counts = [...this.#byReason].sort(([a], [b]) => compareText(a, b))
    const reasons = counts.map(([reason, n]) => `${n} ${reason}`).join(', ')
    const message = `too many rejected records to list, so the rest are only counted: ${reasons}`
    const record = `${this.#first} and later`
    // Different counts give a different dead letter.
    return { identity: `rest ${message}`, record, reasonCode: 'too_many', message }
  }
}

/** The key of a record's dead letter: the same in each reading of the connection. */
export const deadLetterKey = (connectionId: Uuid, { identity }: Pick<DeadRecord, 'identity'>): Uuid =>
  uuidOf('dead_letter', connectionId, identity)

/** States of existing dead letters; unknown and removed ones are left out. */
export const knownDeadLetters = async (
  keys: readonly Uuid[],
  { workspaceId, deadLetters }: Known,
  readStore: ReadStore,
): Outcome<StoreError, ReadonlyMap<Uuid, DeadLetterState['state']>> => {
  const ids = new Map(keys.map((key) => [entityId(workspaceId, { key }), key]))
  const folded = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.get(DeadLetter, [...ids.keys()]),
  )
  if (isLeft(folded)) return folded
  const known = new Map<Uuid, DeadLetterState['state']>()
  for (const [id, key] of ids) {
    const letter = deadLetters.has(key) ? deadLetters.get(key) : folded.right.get(id)
    if (letter != null) known.set(key, letter.state)
  }
  return right(known)
}

/** An open dead letter, and where its record is in the source. */
export interface OpenLetter {
  readonly key: Uuid
  readonly record: string
}

/** All open dead letters of the connection, a page at a time. */
export async function* openLettersOf(
  { workspaceId, connectionId, deadLetters }: Known,
  readStore: ReadStore,
): AsyncGenerator<Awaited<Outcome<StoreError, readonly OpenLetter[]>>> {
  yield right(
    [...deadLetters].flatMap(([key, letter]) => (letter?.state === 'open' ? [{ key, record: letter.record }] : [])),
  )
  const query = openDeadLetters(workspaceId, connectionId)
  let afterId = ''
  for (;;) {
    const page = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.find(DeadLetter, { ...query, afterId, limit: PAGE }),
    )
    if (isLeft(page)) {
      yield page
      return
    }
    yield right(page.right.filter(({ key }) => !deadLetters.has(key)))
    if (page.right.length < PAGE) return
    afterId = entityId(workspaceId, { key: page.right.at(-1)?.key ?? '' })
  }
}

/** The number of the connection's open dead letters where a reading reads. */
export const countOpenDeadLetters = async (
  known: Known,
  { reads }: Pick<AnyReading, 'reads'>,
  readStore: ReadStore,
): Outcome<StoreError, number> => {
  let count = 0
  for await (const page of openLettersOf(known, readStore)) {
    if (isLeft(page)) return page
    count += reads === undefined ? page.right.length : page.right.filter(({ record }) => reads(record)).length
  }
  return right(count)
}
