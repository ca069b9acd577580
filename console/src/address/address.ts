import { isCivilDate } from './civil.js'
import { isTimeZone } from './zones.js'

/** A workspace, by its two slugs. */
export interface Workspace {
  readonly organization: string
  readonly workspace: string
}

/** `all` is every project that the key may see; null is not chosen yet. */
export type ProjectChoice = string | 'all' | null

/** The selection above every page. A member is null while nothing is chosen. */
export interface Selection {
  readonly clientId: string | null
  readonly projectId: ProjectChoice
  readonly start: string | null
  readonly end: string | null
  readonly timeZone: string | null
}

/** All that the address bar says: a link shows another person the same. */
export interface Address {
  readonly workspace: Workspace | null
  /** Id of the page; empty for the first one. */
  readonly page: string
  readonly selection: Selection
  /** A page's own part: filters, the open evidence, the sorted column. */
  readonly view: Readonly<Record<string, string>>
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,46}[a-z0-9]$/
const PAGE = /^[a-z][a-z0-9-]{0,39}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** The most characters of a value of the address; longer values count as not given. */
export const LONGEST_VALUE = 200
const MOST_VALUES = 20

export const isSlug = (text: string): boolean => SLUG.test(text)
export const isUuid = (text: string): boolean => UUID.test(text)

const workspaceOf = (parts: readonly string[]): Workspace | null => {
  const [prefix, organization = '', workspace = ''] = parts
  return prefix === 'w' && isSlug(organization) && isSlug(workspace) ? { organization, workspace } : null
}

const SELECTED = ['client', 'project', 'start', 'end', 'tz']

/** Reads a path and query, such as `/w/acme/shop/scope` and `?project=…`. What is malformed counts as not given. */
export const parseAddress = (path: string, query: string): Address => {
  const parts = path.split('/').filter((part) => part !== '')
  const values = new URLSearchParams(query)
  const valid = (name: string, isValid: (text: string) => boolean): string | null => {
    const value = values.get(name)
    return value !== null && isValid(value) ? value : null
  }
  const start = valid('start', isCivilDate)
  const end = valid('end', isCivilDate)
  const isPeriod = start !== null && end !== null && start <= end
  const page = parts[3] ?? ''
  const view = [...values]
    .filter(([name, value]) => !SELECTED.includes(name) && PAGE.test(name) && value.length <= LONGEST_VALUE)
    .slice(0, MOST_VALUES)
  return {
    workspace: workspaceOf(parts),
    page: PAGE.test(page) ? page : '',
    selection: {
      clientId: valid('client', isUuid),
      projectId: valid('project', (text) => text === 'all' || isUuid(text)),
      start: isPeriod ? start : null,
      end: isPeriod ? end : null,
      timeZone: valid('tz', isTimeZone),
    },
    view: Object.fromEntries(view),
  }
}

/** Writes an address as a path with its query; `parseAddress` reads it back. */
export const formatAddress = ({ workspace, page, selection, view }: Address): string => {
  if (workspace === null) return '/'
  const values = new URLSearchParams()
  const given: readonly (readonly [string, string | null])[] = [
    ['client', selection.clientId],
    ['project', selection.projectId],
    ['start', selection.start],
    ['end', selection.end],
    ['tz', selection.timeZone],
    ...Object.entries(view),
  ]
  for (const [name, value] of given) if (value !== null && value !== '') values.set(name, value)
  const path = ['', 'w', workspace.organization, workspace.workspace, page].filter(
    (part, at) => at === 0 || part !== '',
  )
  const query = values.toString().replaceAll('%2F', '/')
  return path.join('/') + (query === '' ? '' : `?${query}`)
}
