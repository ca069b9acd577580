import type * as t from 'io-ts'
import { type AnyCodec, closed, oneOf, optional } from '../codec.js'
import { Instant, NonEmptyString, Uuid } from '../common.js'

/** Who did it: an id, never a name. For `connector` it is the connection, for `api_key` the key. */
export const Actor = closed('Actor', { kind: oneOf('user', 'connector', 'system', 'api_key'), id: NonEmptyString })
export type Actor = t.TypeOf<typeof Actor>

/** What an event is about, readable also where its data is not. */
export const EntityRef = closed('EntityRef', {
  kind: NonEmptyString,
  key: NonEmptyString,
  container: optional(NonEmptyString),
  project: optional(Uuid),
})
export type EntityRef = t.TypeOf<typeof EntityRef>

/** Strongest first: a live API or webhook, a host's export, git, CSV, records entered by hand. */
export const Channel = oneOf('api', 'export', 'git', 'csv', 'hand')
export type Channel = t.TypeOf<typeof Channel>

export const Metadata = closed('Metadata', {
  workspaceId: Uuid,
  /** When it was so in the world. */
  occurredAt: Instant,
  recordedAt: Instant,
  actor: Actor,
  /** One for all that a request or a sync run caused. */
  correlationId: Uuid,
  causationId: optional(Uuid),
  connectionId: optional(Uuid),
  entity: EntityRef,
  /** How the connection saw it; of two that state one thing, the stronger is believed. */
  channel: optional(Channel),
  /** SHA-256 of the data's canonical JSON, for what a connector observed. */
  contentHash: optional(NonEmptyString),
})
export type Metadata = t.TypeOf<typeof Metadata>

/** Lifts the data of an older schema version to the next one: what it was, and what it is now. */
export interface Upcaster {
  readonly from: AnyCodec
  // biome-ignore lint/suspicious/noExplicitAny: data of whatever version it lifts
  readonly lift: (data: any) => unknown
}
export const upcast = <C extends AnyCodec>(from: C, lift: (data: t.TypeOf<C>) => unknown): Upcaster => ({ from, lift })

/** One line of the catalogue: a type, its stream's aggregate, its data. */
export interface EventDefinition<T extends string, D extends AnyCodec> {
  readonly type: T
  /** The version that is written today: one more than there are upcasters, so that none can be left out. */
  readonly schemaVersion: number
  readonly aggregate: Aggregate
  readonly data: D
  /** For what a connector appends of a thing that it sees: what the thing is like, or that it is gone. */
  readonly observes: 'stated' | 'withdrawn' | null
  /** From version 1 on, each to the next version. */
  readonly upcasters: readonly Upcaster[]
}
export const AGGREGATES = [
  'slug',
  'directory',
  'access',
  'billing',
  'settings',
  'commercial',
  'engagement',
  'links',
  'reports',
  'connection',
] as const
export type Aggregate = (typeof AGGREGATES)[number]

export const defineEvent = <const T extends string, D extends AnyCodec>(
  aggregate: Aggregate,
  type: T,
  data: D,
  {
    observes = null,
    upcasters = [],
  }: { readonly observes?: EventDefinition<T, D>['observes']; readonly upcasters?: readonly Upcaster[] } = {},
): EventDefinition<T, D> => ({ type, schemaVersion: upcasters.length + 1, aggregate, data, observes, upcasters })

/** A connection no longer has the thing. */
export const Withdrawal = closed('Withdrawal', { reason: NonEmptyString })

/** An event of the catalogue, decoded. */
export interface EventOf<T extends string, D> {
  readonly eventId: Uuid
  readonly type: T
  readonly schemaVersion: number
  /** Its place in its stream. */
  readonly revision: number
  readonly data: D
  readonly metadata: Metadata
}
