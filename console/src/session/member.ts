import type { Workspace } from '../address/address.js'

// The browser's own session: its cookie is kept by the browser, and no script reads it.

/** The address under which pages of the service ask by the session of the browser. */
export const SESSION_BASE = '/session/v1'

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

const messageIn = (body: unknown): string => {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as { error?: { message?: unknown } }
  return typeof error?.message === 'string' ? error.message : ''
}

const asked = async (
  { organization, workspace }: Workspace,
  path: string,
  method: 'GET' | 'POST',
  body: object = {},
): Promise<MemberAnswer> => {
  const at = `${SESSION_BASE}/organizations/${organization}/workspaces/${workspace}${path}`
  const written = method === 'GET' ? {} : { body: JSON.stringify(body) }
  try {
    const response = await fetch(at, {
      method,
      headers: { 'Content-Type': 'application/json', 'Wdi-Console': '1' },
      redirect: 'error',
      ...written,
    })
    const answered: unknown = await response.json().catch(() => null)
    const member = memberIn(answered)
    if (response.ok) return member === null ? { kind: 'nobody' } : { kind: 'signed_in', member }
    return response.status === 401 && method === 'GET'
      ? { kind: 'nobody' }
      : { kind: 'refused', message: messageIn(answered) }
  } catch {
    return { kind: 'offline' }
  }
}

/** Asks who is signed in. */
export const whoIsSignedIn = (workspace: Workspace): Promise<MemberAnswer> => asked(workspace, '/session', 'GET')

/** Signs in by a link, which is used up. */
export const signInBy = (link: string, workspace: Workspace): Promise<MemberAnswer> =>
  asked(workspace, '/sign-in', 'POST', { link })

/** Ends the session of the browser. */
export const signOutMember = (workspace: Workspace): Promise<MemberAnswer> => asked(workspace, '/sign-out', 'POST')
