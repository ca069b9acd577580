import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { uuidOf } from '#eventlog/new-event'
import { DeadLetter, type DeadLetterState, openLetters } from '#projections/entities/dead-letter'
import { entityId } from '#projections/entities/entity'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { Known } from './known.js'
import type { DeadRecord } from './source.js'

const PAGE = 1_000

/** Letters of one reading. What is put aside beyond them is counted by reason, in one letter more. */
export const MOST_LETTERS = 1_000

/** How many letters stand after a reading that put so many records aside. */
export const lettersFor = (rejected: number): number => (rejected > MOST_LETTERS ? MOST_LETTERS + 1 : rejected)

/** The letter that speaks for all records beyond the first. */
export class Rest {
  readonly #byReason = new Map<string, number>()

  count({ reasonCode }: Pick<DeadRecord, 'reasonCode'>): void {
    this.#byReason.set(reasonCode, (this.#byReason.get(reasonCode) ?? 0) + 1)
  }
  get isEmpty(): boolean {
    return this.#byReason.size === 0
  }
  get letter(): Pick<DeadRecord, 'identity' | 'record' | 'reasonCode' | 'message'> {
    const counts = [...this.#byReason].sort(([a], [b]) => (a < b ? -1 : 1))
    const reasons = counts.map(([reason, n]) => `${n} ${reason}`).join(', ')
    const message = `so many records were put aside that the rest is only counted: ${reasons}`
    const record = `all after the first ${MOST_LETTERS.toLocaleString('en-US')}`
    // Other counts are another letter.
    return { identity: `rest ${message}`, record, reasonCode: 'too_many', message }
  }
}

/** The key of a record's letter: the same record of a connection is the same letter in each reading. */
export const letterKey = (connectionId: Uuid, { identity }: Pick<DeadRecord, 'identity'>): Uuid =>
  uuidOf('dead_letter', connectionId, identity)

/** What became of letters that there are; those that there are not, or no longer, are left out. */
export const knownLetters = async (
  keys: readonly Uuid[],
  { workspaceId, letters }: Known,
  readStore: ReadStore,
): Outcome<StoreUnavailable, ReadonlyMap<Uuid, DeadLetterState['state']>> => {
  const ids = new Map(keys.map((key) => [entityId(workspaceId, { key }), key]))
  const folded = await readStore.read<StoreUnavailable, ReadonlyMap<string, DeadLetterState>>(
    partitionOf(workspaceId, readStore),
    (docs) => docs.get(DeadLetter, [...ids.keys()]),
  )
  if (isLeft(folded)) return folded
  const known = new Map<Uuid, DeadLetterState['state']>()
  for (const [id, key] of ids) {
    const state = letters.has(key) ? letters.get(key) : folded.right.get(id)?.state
    if (state != null) known.set(key, state)
  }
  return right(known)
}

/** The keys of all letters of the connection that still stand, a page at a time. */
export async function* standingLetters(
  { workspaceId, connectionId, letters }: Known,
  readStore: ReadStore,
): AsyncGenerator<Awaited<Outcome<StoreUnavailable, readonly Uuid[]>>> {
  yield right([...letters].flatMap(([key, state]) => (state === 'open' ? [key] : [])))
  const query = openLetters(workspaceId, connectionId)
  let afterId = ''
  for (;;) {
    const page = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.find(DeadLetter, { ...query, afterId, limit: PAGE }),
    )
    if (isLeft(page)) {
      yield page
      return
    }
    yield right(page.right.map(({ key }) => key).filter((key) => !letters.has(key)))
    if (page.right.length < PAGE) return
    afterId = entityId(workspaceId, { key: page.right.at(-1)?.key ?? '' })
  }
}

/** How many letters of the connection stand, of those that are folded. */
export const countStanding = (
  { workspaceId, connectionId }: Known,
  readStore: ReadStore,
): Outcome<StoreUnavailable, number> =>
  readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.count(DeadLetter, openLetters(workspaceId, connectionId)),
  )
