import type { Field } from '../../statement/fields.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { BAND_OPTIONS } from './words.js'

const ROLE: Field = {
  kind: 'text',
  name: 'role',
  label: 'Role',
  note: 'As time entries name it, for example engineering.',
}

/** Agrees on what the client pays for an hour of a role. */
export const PriceForm = ({
  projectId,
  currency,
  role,
  onClose,
}: {
  projectId: string
  currency: string
  role: string
  onClose: () => void
}) => (
  <StatementDialog
    title="Agree on a price"
    statement="price.set"
    action="Save the price"
    told="The price is agreed."
    fields={[
      ROLE,
      { kind: 'money', name: 'amount', label: 'Price of an hour', currency },
      { kind: 'day', name: 'from', label: 'First day', isOptional: true, note: 'Today, if it is left empty.' },
      { kind: 'day', name: 'to', label: 'Last day', isOptional: true },
    ]}
    initial={{ role }}
    fixed={{ project: projectId }}
    about={`${projectId} ${role}`}
    onClose={onClose}
  />
)

const SCOPES = [
  { value: 'project', label: 'This project' },
  { value: 'client', label: 'All projects of the client' },
  { value: 'workspace', label: 'All projects' },
]

/** States what an hour of a role costs the workspace: for the project, its client or all. */
export const RateForm = ({
  projectId,
  clientId,
  currency,
  role,
  onClose,
}: {
  projectId: string
  clientId: string
  currency: string
  role: string
  onClose: () => void
}) => (
  <StatementDialog
    title="State a cost"
    statement="rate.set"
    action="Save the cost"
    told="The cost is stated."
    fields={[
      ROLE,
      { kind: 'money', name: 'amount', label: 'Cost of an hour', currency },
      { kind: 'day', name: 'from', label: 'First day', isOptional: true, note: 'Today, if it is left empty.' },
      { kind: 'choice', name: 'scope', label: 'Counts for', options: SCOPES, note: 'The narrowest cost counts.' },
    ]}
    initial={{ role, scope: 'workspace' }}
    fixed={{}}
    about={`${projectId} ${role}`}
    sentAs={({ role: named, amount, from, scope }) => ({
      role: String(named).trim(),
      amount: `${String(amount).trim()} ${currency}`,
      ...(from === '' ? {} : { from }),
      ...(scope === 'project' ? { project: projectId } : {}),
      ...(scope === 'client' ? { client: clientId } : {}),
    })}
    onClose={onClose}
  />
)

/** Says to which kind of work a role belongs. */
export const BandForm = ({ role, band, onClose }: { role: string; band: string; onClose: () => void }) => (
  <StatementDialog
    title="Assign a role to a kind of work"
    statement="role.set"
    action="Save the kind of work"
    told="The role is assigned."
    fields={[
      ROLE,
      {
        kind: 'choice',
        name: 'band',
        label: 'Kind of work',
        options: [...BAND_OPTIONS, { value: 'none', label: 'As the name of the role says' }],
      },
    ]}
    initial={{ role, band }}
    fixed={{}}
    about={role}
    onClose={onClose}
  />
)
