import { useId } from 'react'
import type { PlaceRow } from '../../api/members.js'
import type { Role } from '../../format/roles.js'
import { Choice, FieldGroup } from '../../parts/Form.js'
import { type Seeing, withClient, withProject } from './seeing.js'

const OneClient = ({
  clients,
  seeing,
  onChange,
}: {
  clients: readonly PlaceRow[]
  seeing: Seeing
  onChange: (seeing: Seeing) => void
}) => {
  const name = useId()
  return clients.map((client) => (
    <Choice
      key={client.id}
      type="radio"
      name={name}
      isChecked={seeing.clients.length === 1 && seeing.clients.includes(client.id)}
      onChange={() => onChange({ all: false, clients: [client.id], projects: [] })}
    >
      {client.name}
    </Choice>
  ))
}

const Several = ({
  clients,
  seeing,
  onChange,
}: {
  clients: readonly PlaceRow[]
  seeing: Seeing
  onChange: (seeing: Seeing) => void
}) => {
  const name = useId()
  return clients.map((client) => {
    const isWhole = seeing.clients.includes(client.id)
    return (
      <div key={client.id} className="form-group">
        <Choice
          type="checkbox"
          name={name}
          isChecked={isWhole}
          onChange={() => onChange(withClient(seeing, client.id))}
        >
          {client.name}
        </Choice>
        <div className="form-within">
          {client.projects.map((project) => (
            <Choice
              key={project.id}
              type="checkbox"
              name={name}
              isChecked={isWhole || seeing.projects.includes(project.id)}
              isDisabled={isWhole}
              onChange={() => onChange(withProject(seeing, project.id))}
            >
              {project.name}
            </Choice>
          ))}
        </div>
      </div>
    )
  })
}

/** The choice of what a member may see: all, or clients and projects by name; for a person of a client, that client. */
export const SeeingFields = ({
  role,
  clients,
  mayGiveAll,
  seeing,
  problem,
  onChange,
}: {
  role: Role
  clients: readonly PlaceRow[]
  /** False where the person who chooses does not see all. */
  mayGiveAll: boolean
  seeing: Seeing
  problem: string | null
  onChange: (seeing: Seeing) => void
}) => {
  const name = useId()
  if (role === 'client')
    return (
      <FieldGroup label="Belongs to" problem={problem}>
        <OneClient clients={clients} seeing={seeing} onChange={onChange} />
        {clients.length === 0 && <p className="soft">The workspace has no client yet.</p>}
      </FieldGroup>
    )
  return (
    <FieldGroup label="May see" problem={problem}>
      {mayGiveAll && (
        <Choice
          type="radio"
          name={name}
          isChecked={seeing.all}
          onChange={() => onChange({ all: true, clients: seeing.clients, projects: seeing.projects })}
        >
          All clients, also later ones
        </Choice>
      )}
      <Choice
        type="radio"
        name={name}
        isChecked={!seeing.all}
        onChange={() => onChange({ all: false, clients: seeing.clients, projects: seeing.projects })}
      >
        Only these clients and projects
      </Choice>
      {!seeing.all && (
        <div className="form-within">
          <Several clients={clients} seeing={seeing} onChange={onChange} />
          {clients.length === 0 && <p className="soft">The workspace has no client yet.</p>}
        </div>
      )}
    </FieldGroup>
  )
}
