import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import type { Answer } from '../../../api/ask.js'
import { problemAbove, problemAt } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { Dialog } from '../../../parts/Dialog.js'
import { Field, Form } from '../../../parts/Form.js'
import { useTell } from '../../../parts/Notices.js'
import { useMay } from '../../../selection/access.js'
import { Findings } from '../hosts/Findings.js'
import '../hosts/hosts.css'

/** Gives a connection another token. It is state of the dialog alone. */
const NewToken = ({ connection, onClose }: { connection: ConnectionView; onClose: () => void }) => {
  const [token, setToken] = useState('')
  const tell = useTell()
  const sending = useSending('connections.renew', () => {
    tell({ text: `${connection.label} has the new token.` })
    onClose()
  })
  const submit = (): void => {
    if (token.trim() === '') sending.refuse({ kind: 'fields', paths: ['token'], message: 'Fill this in.' })
    else void sending.send({ connectionId: connection.id, token })
  }
  return (
    <Dialog title={`New token for ${connection.label}`} onClose={onClose}>
      <Form action="Check and keep it" sending={sending} shown={['token']} onSubmit={submit} onCancel={onClose}>
        <Field
          label="Token"
          note="It is kept in place of the former one if the host takes it. It is encrypted, and never shown again."
          problem={problemAt(sending.refused, 'token')}
        >
          {(state) => (
            <input
              {...state}
              type="password"
              autoComplete="off"
              maxLength={20000}
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          )}
        </Field>
        {sending.isSending && <p role="status">Looking at the host…</p>}
      </Form>
    </Dialog>
  )
}

/** Asks the host now, checks the connection, and takes a new token. */
export const HostActs = ({ connection }: { connection: ConnectionView }) => {
  const [checked, setChecked] = useState<Answer<'connections.check'> | null>(null)
  const [isRenewing, setRenewing] = useState(false)
  const tell = useTell()
  const mayAsk = useMay('connections.sync')
  const asking = useSending('connections.sync', () => tell({ text: `${connection.label} is read within seconds.` }))
  const checking = useSending('connections.check', setChecked)
  if (!mayAsk) return null
  const problem = problemAbove(asking.refused ?? checking.refused, [])
  const parameters = { connectionId: connection.id }
  return (
    <>
      <div className="row">
        {connection.health !== 'paused' && (
          <button
            type="button"
            className="button is-small is-primary"
            disabled={asking.isSending}
            onClick={() => void asking.send(parameters)}
          >
            Ask now
          </button>
        )}
        <button
          type="button"
          className="button is-small"
          disabled={checking.isSending}
          onClick={() => void checking.send(parameters)}
        >
          Check
        </button>
        <button type="button" className="button is-small" onClick={() => setRenewing(true)}>
          New token…
        </button>
      </div>
      {problem !== null && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {checking.isSending && <p role="status">Looking at the host…</p>}
      {checked !== null && <Findings lines={checked.lines} />}
      {isRenewing && <NewToken connection={connection} onClose={() => setRenewing(false)} />}
    </>
  )
}
