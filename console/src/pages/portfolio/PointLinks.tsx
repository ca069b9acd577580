import { useAddress } from '../../address/useAddress.js'
import { PageLink } from '../../parts/PageLink.js'
import { useAccess } from '../../selection/access.js'
import { useOffered } from '../../selection/offered.js'
import { useSelected } from '../../selection/selected.js'
import type { Point, Ranked } from './attention.js'
import { projectAddress } from './projectAddress.js'

/** A point as a link to the page where it is mended; as text for those who may not open that. */
export const PointLink = ({ project, point }: { project: Ranked['project']; point: Point }) => {
  const address = useAddress()
  const access = useAccess()
  const selected = useSelected()
  const isOffered = useOffered().some(({ id }) => id === point.page)
  if (!isOffered) return point.text
  return <PageLink to={projectAddress(address, project, access, selected, point)}>{point.text}</PageLink>
}

/** The reasons why a project stands where it stands. */
export const PointLinks = ({ ranked: { project, points } }: { ranked: Ranked }) => {
  if (points.length === 0) return <p className="portfolio-note">Nothing needs attention</p>
  return (
    <ul className="portfolio-points">
      {points.map((point) => (
        <li key={point.text} className={`is-${point.tone}`}>
          <PointLink project={project} point={point} />
        </li>
      ))}
    </ul>
  )
}
