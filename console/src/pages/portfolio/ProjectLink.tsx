import { useAddress } from '../../address/useAddress.js'
import { PageLink } from '../../parts/PageLink.js'
import { useAccess } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import type { PortfolioProject } from './attention.js'
import { projectAddress } from './projectAddress.js'

/** Names a project by its client and its own name. */
export const projectTitle = ({ clientName, name }: PortfolioProject): string => `${clientName} / ${name}`

/** The project's name, which opens it. */
export const ProjectLink = ({ project }: { project: PortfolioProject }) => {
  const address = useAddress()
  const access = useAccess()
  const selected = useSelected()
  return (
    <PageLink className="portfolio-project" to={projectAddress(address, project, access, selected)}>
      {projectTitle(project)}
    </PageLink>
  )
}
