import { useState } from 'react'
import type { MemberRow, PlaceRow } from '../../api/members.js'
import { problemAt } from '../../api/refused.js'
import { useSending } from '../../api/useSending.js'
import { ROLES, type Role, roleOf, roleWord } from '../../format/roles.js'
import { Dialog } from '../../parts/Dialog.js'
import { Drawer } from '../../parts/Drawer.js'
import { Facts } from '../../parts/Facts.js'
import { Form } from '../../parts/Form.js'
import { Section } from '../../parts/Section.js'
import { Count } from '../../parts/values.js'
import { AccountSection } from './AccountSection.js'
import { LinkSection } from './LinkSection.js'
import { MaySee } from './MaySee.js'
import { RoleField } from './RoleField.js'
import { SeeingFields } from './SeeingFields.js'
import { fieldsOf, incomplete, rolesToGive, seeingOf } from './seeing.js'

interface Part {
  readonly member: MemberRow
}

/** The version that was shown: whoever was faster is not overwritten. */
const versionOf = ({ version }: MemberRow): { readonly version?: string } => (version === null ? {} : { version })

const Saved = ({ isSaved }: { isSaved: boolean }) => (
  <p className="small soft" role="status">
    {isSaved && 'Saved.'}
  </p>
)

const RoleSection = ({ member, own }: Part & { own: MemberRow | undefined }) => {
  const [role, setRole] = useState<Role>(roleOf(member.role) ?? 'viewer')
  const [isSaved, setSaved] = useState(false)
  const sending = useSending('member.role', () => setSaved(true))
  return (
    <Section title="Role">
      <Form
        action="Save the role"
        shown={['role']}
        sending={sending}
        onSubmit={() => void sending.send({ member: member.id, role, ...versionOf(member) })}
      >
        <RoleField
          roles={rolesToGive(own, ROLES)}
          role={role}
          problem={problemAt(sending.refused, 'role')}
          onChange={(chosen) => {
            setRole(chosen)
            setSaved(false)
          }}
        />
      </Form>
      <Saved isSaved={isSaved} />
    </Section>
  )
}

const AccessSection = ({
  member,
  own,
  clients,
}: Part & { own: MemberRow | undefined; clients: readonly PlaceRow[] }) => {
  const [seeing, setSeeing] = useState(() => seeingOf(member))
  const [isSaved, setSaved] = useState(false)
  const sending = useSending('member.access', () => setSaved(true))
  const role = roleOf(member.role) ?? 'viewer'
  const submit = (): void => {
    const problem = incomplete(seeing, role)
    if (problem !== null) sending.refuse({ kind: 'fields', paths: ['client'], message: problem })
    else {
      const fields = fieldsOf(seeing, role, clients)
      void sending.send({ member: member.id, ...fields, ...versionOf(member) })
    }
  }
  return (
    <Section title="Access">
      <Form action="Save the access" shown={['all', 'client', 'project']} sending={sending} onSubmit={submit}>
        <SeeingFields
          role={role}
          clients={clients}
          mayGiveAll={own?.dataAccess.all === true}
          seeing={seeing}
          problem={problemAt(sending.refused, 'all', 'client', 'project')}
          onChange={(chosen) => {
            setSeeing(chosen)
            setSaved(false)
          }}
        />
      </Form>
      <Saved isSaved={isSaved} />
    </Section>
  )
}

/** Says what ends with a member, and removes the member. */
const RemoveDialog = ({
  member,
  onRemoved,
  onClose,
}: {
  member: MemberRow
  onRemoved: () => void
  onClose: () => void
}) => {
  const sending = useSending('member.remove', onRemoved)
  return (
    <Dialog title={`Remove ${member.name}?`} onClose={onClose}>
      <Form
        action={`Remove ${member.name}`}
        isDangerous
        sending={sending}
        onSubmit={() => void sending.send({ member: member.id, ...versionOf(member) })}
        onCancel={onClose}
      >
        <p>
          {member.isYou ? 'You are' : `${member.name} is`} out at once, in every browser and program. What{' '}
          {member.isYou ? 'you' : member.name} stated stays.
        </p>
        <Facts
          rows={[
            ['Keys that are revoked', <Count key="keys" value={member.keys} />],
            ['Sessions that end', <Count key="sessions" value={member.sessions} />],
            ['Unused links', member.invitedUntil === null ? 'none' : 'sign nobody in any more'],
          ]}
        />
      </Form>
    </Dialog>
  )
}

/** A member beside the table, with what can be done. */
export const MemberDrawer = ({
  member,
  own,
  clients,
  onRemoved,
  onClose,
}: Part & {
  own: MemberRow | undefined
  clients: readonly PlaceRow[]
  onRemoved: () => void
  onClose: () => void
}) => {
  const [isRemoving, setRemoving] = useState(false)
  return (
    <Drawer title={member.name} onClose={onClose}>
      {member.mayChange ? (
        <>
          <LinkSection member={member} />
          <AccountSection member={member} />
          <RoleSection key={`role ${member.role}`} member={member} own={own} />
          <AccessSection key={`access ${member.role}`} member={member} own={own} clients={clients} />
          <Section title="Removing">
            <div>
              <button type="button" className="button is-dangerous" onClick={() => setRemoving(true)}>
                Remove {member.name}…
              </button>
            </div>
          </Section>
        </>
      ) : (
        <>
          <p>
            {member.name} may do or see more than you, so you cannot change {member.name} or make a link. An owner who
            sees all clients can.
          </p>
          <Facts
            rows={[
              ['Role', roleWord(member.role)],
              ['May see', <MaySee key="seeing" member={member} />],
            ]}
          />
        </>
      )}
      {isRemoving && <RemoveDialog member={member} onRemoved={onRemoved} onClose={() => setRemoving(false)} />}
    </Drawer>
  )
}
