import * as t from 'io-ts'
import { closed, nullable, oneOf, refined } from '#domain/codec'
import { Instant, Int0, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { Role } from '#domain/roles'

// What members do in the browser beside reading. The use cases stand above the API, which calls them through this port.

/** The member who asks, when, and where. */
export interface Actor {
  readonly workspaceId: Uuid
  readonly memberId: Uuid
  readonly now: Instant
}

type FieldValue = string | number | boolean | null | readonly string[]
const isFieldValue = (value: unknown): value is FieldValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

/** The fields of a statement by name, as JSON has them. */
export type FieldValues = Readonly<Record<string, FieldValue>>
export const FieldValues = refined(
  t.UnknownRecord as t.Type<FieldValues>,
  (fields) => Object.values(fields).every(isFieldValue),
  'an object with a text, a number, true, false, null or a list of texts for each field',
)

/** The answer to a statement. */
export const StatementAnswer = closed('StatementAnswer', {
  /** The ids of what was stated, by name: `memberId`. */
  ids: t.readonly(t.record(t.string, t.string)),
  changed: t.boolean,
  /** Says whether the next read shows it. */
  folded: t.boolean,
  warnings: t.readonlyArray(t.string),
})
/** The same for a statement that makes a key, whose secret is told this once; null where it was told before. */
export const KeyStatementAnswer = closed('KeyStatementAnswer', { ...StatementAnswer.props, key: nullable(t.string) })

const Named = closed('NamedPlace', { id: Uuid, name: t.string })

/** Members by name, and the places that they may see. */
export const Members = closed('Members', {
  members: t.readonlyArray(
    closed('Member', {
      id: Uuid,
      name: t.string,
      role: Role,
      dataAccess: closed('MemberDataAccess', {
        all: t.boolean,
        clients: t.readonlyArray(Named),
        projects: t.readonlyArray(Named),
      }),
      isYou: t.boolean,
      /** False for a member who may do or see more than the one who asks. */
      mayChange: t.boolean,
      /** Keys in force. */
      keys: Int0,
      /** Sessions that have not ended. */
      sessions: Int0,
      /** Says whether the member's address was invited, and whether an account of the provider is bound to the member. */
      account: oneOf('none', 'invited', 'bound'),
      /** The instant up to which a link signs the member in; null if there is none. */
      invitedUntil: nullable(Instant),
    }),
  ),
  places: closed('MemberPlaces', {
    clients: t.readonlyArray(closed('MemberClient', { id: Uuid, name: t.string, projects: t.readonlyArray(Named) })),
  }),
})

export const LinkWish = closed('LinkWish', { kind: oneOf('sign_in', 'invitation') })
/** A link that signs a member in, once. */
export const LinkAnswer = closed('LinkAnswer', { address: t.string, expiresAt: Instant })

/** An e-mail address by whose account a member signs in; null to forget it, and the account. */
export const AddressWish = closed('AddressWish', { address: nullable(t.string) })

/** The reason for which a use case refuses a member. */
export type UseCaseRefused =
  /** A field that is missing or not of its form; '' for several together. */
  | { readonly tag: 'field_refused'; readonly name: string; readonly problem: string; readonly isMissing: boolean }
  /** The facts that are there already conflict with it; a sentence that its reader can act on. */
  | { readonly tag: 'conflict'; readonly message: string }
  | { readonly tag: 'over_cap'; readonly message: string; readonly limit: number }
  /** The same `Idempotency-Key` came with another method, path or body. */
  | { readonly tag: 'idempotency_conflict' }
  /** The same is being carried out, or was broken off a moment ago. */
  | { readonly tag: 'operation_in_progress' }
  | { readonly tag: 'creator_not_allowed' }
  | { readonly tag: 'not_found' }
  /** Too many requests, of this key or in all, or too many writers in one place. */
  | { readonly tag: 'overloaded'; readonly retryAfterSeconds: number }
  | StoreError

/** The marks of a repetition: the caller's own key, and the digest of all that was sent. */
export interface Once {
  readonly callerId: Uuid
  readonly key: Uuid
  readonly digest: string
}

/** A statement that members make in the browser. */
export interface StatementUseCase {
  readonly roles: readonly Role[]
  readonly state: (
    fields: FieldValues,
    actor: Actor,
    once: Once,
  ) => Outcome<UseCaseRefused, t.TypeOf<typeof StatementAnswer> | t.TypeOf<typeof KeyStatementAnswer>>
}

export interface UseCases {
  /** The statement of a group by its name; null if none is made in the browser. */
  readonly statement: (group: string, name: string) => StatementUseCase | null
  readonly members: (actor: Actor) => Outcome<UseCaseRefused, t.TypeOf<typeof Members>>
  /** Makes a link for a member; `origin` is where browsers reach the service. */
  readonly link: (
    wish: t.TypeOf<typeof LinkWish> & { readonly memberId: Uuid; readonly origin: string },
    actor: Actor,
  ) => Outcome<UseCaseRefused, t.TypeOf<typeof LinkAnswer>>
  /** Says by which address a member signs in at the provider. */
  readonly address: (
    wish: t.TypeOf<typeof AddressWish> & { readonly memberId: Uuid },
    actor: Actor,
  ) => Outcome<UseCaseRefused, object>
}
