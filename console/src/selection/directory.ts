import { createContext, useContext } from 'react'
import type { Problem } from '../api/problem.js'
import type { Asked } from '../api/useAnswer.js'
import type { Access } from './access.js'
import { useSelected } from './selected.js'

export type Client = Access['clients'][number]
export type Project = Access['projects'][number]

/** The clients and projects that there are. */
export type Directory =
  | { readonly state: 'pending' }
  | { readonly state: 'known'; readonly clients: readonly Client[]; readonly projects: readonly Project[] }
  | { readonly state: 'failed'; readonly problem: Problem; readonly retry: () => void }

export const DirectoryContext = createContext<Directory>({ state: 'pending' })
export const useDirectory = (): Directory => useContext(DirectoryContext)

/** The directory of what the caller may see: the known one while the service cannot say it anew. */
export const directoryOf = (asked: Asked<'access.read'>, access: Access | null): Directory => {
  if (access !== null) return { state: 'known', clients: access.clients, projects: access.projects }
  switch (asked.state) {
    case 'loading':
    case 'ready':
      return { state: 'pending' }
    case 'failed':
      return { state: 'failed', problem: asked.problem, retry: asked.retry }
    default:
      return asked satisfies never
  }
}

/** The selected project; null while it is not known, and where there is none. */
export const useProject = (): Project | null => {
  const directory = useDirectory()
  const { project } = useSelected()
  if (directory.state !== 'known' || project.kind !== 'one') return null
  return directory.projects.find(({ id }) => id === project.id) ?? null
}

/** The names of the selected project and its client; null while they are not known. */
export const useProjectTitle = (): string | null => {
  const directory = useDirectory()
  const project = useProject()
  if (project === null || directory.state !== 'known') return null
  const client = directory.clients.find(({ id }) => id === project.clientId)
  return client === undefined ? project.name : `${client.name} / ${project.name}`
}
