import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { actionsOf, Role } from '#domain/roles'
import { lookUpSession } from './authenticate.js'
import { bodyOf } from './body.js'
import { asCaller, type Managing } from './caller.js'
import type { ApiError } from './errors.js'
import { HostConnectWish, type HostDesk, HostTokenWish, HostWish } from './hosts.js'
import { presentedSession } from './own-page.js'
import { Nothing, type SessionReply, type SessionRequest } from './sessions.js'
import { onceOf } from './statement-requests.js'
import type { Actor } from './use-cases.js'

// Hosts that a person connects by the own session. A token may open all of a workspace, so only those who see all of it give one.

type Replied = Outcome<ApiError, SessionReply>
type Parameters = Readonly<Record<string, string>>

/** The roles that connect hosts. */
export const CONNECTING = Role.values.filter((role) => actionsOf(role).has('integrations.manage'))

/** Lets a member act who may connect hosts. */
const atDesk = async (
  asked: SessionRequest,
  sources: Managing,
  act: (desk: HostDesk, actor: Actor) => Outcome<ApiError, object>,
): Replied => {
  const { hosts } = sources
  if (hosts === null) return left({ tag: 'no_operation' })
  const secret = presentedSession(asked.request)
  if (secret === null) return left({ tag: 'unauthenticated' })
  const caller = { ...asked, presented: { secret, lookUp: lookUpSession }, queryString: '' }
  const needed = { scope: null, roles: CONNECTING, wholeWorkspace: true } as const
  const body = await asCaller(caller, sources, needed, (actor) => act(hosts, actor))
  return isLeft(body) ? body : right({ body: body.right })
}

/** Lists the products that can be asked. */
export const listHosts = (asked: SessionRequest, sources: Managing): Replied =>
  atDesk(asked, sources, async (desk) => right(desk.products()))

/** Looks at a host with a token that is kept nowhere. */
export const checkHost = (asked: SessionRequest, sources: Managing): Replied =>
  atDesk(asked, sources, async (desk, actor) => {
    const wish = bodyOf(asked.request, HostWish)
    return isLeft(wish) ? wish : desk.check(wish.right, actor)
  })

/** Connects a host, once for each `Idempotency-Key`. */
export const connectHost = (asked: SessionRequest, sources: Managing): Replied =>
  atDesk(asked, sources, async (desk, actor) => {
    const wish = bodyOf(asked.request, HostConnectWish)
    if (isLeft(wish)) return wish
    // A receipt keeps a digest of what was sent, from which nobody should be able to guess a token.
    const { token: _, ...open } = wish.right
    const once = onceOf(asked.request, actor, ['hosts', 'connect', open])
    return isLeft(once) ? once : desk.connect(wish.right, actor, once.right)
  })

/** Looks at the host of the connection that the path names. */
export const checkConnection = (asked: SessionRequest, sources: Managing, { connectionId = '' }: Parameters): Replied =>
  atDesk(asked, sources, async (desk, actor) => {
    const body = bodyOf(asked.request, Nothing)
    if (isLeft(body)) return body
    return Uuid.is(connectionId) ? desk.checkKept(connectionId.toLowerCase(), actor) : left({ tag: 'not_found' })
  })

/** Gives the connection that the path names another token. The same token again changes nothing. */
export const renewToken = (asked: SessionRequest, sources: Managing, { connectionId = '' }: Parameters): Replied =>
  atDesk(asked, sources, async (desk, actor) => {
    const wish = bodyOf(asked.request, HostTokenWish)
    if (isLeft(wish)) return wish
    return Uuid.is(connectionId)
      ? desk.renew(connectionId.toLowerCase(), wish.right.token, actor)
      : left({ tag: 'not_found' })
  })

/** Has the connection that the path names read as soon as a worker can, once for each `Idempotency-Key`. */
export const syncConnection = (asked: SessionRequest, sources: Managing, { connectionId = '' }: Parameters): Replied =>
  atDesk(asked, sources, async (desk, actor) => {
    const body = bodyOf(asked.request, Nothing)
    if (isLeft(body)) return body
    if (!Uuid.is(connectionId)) return left({ tag: 'not_found' })
    const id = connectionId.toLowerCase()
    const once = onceOf(asked.request, actor, ['connections', id, 'sync'])
    return isLeft(once) ? once : desk.askNow(id, actor, once.right)
  })
