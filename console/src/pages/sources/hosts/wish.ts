import type { Parameters } from '../../../api/ask.js'

/** Things that a person fills in about a host. It is state of the form alone: the token goes into no draft and no storage. */
export interface Filled {
  readonly provider: string
  readonly address: string
  readonly account: string
  readonly token: string
}

export const NOTHING_FILLED: Filled = { provider: '', address: '', account: '', token: '' }

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The host as it is sent. */
export const wishOf = ({ provider, address, account, token }: Filled): Parameters<'hosts.check'> => ({
  provider,
  address: textOrNull(address),
  account: textOrNull(account),
  token,
})

/** A container or a project of a host, with the project that is chosen for it; null if it is left out. */
export interface Assigned {
  readonly name: string
  readonly project: string | null
}

/** Further things that a person says of the records. */
export interface Said {
  readonly label: string
  readonly role: string
  readonly billable: string
  readonly domains: string
  readonly container: string
  /** Names of containers that the token does not list, with commas between. */
  readonly names: string
}

export const NOTHING_SAID: Said = { names: '', label: '', role: '', billable: '', domains: '', container: '' }

/** A connection as it is sent. `isOfProjects` says whether records name projects, and no container stands for one. */
export const connectionOf = (
  filled: Filled,
  assigned: readonly Assigned[],
  said: Said,
  { project, isOfProjects }: { readonly project: string; readonly isOfProjects: boolean },
): Parameters<'hosts.connect'> => {
  const chosen = assigned.flatMap(({ name, project: own }) => (own === null ? [] : [{ name, project: own }]))
  const named = said.names.split(/[\s,]+/).filter((name) => name !== '')
  const billable = said.billable === 'yes' || said.billable === 'no' ? said.billable : null
  return {
    ...wishOf(filled),
    label: textOrNull(said.label),
    containers: isOfProjects ? named.map((name) => ({ name, project })) : chosen,
    projects: isOfProjects ? chosen : [],
    project: textOrNull(project),
    role: textOrNull(said.role),
    billable,
    domains: textOrNull(said.domains),
    container: textOrNull(said.container),
  }
}
