import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { isKeyShaped, isSameSecret, keyDigest } from '#access/key'
import { isOpen } from '#access/sign-in'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Scope } from '#domain/roles'
import {
  type AccessContent,
  type AccessState,
  type KeyDocument,
  keyDocumentId,
  type MemberDocument,
  memberDocumentId,
} from '#projections/access/fold'
import { type AccessDocument, accessDocuments, reachedIds, reachedIn } from '#projections/access/read'
import { isGone, type Standing } from '#projections/access/standing'
import { isInForce } from '#projections/api-keys/report'
import type { Workspace } from '#projections/entities/workspace'
import type { ReadStore } from '#readstore/port'
import type { Pepper, Registry, Session } from '#registry/port'

type Unauthenticated = { readonly tag: 'unauthenticated' }
const UNAUTHENTICATED: Unauthenticated = { tag: 'unauthenticated' }

/** Replaces the ids that an unknown key lacks, so that it costs the same look-ups. */
export const NOBODY: Uuid = '00000000-0000-0000-0000-000000000000'

/** A well-formed secret that a request presents, and what looks it up: a key, or the cookie of a session. */
export interface Presented {
  readonly secret: string
  readonly lookUp: typeof lookUpKey
}

/** The key that a request presents. */
export const presentedByKey = (authorization: readonly string[]): Either<Unauthenticated, Presented> => {
  const key = presentedKey(authorization)
  return isLeft(key) ? key : right({ secret: key.right, lookUp: lookUpKey })
}

/** The key in the only `Authorization` header. A malformed key is refused without a look-up. */
export const presentedKey = (authorization: readonly string[]): Either<Unauthenticated, string> => {
  const [header = '', ...more] = authorization
  const key = /^bearer +(\S+)$/i.exec(header)?.[1]
  return key !== undefined && more.length === 0 && isKeyShaped(key) ? right(key) : left(UNAUTHENTICATED)
}

/** The workspace that a key or a session opens, and the member on whose behalf. */
export interface Credential {
  readonly workspaceId: Uuid
  readonly memberId: Uuid
  /** Its requests are counted under this id. */
  readonly countedAs: Uuid
  /** Null for a session, which has all that its member's actions allow. */
  readonly scopes: readonly Scope[] | null
  readonly isLive: (now: Instant) => boolean
}

/** The stored documents about a credential; null if there are none. */
export interface LookedUp {
  readonly workspaceId: Uuid
  readonly credential: Credential | null
  /** The session that was found; null for a key. */
  readonly session: Session | null
  readonly member: MemberDocument | null
  readonly state: AccessState | null
  /** The parts of the workspace that hold at once beside its keys and members; null if one of them is not there. */
  readonly standing: Standing | null
  /** Says whether the documents are older than the registry's mark: then the key's rights are unknown. */
  readonly isStale: boolean
}

const ofKind = <K extends AccessContent['kind']>(
  documents: ReadonlyMap<string, AccessDocument>,
  id: string,
  kind: K,
): Extract<AccessContent, { kind: K }> | null => {
  const document = documents.get(id)?.content
  return document?.kind === kind ? (document as Extract<AccessContent, { kind: K }>) : null
}

const ofKey = (key: KeyDocument): Credential => ({
  workspaceId: key.workspaceId,
  memberId: key.createdBy,
  countedAs: key.keyId,
  scopes: key.scopes,
  isLive: (now) => isInForce(key, now),
})

/** A member's requests are counted together, in however many browsers they are signed in. */
const ofSession = (session: Session): Credential => ({
  workspaceId: session.workspaceId,
  memberId: session.memberId,
  countedAs: session.memberId,
  scopes: null,
  isLive: (now) => isOpen(session, now),
})

/** Looks up a well-formed key, with the same calls whether it exists or not. */
export const lookUpKey = async (
  presented: string,
  peppers: readonly Pepper[],
  registry: Registry,
  { access }: ReadStore,
): Outcome<StoreError, LookedUp> => {
  const digests = peppers.map(({ secret }) => keyDigest(presented, secret))
  const found = await accessDocuments(access, digests.map(keyDocumentId))
  if (isLeft(found)) return found
  const matches = digests.map((digest) => {
    const document = ofKind(found.right, keyDocumentId(digest), 'key')
    return isSameSecret(document?.digest ?? digest, digest) ? document : null
  })
  const key = matches.find((document) => document !== null) ?? null
  return lookUpAbout({ credential: key === null ? null : ofKey(key), session: null }, registry, access)
}

