import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { noteUse } from '#access/sign-in'
import type { AnyCodec } from '#domain/codec'
import { fitsRole } from '#domain/events/access'
import type { Outcome } from '#domain/outcome'
import type { Needed } from '#domain/permission'
import type { Presented } from './authenticate.js'
import { type ApiError, pathIn } from './errors.js'
import type { HostDesk } from './hosts.js'
import type { Imports } from './imports.js'
import { openedBy, type Presenting } from './opened.js'
import type { Sources } from './pipeline.js'
import type { RateMeter } from './rate.js'
import { allowedTexts } from './texts.js'
import type { Actor, UseCases } from './use-cases.js'

// What keys and pages ask beside the operations, in the order of the checks of every operation.

/** The use cases with the stores. */
export type Managing = Sources & {
  readonly useCases: UseCases
  /** The imports of files that are sent; null where none are taken. */
  readonly imports: Imports | null
  /** The hosts that members connect in the browser; null where none are asked. */
  readonly hosts: HostDesk | null
}

/** A request beside the operations, with the key or the session that it presents. */
export interface CallerRequest extends Presenting {
  readonly presented: Presented
  /** The part after the question mark, as sent. */
  readonly queryString: string
  /** Counts the requests of the key or of the member. */
  readonly meter: RateMeter
}

/** A request beside the operations that keys make as well as pages. Shapes stand in docs/decisions/extensions.md. */
export interface CallerRoute {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Below the workspace. */
  readonly path: string
  /** The shape of the body; null where none is sent. */
  readonly body: AnyCodec | null
  readonly answer: AnyCodec
  readonly act: (
    asked: CallerRequest,
    sources: Managing,
    params: Readonly<Record<string, string>>,
  ) => Outcome<ApiError, object>
}

/** The refusal of a query: none of these requests has parameters. */
const notAParameter = (queryString: string): ApiError => {
  const [name = ''] = queryString.split(/[=&]/)
  const path = pathIn(name)
  return { tag: 'invalid_request', fields: [{ path, reason: 'invalid', allowed: allowedTexts.parameters(path, []) }] }
}

/** Opens the workspace, counts the request, and lets a member act who may, by a key that may or by a session. */
export const asCaller = async (
  asked: CallerRequest,
  sources: Managing,
  { scope, roles, wholeWorkspace }: Needed,
  act: (actor: Actor) => Outcome<ApiError, object>,
): Outcome<ApiError, object> => {
  const opened = await openedBy(asked.presented, asked, sources)
  if (isLeft(opened)) return opened
  const { credential, session, member, plan, isGone } = opened.right
  if (isGone) return left({ tag: session === null ? 'not_found' : 'unauthenticated' })
  const counted = await asked.meter.count(credential.countedAs, plan)
  if (isLeft(counted)) return counted
  if (credential.scopes !== null) {
    if (scope === null) return left({ tag: 'no_operation' })
    if (!credential.scopes.includes(scope)) return left({ tag: 'scope_missing', scope })
  }
  if (member === null || !roles.includes(member.role) || !fitsRole(member.role, member.dataAccess))
    return left({ tag: 'creator_not_allowed' })
  if (wholeWorkspace === true && !member.dataAccess.all) return left({ tag: 'creator_not_allowed' })
  if (asked.queryString !== '') return left(notAParameter(asked.queryString))
  const { workspaceId, memberId } = credential
  const keyId = session === null ? credential.countedAs : null
  const body = await act({ workspaceId, memberId, keyId, now: asked.now })
  if (isLeft(body) || session === null) return body
  const noted = await noteUse(session, sources.registry, asked.now)
  return isLeft(noted) ? noted : right(body.right)
}
