import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import type { CoverageStatement, EvidenceKind } from '#domain/events/connections'
import type { Outcome, StoreError } from '#domain/outcome'
import { addDays, civilDateOf, daysBetween, epochOf, instantOf } from '#domain/time'
import type { ReadStore } from '#readstore/port'
import type { AppendEnd, Appender, Planned } from './appender.js'
import type { ConnectionStream } from './connection-stream.js'
import { type Known, type KnownThing, knownThings, thingId } from './known.js'
import { timeEntriesOn } from './observed-documents.js'
import type { Seen } from './seen.js'
import type { Replaced } from './source.js'

export interface WithdrawingOptions {
  readonly known: Known
  readonly stream: ConnectionStream
  readonly appender: Appender
  readonly readStore: ReadStore
}

/** The things of the connection whose instants lie in a statement of completeness, a page at a time. */
export async function* thingsWithin(
  { kind, container, from, to }: CoverageStatement,
  { known, readStore }: Pick<WithdrawingOptions, 'known' | 'readStore'>,
): AsyncGenerator<Awaited<Outcome<StoreError, readonly KnownThing[]>>> {
  for await (const page of knownThings(kind, container, known, readStore))
    yield isLeft(page) ? page : right(page.right.filter(({ occurredAt }) => occurredAt >= from && occurredAt < to))
}

/** Pages of things of the connection. */
type Pages = AsyncGenerator<Awaited<Outcome<StoreError, readonly KnownThing[]>>>

/** Says whether a thing still stands that a reading has not met: others may state and withdraw things meanwhile. */
const isMissing = (thing: KnownThing, seen: Seen, known: Known): boolean =>
  known.tail.get(thingId(thing))?.hash !== null && !seen.has(thing)

const withdrawUnmet = async (
  pages: Pages,
  reason: string,
  seen: Seen,
  { known, stream, appender }: WithdrawingOptions,
): Outcome<AppendEnd, number> => {
  let withdrawn = 0
  const withdrawal = (thing: KnownThing): Planned => ({
    event: stream.withdrawal(thing, reason),
    appended: () => {
      seen.note(thing)
      withdrawn += 1
    },
  })
  for await (const page of pages) {
    if (isLeft(page)) return page
    const appended = await appender.append(async () =>
      right(page.right.filter((thing) => isMissing(thing, seen, known)).map(withdrawal)),
    )
    if (isLeft(appended)) return appended
  }
  return right(withdrawn)
}

/** Withdraws things that a reading has not met although it is complete there; returns how many. */
export const withdrawMissing = (
  statement: CoverageStatement,
  seen: Seen,
  options: WithdrawingOptions,
): Outcome<AppendEnd, number> =>
  withdrawUnmet(thingsWithin(statement, options), 'the source no longer has it', seen, options)

async function* thingsOf(
  { kind, place, holds }: Replaced,
  seen: Seen,
  { known, readStore }: Pick<WithdrawingOptions, 'known' | 'readStore'>,
): Pages {
  for await (const page of knownThings(kind, place, known, readStore))
    yield isLeft(page) ? page : right(page.right.filter((one) => !seen.has(one) && holds(one.key, one.facts)))
}

/** Withdraws things of a whole that a reading states anew without them; returns how many. */
export const withdrawReplaced = (
  replaced: Replaced,
  seen: Seen,
  options: WithdrawingOptions,
): Outcome<AppendEnd, number> => withdrawUnmet(thingsOf(replaced, seen, options), replaced.reason, seen, options)

/** Known records of a container that the files of their days do not have. */
export interface Missing {
  readonly kind: EvidenceKind
  /** The container's name, or the id of the project that the facts name. */
  readonly place: string
  readonly records: number
  /** The first days of them, with the records of each. */
  readonly days: readonly { readonly day: CivilDate; readonly records: number }[]
}

/** The most days that are named of one container. */
const MOST_DAYS = 31

/** The most days that are looked up one by one; of more, all that is known is read. */
const MOST_LOOKED_UP = 400

/** Things of a place, among them all of some days. A project may have years of time entries, and its files a week. */
const thingsNear = (
  kind: EvidenceKind,
  place: string,
  within: readonly CoverageStatement[],
  { known, readStore }: Pick<WithdrawingOptions, 'known' | 'readStore'>,
): Pages => {
  if (kind !== 'time_entry') return knownThings(kind, place, known, readStore)
  const spans = within.map(({ from, to }) => ({
    first: civilDateOf(from, 'UTC'),
    last: civilDateOf(instantOf(epochOf(to) - 1), 'UTC'),
  }))
  const count = spans.reduce((sum, { first, last }) => sum + daysBetween(first, last), 0)
  if (count > MOST_LOOKED_UP) return knownThings(kind, place, known, readStore)
  const days = spans.flatMap(({ first, last }) =>
    Array.from({ length: daysBetween(first, last) }, (_, after) => addDays(first, after)),
  )
  return knownThings(kind, place, known, readStore, timeEntriesOn(days, place, known.workspaceId, readStore))
}

/** Counts the things of some days that a reading of these days has not met. */
export const missingOn = async (
  statements: readonly CoverageStatement[],
  seen: Seen,
  { known, readStore }: Pick<WithdrawingOptions, 'known' | 'readStore'>,
): Outcome<StoreError, readonly Missing[]> => {
  const missing: Missing[] = []
  for (const { kind, container, within } of byPlace(statements)) {
    const days = new Map<CivilDate, number>()
    let records = 0
    for await (const page of thingsNear(kind, container, within, { known, readStore })) {
      if (isLeft(page)) return page
      for (const thing of page.right) {
        const { occurredAt } = thing
        if (!within.some(({ from, to }) => occurredAt >= from && occurredAt < to)) continue
        if (!isMissing(thing, seen, known)) continue
        const day = occurredAt.slice(0, 10)
        days.set(day, (days.get(day) ?? 0) + 1)
        records += 1
      }
    }
    if (records === 0) continue
    const first = [...days].sort().slice(0, MOST_DAYS)
    missing.push({ kind, place: container, records, days: first.map(([day, count]) => ({ day, records: count })) })
  }
  return right(missing)
}

const byPlace = (statements: readonly CoverageStatement[]) => {
  const places = new Map<string, { kind: EvidenceKind; container: string; within: CoverageStatement[] }>()
  for (const one of statements) {
    const { kind, container } = one
    const id = `${kind} ${container}`
    const place = places.get(id) ?? { kind, container, within: [] }
    place.within.push(one)
    places.set(id, place)
  }
  return [...places.values()]
}
