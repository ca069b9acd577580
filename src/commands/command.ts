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

/** An event as a decision states it; who, when and where is the runner's to add. */
export interface Stated {
  readonly type: EventType
  readonly entity: EntityRef
  readonly data: DataOf<EventType>
  readonly more: Partial<Pick<Metadata, 'occurredAt' | 'connectionId' | 'channel' | 'contentHash'>>
  /** An id of the event's own, for what has no other that would show a repetition. */
  readonly eventId?: Uuid
}
export const stated = <T extends EventType>(
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  more: Stated['more'] = {},
): Stated => ({ type, entity, data, more })

/** What a statement comes to. Without events, all was so already. */
export interface Decision {
  /** What the command tells of, by what its ids are called. */
  readonly ids: Readonly<Record<string, string>>
  readonly events: readonly Stated[]
  /** A member's name, for the registry. */
  readonly name?: { readonly memberId: Uuid; readonly name: string }
  /** A secret that is shown this once. */
  readonly key?: string
  /** What the person should know, though it was done: a sentence each. */
  readonly warnings?: readonly string[]
}
export type Decided = Either<Refusal, Decision>
export const states = (ids: Decision['ids'], ...events: readonly Stated[]): Decided => right({ ids, events })
export const conflict = (message: string): Either<Refusal, never> => left({ tag: 'conflict', message })
export const misused = (message: string): Either<Refusal, never> => left({ tag: 'misused', message })
export const unknown = (what: string, named: string, hint: string): Either<Refusal, never> =>
  left({ tag: 'unknown', what, named, hint })

/** Documents that a decision wants to see, with all folded that was appended before. */
export type Look =
  | { readonly collection: AnyCollection; readonly ids: readonly string[] }
  // biome-ignore lint/suspicious/noExplicitAny: of whatever the collection holds
  | { readonly collection: AnyCollection; readonly where: Query<any>['where'] }

/** A command as data: the command line, its help, the docs and the tests are made of it. */
export interface StatedCommand<F extends Fields = Fields> {
  /** `project add` */
  readonly path: string
  readonly summary: string
  readonly fields: F
  /** What stands after the path. */
  readonly example: string
  /** What it may append, all to one stream. */
  readonly appends: readonly EventType[]
  readonly aggregate: Aggregate
  /** What whoever acts has to be allowed. */
  readonly action: Action
  /** Where not all who are allowed that may say this: who may. */
  readonly roles?: readonly Role[]
  readonly stream: (input: InputOf<F>, context: Context) => Either<Refusal, string>
  readonly looksAt: Looking
  readonly looksUp: (input: InputOf<F>, context: Context) => Either<Refusal, Look | null>
  readonly decide: (input: InputOf<F>, events: readonly DomainEvent[], context: Context) => Decided
  /**
   * What is done to evidence once it is stated, also where it was stated before: so one that was killed is completed.
   * Null where there is nothing; else how many things by what became of them.
   */
  readonly carryOut?: (
    input: InputOf<F>,
    carrier: Carrier,
  ) => Outcome<CarryError, Readonly<Record<string, number>>> | null
}
// biome-ignore lint/suspicious/noExplicitAny: a command of any fields
export type AnyCommand = StatedCommand<any>
