import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { isTokenShaped } from '#access/key'
import { type SignedIn as BegunSession, isOpen, signIn } from '#access/sign-in'
import { closed, oneOf, refined } from '#domain/codec'
import { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EffectivePlan } from '#domain/plans'
import { Role } from '#domain/roles'
import type { MemberDocument } from '#projections/access/fold'
import type { Session } from '#registry/port'
import { lookUpSession, type NamedWorkspace } from './authenticate.js'
import { bodyOf } from './body.js'
import type { ApiError } from './errors.js'
import { openedBy, type Presenting } from './opened.js'
import { presentedSession } from './own-page.js'
import type { Sources } from './pipeline.js'
import type { RateMeter } from './rate.js'

// What a browser asks about its own session. All else it asks by the operations, under the base of sessions.

const Link = refined(t.string, (text) => isTokenShaped('link', text), 'a sign-in link', { maxLength: 100 })
/** A link that signs in. */
export const SignIn = closed('SignIn', { link: Link })
/** The sessions to end: all of the member who asks, or all of the workspace. */
export const EndSessions = closed('EndSessions', { whose: oneOf('mine', 'everybody') })

const SessionView = closed('SessionView', { id: Uuid, startedAt: Instant, usedAt: Instant, expiresAt: Instant })

/** Nobody is signed in, or there is nothing to tell. */
export const Nothing = closed('Nothing', {})

/** The member who is signed in, the workspace, and the session. */
export const SignedIn = closed('SignedIn', {
  member: closed('SignedInMember', { id: Uuid, name: t.string, role: Role }),
  workspace: closed('SignedInWorkspace', { name: t.string, organizationSlug: t.string, workspaceSlug: t.string }),
  session: SessionView,
})

/** The answer to a browser without a session: in which ways people sign in here. It is the same for every workspace. */
export const NobodySignedIn = closed('NobodySignedIn', { signInBy: t.readonlyArray(oneOf('link', 'oidc')) })

/** The sessions of the member who asks, the newest first. */
export const Sessions = closed('Sessions', { sessions: t.readonlyArray(SessionView), current: Uuid })

const viewOf = ({ sessionId: id, startedAt, usedAt, expiresAt }: Session): t.TypeOf<typeof SessionView> => ({
  id,
  startedAt,
  usedAt,
  expiresAt,
})

/** A request about a session. */
export interface SessionRequest extends Presenting {
  /** The origin of the page that asks. */
  readonly origin: URL
  /** Counts the requests of a member. */
  readonly meter: RateMeter
}

/** The answer, and the secret that the browser keeps from now on; empty to forget the one it has. */
export interface SessionReply {
  readonly body: object
  readonly cookie?: string
  /** Set where nobody is signed in: then the path may name anything. */
  readonly isNobody?: true
}
type Replied = Outcome<ApiError, SessionReply>

/** A session with its member and workspace. */
interface Open {
  readonly session: Session
  readonly member: MemberDocument
  readonly name: string
  readonly plan: EffectivePlan
}

const UNAUTHENTICATED: Either<ApiError, never> = left({ tag: 'unauthenticated' })

/** The open session of a cookie's secret, in the workspace that the path names. */
const sessionOf = async (secret: string, asked: Presenting, sources: Sources): Outcome<ApiError, Open> => {
  const opened = await openedBy({ secret, lookUp: lookUpSession }, asked, sources)
  if (isLeft(opened)) return opened
  const { session, member, name, plan, isGone } = opened.right
  return session === null || member === null || isGone ? UNAUTHENTICATED : right({ session, member, name, plan })
}

/** The open session of whoever asks. */
export const opened = (asked: SessionRequest, sources: Sources): Outcome<ApiError, Open> => {
  const secret = presentedSession(asked.request)
  return secret === null ? Promise.resolve(UNAUTHENTICATED) : sessionOf(secret, asked, sources)
}

const signedIn = async (
  { session, member, name }: Open,
  { organizationSlug, workspaceSlug }: NamedWorkspace,
  { registry }: Sources,
): Outcome<StoreError, t.TypeOf<typeof SignedIn>> => {
  const names = await registry.names([member.memberId])
  if (isLeft(names)) return names
  return right({
    member: { id: member.memberId, name: names.right.get(member.memberId) ?? member.memberId, role: member.role },
    workspace: { name, organizationSlug, workspaceSlug },
    session: viewOf(session),
  })
}

