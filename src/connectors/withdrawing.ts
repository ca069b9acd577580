import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CoverageStatement } from '#domain/events/connections'
import { factKinds } from '#domain/events/facts'
import type { Outcome, StoreError } from '#domain/outcome'
import type { ReadStore } from '#readstore/port'
import type { AppendEnd, Appender, Planned } from './appender.js'
import type { ConnectionStream } from './connection-stream.js'
import { type Known, type KnownThing, knownThings, thingId } from './known.js'
import type { Seen } from './seen.js'

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

/** Withdraws things that a reading has not met although it is complete there; returns how many. */
export const withdrawMissing = async (
  statement: CoverageStatement,
  seen: Seen,
  options: WithdrawingOptions,
): Outcome<AppendEnd, number> => {
  const { known, stream, appender } = options
  let withdrawn = 0
  const withdrawal = (thing: KnownThing): Planned => ({
    event: stream.observation(
      factKinds[thing.kind].withdrawn.type,
      thing,
      { reason: 'the source no longer has it' },
      null,
    ),
    appended: () => {
      seen.note(thing)
      withdrawn += 1
    },
  })
  // Others may state and withdraw things meanwhile.
  const isMissing = (thing: KnownThing): boolean => known.tail.get(thingId(thing))?.hash !== null && !seen.has(thing)

  for await (const page of thingsWithin(statement, options)) {
    if (isLeft(page)) return page
    const appended = await appender.append(async () => right(page.right.filter(isMissing).map(withdrawal)))
    if (isLeft(appended)) return appended
  }
  return right(withdrawn)
}
