import type { MemberRow, PlaceRow } from '../../api/members.js'
import type { Role } from '../../format/roles.js'

/** The places that are chosen for a member. */
export interface Seeing {
  readonly all: boolean
  readonly clients: readonly string[]
  readonly projects: readonly string[]
}

export const NOTHING: Seeing = { all: false, clients: [], projects: [] }

/** The places that a member may see now. */
export const seeingOf = ({ dataAccess }: Pick<MemberRow, 'dataAccess'>): Seeing => ({
  all: dataAccess.all,
  clients: dataAccess.clients.map(({ id }) => id),
  projects: dataAccess.projects.map(({ id }) => id),
})

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

export const withClient = (seeing: Seeing, id: string): Seeing => ({
  all: false,
  clients: toggled(seeing.clients, id),
  projects: seeing.projects,
})

export const withProject = (seeing: Seeing, id: string): Seeing => ({
  all: false,
  clients: seeing.clients,
  projects: toggled(seeing.projects, id),
})

/** The places that a member may see, as fields of a statement. */
export interface SeeingFields {
  readonly all: boolean
  readonly client: string[]
  readonly project: string[]
}

/** The choice as fields of a statement. A client's projects come with the client, and a person of a client sees that one. */
export const fieldsOf = (seeing: Seeing, role: Role, clients: readonly PlaceRow[]): SeeingFields => {
  if (role === 'client') return { all: false, client: [...seeing.clients], project: [] }
  if (seeing.all) return { all: true, client: [], project: [] }
  const included = clients
    .filter(({ id }) => seeing.clients.includes(id))
    .flatMap(({ projects }) => projects.map(({ id }) => id))
  const project = seeing.projects.filter((id) => !included.includes(id))
  return { all: false, client: [...seeing.clients], project }
}

/** The sentence about a choice that is not complete; null for one that is. */
export const incomplete = (seeing: Seeing, role: Role): string | null => {
  if (role === 'client')
    return seeing.clients.length === 1 ? null : 'Choose the one client that this person belongs to.'
  const isAny = seeing.all || seeing.clients.length + seeing.projects.length > 0
  return isAny ? null : 'Choose all clients, or at least one client or project.'
}

/** The roles that a member may give: an owner is made by an owner. */
export const rolesToGive = (own: Pick<MemberRow, 'role'> | undefined, roles: readonly Role[]): readonly Role[] =>
  own?.role === 'owner' ? roles : roles.filter((role) => role !== 'owner')
