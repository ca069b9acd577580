import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, Int0, NonEmptyString, Uuid } from '#domain/common'
import { DataAccess, KeyEnvironment } from '#domain/events/access'
import type { DomainEvent } from '#domain/events/catalogue'
import { Role, Scope } from '#domain/roles'
import type { DirectoryStanding, PrivacyStanding } from './standing.js'

export const KeyDocument = closed('KeyDocument', {
  kind: t.literal('key'),
  workspaceId: Uuid,
  keyId: Uuid,
  name: NonEmptyString,
  environment: KeyEnvironment,
  prefix: NonEmptyString,
  digest: NonEmptyString,
  scopes: t.readonlyArray(Scope),
  createdAt: Instant,
  createdBy: Uuid,
  expiresAt: nullable(Instant),
  graceUntil: nullable(Instant),
  rotatedFrom: nullable(Uuid),
  revokedAt: nullable(Instant),
})
export type KeyDocument = t.TypeOf<typeof KeyDocument>

export const MemberDocument = closed('MemberDocument', {
  kind: t.literal('member'),
  workspaceId: Uuid,
  memberId: Uuid,
  role: Role,
  dataAccess: DataAccess,
  /** Null for a member; for one who has left, since when. */
  leftAt: nullable(Instant),
})
export type MemberDocument = t.TypeOf<typeof MemberDocument>

/**
 * Says whether the access stream could be read to its end; one that could not (`unreadable`) closes the workspace to
 * every key.
 */
export const AccessState = closed('AccessState', {
  kind: t.literal('state'),
  workspaceId: Uuid,
  unreadable: nullable(closed('UnreadableAccess', { revision: Int0, reason: NonEmptyString })),
})
export type AccessState = t.TypeOf<typeof AccessState>

export type AccessContent = KeyDocument | MemberDocument | AccessState | DirectoryStanding | PrivacyStanding

/** A key is looked up by its digest alone, so that an unknown one costs the same. */
export const keyDocumentId = (digest: string): string => `key:${digest}`
export const memberDocumentId = (workspaceId: Uuid, memberId: Uuid): string => `member:${workspaceId}:${memberId}`
export const accessStateId = (workspaceId: Uuid): string => `state:${workspaceId}`

/** The documents of an access stream, by id, each with the revision of the last event that touched it. */
export type AccessDocuments = ReadonlyMap<string, { readonly revision: number; readonly document: AccessContent }>

/** An event of the access stream, or why it can't be read. */
export type AccessEntry =
  | { readonly revision: number; readonly event: DomainEvent }
  | { readonly revision: number; readonly unreadable: string }

/** Folds a whole access stream. From the first entry that cannot be read on, the workspace is closed. */
export const foldAccess = (workspaceId: Uuid, entries: readonly AccessEntry[]): AccessDocuments => {
  const documents: Folding = new Map()
  const put = (id: string, revision: number, document: AccessContent) => documents.set(id, { revision, document })
  const state = (unreadable: AccessState['unreadable']): AccessState => ({ kind: 'state', workspaceId, unreadable })
  for (const entry of entries) {
    const { revision } = entry
    const reason = 'unreadable' in entry ? entry.unreadable : apply(workspaceId, entry.event, revision, documents)
    if (reason !== null) {
      put(accessStateId(workspaceId), entries.at(-1)?.revision ?? revision, state({ revision, reason }))
      return documents
    }
  }
  const last = entries.at(-1)
  if (last !== undefined) put(accessStateId(workspaceId), last.revision, state(null))
  return documents
}

type Folding = Map<string, { revision: number; document: AccessContent }>

const keysIn = (documents: Folding): readonly KeyDocument[] =>
  [...documents.values()].map(({ document }) => document).filter((document) => document.kind === 'key')

const keyNamed = (keyId: Uuid, documents: Folding): KeyDocument | undefined =>
  keysIn(documents).find((key) => key.keyId === keyId)

/** A key that was revoked before stays so since then. */
const revoke = (key: KeyDocument, at: Instant, revision: number, documents: Folding): void => {
  if (key.revokedAt === null)
    documents.set(keyDocumentId(key.digest), { revision, document: { ...key, revokedAt: at } })
}

/** Says whether a former member: a key issued for one, at the same time as they left, is void. */
const hasLeft = (workspaceId: Uuid, memberId: Uuid, documents: Folding): boolean => {
  const member = documents.get(memberDocumentId(workspaceId, memberId))?.document
  return member?.kind === 'member' && member.leftAt !== null
}

/** Applies one event to the documents; a reason where it cannot be. */
const apply = (workspaceId: Uuid, event: DomainEvent, revision: number, documents: Folding): string | null => {
  const { metadata } = event
  switch (event.type) {
    case 'MemberJoined': {
      const { memberId, role, dataAccess } = event.data
      const document = { kind: 'member' as const, workspaceId, memberId, role, dataAccess, leftAt: null }
      documents.set(memberDocumentId(workspaceId, memberId), { revision, document })
      return null
    }
    case 'MemberRoleChanged':
    case 'MemberDataAccessChanged':
    case 'MemberLeft': {
      const id = memberDocumentId(workspaceId, event.data.memberId)
      const member = documents.get(id)?.document
      if (member?.kind !== 'member') return `it is about a member who never joined, ${event.data.memberId}`
      const changed = event.type === 'MemberLeft' ? { leftAt: metadata.occurredAt } : event.data
      documents.set(id, { revision, document: { ...member, ...changed } })
      // A member who joins again gets new keys: the old ones may have leaked by then.
      if (event.type === 'MemberLeft')
        for (const key of keysIn(documents))
          if (key.createdBy === member.memberId) revoke(key, metadata.occurredAt, revision, documents)
      return null
    }
    case 'ApiKeyIssued': {
      const { keyId, name, environment, prefix, digest, scopes, createdBy, expiresAt } = event.data
      const document: KeyDocument = {
        kind: 'key',
        workspaceId,
        keyId,
        name,
        environment,
        prefix,
        digest,
        scopes,
        createdAt: metadata.occurredAt,
        createdBy,
        expiresAt,
        graceUntil: null,
        rotatedFrom: null,
        revokedAt: hasLeft(workspaceId, createdBy, documents) ? metadata.occurredAt : null,
      }
      documents.set(keyDocumentId(digest), { revision, document })
      return null
    }
    case 'ApiKeyRevoked': {
      const key = keyNamed(event.data.keyId, documents)
      if (key === undefined) return `it revokes a key that was never issued, ${event.data.keyId}`
      revoke(key, metadata.occurredAt, revision, documents)
      return null
    }
    case 'ApiKeyRotated': {
      const { keyId, rotatedFrom, prefix, digest, graceUntil } = event.data
      const old = keyNamed(rotatedFrom, documents)
      if (old === undefined) return `it rotates a key that was never issued, ${rotatedFrom}`
      const replaced = { ...old, keyId, prefix, digest, rotatedFrom, createdAt: metadata.occurredAt }
      const revokedAt = hasLeft(workspaceId, old.createdBy, documents) ? metadata.occurredAt : null
      documents.set(keyDocumentId(digest), { revision, document: { ...replaced, graceUntil: null, revokedAt } })
      documents.set(keyDocumentId(old.digest), { revision, document: { ...old, graceUntil } })
      return null
    }
    default:
      return `its type ${event.type} does not belong to this stream`
  }
}
