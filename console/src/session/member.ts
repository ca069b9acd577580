import type { Workspace } from '../address/address.js'
import { type Answered, messageIn, requestBySession } from './request.js'

/** The member who is signed in. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly role: string
}

/** The answer to a question about the session: a member, nobody, or a refusal in the words of the service. */
export type MemberAnswer =
  | { readonly kind: 'signed_in'; readonly member: Member }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' }

const memberIn = (body: unknown): Member | null => {
  const { member } = (typeof body === 'object' && body !== null ? body : {}) as { member?: Record<string, unknown> }
  const { id, name, role } = member ?? {}
  return typeof id === 'string' && typeof name === 'string' && typeof role === 'string' ? { id, name, role } : null
}

const answerOf = (answered: Answered | null, method: 'GET' | 'POST'): MemberAnswer => {
  if (answered === null) return { kind: 'offline' }
  const { response, body } = answered
  const member = memberIn(body)
  if (response.ok) return member === null ? { kind: 'nobody' } : { kind: 'signed_in', member }
  return response.status === 401 && method === 'GET'
    ? { kind: 'nobody' }
    : { kind: 'refused', message: messageIn(body) }
}

/** Asks who is signed in. */
export const whoIsSignedIn = async (workspace: Workspace): Promise<MemberAnswer> =>
  answerOf(await requestBySession(workspace, 'GET', '/session'), 'GET')

/** Signs in by a link, which is used up. */
export const signInBy = async (link: string, workspace: Workspace): Promise<MemberAnswer> =>
  answerOf(await requestBySession(workspace, 'POST', '/sign-in', { link }), 'POST')

/** Ends the session of the browser. */
export const signOutMember = async (workspace: Workspace): Promise<MemberAnswer> =>
  answerOf(await requestBySession(workspace, 'POST', '/sign-out'), 'POST')
