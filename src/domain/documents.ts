import type { Either } from 'fp-ts/lib/Either.js'
import type { Codec } from './codec.js'
import type { Instant, Uuid } from './common.js'
import { type Outcome, orReject, type StoreCorrupt, type StoreError } from './outcome.js'

/** Documents of one kind. `indexes` name top-level members of the document; each query uses one of them. */
export interface Collection<S> {
  readonly name: string
  readonly codec: Codec<S>
  readonly indexes: readonly (readonly (keyof S & string)[])[]
  /** Search terms of the document that are not its members; the store keeps them beside it. */
  readonly terms?: (document: S, id: string) => ReadonlySet<string>
}

// biome-ignore lint/suspicious/noExplicitAny: a collection of anything; its codec makes the type invariant
export type AnyCollection = Collection<any>

/** Decodes the document of an id from its stored text; left says why it does not fit. */
export type Decode = <S>(collection: Collection<S>, id: string, text: string) => Either<string, S>

/** The error of a stored document that does not fit. */
export const corruptDocument = (collection: string, id: string, reason: string): StoreCorrupt => ({
  tag: 'store_corrupt',
  store: 'read store',
  what: `document ${id} of ${collection}`,
  cause: `it does not fit: ${reason}`,
  remedy: 'run  wdi verify --repair',
})

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
  /** Limits the result to documents with an id after this one; for paging through all in order of id, so without `sort`. */
  readonly afterId?: string
}

/** A document's collection and id. */
export interface DocumentRef {
  readonly collection: string
  readonly id: string
}

/** Reads documents of one moment: results of two calls are consistent. Each promise may reject with a `StoreFailure`. */
export interface DocumentReader {
  readonly get: <S>(collection: Collection<S>, ids: readonly string[]) => Promise<ReadonlyMap<string, S>>
  readonly find: <S>(collection: Collection<S>, query: Query<S>) => Promise<readonly S[]>
  /**
   * Documents of all collections with these terms, by term; terms without documents are left out. Of a term that more than
   * `most` have, some may be left out, but not so many that fewer than `most` remain.
   */
  readonly withTerms: (terms: readonly string[], most?: number) => Promise<ReadonlyMap<string, readonly DocumentRef[]>>
  readonly count: <S>(collection: Collection<S>, query: Query<S>) => Promise<number>
  /** Documents as stored, valid or not, in order of their ids, after the given id (null: from the first). */
  readonly stored: (
    collection: AnyCollection,
    afterId: string | null,
    limit: number,
  ) => Promise<readonly (readonly [id: string, document: unknown])[]>
  /** Ids whose indexed members, terms or stamp do not match the document. */
  readonly misfiled: (collection: AnyCollection) => Promise<readonly string[]>
}

/** The ids of a collection's documents that have any of some terms, each once. */
export const idsUnder = async (
  terms: readonly string[],
  collection: Pick<AnyCollection, 'name'>,
  docs: Pick<DocumentReader, 'withTerms'>,
): Promise<readonly string[]> => (await someIdsUnder(terms, collection, docs)).ids

/** The same, of a term that more than `most` documents have at least so many; and whether these are all. */
export const someIdsUnder = async (
  terms: readonly string[],
  { name }: Pick<AnyCollection, 'name'>,
  docs: Pick<DocumentReader, 'withTerms'>,
  most?: number,
): Promise<{ readonly ids: readonly string[]; readonly areAll: boolean }> => {
  const refs = await docs.withTerms([...new Set(terms)], most === undefined ? undefined : most + 1)
  const all = [...refs.values()]
  return {
    ids: [...new Set(all.flat().flatMap(({ collection, id }) => (collection === name ? [id] : [])))],
    areAll: most === undefined || all.every(({ length }) => length <= most),
  }
}

/** The reads that folding needs. */
export type FoldingReader = Pick<DocumentReader, 'get' | 'withTerms'>

/** A stored document of a key or member, with the revision of the last event that it includes. */
export interface AccessAtRevision {
  readonly revision: number
  readonly document: unknown
}

/** Keys and members: always the newest, independent of generations and moments. */
export interface AccessReader {
  readonly get: (ids: readonly string[]) => Outcome<StoreError, ReadonlyMap<string, AccessAtRevision>>
  readonly ofWorkspace: (workspaceId: Uuid) => Outcome<StoreError, readonly unknown[]>
}

/** The registry's part in reports: names of members, and the last use of a key (to the minute). */
export interface People {
  readonly names: (memberIds: readonly Uuid[]) => Outcome<StoreError, ReadonlyMap<Uuid, string>>
  readonly lastUses: (keyIds: readonly Uuid[]) => Outcome<StoreError, ReadonlyMap<Uuid, Instant>>
}

/** The same questions, as plain promises that reject with a `StoreFailure`. */
export type Rejecting<P> = {
  readonly [M in keyof P]: P[M] extends (...asked: infer Q) => Outcome<StoreError, infer A>
    ? (...asked: Q) => Promise<A>
    : never
}

/** The sources of reports. */
export interface ReadSources {
  readonly docs: DocumentReader
  readonly access: Pick<Rejecting<AccessReader>, 'ofWorkspace'>
  readonly people: Rejecting<People>
  /** The instant of the request itself, at which keys, plans and trials are judged. */
  readonly requestedAt: () => Instant
}

/** Lets reports read what is of no moment as they read documents. */
export const rejecting = (access: AccessReader, people: People): Pick<ReadSources, 'access' | 'people'> => ({
  access: { ofWorkspace: (workspaceId) => orReject(access.ofWorkspace(workspaceId)) },
  people: {
    names: (memberIds) => orReject(people.names(memberIds)),
    lastUses: (keyIds) => orReject(people.lastUses(keyIds)),
  },
})

/** Runs each in turn and concatenates the lists. */
export const flatOf = async <X, A>(
  all: readonly X[],
  ask: (one: X) => Promise<readonly A[]>,
): Promise<readonly A[]> => {
  const found: A[] = []
  for (const one of all) for (const answer of await ask(one)) found.push(answer)
  return found
}
