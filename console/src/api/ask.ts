import type { operations } from '@workspace-delivery-intelligence/client'
import type { Session } from '../session/session.js'
import { type Problem, problemOf } from './problem.js'

export type OperationId = keyof operations
export type Answer<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

type PathOf<Id extends OperationId> = Omit<operations[Id]['parameters']['path'], 'organizationSlug' | 'workspaceSlug'>
type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : Record<never, never>
/** What an operation takes, in its path and query alike; the workspace comes from the session. */
export type Parameters<Id extends OperationId> = PathOf<Id> & QueryOf<Id>

/** An answer with the instant up to which events are counted in it, or the reason why there is none. */
export type Reply<Id extends OperationId> =
  | { readonly ok: true; readonly answer: Answer<Id>; readonly asOf: string | null }
  | { readonly ok: false; readonly problem: Problem }

const PATHS: Readonly<Record<OperationId, string>> = {
  'aiEconomics.read': '/ai-economics',
  'aiEconomics.surface': '/ai-economics/surface',
  'apiKeys.list': '/settings/api-keys',
  'audit.list': '/audit/events',
  'audit.read': '/audit/events/{eventId}',
  'billing.read': '/billing',
  'commandCenter.evidence': '/command-center/evidence/{family}',
  'commandCenter.read': '/command-center',
  'commercial.read': '/settings/organization',
  'confidence.read': '/confidence',
  'connections.list': '/connections',
  'dataSources.read': '/data-sources',
  'forensics.read': '/projects/{projectId}/forensics',
  'invoiceDefense.read': '/invoice-defense',
  'scope.read': '/projects/{projectId}/scope-creep',
  'search.read': '/search',
}

const urlOf = (session: Session, id: OperationId, parameters: Readonly<Record<string, unknown>>): string => {
  const given = new Map(Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined))
  const path = PATHS[id].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(given.get(name))
    given.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams([...given].map(([name, value]) => [name, String(value)])).toString()
  const { organization, workspace } = session
  return `/api/v1/organizations/${organization}/workspaces/${workspace}${path}${query === '' ? '' : `?${query}`}`
}

/** Asks an operation once. Rejects only if it is aborted. */
export const ask = async <Id extends OperationId>(
  session: Session,
  id: Id,
  parameters: Parameters<Id>,
  signal: AbortSignal,
): Promise<Reply<Id>> => {
  try {
    const response = await fetch(urlOf(session, id, parameters), {
      headers: { Authorization: `Bearer ${session.key}` },
      signal,
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok && body !== null)
      return { ok: true, answer: body as Answer<Id>, asOf: response.headers.get('Wdi-As-Of') }
    return { ok: false, problem: problemOf(response.status, body, response.headers.get('Retry-After'), Date.now()) }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, problem: { kind: 'offline' } }
  }
}
