import type { IncomingMessage } from 'node:http'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { noteUse } from '#access/sign-in'
import type { Codec } from '#domain/codec'
import { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { actionsOf, Role } from '#domain/roles'
import { contentHashOf } from '#eventlog/new-event'
import { bodyOf } from './body.js'
import type { ApiError } from './errors.js'
import type { Sources } from './pipeline.js'
import { opened, type SessionReply, type SessionRequest } from './sessions.js'
import { errorTexts } from './texts.js'
import { type Actor, AddressWish, FieldValues, LinkWish, type UseCaseRefused, type UseCases } from './use-cases.js'

// What members do in the browser beside reading: in the order of the checks of every operation, by the session alone.

type Replied = Outcome<ApiError, SessionReply>
type Parameters = Readonly<Record<string, string>>

/** The use cases with the stores. */
export type Managing = Sources & { readonly useCases: UseCases }

const MANAGERS = Role.values.filter((role) => actionsOf(role).has('workspace.manage'))

/** Opens the session, counts the request by its member, and lets a member of these roles act. */
const asMember = async (
  roles: readonly Role[],
  asked: SessionRequest,
  sources: Sources,
  act: (actor: Actor) => Outcome<ApiError, object>,
): Replied => {
  const open = await opened(asked, sources)
  if (isLeft(open)) return open
  const { session, member, plan } = open.right
  const counted = await asked.meter.count(member.memberId, plan)
  if (isLeft(counted)) return counted
  if (!roles.includes(member.role)) return left({ tag: 'creator_not_allowed' })
  const { workspaceId, memberId } = session
  const body = await act({ workspaceId, memberId, now: asked.now })
  if (isLeft(body)) return body
  const noted = await noteUse(session, sources.registry, asked.now)
  return isLeft(noted) ? noted : right({ body: body.right })
}

/** The key that marks repetitions of a request: its only `Idempotency-Key`. */
const idempotencyKey = ({ headersDistinct }: IncomingMessage): Either<ApiError, Uuid> => {
  const keys = headersDistinct['idempotency-key'] ?? []
  const [key = ''] = keys
  if (keys.length === 1 && Uuid.is(key.toLowerCase())) return right(key.toLowerCase())
  const refused = { name: 'Idempotency-Key', problem: errorTexts.idempotencyKey, isMissing: keys.length === 0 }
  return left({ tag: 'field_refused', ...refused })
}

/** States what the path names, from the fields in the body, once for each `Idempotency-Key`. */
export const stateFact = async (
  asked: SessionRequest,
  sources: Managing,
  { group = '', name = '' }: Parameters,
): Replied => {
  const statement = sources.useCases.statement(group, name)
  if (statement === null) return left({ tag: 'no_operation' })
  const act = async (actor: Actor): Outcome<ApiError, object> => {
    const key = idempotencyKey(asked.request)
    if (isLeft(key)) return key
    const fields = bodyOf(asked.request, FieldValues)
    if (isLeft(fields)) return fields
    const digest = contentHashOf(['POST', group, name, fields.right])
    return statement.state(fields.right, actor, { callerId: actor.memberId, key: key.right, digest })
  }
  return asMember(statement.roles, asked, sources, act)
}

/** Lists the members of the workspace. */
export const listMembers = (asked: SessionRequest, sources: Managing): Replied =>
  asMember(MANAGERS, asked, sources, sources.useCases.members)

/** An act on the member that the path names. */
const onMember = <A>(
  codec: Codec<A>,
  asked: SessionRequest,
  sources: Managing,
  { memberId = '' }: Parameters,
  use: (body: A, memberId: Uuid, actor: Actor) => Outcome<UseCaseRefused, object>,
): Replied =>
  asMember(MANAGERS, asked, sources, async (actor) => {
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
