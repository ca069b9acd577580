import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import { memberDocumentId } from '#projections/access/fold'
import { accessDocuments } from '#projections/access/read'
import type { ReadStore } from '#readstore/port'
import { KEPT_MINUTES, type Registry, type Session, type SignInLink } from '#registry/port'
import { generateToken, keyDigest } from './key.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The time for which a link signs in, by what it is for. */
const LINK_MS = { sign_in: 15 * MINUTE_MS, invitation: 7 * DAY_MS } as const
export type LinkKind = keyof typeof LINK_MS
/** The time after its last use at which a session ends, and the most that it lasts. */
const UNUSED_MS = 12 * HOUR_MS
const LONGEST_MS = 30 * DAY_MS
/** Uses of a session are noted so often at most: each writes to the registry. */
const NOTED_EVERY_MS = 5 * MINUTE_MS
/** The most that clocks of processes differ by which share a registry. */
const CLOCKS_DIFFER_MS = KEPT_MINUTES * MINUTE_MS

const after = (now: Instant, milliseconds: number): Instant => instantOf(epochOf(now) + milliseconds)
const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)

/** A secret that its user gets, and what is kept of it. */
interface Signed {
  readonly token: string
  readonly expiresAt: Instant
}

/** Makes a link that signs a member in once. Whoever calls it has checked that the link may be made. */
export const makeLink = async (
  { workspaceId, memberId, kind }: { readonly workspaceId: Uuid; readonly memberId: Uuid; readonly kind: LinkKind },
  registry: Registry,
  now: Instant,
): Outcome<StoreError, Signed> => {
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const token = generateToken('link')
  const expiresAt = after(now, LINK_MS[kind])
  const [{ secret }] = peppers.right
  const kept = await registry.signIns.addLink({ digest: keyDigest(token, secret), workspaceId, memberId, expiresAt })
  return isLeft(kept) ? kept : right({ token, expiresAt })
}

/** A link that signs nobody in: it was used, is over or unknown, or its member has left. */
export interface NoSuchLink {
  readonly tag: 'no_such_link'
}

/** A session that has begun, and the secret of its cookie. */
export interface SignedIn {
  readonly token: string
  readonly session: Session
}

/**
 * Signs the member of a link in. The link is used up, whatever comes of it. The session is there before the link is taken: whoever
 * ends all sessions meanwhile ends this one, or has removed the link, and then nobody is signed in.
 */
export const signIn = async (
  link: string,
  { registry, readStore }: { readonly registry: Registry; readonly readStore: ReadStore },
  now: Instant,
): Outcome<StoreError | NoSuchLink, SignedIn> => {
  const { signIns } = registry
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const digests = peppers.right.map(({ secret }) => keyDigest(link, secret))
  const found = await signIns.findLink(digests)
  if (isLeft(found)) return found
  if (found.right === null) return left({ tag: 'no_such_link' })
  const signsIn = await isGoodLink(found.right, readStore, now)
  if (isLeft(signsIn)) return signsIn
  if (!signsIn.right) {
    const removed = await signIns.takeLink(digests)
    return isLeft(removed) ? removed : left({ tag: 'no_such_link' })
  }
  const expired = await signIns.removeExpired(now)
  if (isLeft(expired)) return expired
  const { workspaceId, memberId } = found.right
  const token = generateToken('session')
  const [{ secret }] = peppers.right
  const session: Session = {
    sessionId: randomUUID(),
    digest: keyDigest(token, secret),
    workspaceId,
    memberId,
    startedAt: now,
    usedAt: now,
    expiresAt: after(now, UNUSED_MS),
  }
  const started = await signIns.start(session)
  if (isLeft(started)) return started
  const taken = await signIns.takeLink(digests)
  if (isLeft(taken)) return taken
  if (taken.right !== null) return right({ token, session })
  const ended = await signIns.end(session)
  return isLeft(ended) ? ended : left({ tag: 'no_such_link' })
}

/** Says whether a link is in time, by any clock that made it, and its member is one still. */
const isGoodLink = async (
  { workspaceId, memberId, expiresAt }: SignInLink,
  { access }: ReadStore,
  now: Instant,
): Outcome<StoreError, boolean> => {
  if (expiresAt <= now || expiresAt > after(now, LINK_MS.invitation + CLOCKS_DIFFER_MS)) return right(false)
  const id = memberDocumentId(workspaceId, memberId)
  const documents = await accessDocuments(access, [id])
  if (isLeft(documents)) return documents
  const member = documents.right.get(id)?.content
  return right(member?.kind === 'member' && member.leftAt === null)
}

/**
 * Says whether a session has not ended by a clock. A clock that was ahead when it noted a use, or was put back since, cannot tell how
 * long the session was not used: until it comes to that instant, the session is closed.
 */
export const isOpen = ({ usedAt, expiresAt }: Pick<Session, 'usedAt' | 'expiresAt'>, now: Instant): boolean =>
  now < expiresAt && epochOf(usedAt) <= epochOf(now) + CLOCKS_DIFFER_MS

/** Notes that a session is used, so that it ends later; nothing is written if its last use was noted a moment ago. */
export const noteUse = async (
  { sessionId, startedAt, usedAt }: Session,
  registry: Registry,
  now: Instant,
): Outcome<StoreError, void> => {
  if (epochOf(now) - epochOf(usedAt) < NOTED_EVERY_MS) return right(undefined)
  const expiresAt = earlier(after(now, UNUSED_MS), after(startedAt, LONGEST_MS))
  return registry.signIns.renew({ sessionId, usedAt: now, expiresAt })
}
