import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Codec, decode, describe } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import type { AccessReader, ReadSources } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { type AccessContent, AccessState, KeyDocument, MemberDocument } from './fold.js'
import { type ApiKeys, apiKeysReport } from './report.js'

const Content: Codec<AccessContent> = t.union([KeyDocument, MemberDocument, AccessState])

export const isKey = (document: AccessContent): document is KeyDocument => document.kind === 'key'

const unreadable = (cause: string): StoreUnavailable => ({ tag: 'store_unavailable', store: 'read store', cause })

/** An access document, and the revision of the last event of its stream that it holds. */
export interface AccessDocument {
  readonly revision: number
  readonly content: AccessContent
}

/** The access documents with these ids; what is stored and does not fit is an error, never "there is none". */
export const accessDocuments = async (
  access: AccessReader,
  ids: readonly string[],
): Outcome<StoreUnavailable, ReadonlyMap<string, AccessDocument>> => {
  const stored = await access.get(ids)
  if (isLeft(stored)) return stored
  const documents = new Map<string, AccessDocument>()
  for (const [id, { revision, document }] of stored.right) {
    const content = decode(Content, document)
    if (isLeft(content)) return left(unreadable(`an access document does not fit: ${describe(content.left)}`))
    documents.set(id, { revision, content: content.right })
  }
  return right(documents)
}

/** All keys and members of a workspace. */
export const workspaceAccess = async (
  access: AccessReader,
  workspaceId: Uuid,
): Outcome<StoreUnavailable, readonly AccessContent[]> => {
  const stored = await access.ofWorkspace(workspaceId)
  if (isLeft(stored)) return stored
  const all = decode(t.readonlyArray(Content), stored.right)
  return isLeft(all) ? left(unreadable(`an access document does not fit: ${describe(all.left)}`)) : right(all.right)
}

/** The workspace's keys as whoever may manage them sees them at an instant. */
export const readApiKeys = async (
  workspaceId: Uuid,
  now: Instant,
  { access, people }: Pick<ReadSources, 'access' | 'people'>,
): Outcome<StoreUnavailable, ApiKeys> => {
  const documents = await workspaceAccess(access, workspaceId)
  if (isLeft(documents)) return documents
  const keys = documents.right.filter(isKey)
  const names = await people.names(keys.map(({ createdBy }) => createdBy))
  if (isLeft(names)) return names
  const lastUses = await people.lastUses(keys.map(({ keyId }) => keyId))
  if (isLeft(lastUses)) return lastUses
  return right(apiKeysReport(keys, names.right, lastUses.right, now))
}
