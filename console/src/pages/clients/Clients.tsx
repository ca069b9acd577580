import { useState } from 'react'
import { currentAddress, goTo } from '../../address/useAddress.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { Section } from '../../parts/Section.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { CivilDay } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { type Client, type Project, useDirectory } from '../../selection/directory.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { AddClient, AddProject, ArchiveClient, ChangeStatus, RenameClient, RenameProject } from './ClientDialogs.js'
import { STATUS_TONES, STATUS_WORDS } from './words.js'

type Open =
  | { readonly kind: 'add-client' }
  | { readonly kind: 'add-project' | 'rename-client' | 'archive-client'; readonly client: Client }
  | { readonly kind: 'rename-project' | 'status'; readonly project: Project }

const openProject = (project: Pick<Project, 'id' | 'clientId'>, page: string): void => {
  const address = currentAddress()
  const selection = { ...address.selection, projectId: project.id, clientId: project.clientId }
  goTo({ workspace: address.workspace, page, selection, view: {} })
}

const columnsOf = (mayChange: boolean, open: (opened: Open) => void): readonly Column<Project>[] => [
  {
    id: 'name',
    title: 'Project',
    value: ({ name }) => name,
    show: (project) => (
      <button type="button" className="link-button" onClick={() => openProject(project, 'project')}>
        {project.name}
      </button>
    ),
    isWide: true,
  },
  {
    id: 'status',
    title: 'Status',
    value: ({ status }) => STATUS_WORDS[status],
    show: ({ status }) => <Chip tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Chip>,
  },
  {
    id: 'evidence',
    title: 'Last evidence',
    value: ({ lastEvidenceOn }) => lastEvidenceOn,
    show: ({ lastEvidenceOn }) => <CivilDay date={lastEvidenceOn} empty="none yet" />,
  },
  {
    id: 'acts',
    title: 'Change',
    value: () => null,
    show: (project) => (
      <span className="row unprinted">
        <button
          type="button"
          className="button is-small"
          aria-label={`Agreements of ${project.name}`}
          onClick={() => openProject(project, 'prices')}
        >
          Agreements
        </button>
        {mayChange && (
          <>
            <button
              type="button"
              className="button is-small"
              aria-label={`Rename the project ${project.name}`}
              onClick={() => open({ kind: 'rename-project', project })}
            >
              Rename…
            </button>
            <button
              type="button"
              className="button is-small"
              aria-label={`Change the status of ${project.name}`}
              onClick={() => open({ kind: 'status', project })}
            >
              Status…
            </button>
          </>
        )}
      </span>
    ),
  },
]

const ClientSection = ({
  client,
  projects,
  open,
}: {
  client: Client
  projects: readonly Project[]
  open: (opened: Open) => void
}) => {
  const mayChange = useMay('project.rename')
  return (
    <Section
      title={client.name}
      aside={
        mayChange && (
          <div className="row unprinted">
            <button
              type="button"
              className="button is-small is-primary"
              aria-label={`Add a project of ${client.name}`}
              onClick={() => open({ kind: 'add-project', client })}
            >
              Add a project
            </button>
            <button
              type="button"
              className="button is-small"
              aria-label={`Rename the client ${client.name}`}
              onClick={() => open({ kind: 'rename-client', client })}
            >
              Rename…
            </button>
            <button
              type="button"
              className="button is-small"
              aria-label={`Archive the client ${client.name}`}
              onClick={() => open({ kind: 'archive-client', client })}
            >
              Archive…
            </button>
          </div>
        )
      }
    >
      <DataTable
        id={`projects-${client.id.slice(0, 8)}`}
        label={`Projects of ${client.name}`}
        columns={columnsOf(mayChange, open)}
        rows={projects}
        rowKey={({ id }) => id}
        isSearchable={projects.length > 8}
        empty={<p className="soft">This client has no project yet.</p>}
      />
    </Section>
  )
}

const Dialogs = ({ open, setOpen }: { open: Open | null; setOpen: (open: Open | null) => void }) => {
  const close = (): void => setOpen(null)
  switch (open?.kind) {
    case 'add-client':
      return <AddClient onClose={close} />
    case 'add-project':
      return <AddProject client={open.client} onClose={close} />
    case 'rename-client':
      return <RenameClient client={open.client} onClose={close} />
    case 'archive-client':
      return <ArchiveClient client={open.client} onClose={close} />
    case 'rename-project':
      return <RenameProject project={open.project} onClose={close} />
    case 'status':
      return <ChangeStatus project={open.project} onClose={close} />
    case undefined:
      return null
    default:
      return open satisfies never
  }
}

/** The clients of the workspace with their projects. */
export const Clients = () => {
  const directory = useDirectory()
  const mayAdd = useMay('client.add')
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <PageFrame
      title="Clients and projects"
      subtitle="For whom the workspace delivers."
      actions={
        mayAdd && (
          <button type="button" className="button is-primary" onClick={() => setOpen({ kind: 'add-client' })}>
            Add a client
          </button>
        )
      }
    >
      {directory.state === 'pending' && <Skeleton heights={[160, 160]} label="clients and projects" />}
      {directory.state === 'failed' && <ProblemNotice problem={directory.problem} retry={directory.retry} />}
      {directory.state === 'known' && directory.clients.length === 0 && (
        <EmptyState title="There is no client yet">
          <p>Begin with a client, then add its projects and their evidence.</p>
        </EmptyState>
      )}
      {directory.state === 'known' &&
        directory.clients.map((client) => (
          <ClientSection
            key={client.id}
            client={client}
            projects={directory.projects.filter(({ clientId }) => clientId === client.id)}
            open={setOpen}
          />
        ))}
      <Dialogs open={open} setOpen={setOpen} />
    </PageFrame>
  )
}
