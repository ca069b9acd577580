import { useAddress } from '../address/useAddress.js'
import { PageLink } from '../parts/PageLink.js'
import './choose-project.css'
import { useDirectory } from '../selection/directory.js'
import { useSelected } from '../selection/selected.js'

/** Links to this page for each project. */
export const ChooseProject = () => {
  const address = useAddress()
  const directory = useDirectory()
  const { clientId } = useSelected()
  if (directory.state !== 'known') return null
  const projects = directory.projects.filter((project) => clientId === null || project.clientId === clientId)
  const clientName = (id: string): string => directory.clients.find((client) => client.id === id)?.name ?? ''
  if (projects.length === 0) return <p>This client has no project. Choose another client above.</p>
  return (
    <div className="stack">
      <p>This page shows one project. Which one?</p>
      <ul className="choose-project">
        {projects.map((project) => (
          <li key={project.id}>
            <PageLink
              className="card choose-project-link"
              to={{
                ...address,
                selection: { ...address.selection, projectId: project.id, clientId: project.clientId },
              }}
            >
              <strong>{project.name}</strong>
              <span className="soft">{clientName(project.clientId)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
