import { useState } from 'react'
import type { Answer } from '../../api/ask.js'
import { problemAt } from '../../api/refused.js'
import { useAnswer } from '../../api/useAnswer.js'
import { useSending } from '../../api/useSending.js'
import { roleWord } from '../../format/roles.js'
import { Dialog } from '../../parts/Dialog.js'
import { Choice, Field, FieldGroup, Form } from '../../parts/Form.js'
import type { Member } from '../../session/member.js'
import { type Chosen, READING_SCOPES, scopesField, withScope } from './scopes.js'

const EXPIRIES = [
  ['30d', 'After 30 days'],
  ['60d', 'After 60 days'],
  ['90d', 'After 90 days'],
  ['1y', 'After a year'],
  ['never', 'Never'],
] as const
type Expiry = (typeof EXPIRIES)[number][0]

const ENVIRONMENTS = ['live', 'test'] as const
type Environment = (typeof ENVIRONMENTS)[number]

const Scopes = ({
  chosen,
  problem,
  onChange,
}: {
  chosen: Chosen
  problem: string | null
  onChange: (chosen: Chosen) => void
}) => (
  <FieldGroup label="May read" problem={problem}>
    <Choice type="radio" name="scopes" isChecked={chosen.kind === 'all'} onChange={() => onChange({ kind: 'all' })}>
      Everything that the member sees
    </Choice>
    <Choice
      type="radio"
      name="scopes"
      isChecked={chosen.kind === 'some'}
      onChange={() => onChange({ kind: 'some', scopes: [] })}
    >
      Only this
    </Choice>
    {chosen.kind === 'some' && (
      <div className="form-within">
        {READING_SCOPES.map(([scope, name]) => (
          <Choice
            key={scope}
            type="checkbox"
            name={scope}
            isChecked={chosen.scopes.includes(scope)}
            onChange={() => onChange({ kind: 'some', scopes: withScope(chosen.scopes, scope) })}
          >
            {name} <code className="small soft">{scope}</code>
          </Choice>
        ))}
      </div>
    )}
  </FieldGroup>
)

/** Issues a key: what it is for, as whom it acts, what it may read, and until when. */
export const IssueKey = ({
  member,
  onIssued,
  onClose,
}: {
  member: Member
  onIssued: (name: string, made: Answer<'key.issue'>) => void
  onClose: () => void
}) => {
  const [name, setName] = useState('')
  const [forWhom, setForWhom] = useState(member.id)
  const [chosen, setChosen] = useState<Chosen>({ kind: 'all' })
  const [expires, setExpires] = useState<Expiry>('90d')
  const [environment, setEnvironment] = useState<Environment>('live')
  const read = useAnswer('members.list', {})
  const others = read.state === 'ready' ? read.answer.members.filter(({ isYou, mayChange }) => mayChange && !isYou) : []
  const sending = useSending('key.issue', (made) => onIssued(name.trim(), made))
  const { refused, refuse, send } = sending

  const submit = (): void => {
    const fields = { name: name.trim(), for: forWhom, scopes: scopesField(chosen), expires, environment }
    if (fields.name === '') refuse({ kind: 'fields', paths: ['name'], message: 'Write what the key is for.' })
    else if (fields.scopes === '')
      refuse({ kind: 'fields', paths: ['scopes'], message: 'Choose at least one thing that the key may read.' })
    else void send(fields)
  }
  return (
    <Dialog title="Issue an API key" onClose={onClose}>
      <Form
        action="Issue the key"
        shown={['name', 'for', 'scopes', 'expires', 'environment']}
        sending={sending}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Field label="Name" note="What the key is for, for example a dashboard." problem={problemAt(refused, 'name')}>
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
        <Field
          label="For"
          note="The key acts as this member, and sees no more. It ends with the member."
          problem={problemAt(refused, 'for')}
        >
          {(state) => (
            <select {...state} value={forWhom} onChange={({ target }) => setForWhom(target.value)}>
              <option value={member.id}>You ({member.name})</option>
              {others.map(({ id, name: whose, role }) => (
                <option key={id} value={id}>
                  {whose} ({roleWord(role)})
                </option>
              ))}
            </select>
          )}
        </Field>
        <Scopes chosen={chosen} problem={problemAt(refused, 'scopes')} onChange={setChosen} />
        <Field label="Expires" problem={problemAt(refused, 'expires')}>
          {(state) => (
            <select {...state} value={expires} onChange={({ target }) => setExpires(target.value as Expiry)}>
              {EXPIRIES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Label"
          note="A mark in the key itself. Both kinds open the same."
          problem={problemAt(refused, 'environment')}
        >
          {(state) => (
            <select
              {...state}
              value={environment}
              onChange={({ target }) => setEnvironment(target.value as Environment)}
            >
              {ENVIRONMENTS.map((label) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
