import type { Workspace } from '../address/address.js'
import { SESSION_BASE } from './request.js'

// Signing in by an account of the organization's provider, which begins and ends outside this page.

const at = ({ organization, workspace }: Workspace, path: string): string =>
  `${SESSION_BASE}/organizations/${organization}/workspaces/${workspace}${path}`

/** Says whether people can sign in here by an account of a provider; false where the service does not say. */
export const isProviderThere = async (workspace: Workspace): Promise<boolean> => {
  try {
    // Without the cookie of a session, so that one that is over does not matter.
    const response = await fetch(at(workspace, '/session'), {
      headers: { 'Wdi-Console': '1' },
      credentials: 'omit',
      redirect: 'error',
    })
    const body: unknown = await response.json()
    const { signInBy } = (typeof body === 'object' && body !== null ? body : {}) as { signInBy?: unknown }
    return response.ok && Array.isArray(signInBy) && signInBy.includes('oidc')
  } catch {
    return false
  }
}

/** Leaves for the provider, which sends the browser back. */
export const goToProvider = (workspace: Workspace): void => window.location.assign(at(workspace, '/oidc'))
