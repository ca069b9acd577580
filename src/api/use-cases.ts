import * as t from 'io-ts'
import { closed, type Keywords, nullable, oneOf, refined } from '#domain/codec'
import { Instant, Int0, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { Role, type Scope } from '#domain/roles'

// What people and programs do beside reading. The use cases stand above the API, which calls them through this port.

/** The member who acts, when, and where. */
export interface Actor {
  readonly workspaceId: Uuid
  readonly memberId: Uuid
  /** The key by which the member acts; null for a session. */
  readonly keyId: Uuid | null
  readonly now: Instant
}

/**
 * The fields of a statement by name, as JSON has them, and the `version` of what it changes, as it was read. What each field may be,
 * its statement says.
 */
export type FieldValues = Readonly<Record<string, unknown>>
export const FieldValues: t.Type<FieldValues> = t.UnknownRecord

const MOST_STATEMENTS = 100
/** Several statements of one kind. */
export const Statements = closed('Statements', {
  statements: refined(
    t.readonlyArray(FieldValues),
    ({ length }) => length > 0 && length <= MOST_STATEMENTS,
    `a list of 1-${MOST_STATEMENTS} statements`,
    { minItems: 1, maxItems: MOST_STATEMENTS },
  ),
})

const Ids = t.record(t.string, t.string)

/** The answer to a statement. */
export const StatementAnswer = closed('StatementAnswer', {
  /** The ids of what was stated, by name: `memberId`. */
  ids: Ids,
  changed: t.boolean,
  /** The version of what it changed; null where nothing changed, and for a repetition. */
  version: nullable(Uuid),
  /** Says whether the next read shows it. */
  folded: t.boolean,
  warnings: t.readonlyArray(t.string),
})
/** The answer to several statements: the ids of each, in their order. */
export const StatementsAnswer = closed('StatementsAnswer', {
  each: t.readonlyArray(Ids),
  changed: t.boolean,
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
  /** The body names something that is not there, or that the member may not see. */
  | { readonly tag: 'nothing_called_so'; readonly what: string }
  /** Too many requests, of this key or in all, or too many writers in one place. */
  | { readonly tag: 'overloaded'; readonly retryAfterSeconds: number }
  | StoreError

/** The marks of a repetition: the caller's own key, and the digest of all that was sent. */
export interface Once {
  readonly callerId: Uuid
  readonly key: Uuid
  readonly digest: string
}

/** A statement over HTTP. */
export interface StatementUseCase {
  /** The scope that a key needs; null if people alone state it. */
  readonly scope: Scope | null
  readonly roles: readonly Role[]
  readonly state: (
    fields: FieldValues,
    actor: Actor,
    once: Once,
  ) => Outcome<UseCaseRefused, t.TypeOf<typeof StatementAnswer> | t.TypeOf<typeof KeyStatementAnswer>>
  /** States several: all of them or none. */
  readonly stateAll: (
    all: readonly FieldValues[],
    actor: Actor,
    once: Once,
  ) => Outcome<UseCaseRefused, t.TypeOf<typeof StatementsAnswer>>
}

/** A statement as it is described to clients. */
export interface DescribedStatement {
  readonly group: string
  readonly name: string
  readonly summary: string
  /** Null if people alone state it. */
  readonly scope: Scope | null
  readonly roles: readonly Role[]
  readonly fields: readonly DescribedField[]
}
export interface DescribedField {
  readonly name: string
  readonly description: string
  readonly required: boolean
  readonly schema: Keywords
}

export interface UseCases {
  /** The statement of a group by its name; null if there is none. */
  readonly statement: (group: string, name: string) => StatementUseCase | null
  readonly statements: readonly DescribedStatement[]
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
