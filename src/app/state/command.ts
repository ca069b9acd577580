import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { AnyCollection, Query } from '#domain/documents'
import type { DataOf, DomainEvent, EventType } from '#domain/events/catalogue'
import type { Aggregate, EntityRef, Metadata } from '#domain/events/envelope'
import type { Outcome } from '#domain/outcome'
import type { Action, Role } from '#domain/roles'
import type { Looking } from './append.js'
import type { Carrier, CarryError } from './carrier.js'
import type { Context } from './context.js'
import type { Fields, InputOf } from './field.js'
import type { Refusal } from './refusal.js'
import type { WorkspaceSpec } from './workspace.js'

/** A drafted event; the runner adds actor, time and stream. */
export interface Stated {
  readonly type: EventType
  readonly entity: EntityRef
  readonly data: DataOf<EventType>
  readonly more: Partial<Pick<Metadata, 'occurredAt' | 'connectionId' | 'channel' | 'contentHash'>>
  /** The event's own id, to recognise a repetition without any other id. */
  readonly eventId?: Uuid
}
export const stated = <T extends EventType>(
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  more: Stated['more'] = {},
): Stated => ({ type, entity, data, more })

/** The decision on a statement. Without events, nothing had to change. */
export interface Decision {
  /** The ids in the result, by name. */
  readonly ids: Readonly<Record<string, string>>
  readonly events: readonly Stated[]
  /** A member's name, for the registry. */
  readonly name?: { readonly memberId: Uuid; readonly name: string }
  /** A member who leaves, whose sessions and links end, and whose address is forgotten. */
  readonly signsOut?: Uuid
  /** A connection that is read no more, whose secrets are forgotten. */
  readonly forgets?: Uuid
  /** A secret, shown only once. */
  readonly key?: string
  /** Warnings, one sentence each. */
  readonly warnings?: readonly string[]
}
export type Decided = Either<Refusal, Decision>
export const states = (ids: Decision['ids'], ...events: readonly Stated[]): Decided => right({ ids, events })
export const conflict = (message: string, remedy?: string): Either<Refusal, never> =>
  left({ tag: 'conflict', message, ...(remedy === undefined ? {} : { remedy }) })
export const misused = (message: string): Either<Refusal, never> => left({ tag: 'misused', message })
export const unknown = (what: string, named: string, hint: string): Either<Refusal, never> =>
  left({ tag: 'unknown', what, named, hint })

/** Documents for a decision, with all earlier events folded. */
export type Look =
  | { readonly collection: AnyCollection; readonly ids: readonly string[] }
  // biome-ignore lint/suspicious/noExplicitAny: documents of any collection
  | { readonly collection: AnyCollection; readonly where: Query<any>['where'] }
  /** By any of the terms that the store keeps for names. */
  | { readonly collection: AnyCollection; readonly terms: readonly string[] }

/** A command as data, from which the command line, its help, the docs and the tests are made. */
export interface CommandDescription<F extends Fields = Fields> {
  /** `project add` */
  readonly path: string
  readonly summary: string
  readonly fields: F
  /** The arguments after the path. */
  readonly example: string
  /** The events that it may append. */
  readonly appends: readonly EventType[]
}

/** A command that opens a workspace. */
export interface OpeningCommand<F extends Fields = Fields> extends CommandDescription<F> {
  readonly specOf: (input: InputOf<F>) => WorkspaceSpec
}
// biome-ignore lint/suspicious/noExplicitAny: a command of any fields
export type AnyOpening = OpeningCommand<any>

/** A command by which a member states a fact of a workspace. All its events go to one stream. */
export interface StatedCommand<F extends Fields = Fields> extends CommandDescription<F> {
  readonly aggregate: Aggregate
  /** The permission that the actor needs. */
  readonly action: Action
  /** The roles that may, if the permission alone is not enough. */
  readonly roles?: readonly Role[]
  readonly stream: (input: InputOf<F>, context: Context) => Either<Refusal, string>
  readonly looksAt: Looking
  readonly looksUp: (input: InputOf<F>, context: Context) => Either<Refusal, Look | null>
  readonly decide: (input: InputOf<F>, events: readonly DomainEvent[], context: Context) => Decided
  /**
   * Applies the statement to evidence, even if it was stated before: this completes a command that was killed.
   * Null if there is nothing to do; else counts by result.
   */
  readonly carryOut?: (
    input: InputOf<F>,
    carrier: Carrier,
  ) => Outcome<CarryError, Readonly<Record<string, number>>> | null
}
// biome-ignore lint/suspicious/noExplicitAny: a command of any fields
export type AnyCommand = StatedCommand<any>
