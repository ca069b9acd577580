import type { DeadLetterView } from '@workspace-delivery-intelligence/client'
import { providerWord, spoken } from '../../format/words.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { Count, Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import './rejected-records.css'
import { orphanRemedy } from './remedies.js'

/** Rejected records of connections that are gone, and events that this version cannot read. */
export const Orphans = ({ letters }: { letters: readonly DeadLetterView[] }) => {
  const { timeZone, workspace } = useSelected()
  return (
    <ul className="stack">
      {letters.map((letter) => (
        <li key={letter.id} className="card rejected">
          <p>
            <strong>{letter.record}</strong>{' '}
            <span className="soft small">
              {providerWord(letter.provider)}, <Instant at={letter.occurredAt} timeZone={timeZone} />
            </span>
          </p>
          <p>{letter.message}</p>
          <p className="small soft">
            {spoken(letter.reasonCode)}, seen <Count value={letter.attempts} />{' '}
            {letter.attempts === 1 ? 'time' : 'times'}
          </p>
          <RemedyNote remedy={orphanRemedy(letter, workspace)} />
        </li>
      ))}
    </ul>
  )
}
