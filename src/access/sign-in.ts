import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import { memberDocumentId } from '#projections/access/fold'
import { accessDocuments } from '#projections/access/read'
import type { ReadStore } from '#readstore/port'
import type { Registry, Session } from '#registry/port'
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

type Stores = { readonly registry: Registry; readonly readStore: ReadStore }

/** Begins a session of a member; null where the member has left. */
export const beginSession = async (
  { workspaceId, memberId }: { readonly workspaceId: Uuid; readonly memberId: Uuid },
  { registry, readStore }: Stores,
  now: Instant,
): Outcome<StoreError, SignedIn | null> => {
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const id = memberDocumentId(workspaceId, memberId)
  const documents = await accessDocuments(readStore.access, [id])
  if (isLeft(documents)) return documents
  const member = documents.right.get(id)?.content
  if (member?.kind !== 'member' || member.leftAt !== null) return right(null)
  const expired = await registry.signIns.removeExpired(now)
  if (isLeft(expired)) return expired
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
  const started = await registry.signIns.start(session)
  return isLeft(started) ? started : right({ token, session })
}

/** Signs the member of a link in. The link is used up, whatever comes of it. */
export const signIn = async (
  link: string,
  { registry, readStore }: Stores,
  now: Instant,
): Outcome<StoreError | NoSuchLink, SignedIn> => {
  const peppers = await registry.peppers()
  if (isLeft(peppers)) return peppers
  const taken = await registry.signIns.takeLink(peppers.right.map(({ secret }) => keyDigest(link, secret)))
  if (isLeft(taken)) return taken
  if (taken.right === null || taken.right.expiresAt <= now) return left({ tag: 'no_such_link' })
  const begun = await beginSession(taken.right, { registry, readStore }, now)
  if (isLeft(begun)) return begun
  return begun.right === null ? left({ tag: 'no_such_link' }) : right(begun.right)
}

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
