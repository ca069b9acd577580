import { useAddress } from '../address/useAddress.js'
import { ProblemNotice } from '../parts/ProblemNotice.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useAccess } from '../selection/access.js'
import { useDirectory } from '../selection/directory.js'
import { usePage } from '../selection/offered.js'
import { useSelected } from '../selection/selected.js'
import { useIsClient } from '../session/context.js'
import { ChooseProject } from './ChooseProject.js'
import { FirstProject } from './FirstSteps.js'
import { PageBoundary } from './PageBoundary.js'
import { PageFrame } from './PageFrame.js'
import { useContent } from './useContent.js'

/** The page that the address names, where what it needs is selected. */
export const PageContent = () => {
  const { page: id } = useAddress()
  const { project } = useSelected()
  const directory = useDirectory()
  const access = useAccess()
  const page = usePage()
  const Component = useContent(page)
  const isClient = useIsClient()
  // The first page is one that the caller may open, and a client is asked of no other: which they are is not known yet.
  const isOpen = (id === '' || isClient) && access === null && directory.state === 'pending'
  if (isOpen)
    return (
      <PageFrame title="Loading…">
        <Skeleton heights={[480]} label="the first page" />
      </PageFrame>
    )
  // A page cannot tell what it may offer. Those that are not asked for a client or a project are open to keys of few scopes, too.
  const isUnknown = directory.state === 'failed' && directory.problem.kind !== 'forbidden'
  if (isUnknown)
    return (
      <PageFrame title={page?.title ?? ''}>
        <ProblemNotice problem={directory.problem} retry={directory.retry} />
      </PageFrame>
    )
  if (page === undefined)
    return (
      <PageFrame title="No such page">
        <p>The console has no page at this address. Choose one in the navigation.</p>
      </PageFrame>
    )
  if (page.selection === 'project' && project.kind !== 'one')
    return (
      <PageFrame title={page.title}>
        {project.kind === 'pending' && <Skeleton heights={[480]} label={page.title} />}
        {project.kind === 'all' && <ChooseProject />}
        {project.kind === 'none' &&
          (directory.state === 'failed' ? (
            <ProblemNotice problem={directory.problem} retry={directory.retry} />
          ) : (
            <FirstProject />
          ))}
      </PageFrame>
    )
  if (Component === null || Component === 'failed')
    return (
      <PageFrame title={page.title}>
        {Component === null ? (
          <Skeleton heights={[480]} label={page.title} />
        ) : (
          <ProblemNotice problem={{ kind: 'offline' }} retry={() => window.location.reload()} />
        )}
      </PageFrame>
    )
  // Another page begins with a state of its own.
  return (
    <PageBoundary key={page.id}>
      <Component />
    </PageBoundary>
  )
}
