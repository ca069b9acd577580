import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Codec, decode, describe } from '#domain/codec'
import type { Uuid } from '#domain/common'
import { type AccessReader, corruptDocument, type ReadSources } from '#domain/documents'
import { type Outcome, type StoreError, StoreFailure } from '#domain/outcome'
import { type AccessContent, AccessState, accessStateId, KeyDocument, MemberDocument } from './fold.js'
import { DirectoryStanding, directoryStandingId, PrivacyStanding, privacyStandingId, reachedBy } from './standing.js'

const Content: Codec<AccessContent> = t.union([
  KeyDocument,
  MemberDocument,
  AccessState,
  DirectoryStanding,
  PrivacyStanding,
])

export const isKey = (document: AccessContent): document is KeyDocument => document.kind === 'key'

/** An access document, and the revision of the last event folded into it. */
export interface AccessDocument {
  readonly revision: number
  readonly content: AccessContent
}

/** The access documents with these ids; a stored one that cannot be decoded is an error, never missing. */
export const accessDocuments = async (
  access: AccessReader,
  ids: readonly string[],
): Outcome<StoreError, ReadonlyMap<string, AccessDocument>> => {
  const stored = await access.get(ids)
  if (isLeft(stored)) return stored
  const documents = new Map<string, AccessDocument>()
  for (const [id, { revision, document }] of stored.right) {
    const content = decode(Content, document)
    if (isLeft(content)) return left(corruptDocument('access', id, describe(content.left)))
    documents.set(id, { revision, content: content.right })
  }
  return right(documents)
}

/** The documents that say how far a workspace's access documents have come. */
export const reachedIds = (workspaceId: Uuid): readonly [state: string, directory: string, privacy: string] => [
  accessStateId(workspaceId),
  directoryStandingId(workspaceId),
  privacyStandingId(workspaceId),
]

const NOTHING = -1

/** The progress of a workspace's access documents, see `reachedBy`; a missing document counts as revision -1. */
export const reachedIn = (workspaceId: Uuid, stored: ReadonlyMap<string, { readonly revision: number }>): number => {
  const [state, directory, privacy] = reachedIds(workspaceId).map((id) => stored.get(id)?.revision ?? NOTHING)
  return reachedBy(state ?? NOTHING, directory ?? NOTHING, privacy ?? NOTHING)
}

/** All access documents of a workspace. */
export const workspaceAccess = async (
  access: ReadSources['access'],
  workspaceId: Uuid,
): Promise<readonly AccessContent[]> => {
  const stored = await access.ofWorkspace(workspaceId)
  const all = decode(t.readonlyArray(Content), stored)
  if (isLeft(all)) throw new StoreFailure(corruptDocument('access', `of workspace ${workspaceId}`, describe(all.left)))
  return all.right
}

/** The members among a workspace's stored access documents, without those who have left. */
export const currentMembers = (stored: readonly unknown[]): readonly MemberDocument[] =>
  stored.filter((one): one is MemberDocument => MemberDocument.is(one) && one.leftAt === null)

/** The members who made the keys among a workspace's stored access documents, by key. */
export const keyCreators = (stored: readonly unknown[]): ReadonlyMap<Uuid, Uuid> =>
  new Map(stored.filter((one): one is KeyDocument => KeyDocument.is(one)).map((key) => [key.keyId, key.createdBy]))
