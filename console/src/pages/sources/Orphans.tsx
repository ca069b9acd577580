import type { DeadLetterView } from '@workspace-delivery-intelligence/client'
import { providerWord } from '../../format/words.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'

/** Rejected records of connections that are gone, and events that this version cannot read. */
export const Orphans = ({ letters }: { letters: readonly DeadLetterView[] }) => {
  const { timeZone } = useSelected()
  return (
    <ul className="stack">
      {letters.map(({ id, record, provider, occurredAt, message, reasonCode }) => (
        <li key={id} className="card">
          <p>
            <strong>{record}</strong>{' '}
            <span className="soft small">
              {providerWord(provider)}, <Instant at={occurredAt} timeZone={timeZone} />
            </span>
          </p>
          <p>{message}</p>
          {reasonCode === 'cannot_be_folded' && (
            <p className="small soft">
              This version of the service cannot read it. A later version will process it automatically.
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
