import { pageAddress, useAddress } from '../address/useAddress.js'
import { PageLink } from '../parts/PageLink.js'
import { useAccess } from '../selection/access.js'
import './navigation.css'
import { useOffered, usePage } from '../selection/offered.js'

const GROUPS = ['Delivery', 'Money', 'Workspace', 'Settings'] as const

/** Links to the pages that are offered to the caller. */
export const NavigationMenu = ({ onFollow }: { onFollow?: () => void }) => {
  const address = useAddress()
  const access = useAccess()
  const offered = useOffered()
  const current = usePage()
  // A page not yet known to be allowed keeps its place but is not offered: nothing moves when it appears.
  const className = access === null ? 'navigation-group is-waiting' : 'navigation-group'
  return GROUPS.map((group) => {
    const ofGroup = offered.filter((page) => page.group === group)
    if (ofGroup.length === 0) return null
    return (
      <div key={group} className={className}>
        <p className="navigation-title" id={`nav-${group}`}>
          {group}
        </p>
        <ul aria-labelledby={`nav-${group}`}>
          {ofGroup.map((page) => (
            <li key={page.id} className={page.id === current?.id ? 'is-current' : undefined}>
              <PageLink
                to={pageAddress(address, page.id)}
                className="navigation-link"
                isCurrent={page.id === current?.id}
                {...(onFollow === undefined ? {} : { onFollow })}
              >
                {page.title}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

/** The navigation beside the page, on screens that are wide enough. */
export const Navigation = () => (
  <nav className="navigation unprinted" aria-label="Pages">
    <NavigationMenu />
  </nav>
)
