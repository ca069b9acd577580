import { useState } from 'react'
import type { MemberRow, PlaceRow } from '../../api/members.js'
import { problemAt } from '../../api/refused.js'
import { useSending } from '../../api/useSending.js'
import { ROLES, type Role } from '../../format/roles.js'
import { Dialog } from '../../parts/Dialog.js'
import { Field, Form } from '../../parts/Form.js'
import { RoleField } from './RoleField.js'
import { SeeingFields } from './SeeingFields.js'
import { fieldsOf, incomplete, NOTHING, rolesToGive } from './seeing.js'

const SHOWN = ['name', 'role', 'all', 'client', 'project']

/** Adds a member: a name, a role, and what the member may see. */
export const AddMember = ({
  own,
  clients,
  onAdded,
  onClose,
}: {
  own: MemberRow | undefined
  clients: readonly PlaceRow[]
  onAdded: (memberId: string) => void
  onClose: () => void
}) => {
  const mayGiveAll = own?.dataAccess.all === true
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('viewer')
  const [seeing, setSeeing] = useState({ all: mayGiveAll, clients: NOTHING.clients, projects: NOTHING.projects })
  const sending = useSending('member.add', ({ ids }) => onAdded(ids['memberId'] ?? ''))
  const { refused, refuse, send } = sending

  const submit = (): void => {
    const missing = name.trim() === '' ? 'Write the person’s name.' : null
    const problem = missing ?? incomplete(seeing, role)
    if (problem !== null) {
      refuse({ kind: 'fields', paths: [missing === null ? 'client' : 'name'], message: problem })
      return
    }
    const { all, client, project } = fieldsOf(seeing, role, clients)
    void send({ name: name.trim(), role, all, client, project })
  }
  return (
    <Dialog title="Add a member" onClose={onClose}>
      <Form action="Add the member" shown={SHOWN} sending={sending} onSubmit={submit} onCancel={onClose}>
        <Field label="Name" problem={problemAt(refused, 'name')}>
          {(state) => (
            <input
              {...state}
              value={name}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <RoleField
          roles={rolesToGive(own, ROLES)}
          role={role}
          problem={problemAt(refused, 'role')}
          onChange={setRole}
        />
        <SeeingFields
          role={role}
          clients={clients}
          mayGiveAll={mayGiveAll}
          seeing={seeing}
          problem={problemAt(refused, 'all', 'client', 'project')}
          onChange={setSeeing}
        />
      </Form>
    </Dialog>
  )
}
