import { useQueryClient } from '@tanstack/react-query'
import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { setView } from '../../../address/useAddress.js'
import { problemAbove } from '../../../api/refused.js'
import { useAsking } from '../../../api/useAnswer.js'
import { useSending } from '../../../api/useSending.js'
import { Dialog } from '../../../parts/Dialog.js'
import { Choice, FieldGroup, Form } from '../../../parts/Form.js'
import { useTell } from '../../../parts/Notices.js'
import { useMay } from '../../../selection/access.js'

/** Pauses or resumes a connection, which can be taken back. */
const Turn = ({ connection, to }: { connection: ConnectionView; to: 'pause' | 'resume' }) => {
  const { client } = useAsking()
  const queries = useQueryClient()
  const tell = useTell()
  const isPausing = to === 'pause'
  const undo = async (): Promise<void> => {
    await client.ask(isPausing ? 'connection.resume' : 'connection.pause', { connection: connection.id })
    await queries.invalidateQueries()
    tell({ text: 'Taken back.' })
  }
  const sending = useSending(isPausing ? 'connection.pause' : 'connection.resume', () =>
    tell({ text: isPausing ? 'The connection is paused.' : 'The connection is resumed.', undo }),
  )
  const problem = problemAbove(sending.refused, [])
  return (
    <>
      <button
        type="button"
        className="button is-small"
        disabled={sending.isSending}
        onClick={() => void sending.send({ connection: connection.id })}
      >
        {isPausing ? 'Pause' : 'Resume'}
      </button>
      {problem !== null && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** Says what happens when a connection is removed, and removes it. */
const Removing = ({
  connection,
  asksHost,
  onClose,
}: {
  connection: ConnectionView
  asksHost: boolean
  onClose: () => void
}) => {
  const tell = useTell()
  const [withdraws, setWithdraws] = useState(false)
  const sending = useSending('connection.remove', () => {
    tell({ text: `${connection.label} is removed.` })
    onClose()
    setView({ connection: null, span: null })
  })
  return (
    <Dialog title={`Remove ${connection.label}`} onClose={onClose}>
      <Form
        action="Remove the connection"
        isDangerous
        sending={sending}
        onSubmit={() => void sending.send({ connection: connection.id, ...(withdraws ? { withdraw: true } : {}) })}
        onCancel={onClose}
      >
        <FieldGroup label="Its records" problem={null}>
          <Choice type="radio" name="withdraw" isChecked={!withdraws} onChange={() => setWithdraws(false)}>
            Keep them: all numbers stay as they are, and nothing is read any more.
          </Choice>
          <Choice type="radio" name="withdraw" isChecked={withdraws} onChange={() => setWithdraws(true)}>
            Withdraw them: they count in no number any more.
          </Choice>
        </FieldGroup>
        <p className="small soft">
          {asksHost
            ? 'Its token is forgotten at once. To connect it again, add the host again.'
            : 'To connect it again, add its files again.'}
        </p>
      </Form>
    </Dialog>
  )
}

/** Pause, resume and remove. */
export const Turns = ({ connection, asksHost }: { connection: ConnectionView; asksHost: boolean }) => {
  const [isRemoving, setRemoving] = useState(false)
  const isPaused = connection.health === 'paused'
  const mayTurn = useMay(isPaused ? 'connection.resume' : 'connection.pause')
  const mayRemove = useMay('connection.remove')
  if (!mayTurn && !mayRemove) return null
  return (
    <div className="row">
      {mayTurn && <Turn key={connection.health} connection={connection} to={isPaused ? 'resume' : 'pause'} />}
      {mayRemove && (
        <button type="button" className="button is-small is-dangerous" onClick={() => setRemoving(true)}>
          Remove…
        </button>
      )}
      {isRemoving && <Removing connection={connection} asksHost={asksHost} onClose={() => setRemoving(false)} />}
    </div>
  )
}
