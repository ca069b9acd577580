import { createContext, useContext } from 'react'
import type { Workspace } from '../address/address.js'
import type { CivilDate } from '../address/civil.js'

/** The project that is looked at. */
export type SelectedProject =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'all' }
  /** The service has not said yet which there are. */
  | { readonly kind: 'pending' }
  /** There is none, or the key may not see which there are. */
  | { readonly kind: 'none' }

/** The selection above the page, with a default for whatever the address leaves open. */
export interface Selected {
  readonly workspace: Workspace
  /** The day on which the console was opened, in the selected zone. */
  readonly today: CivilDate
  readonly start: CivilDate
  readonly end: CivilDate
  readonly timeZone: string
  readonly clientId: string | null
  readonly project: SelectedProject
}

export const SelectedContext = createContext<Selected | null>(null)

export const useSelected = (): Selected => {
  const selected = useContext(SelectedContext)
  if (selected === null) throw new Error('no selection outside of the shell')
  return selected
}

/** The parameters of an operation of one project. */
export interface ProjectQuestion {
  readonly projectId: string
  readonly start: CivilDate
  readonly end: CivilDate
  readonly tz: string
}

/** The selected project and period. For pages that are listed with `selection: 'project'` only. */
export const useProjectQuestion = (): ProjectQuestion => {
  const { project, start, end, timeZone } = useSelected()
  if (project.kind !== 'one') throw new Error('this page is shown for one project only')
  return { projectId: project.id, start, end, tz: timeZone }
}

/** The parameters of an operation of a project, a client or all that the key may see. */
export interface AnyQuestion {
  readonly projectId?: string
  readonly clientId?: string
  readonly start: CivilDate
  readonly end: CivilDate
  readonly tz: string
}

/** The selected project, client or neither, and the period; null while the project is not known yet. */
export const useAnyQuestion = (): AnyQuestion | null => {
  const { project, clientId, start, end, timeZone } = useSelected()
  const days = { start, end, tz: timeZone }
  switch (project.kind) {
    case 'pending':
      return null
    case 'one':
      return { projectId: project.id, ...days }
    case 'all':
    case 'none':
      return clientId === null ? days : { clientId, ...days }
    default:
      return project satisfies never
  }
}

/** The parameters of an operation of all projects that the key may see, or of those of a client. */
export type ClientsQuestion = Omit<AnyQuestion, 'projectId'>

/**
 * The selected client or none, and the period; a selected project counts as none. Null while it is not known what there is. For pages
 * that are listed with `selection: 'clients'`.
 */
export const useClientsQuestion = (): ClientsQuestion | null => {
  const { project, clientId, start, end, timeZone } = useSelected()
  if (project.kind === 'pending') return null
  const days = { start, end, tz: timeZone }
  return clientId === null || project.kind === 'one' ? days : { clientId, ...days }
}
