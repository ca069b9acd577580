import { type Address, formatAddress, parseAddress, type Workspace } from '../address/address.js'
import { parseArrival, parseSession, type Session } from '../session/session.js'
import { forgetInTab, keepInTab, readInTab } from '../session/tab.js'

const STORED_AT = 'wdi.session'

/** Keeps a session until the tab is closed. */
export const keepSession = (session: Session): void => keepInTab(STORED_AT, JSON.stringify(session))

export const forgetSession = (): void => forgetInTab(STORED_AT)

/** Begins a session that a link brought. */
export const takeSession = (session: Session): void => {
  keepSession(session)
}

export interface Arrived {
  readonly session: Session | null
  /** The workspace that the address or the last session names; null if none does. */
  readonly workspace: Workspace | null
  /** The session of a link, while one with another key is in use: it replaces that one only if the person agrees. */
  readonly offered: Session | null
  /** The secret of a sign-in link; null where the address is none. */
  readonly link: string | null
  /** The word with which the service says why nobody was signed in; null if there is none. */
  readonly refused: string | null
}

export const isSame = (a: Workspace, b: Workspace): boolean =>
  a.organization === b.organization && a.workspace === b.workspace

/**
 * Reads the address that was opened. A key in its fragment is taken out of the address bar and of the tab's history at
 * once, before anything else happens.
 */
export const arrive = (): Arrived => {
  const { pathname, search, hash } = window.location
  if (hash !== '') window.history.replaceState(null, '', pathname + search)
  const address: Address = parseAddress(pathname, search)
  const arrival = parseArrival(hash)
  const stored = parseSession(readInTab(STORED_AT))
  const workspace = arrival.workspace ?? address.workspace ?? stored
  const { link, refused } = arrival
  if (workspace === null) return { session: null, workspace: null, offered: null, link, refused }
  const projectId = address.selection.projectId ?? arrival.projectId
  const completed = formatAddress({ ...address, workspace, selection: { ...address.selection, projectId } })
  if (completed !== pathname + search) window.history.replaceState(null, '', completed)
  const { organization, workspace: slug } = workspace
  if (arrival.key !== null) {
    const session = { organization, workspace: slug, key: arrival.key }
    if (stored !== null && stored.key !== arrival.key)
      return { session: stored, workspace, offered: session, link: null, refused }
    if (stored === null) takeSession(session)
    else keepSession(session)
    return { session, workspace, offered: null, link: null, refused }
  }
  return {
    session: stored !== null && isSame(stored, workspace) ? stored : null,
    workspace,
    offered: null,
    link,
    refused,
  }
}
