import type { Either } from 'fp-ts/lib/Either.js'
import type { Codec } from './codec.js'
import type { Instant, Uuid } from './common.js'
import type { Outcome, StoreUnavailable } from './outcome.js'

/** Documents of one kind. `indexes` name top-level members of the document; each query uses one of them. */
export interface Collection<S> {
  readonly name: string
  readonly codec: Codec<S>
  readonly indexes: readonly (readonly (keyof S & string)[])[]
  /** Words under which the document is found, that are no members of it: the store keeps them beside it. */
  readonly terms?: (document: S, id: string) => ReadonlySet<string>
}

// biome-ignore lint/suspicious/noExplicitAny: a collection of anything; its codec makes the type invariant
export type AnyCollection = Collection<any>

/** How a document is read from the text that it is stored as; what does not fit is an error. */
export type Decode = <S>(collection: Collection<S>, text: string) => Either<StoreUnavailable, S>

export type Scalar = string | number | boolean | null
/** `from` is included, `below` is not. A null member is in no range. */
export type Condition =
  | { readonly eq: Scalar }
  | { readonly in: readonly Scalar[] }
  | { readonly from?: string | number; readonly below?: string | number }

export interface Query<S> {
  readonly where: { readonly [M in keyof S & string]?: Condition }
  /** Ties are broken by id, ascending. */
  readonly sort?: readonly { readonly by: keyof S & string; readonly direction: 'asc' | 'desc' }[]
  readonly limit?: number
  /** Only documents whose id stands after this one; for paging through all in order of id, so without `sort`. */
  readonly afterId?: string
}

/** Where a document stands. */
export interface DocumentRef {
  readonly collection: string
  readonly id: string
}

/** Documents of one moment: what two calls return belongs together. */
export interface DocumentReader {
  readonly get: <S>(
    collection: Collection<S>,
    ids: readonly string[],
  ) => Outcome<StoreUnavailable, ReadonlyMap<string, S>>
  readonly find: <S>(collection: Collection<S>, query: Query<S>) => Outcome<StoreUnavailable, readonly S[]>
  /** Which documents of any collection have these terms, by term; a term that none has is left out. */
  readonly withTerms: (
    terms: readonly string[],
  ) => Outcome<StoreUnavailable, ReadonlyMap<string, readonly DocumentRef[]>>
  readonly count: <S>(collection: Collection<S>, query: Query<S>) => Outcome<StoreUnavailable, number>
  /** Documents as they are stored, fit or not, in order of their ids, from after one of these on (null: from the first). */
  readonly stored: (
    collection: AnyCollection,
    afterId: string | null,
    limit: number,
  ) => Outcome<StoreUnavailable, readonly (readonly [id: string, document: unknown])[]>
  /** Ids beside which something stands that does not follow from the document there: indexed members, terms, a stamp. */
  readonly misfiled: (collection: AnyCollection) => Outcome<StoreUnavailable, readonly string[]>
}

/** A key's or member's document as it is stored, and the revision of the last event of its stream that it holds. */
export interface AccessAtRevision {
  readonly revision: number
  readonly document: unknown
}

/** Keys and members, which no generation and no moment holds back: always the newest. */
export interface AccessReader {
  readonly get: (ids: readonly string[]) => Outcome<StoreUnavailable, ReadonlyMap<string, AccessAtRevision>>
  readonly ofWorkspace: (workspaceId: Uuid) => Outcome<StoreUnavailable, readonly unknown[]>
}

/** What the registry tells reports: names of members, and when a key was last used (to the minute). */
export interface People {
  readonly names: (memberIds: readonly Uuid[]) => Outcome<StoreUnavailable, ReadonlyMap<Uuid, string>>
  readonly lastUses: (keyIds: readonly Uuid[]) => Outcome<StoreUnavailable, ReadonlyMap<Uuid, Instant>>
}

export interface ReadSources {
  readonly docs: DocumentReader
  readonly access: AccessReader
  readonly people: People
}
