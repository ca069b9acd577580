import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CoverageStatement } from '#domain/events/connections'
import { factKinds } from '#domain/events/facts'
import type { Outcome, StoreError } from '#domain/outcome'
import type { ReadStore } from '#readstore/port'
import type { AppendEnd, Appender, Planned } from './appender.js'
import type { ConnectionStream } from './connection-stream.js'
import { type Known, type KnownThing, knownThings, thingId } from './known.js'
import type { Seen } from './seen.js'
import type { ToldWhole } from './source.js'

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

type Pages = AsyncIterable<Awaited<Outcome<StoreError, readonly KnownThing[]>>>

/** Withdraws those of some things that a reading has not met; returns how many. */
const withdrawUnseen = async (
  pages: Pages,
  reason: string,
  seen: Seen,
  { known, stream, appender }: WithdrawingOptions,
): Outcome<AppendEnd, number> => {
  let withdrawn = 0
  const withdrawal = (thing: KnownThing): Planned => ({
    event: stream.observation(factKinds[thing.kind].withdrawn.type, thing, { reason }, null),
    appended: () => {
      seen.note(thing)
      withdrawn += 1
    },
  })
  // Others may state and withdraw things meanwhile.
  const isMissing = (thing: KnownThing): boolean => known.tail.get(thingId(thing))?.hash !== null && !seen.has(thing)

  for await (const page of pages) {
    if (isLeft(page)) return page
    const appended = await appender.append(async () => right(page.right.filter(isMissing).map(withdrawal)))
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
  withdrawUnseen(thingsWithin(statement, options), 'the source no longer has it', seen, options)

async function* thingsOf(
  { kind, place, holds }: ToldWhole,
  seen: Seen,
  { known, readStore }: WithdrawingOptions,
): Pages {
  for await (const page of knownThings(kind, place, known, readStore))
    yield isLeft(page) ? page : right(page.right.filter((one) => !seen.has(one) && holds(one.key, one.facts)))
}

/** Withdraws what a reading has not met of something that it tells as a whole; returns how many. */
export const withdrawRest = (whole: ToldWhole, seen: Seen, options: WithdrawingOptions): Outcome<AppendEnd, number> =>
  withdrawUnseen(thingsOf(whole, seen, options), 'its series no longer has it', seen, options)
