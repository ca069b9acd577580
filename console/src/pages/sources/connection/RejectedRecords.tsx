import type { ConnectionDetail } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { problemAbove } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { format } from '../../../format/viewer.js'
import { Choice } from '../../../parts/Form.js'
import { useTell } from '../../../parts/Notices.js'
import { Instant } from '../../../parts/values.js'
import { useMay } from '../../../selection/access.js'
import { useSelected } from '../../../selection/selected.js'

/** The most statements that are made at once. */
const MOST_AT_ONCE = 100

type Resolution = 'retry' | 'drop'

const TOLD: Readonly<Record<Resolution, string>> = {
  retry: 'The next import of these files tries the records again.',
  drop: 'The records are dismissed.',
}

/** The rejected records of a connection with their reasons, and what mends them: many at once. */
export const RejectedRecords = ({ detail }: { detail: ConnectionDetail }) => {
  const { timeZone } = useSelected()
  const tell = useTell()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [resolution, setResolution] = useState<Resolution>('drop')
  const mayDrop = useMay('deadLetter.drop')
  const mayRetry = useMay('deadLetter.retry')
  const sending = useSending('statements.bulk', () => {
    setChosen([])
    tell({ text: TOLD[resolution] })
  })
  const { rejected, rejectedTotal, connection } = detail
  if (rejectedTotal === 0) return null
  const records = rejected ?? []
  const resolve = (how: Resolution): void => {
    setResolution(how)
    const statements = chosen.slice(0, MOST_AT_ONCE).map((deadLetter) => ({ connection: connection.id, deadLetter }))
    void sending.send({ group: 'dead-letter', name: how, statements })
  }
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const isAll = records.length > 0 && chosen.length === records.length
  const problem = problemAbove(sending.refused, [])
  const isOff = chosen.length === 0 || sending.isSending
  return (
    <section className="stack" aria-label="Rejected records">
      <h3>Rejected records</h3>
      <p className="small soft">
        {rejectedTotal === 1
          ? 'One record counts in no number. Correct it in its source and add the files again, or dismiss it.'
          : `${format.number(rejectedTotal)} records count in no number. Correct them in their source and add the files again, or dismiss them.`}
        {rejected === null && ' Only members who see all projects are shown them.'}
      </p>
      {problem !== null && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {records.length > 0 && (mayDrop || mayRetry) && (
        <div className="row">
          <Choice
            type="checkbox"
            name="all"
            isChecked={isAll}
            onChange={() => setChosen(isAll ? [] : records.slice(0, MOST_AT_ONCE).map(({ id }) => id))}
          >
            All
          </Choice>
          {mayDrop && (
            <button type="button" className="button is-small" disabled={isOff} onClick={() => resolve('drop')}>
              Dismiss the records
            </button>
          )}
          {mayRetry && (
            <button type="button" className="button is-small" disabled={isOff} onClick={() => resolve('retry')}>
              Try them again
            </button>
          )}
        </div>
      )}
      <ul className="connection-letters">
        {records.map(({ id, record, message, occurredAt }) => (
          <li key={id}>
            <Choice type="checkbox" name={id} isChecked={chosen.includes(id)} onChange={() => toggle(id)}>
              <strong>{record}</strong>{' '}
              <span className="soft small">
                <Instant at={occurredAt} timeZone={timeZone} />
              </span>
              <br />
              {message}
            </Choice>
          </li>
        ))}
      </ul>
      {records.length < rejectedTotal && records.length > 0 && (
        <p className="small soft">The first {format.number(records.length)} are shown.</p>
      )}
    </section>
  )
}
