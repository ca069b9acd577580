import { useAddress } from '../address/useAddress.js'
import { ProblemNotice } from '../parts/ProblemNotice.js'
import { Skeleton } from '../parts/Skeleton.js'
import { ChooseProject } from './ChooseProject.js'
import { useDirectory } from './directory.js'
import { FirstSteps } from './FirstSteps.js'
import { PageFrame } from './PageFrame.js'
import { pageOf } from './pages.js'
import { useSelected } from './selected.js'

/** The page that the address names, where what it needs is selected. */
export const PageContent = () => {
  const { page: id } = useAddress()
  const { project } = useSelected()
  const directory = useDirectory()
  const page = pageOf(id)
  if (page === undefined)
    return (
      <PageFrame title="No such page">
        <p>The console has no page at this address. Choose one in the navigation.</p>
      </PageFrame>
    )
  const { Component } = page.content
  if (page.selection === 'project' && project.kind !== 'one')
    return (
      <PageFrame title={page.title}>
        {project.kind === 'pending' && <Skeleton heights={[480]} label={page.title} />}
        {project.kind === 'all' && <ChooseProject />}
        {project.kind === 'none' &&
          (directory.state === 'failed' ? (
            <ProblemNotice problem={directory.problem} retry={directory.retry} />
          ) : (
            <FirstSteps />
          ))}
      </PageFrame>
    )
  // Another page begins with a state of its own.
  return <Component key={page.id} />
}
