import type { Workspace } from '../address/address.js'
import { type Answered, messageIn, requestBySession } from './request.js'

/** The member who is signed in. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly role: string
  /** The name of the workspace in which the member is signed in. */
  readonly workspaceName: string
}

/** The answer to a question about the session: a member, nobody, or a refusal in the words of the service. */
export type MemberAnswer =
  | { readonly kind: 'signed_in'; readonly member: Member }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' }

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const memberIn = (body: unknown): Member | null => {
  const { member, workspace } = recordIn(body)
  const { id, name, role } = recordIn(member)
  const { name: workspaceName } = recordIn(workspace)
  const isWhole = [id, name, role, workspaceName].every((one) => typeof one === 'string')
  return isWhole ? ({ id, name, role, workspaceName } as Member) : null
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