/** Looks up the session of a well-formed cookie. */
export const lookUpSession = async (
  presented: string,
  peppers: readonly Pepper[],
  registry: Registry,
  { access }: ReadStore,
): Outcome<StoreError, LookedUp> => {
  const digests = peppers.map(({ secret }) => keyDigest(presented, secret))
  const found = await registry.signIns.find(digests)
  if (isLeft(found)) return found
  const session = found.right
  return lookUpAbout({ credential: session === null ? null : ofSession(session), session }, registry, access)
}

/**
 * Looks up the member of a credential and what holds of its workspace. An unknown one may be of any workspace, so the one whose
 * access changed last represents all: if its documents are older than the registry's mark, it may be among those that were lost.
 */
const lookUpAbout = async (
  { credential, session }: Pick<LookedUp, 'credential' | 'session'>,
  registry: Registry,
  access: ReadStore['access'],
): Outcome<StoreError, LookedUp> => {
  const marked = await registry.accessMarks.get(credential?.workspaceId ?? null)
  if (isLeft(marked)) return marked
  const mark = marked.right
  const memberId = memberDocumentId(credential?.workspaceId ?? NOBODY, credential?.memberId ?? NOBODY)
  const ofWhom = credential?.workspaceId ?? mark?.workspaceId ?? NOBODY
  const [stateId, directoryId, privacyId] = reachedIds(ofWhom)
  const about = await accessDocuments(access, [memberId, stateId, directoryId, privacyId])
  if (isLeft(about)) return about
  const member = ofKind(about.right, memberId, 'member')
  const directory = ofKind(about.right, directoryId, 'directory')
  const privacy = ofKind(about.right, privacyId, 'privacy')
  return right({
    workspaceId: credential?.workspaceId ?? NOBODY,
    credential,
    session,
    member: member?.leftAt === null ? member : null,
    state: ofKind(about.right, stateId, 'state'),
    standing: directory === null || privacy === null ? null : { directory, privacy },
    // One without a mark: the registry is older than the workspace. Without any mark, nothing can have been lost.
    isStale: mark === null ? credential !== null : reachedIn(ofWhom, about.right) < mark.revision,
  })
}

/** The workspace named in the path. */
export interface NamedWorkspace {
  readonly organizationSlug: string
  readonly workspaceSlug: string
}

const OLDER =
  'are older than the last change of access; they are written anew within seconds, where the event log answers'

/** A credential, with what holds of the workspace that it opens; without that, the workspace is gone. */
export interface Opened {
  readonly credential: Credential
  readonly standing: Standing | null
}

/**
 * The credential if it opens the named workspace at `now`, with what holds of it. Slugs that are malformed, unknown or of another workspace all give
 * the same result. If the workspace is not folded yet, its access events cannot be read, or its access documents are
 * older than the last change of access, the result is `workspace_unready`. A revoked key or an ended session is refused even if
 * the documents are too old.
 */
export const authenticated = (
  { credential, session, member, state, standing, isStale }: LookedUp,
  workspace: t.TypeOf<typeof Workspace.codec> | undefined,
  named: NamedWorkspace,
  now: Instant,
): Either<Unauthenticated | { readonly tag: 'workspace_unready'; readonly cause: string }, Opened> => {
  if (credential === null)
    return left(isStale ? { tag: 'workspace_unready', cause: `access documents ${OLDER}` } : UNAUTHENTICATED)
  if (!credential.isLive(now)) return left(UNAUTHENTICATED)
  const { workspaceId } = credential
  if (workspace === undefined)
    return left({ tag: 'workspace_unready', cause: `workspace ${workspaceId} is not folded yet` })
  if (workspace.organizationSlug !== named.organizationSlug || workspace.workspaceSlug !== named.workspaceSlug)
    return left(UNAUTHENTICATED)
  // A closed workspace is reported first, even while its documents change.
  if (workspace.closed || (standing !== null && isGone(standing.directory, now)))
    return right({ credential, standing: null })
  const unready = (why: string) =>
    left({ tag: 'workspace_unready' as const, cause: `workspace ${workspaceId} has ${why}` })
  if (state === null) return unready('no access state')
  if (state.unreadable !== null) return unready(`an unreadable access event: ${state.unreadable.reason}`)
  if (isStale) return unready(`access documents that ${OLDER}`)
  if (standing === null) return unready('no documents of what is archived and private')
  const unreadable = standing.directory.unreadable ?? standing.privacy.unreadable
  if (unreadable !== null) return unready(`an unreadable event of its directory or settings: ${unreadable.reason}`)
  // A removal that is under way, or a copy of the registry from before it.
  if (session !== null && member === null) return left(UNAUTHENTICATED)
  return right({ credential, standing })
}
