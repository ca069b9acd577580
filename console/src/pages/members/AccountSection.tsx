import { useEffect, useState } from 'react'
import type { MemberRow } from '../../api/members.js'
import { problemAt } from '../../api/refused.js'
import { useSending } from '../../api/useSending.js'
import { Field, Form } from '../../parts/Form.js'
import { Section } from '../../parts/Section.js'
import { useSelected } from '../../selection/selected.js'
import { isProviderThere } from '../../session/provider.js'

const noteOf = ({ name, account }: MemberRow): string => {
  if (account === 'bound') return `${name} signs in by the account that was first used. No other account can.`
  if (account === 'invited') return 'An address is invited. Its account has not signed in yet.'
  return `No address is invited: ${name} signs in by links alone.`
}

/** Says by which account of the organization a member signs in; nothing where the service knows no provider. */
export const AccountSection = ({ member }: { member: MemberRow }) => {
  const { workspace } = useSelected()
  const [hasProvider, setHasProvider] = useState(false)
  const [address, setAddress] = useState('')
  const sending = useSending('members.address', () => setAddress(''))
  useEffect(() => {
    void isProviderThere(workspace).then(setHasProvider)
  }, [workspace])
  if (!hasProvider) return null
  const send = (wanted: string | null) => void sending.send({ memberId: member.id, address: wanted })
  return (
    <Section title="Account of the organization" note={noteOf(member)}>
      <Form action="Invite the address" shown={['address']} sending={sending} onSubmit={() => send(address.trim())}>
        <Field
          label="E-mail address"
          note="The first account with this address is bound. The address itself is not kept, so it cannot be shown."
          problem={problemAt(sending.refused, 'address')}
        >
          {(state) => (
            <input
              {...state}
              type="email"
              value={address}
              maxLength={254}
              autoComplete="off"
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
      </Form>
      {member.account !== 'none' && (
        <div>
          <button type="button" className="button" disabled={sending.isSending} onClick={() => send(null)}>
            Forget address and account
          </button>
        </div>
      )}
    </Section>
  )
}
