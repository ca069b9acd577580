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

/** One line of the catalogue: a type, its present schema version, its stream's aggregate, its data. */
export interface EventDefinition<T extends string, D extends AnyCodec> {
  readonly type: T
  readonly schemaVersion: number
  readonly aggregate: Aggregate
  readonly data: D
  /** For what a connector appends of a thing that it sees: what the thing is like, or that it is gone. */
  readonly observes: 'stated' | 'withdrawn' | null
}
export type Aggregate = 'slug' | 'directory' | 'access' | 'billing' | 'connection'

export const defineEvent = <const T extends string, D extends AnyCodec>(
  aggregate: Aggregate,
  type: T,
  data: D,
  observes: EventDefinition<T, D>['observes'] = null,
): EventDefinition<T, D> => ({ type, schemaVersion: 1, aggregate, data, observes })

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
