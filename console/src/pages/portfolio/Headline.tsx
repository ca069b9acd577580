import { Fragment } from 'react'
import { format } from '../../format/viewer.js'
import { needsAttention, type Ranked } from './attention.js'
import { PointLink } from './PointLinks.js'

/** The most projects that are named in one line. */
const MOST_NAMED = 4

const projects = (count: number): string => `${format.number(count)} ${count === 1 ? 'project' : 'projects'}`

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** The first point of each project, with the project's name. */
const Named = ({ ranked }: { ranked: readonly Ranked[] }) => {
  const named = ranked.slice(0, MOST_NAMED)
  return named.map(({ project, points }, at) => {
    const [first] = points
    return (
      <Fragment key={project.id}>
        {at > 0 && ' · '}
        {project.name}: {first !== undefined && <PointLink project={project} point={first} />}
      </Fragment>
    )
  })
}

/** The line above the projects: how many need attention, and why. */
export const Headline = ({ ranked }: { ranked: readonly Ranked[] }) => {
  const urgent = ranked.filter(needsAttention)
  const unknown = ranked.filter((one) => !needsAttention(one) && one.points.length > 0)
  const all = ranked.length
  return (
    <div className="portfolio-headline">
      {urgent.length > 0 && (
        <p>
          <strong>
            {urgent.length === all
              ? `${projects(all)} ${verb(all, 'needs', 'need')} attention: `
              : `${format.number(urgent.length)} of ${projects(all)} ${verb(urgent.length, 'needs', 'need')} attention: `}
          </strong>
          <Named ranked={urgent} />
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          <strong>{`Too little is known of ${projects(unknown.length)}: `}</strong>
          <Named ranked={unknown} />
        </p>
      )}
      {urgent.length === 0 && unknown.length === 0 && (
        <p>
          <strong>Nothing needs attention.</strong>
        </p>
      )}
    </div>
  )
}
