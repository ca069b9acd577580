import * as t from 'io-ts'
import { type Codec, closed } from '#domain/codec'
import { Uuid } from '#domain/common'
import { Channel, type Metadata } from '#domain/events/envelope'

/** What one connection last said of a thing. */
export interface Observation<F> {
  readonly connectionId: Uuid
  readonly channel: Channel
  readonly facts: F
}

export const observations = <F>(facts: Codec<F>): Codec<readonly Observation<F>[]> =>
  t.readonlyArray(closed('Observation', { connectionId: Uuid, channel: Channel, facts })) as Codec<
    readonly Observation<F>[]
  >

const strength = (channel: Channel): number => Channel.values.indexOf(channel)
const strongestFirst = <F>(a: Observation<F>, b: Observation<F>): number =>
  strength(a.channel) - strength(b.channel) || (a.connectionId < b.connectionId ? -1 : 1)

const connectionOf = ({ connectionId, channel }: Metadata): { connectionId: Uuid; channel: Channel } => {
  if (connectionId === undefined || channel === undefined)
    throw new Error('an observation names no connection or channel')
  return { connectionId, channel }
}

/** The observations with this connection's replaced, strongest connection first. */
export const observed = <F>(
  before: readonly Observation<F>[],
  facts: F,
  metadata: Metadata,
): readonly Observation<F>[] => {
  const { connectionId, channel } = connectionOf(metadata)
  return [...before.filter((one) => one.connectionId !== connectionId), { connectionId, channel, facts }].sort(
    strongestFirst,
  )
}

/** The observations without this connection's; undefined where none is left. */
export const withdrawn = <F>(
  before: readonly Observation<F>[],
  metadata: Metadata,
): readonly [Observation<F>, ...Observation<F>[]] | undefined => {
  const { connectionId } = connectionOf(metadata)
  const [first, ...rest] = before.filter((one) => one.connectionId !== connectionId)
  return first === undefined ? undefined : [first, ...rest]
}

/** The value of the strongest connection that states one. */
export const stated = <F, A>(all: readonly Observation<F>[], value: (facts: F) => A | null): A | null => {
  for (const { facts } of all) {
    const a = value(facts)
    if (a !== null) return a
  }
  return null
}

/** What the connections list, united: each element once, in order of its text. */
export const united = <F, A>(all: readonly Observation<F>[], list: (facts: F) => readonly A[]): readonly A[] => {
  if (all.length === 1) return list((all[0] as Observation<F>).facts)
  const byText = new Map(all.flatMap(({ facts }) => list(facts).map((a) => [JSON.stringify(a), a] as const)))
  return [...byText].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, a]) => a)
}