/** Opens the workspace of the path by a session that has begun; one that does not open it ends at once. */
export const openBegun = async (
  { token, session }: BegunSession,
  asked: Presenting,
  sources: Sources,
): Outcome<ApiError, Open> => {
  const open = await sessionOf(token, asked, sources)
  if (!isLeft(open)) return open
  const ended = await sources.registry.signIns.end(session)
  return isLeft(ended) ? ended : open
}

/** Signs in by a link, once. The cookie of an earlier session is replaced, and that session ends. */
export const begin = async (asked: SessionRequest, sources: Sources): Replied => {
  const body = bodyOf(asked.request, SignIn)
  if (isLeft(body)) return body
  const { registry, readStore } = sources
  const begun = await signIn(body.right.link, { registry, readStore }, asked.now)
  if (isLeft(begun)) return begun
  const open = await openBegun(begun.right, asked, sources)
  if (isLeft(open)) return open
  const before = await opened(asked, sources)
  if (!isLeft(before)) {
    const ended = await registry.signIns.end(before.right.session)
    if (isLeft(ended)) return ended
  }
  const shown = await signedIn(open.right, asked, sources)
  return isLeft(shown) ? shown : right({ body: shown.right, cookie: begun.right.token })
}

/** Says who is signed in; nothing for a browser that has no session, which is no error. */
export const show = async (asked: SessionRequest, sources: Sources): Replied => {
  if (presentedSession(asked.request) === null) {
    const body: t.TypeOf<typeof NobodySignedIn> = { signInBy: sources.provider === null ? ['link'] : ['link', 'oidc'] }
    return right({ body, isNobody: true })
  }
  const open = await opened(asked, sources)
  if (isLeft(open)) return open
  const shown = await signedIn(open.right, asked, sources)
  return isLeft(shown) ? shown : right({ body: shown.right })
}

/** Lists the sessions of whoever asks. */
export const list = async (asked: SessionRequest, sources: Sources): Replied => {
  const open = await opened(asked, sources)
  if (isLeft(open)) return open
  const { workspaceId, memberId, sessionId } = open.right.session
  const all = await sources.registry.signIns.sessionsOf(workspaceId, memberId)
  if (isLeft(all)) return all
  const inForce = all.right.filter((session) => isOpen(session, asked.now))
  return right({ body: { sessions: inForce.map(viewOf), current: sessionId } })
}

/** Ends the session that asks. */
export const signOut = async (asked: SessionRequest, sources: Sources): Replied => {
  const open = await opened(asked, sources)
  if (isLeft(open)) return open
  const ended = await sources.registry.signIns.end(open.right.session)
  return isLeft(ended) ? ended : right({ body: {}, cookie: '' })
}

/** Ends one of the sessions of whoever asks. */
export const endOne = async (
  asked: SessionRequest,
  sources: Sources,
  { sessionId = '' }: Readonly<Record<string, string>>,
): Replied => {
  const open = await opened(asked, sources)
  if (isLeft(open)) return open
  if (!Uuid.is(sessionId)) return left({ tag: 'not_found' })
  const { workspaceId, memberId } = open.right.session
  const ended = await sources.registry.signIns.end({ workspaceId, memberId, sessionId })
  if (isLeft(ended)) return ended
  return ended.right ? right({ body: {} }) : left({ tag: 'not_found' })
}

/** Ends all sessions of whoever asks, or all of the workspace where the owner asks. Links that were not used are taken back. */
export const endAll = async (asked: SessionRequest, sources: Sources): Replied => {
  const body = bodyOf(asked.request, EndSessions)
  if (isLeft(body)) return body
  const open = await opened(asked, sources)
  if (isLeft(open)) return open
  const { workspaceId, memberId } = open.right.session
  const ofEverybody = body.right.whose === 'everybody'
  if (ofEverybody && open.right.member.role !== 'owner') return left({ tag: 'creator_not_allowed' })
  const ended = await sources.registry.signIns.endAll(workspaceId, ofEverybody ? null : memberId)
  return isLeft(ended) ? ended : right({ body: {}, cookie: '' })
}
