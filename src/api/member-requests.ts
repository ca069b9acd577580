import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Codec } from '#domain/codec'
import { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { actionsOf, Role } from '#domain/roles'
import { lookUpSession } from './authenticate.js'
import { bodyOf } from './body.js'
import { asCaller, type Managing } from './caller.js'
import type { ApiError } from './errors.js'
import { presentedSession } from './own-page.js'
import type { SessionReply, SessionRequest } from './sessions.js'
import { type Actor, AddressWish, LinkWish, type UseCaseRefused } from './use-cases.js'

// Members and what makes them sign in, as a person who manages the workspace asks by the own session.

type Replied = Outcome<ApiError, SessionReply>
type Parameters = Readonly<Record<string, string>>

/** The roles that manage the workspace. */
export const MANAGERS = Role.values.filter((role) => actionsOf(role).has('workspace.manage'))

/** Lets a member act who manages the workspace. */
const asManager = async (
  asked: SessionRequest,
  sources: Managing,
  act: (actor: Actor) => Outcome<ApiError, object>,
): Replied => {
  const secret = presentedSession(asked.request)
  if (secret === null) return left({ tag: 'unauthenticated' })
  const caller = { ...asked, presented: { secret, lookUp: lookUpSession }, queryString: '' }
  const body = await asCaller(caller, sources, { scope: null, roles: MANAGERS }, act)
  return isLeft(body) ? body : right({ body: body.right })
}

/** Lists the members of the workspace. */
export const listMembers = (asked: SessionRequest, sources: Managing): Replied =>
  asManager(asked, sources, sources.useCases.members)

/** Tells how the service does for the workspace. */
export const readStatus = (asked: SessionRequest, sources: Managing): Replied =>
  asManager(asked, sources, sources.useCases.status)

/** An act on the member that the path names. */
const onMember = <A>(
  codec: Codec<A>,
  asked: SessionRequest,
  sources: Managing,
  { memberId = '' }: Parameters,
  use: (body: A, memberId: Uuid, actor: Actor) => Outcome<UseCaseRefused, object>,
): Replied =>
  asManager(asked, sources, async (actor) => {
    const body = bodyOf(asked.request, codec)
    if (isLeft(body)) return body
    return Uuid.is(memberId) ? use(body.right, memberId, actor) : left({ tag: 'not_found' })
  })

/** Makes a link that signs a member in. */
export const linkMember = (asked: SessionRequest, sources: Managing, params: Parameters): Replied =>
  onMember(LinkWish, asked, sources, params, ({ kind }, memberId, actor) =>
    sources.useCases.link({ memberId, kind, origin: asked.origin.origin }, actor),
  )

/** Says by which address a member signs in at the provider. */
export const addressMember = (asked: SessionRequest, sources: Managing, params: Parameters): Replied =>
  onMember(AddressWish, asked, sources, params, ({ address }, memberId, actor) =>
    sources.useCases.address({ memberId, address }, actor),
  )
