import type { Client, Project } from '../../selection/directory.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { STATUS_OPTIONS } from './words.js'

const NAME = { kind: 'text', name: 'name', label: 'Name' } as const

export const AddClient = ({ onClose }: { onClose: () => void }) => (
  <StatementDialog
    title="Add a client"
    statement="client.add"
    action="Add the client"
    told="The client is added."
    fields={[NAME]}
    fixed={{}}
    onClose={onClose}
  />
)

export const AddProject = ({ client, onClose }: { client: Client; onClose: () => void }) => (
  <StatementDialog
    title={`Add a project of ${client.name}`}
    statement="project.add"
    action="Add the project"
    told="The project is added."
    fields={[NAME]}
    fixed={{ client: client.id }}
    about={client.id}
    onClose={onClose}
  />
)

export const RenameClient = ({ client, onClose }: { client: Client; onClose: () => void }) => (
  <StatementDialog
    title={`Rename ${client.name}`}
    statement="client.rename"
    action="Rename the client"
    told="The client is renamed."
    fields={[NAME]}
    fixed={{ client: client.id }}
    initial={{ name: client.name }}
    about={client.id}
    undoneBy={() => counter('client.rename', { client: client.id, name: client.name })}
    onClose={onClose}
  />
)

export const ArchiveClient = ({ client, onClose }: { client: Client; onClose: () => void }) => (
  <StatementDialog
    title={`Archive ${client.name}?`}
    statement="client.archive"
    action={`Archive ${client.name}`}
    told="The client is archived."
    isDangerous
    fields={[]}
    fixed={{ client: client.id }}
    about={client.id}
    onClose={onClose}
  >
    <p>The client and its projects are no longer listed. What was recorded of them stays in the workspace.</p>
  </StatementDialog>
)

export const RenameProject = ({ project, onClose }: { project: Project; onClose: () => void }) => (
  <StatementDialog
    title={`Rename ${project.name}`}
    statement="project.rename"
    action="Rename the project"
    told="The project is renamed."
    fields={[NAME]}
    fixed={{ project: project.id }}
    initial={{ name: project.name }}
    about={project.id}
    undoneBy={() => counter('project.rename', { project: project.id, name: project.name })}
    onClose={onClose}
  />
)

export const ChangeStatus = ({ project, onClose }: { project: Project; onClose: () => void }) => (
  <StatementDialog
    title={`Change the status of ${project.name}`}
    statement="project.status"
    action="Change the status"
    told="The status is changed."
    fields={[{ kind: 'choice', name: 'status', label: 'Status', options: STATUS_OPTIONS }]}
    fixed={{ project: project.id }}
    initial={{ status: project.status }}
    about={project.id}
    undoneBy={() => counter('project.status', { project: project.id, status: project.status })}
    onClose={onClose}
  />
)
