import { timingSafeEqual } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { isKeyShaped, keyDigest } from '#access/key'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import {
  type AccessContent,
  type AccessState,
  accessStateId,
  type KeyDocument,
  keyDocumentId,
  type MemberDocument,
  memberDocumentId,
} from '#projections/access/fold'
import { accessDocuments } from '#projections/access/read'
import { keyStatus } from '#projections/access/report'
import type { Workspace } from '#projections/entities/workspace'
import type { ReadStore } from '#readstore/port'
import type { Registry } from '#registry/port'

type Unauthenticated = { readonly tag: 'unauthenticated' }
const UNAUTHENTICATED: Unauthenticated = { tag: 'unauthenticated' }

/** Stands in for the ids that an unknown key has none of, so that it costs the same look-ups. */
export const NOBODY: Uuid = '00000000-0000-0000-0000-000000000000'

/** The key in the one `Authorization` header there is. What has not the form of a key is refused unseen. */
export const presentedKey = (authorization: readonly string[]): Either<Unauthenticated, string> => {
  const [header = '', ...more] = authorization
  const key = /^bearer +(\S+)$/i.exec(header)?.[1]
  return key !== undefined && more.length === 0 && isKeyShaped(key) ? right(key) : left(UNAUTHENTICATED)
}

/** What is stored about a key; null where there is none. */
export interface LookedUp {
  readonly workspaceId: Uuid
  readonly key: KeyDocument | null
  readonly member: MemberDocument | null
  readonly state: AccessState | null
}

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const ofKind = <K extends AccessContent['kind']>(
  documents: ReadonlyMap<string, AccessContent>,
  id: string,
  kind: K,
): Extract<AccessContent, { kind: K }> | null => {
  const document = documents.get(id)
  return document?.kind === kind ? (document as Extract<AccessContent, { kind: K }>) : null
}

/** Looks up a well-formed key, its creator and its workspace's access state: the same calls whether it exists or not. */
export const lookUpKey = async (
  presented: string,
  registry: Registry,
  { access }: ReadStore,
): Outcome<StoreUnavailable, LookedUp> => {
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const digests = peppers.right.map(({ secret }) => keyDigest(presented, secret))
  const found = await accessDocuments(access, digests.map(keyDocumentId))
  if (isLeft(found)) return found
  const matches = digests.map((digest) => {
    const document = ofKind(found.right, keyDocumentId(digest), 'key')
    return isSame(document?.digest ?? digest, digest) ? document : null
  })
  const key = matches.find((document) => document !== null) ?? null

  const workspaceId = key?.workspaceId ?? NOBODY
  const [memberId, stateId] = [memberDocumentId(workspaceId, key?.createdBy ?? NOBODY), accessStateId(workspaceId)]
  const about = await accessDocuments(access, [memberId, stateId])
  if (isLeft(about)) return about
  const member = ofKind(about.right, memberId, 'member')
  return right({
    workspaceId,
    key,
    member: member?.leftAt === null ? member : null,
    state: ofKind(about.right, stateId, 'state'),
  })
}

/** The workspace as the path names it. */
export interface NamedWorkspace {
  readonly organizationSlug: string
  readonly workspaceSlug: string
}

/**
 * The key where it opens the named workspace at `now`. A slug that is malformed, somebody else's or nobody's is alike.
 * Where the workspace is not folded yet, or its access events cannot be read, nobody can say: `workspace_unready`.
 */
export const authenticated = (
  { key, state }: LookedUp,
  workspace: t.TypeOf<typeof Workspace.codec> | undefined,
  named: NamedWorkspace,
  now: Instant,
): Either<Unauthenticated | { readonly tag: 'workspace_unready'; readonly cause: string }, KeyDocument> => {
  const status = key && keyStatus(key, now)
  if (key === null || (status !== 'active' && status !== 'rotating')) return left(UNAUTHENTICATED)
  if (workspace === undefined)
    return left({ tag: 'workspace_unready', cause: `workspace ${key.workspaceId} is not folded yet` })
  if (workspace.organizationSlug !== named.organizationSlug || workspace.workspaceSlug !== named.workspaceSlug)
    return left(UNAUTHENTICATED)
  if (state === null || state.unreadable !== null) {
    const why = state === null ? 'has no access state' : `has an unreadable access event: ${state.unreadable?.reason}`
    return left({ tag: 'workspace_unready', cause: `workspace ${key.workspaceId} ${why}` })
  }
  return right(key)
}
