import type * as t from 'io-ts'
import { type AnyCodec, closed, oneOf, optional } from '../codec.js'
import { Instant, NonEmptyString, Uuid } from '../common.js'

/** The actor's id, never a name: for `connector` the connection, for `api_key` the key. */
export const Actor = closed('Actor', { kind: oneOf('user', 'connector', 'system', 'api_key'), id: NonEmptyString })
export type Actor = t.TypeOf<typeof Actor>

/** An event's subject, readable even if its data is not. */
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
  /** The instant at which it happened in the world. */
  occurredAt: Instant,
  recordedAt: Instant,
  actor: Actor,
  /** Shared by all events of one request or sync run. */
  correlationId: Uuid,
  causationId: optional(Uuid),
  connectionId: optional(Uuid),
  entity: EntityRef,
  /** The way in which the connection read it; if two state the same, the stronger counts. */
  channel: optional(Channel),
  /** SHA-256 of the data's canonical JSON, for observations of a connector. */
  contentHash: optional(NonEmptyString),
})
export type Metadata = t.TypeOf<typeof Metadata>

/** Lifts data from one schema version to the next. */
export interface Upcaster {
  readonly from: AnyCodec
  // biome-ignore lint/suspicious/noExplicitAny: data of whatever version it lifts
  readonly lift: (data: any) => unknown
}
export const upcast = <C extends AnyCodec>(from: C, lift: (data: t.TypeOf<C>) => unknown): Upcaster => ({ from, lift })

/** One line of the catalogue: a type, its stream's aggregate, its data. */
export interface EventDefinition<T extends string, D extends AnyCodec> {
  readonly type: T
  /** The version written today: the number of upcasters plus one, so that none can be left out. */
  readonly schemaVersion: number
  readonly aggregate: Aggregate
  readonly data: D
  /** Set for a connector's observations: the fact's content, or its withdrawal. */
  readonly observes: 'stated' | 'withdrawn' | null
  /** One for each version from 1 on, each to the next. */
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

/** A connection no longer reports the record. */
export const Withdrawal = closed('Withdrawal', { reason: NonEmptyString })

/** An event of the catalogue, decoded. */
export interface EventOf<T extends string, D> {
  readonly eventId: Uuid
  readonly type: T
  readonly schemaVersion: number
  /** The event's place in its stream. */
  readonly revision: number
  readonly data: D
  readonly metadata: Metadata
}
