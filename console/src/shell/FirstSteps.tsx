import { pageAddress, useAddress } from '../address/useAddress.js'
import { EmptyState } from '../parts/EmptyState.js'
import { PageLink } from '../parts/PageLink.js'
import { useMay } from '../selection/access.js'
import { useMayOpen } from '../selection/offered.js'
import { useIsClient } from '../session/context.js'

/** A link to a page that helps, as a button; nothing for those who may not open it. */
const Step = ({
  page,
  view = {},
  isSecond = false,
  children,
}: {
  page: string
  view?: Readonly<Record<string, string>>
  isSecond?: boolean
  children: string
}) => {
  const address = useAddress()
  const mayOpen = useMayOpen(page)
  if (!mayOpen) return null
  return (
    <PageLink className={isSecond ? 'button' : 'button is-primary'} to={pageAddress(address, page, view)}>
      {children}
    </PageLink>
  )
}

const HostStep = () => {
  const mayConnect = useMay('hosts.connect')
  return mayConnect ? (
    <Step page="sources" view={{ add: 'host' }} isSecond>
      Add a host
    </Step>
  ) : null
}

const Evidence = () => (
  <p>
    Numbers appear as soon as evidence is there. Add a host, such as a forge, a tracker or a calendar, which the service
    then asks by itself. Or add files that your products exported: issues, pull requests, time, invoices, cloud costs,
    AI usage.
  </p>
)

/** The first step in a workspace without a project. */
export const FirstProject = () => (
  <EmptyState title={useIsClient() ? 'No project is shown to you yet' : 'This workspace has no project yet'}>
    <p>
      Numbers appear as soon as a project has evidence: from a host that the service asks, or files of your products.
    </p>
    <div className="row">
      <Step page="clients">Add a client and a project</Step>
      <Step page="sources" view={{ add: 'files' }} isSecond>
        Add files
      </Step>
    </div>
  </EmptyState>
)

/** The first step in a project without evidence. */
export const FirstEvidence = () => (
  <EmptyState title="Nothing is known of this project yet">
    <Evidence />
    <div className="row">
      <Step page="sources" view={{ add: 'files' }}>
        Add files
      </Step>
      <HostStep />
    </div>
  </EmptyState>
)

/** The first step in a workspace whose projects have no evidence. */
export const FirstFiles = () => (
  <EmptyState title="No project has evidence yet">
    <Evidence />
    <div className="row">
      <Step page="sources" view={{ add: 'files' }}>
        Add files
      </Step>
      <HostStep />
      <Step page="clients" isSecond>
        Add a client or a project
      </Step>
    </div>
  </EmptyState>
)
