import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import type { ReadStore } from '#readstore/port'
import type { Planned } from './appender.js'
import type { ConnectionStream, Thing } from './connection-stream.js'
import { type Known, knownHashes, thingId } from './known.js'
import type { Seen } from './seen.js'
import type { NoFact, UpdatedFact } from './source.js'

/** A thing under the key by which its fact was known before. */
export interface FormerThing extends Thing {
  readonly fact: UpdatedFact | NoFact
  readonly onlyIfNew: boolean
}

export const formerOf = (facts: readonly (UpdatedFact | NoFact)[]): readonly FormerThing[] =>
  facts.flatMap((fact) => {
    const { kind, place, occurredAt, former = [] } = fact
    return former.map(({ key, onlyIfNew }) => ({ kind, place, key, occurredAt, fact, onlyIfNew }))
  })

/** A meeting of a calendar, which had another key before. */
export interface RekeyedMeeting {
  readonly calendar: string
  readonly former: string
  readonly key: string
}

export const meetingsOf = (former: readonly FormerThing[]): readonly RekeyedMeeting[] =>
  former
    .filter(({ kind }) => kind === 'meeting')
    .map(({ place, key, fact }) => ({ calendar: place, former: key, key: fact.key }))

interface Options {
  readonly known: Known
  readonly stream: ConnectionStream
  readonly readStore: ReadStore
}

const REASON = 'it is stated under another key'

/** Withdrawals of what is held under former keys of facts; `onWithdrawn` is called for each that is appended. */
export const withdrawalsOf = async (
  former: readonly FormerThing[],
  seen: Seen,
  { known, stream, readStore }: Options,
  onWithdrawn: () => void,
): Outcome<StoreError, readonly Planned[]> => {
  if (former.length === 0) return right([])
  const hashes = await knownHashes([...former, ...former.map(({ fact }) => fact)], known, readStore)
  if (isLeft(hashes)) return hashes
  const isKnown = (thing: Pick<Thing, 'kind' | 'place' | 'key'>): boolean => hashes.right.has(thingId(thing))
  // Several facts may have had one key.
  const leaving = new Map<string, FormerThing>()
  for (const thing of former) {
    const { fact, onlyIfNew } = thing
    const isHeld = isKnown(thing) && !seen.has(thing)
    const isNew = !isKnown(fact) && !seen.has(fact)
    if (isHeld && (isNew || !onlyIfNew)) leaving.set(thingId(thing), thing)
  }
  return right(
    [...leaving.values()].map((thing) => ({
      event: stream.withdrawal(thing, REASON),
      appended: () => {
        seen.note(thing)
        onWithdrawn()
      },
    })),
  )
}
