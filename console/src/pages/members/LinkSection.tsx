import { useState } from 'react'
import type { Answer } from '../../api/ask.js'
import type { MemberRow } from '../../api/members.js'
import { useSending } from '../../api/useSending.js'
import { Dialog } from '../../parts/Dialog.js'
import { Choice, FieldGroup, Form } from '../../parts/Form.js'
import { Secret } from '../../parts/Secret.js'
import { Section } from '../../parts/Section.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'

type MadeLink = Answer<'members.link'>
type Kind = 'sign_in' | 'invitation'

const KINDS: readonly (readonly [Kind, string])[] = [
  ['invitation', 'An invitation, valid for 7 days: to send to a person'],
  ['sign_in', 'A sign-in link, valid for 15 minutes: for somebody who waits for it'],
]

/** A link that was made: shown until the dialog is closed, and kept nowhere. */
const MadeLinkDialog = ({ name, link, onClose }: { name: string; link: MadeLink; onClose: () => void }) => {
  const { timeZone } = useSelected()
  return (
    <Dialog title={`Link for ${name}`} stays onClose={onClose}>
      <p>
        <strong>The link signs in whoever opens it</strong>, once, as {name}. Send it to {name} alone. It is valid until{' '}
        <Instant at={link.expiresAt} timeZone={timeZone} />, and is shown only now.
      </p>
      <Secret what="link" secret={link.address} />
      <div className="row">
        <button type="button" className="button is-primary" onClick={onClose}>
          Close and forget the link
        </button>
      </div>
    </Dialog>
  )
}

/** Makes an invitation or a sign-in link for a member. */
export const LinkSection = ({ member }: { member: MemberRow }) => {
  const { timeZone } = useSelected()
  const [kind, setKind] = useState<Kind>('invitation')
  const [made, setMade] = useState<MadeLink | null>(null)
  const sending = useSending('members.link', setMade)
  return (
    <Section
      title="Signing in"
      note={
        member.invitedUntil === null ? undefined : (
          <>
            An unused link is valid until <Instant at={member.invitedUntil} timeZone={timeZone} />.
          </>
        )
      }
    >
      <Form action="Make the link" sending={sending} onSubmit={() => void sending.send({ memberId: member.id, kind })}>
        <FieldGroup label={`Make a link for ${member.name}`} problem={null}>
          {KINDS.map(([one, label]) => (
            <Choice key={one} type="radio" name="kind" isChecked={one === kind} onChange={() => setKind(one)}>
              {label}
            </Choice>
          ))}
        </FieldGroup>
      </Form>
      {made !== null && <MadeLinkDialog name={member.name} link={made} onClose={() => setMade(null)} />}
    </Section>
  )
}
