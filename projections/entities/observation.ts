import * as t from 'io-ts'
import { type Codec, closed, nullable } from '#domain/codec'
import { Instant, NonEmptyString, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { type CountsOf, present } from '#domain/counts'
import { Channel, type Metadata } from '#domain/events/envelope'

/** The last observation of a thing by one connection. */
export interface Observation<F> {
  /** The event that stated it. */
  readonly eventId: Uuid
  /** Null for what a person entered by hand. */
  readonly connectionId: Uuid | null
  readonly channel: Channel
  /** The facts' content hash: an import appends what has another one. */
  readonly hash: string
  /** The time at which the facts held in the world, by this connection. */
  readonly occurredAt: Instant
  readonly facts: F
}

export const observations = <F>(facts: Codec<F>): Codec<readonly Observation<F>[]> =>
  t.readonlyArray(
    closed('Observation', {
      eventId: Uuid,
      connectionId: nullable(Uuid),
      channel: Channel,
      hash: NonEmptyString,
      occurredAt: Instant,
      facts,
    }),
  ) as Codec<readonly Observation<F>[]>

const strength = (channel: Channel): number => Channel.values.indexOf(channel)
export const strongestFirst = <F>(a: Observation<F>, b: Observation<F>): number =>
  strength(a.channel) - strength(b.channel) || compareText(a.connectionId ?? '', b.connectionId ?? '')

/** The connection that observed; null for what a person entered by hand. */
const observerOf = ({ connectionId, channel }: Metadata): Uuid | null => {
  if (channel === undefined || (connectionId === undefined && channel !== 'hand'))
    throw new Error('an observation names no connection or channel')
  return connectionId ?? null
}

/** The observations with this connection's replaced, strongest connection first. */
export const observed = <F>(
  before: readonly Observation<F>[],
  facts: F,
  { eventId, metadata }: { readonly eventId: Uuid; readonly metadata: Metadata },
): readonly Observation<F>[] => {
  const { channel, contentHash, occurredAt } = metadata
  const connectionId = observerOf(metadata)
  if (channel === undefined || contentHash === undefined) throw new Error('an observation names no content hash')
  const others = before.filter((one) => one.connectionId !== connectionId)
  return [...others, { eventId, connectionId, channel, hash: contentHash, occurredAt, facts }].sort(strongestFirst)
}

/** The observations without this connection's. */
export const withdrawn = <F>(before: readonly Observation<F>[], metadata: Metadata): readonly Observation<F>[] => {
  const connectionId = observerOf(metadata)
  return before.filter((one) => one.connectionId !== connectionId)
}

/** The value of the strongest connection that states one. */
export const strongest = <F, A>(all: readonly Observation<F>[], value: (facts: F) => A | null): A | null => {
  for (const { facts } of all) {
    const a = value(facts)
    if (a !== null) return a
  }
  return null
}

/** The union of what the connections list: each element once, in order of its text. */
export const united = <F, A>(all: readonly Observation<F>[], list: (facts: F) => readonly A[]): readonly A[] => {
  if (all.length === 1) return list((all[0] as Observation<F>).facts)
  const elements = new Map(all.flatMap(({ facts }) => list(facts).map((a) => [JSON.stringify(a), a] as const)))
  return [...elements].sort(([a], [b]) => compareText(a, b)).map(([, a]) => a)
}

export type RecordCounter = 'records' | 'records|manual'

/** One record, and whether it is known only from what a person typed or put into a table. */
export const recordsOf = <F>(all: readonly Observation<F>[]): CountsOf<RecordCounter> =>
  present<RecordCounter>({
    records: 1,
    'records|manual': all.every(({ channel }) => channel === 'hand' || channel === 'csv'),
  })
