import { isSlug, isUuid, type Workspace } from '../address/address.js'

/** A workspace, and what opens it: a key, or null where the browser is signed in as a member. */
export interface Session extends Workspace {
  readonly key: string | null
}

/** The values that the part of an address after `#` may carry. */
export interface Arrival {
  readonly workspace: Workspace | null
  readonly key: string | null
  /** The secret of a sign-in link; null if the address is none. */
  readonly link: string | null
  /** The word with which the service says why nobody was signed in; null if there is none. */
  readonly refused: string | null
  /** The project to begin with, where the address names none. */
  readonly projectId: string | null
}

const LINK = /^wdi_link_[0-9A-Za-z]{20,100}$/
const REFUSED = /^[a-z_]{1,40}$/
const KEY = /^wdi_(live|test)_[0-9A-Za-z]{20,100}$/

/** Says whether a text has the form of a key. The service decides whether it is one. */
export const looksLikeKey = (text: string): boolean => KEY.test(text)

/** Reads `acme/shop`; null if it is not two slugs. */
export const parseWorkspace = (text: string): Workspace | null => {
  const [organization = '', workspace = '', ...more] = text.trim().split('/')
  return more.length === 0 && isSlug(organization) && isSlug(workspace) ? { organization, workspace } : null
}

/** Reads `#workspace=acme/shop&project=…&key=wdi_live_…`, or with `link=wdi_link_…` in place of the key. */
export const parseArrival = (fragment: string): Arrival => {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const key = values.get('key')
  const link = values.get('link')
  const project = values.get('project')
  const refused = values.get('refused')
  return {
    workspace: parseWorkspace(values.get('workspace') ?? ''),
    key: key !== null && looksLikeKey(key) ? key : null,
    link: link !== null && LINK.test(link) ? link : null,
    refused: refused !== null && REFUSED.test(refused) ? refused : null,
    projectId: project !== null && isUuid(project) ? project : null,
  }
}

/** Reads a stored session; null if what was stored is none. */
export const parseSession = (stored: string | null): Session | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { organization, workspace, key } = value as Record<string, unknown>
    if (typeof organization !== 'string' || typeof workspace !== 'string' || typeof key !== 'string') return null
    return isSlug(organization) && isSlug(workspace) && looksLikeKey(key) ? { organization, workspace, key } : null
  } catch {
    return null
  }
}
