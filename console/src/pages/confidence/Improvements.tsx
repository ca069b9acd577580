import type { Confidence } from '@workspace-delivery-intelligence/client'
import { EmptyState } from '../../parts/EmptyState.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Section } from '../../parts/Section.js'
import { Count } from '../../parts/values.js'
import { Mending, Things } from './Mending.js'
import { type Mendable, type OpenPoints, wayOf } from './points.js'
import { byWhatTheyWouldRaise, notMeasured } from './raising.js'

type Signal = Confidence['signals'][number]

const Point = ({
  signal,
  points,
  onOpen,
}: {
  signal: Signal
  points: OpenPoints | null
  onOpen: (list: Mendable) => void
}) => {
  const { id, label, note, weight, contribution } = signal
  const way = wayOf(signal)
  return (
    <li className="card point">
      <div>
        <p>
          {way.kind === 'list' && points !== null ? (
            <Things points={points} list={way.list} />
          ) : (
            <strong>{label}</strong>
          )}
        </p>
        {note !== '' && <p>{note}</p>}
        <p className="small soft">
          Adds <Count value={contribution} at={`confidence.signals[${id}].contribution`} /> of{' '}
          <Count value={weight} at={`confidence.signals[${id}].weight`} /> points
        </p>
      </div>
      <Mending way={way} points={points} onOpen={onOpen} />
    </li>
  )
}

/** Signals that could add more, the greatest first, each with the button that leads to where it is mended; then those without a source. */
export const Improvements = ({
  signals,
  points,
  onOpen,
}: {
  signals: readonly Signal[]
  points: OpenPoints | null
  onOpen: (list: Mendable) => void
}) => {
  const raising = byWhatTheyWouldRaise(signals)
  const missing = notMeasured(signals)
  const [first] = missing
  if (raising.length === 0 && missing.length === 0) return <EmptyState title="Every signal is complete" />
  return (
    <>
      {raising.length > 0 && (
        <Section title="Open points" note="The one that would raise confidence most comes first.">
          <ol className="points">
            {raising.map((signal) => (
              <Point key={signal.id} signal={signal} points={points} onOpen={onOpen} />
            ))}
          </ol>
        </Section>
      )}
      {first !== undefined && (
        <Section title="Not measured" note="Nothing was read of these, so they count neither for nor against.">
          <div className="card point">
            <ul>
              {missing.map(({ id, label, weight }) => (
                <li key={id}>
                  {label}: <NotKnown />{' '}
                  <span className="small soft">
                    of <Count value={weight} at={`confidence.signals[${id}].weight`} /> points
                  </span>
                </li>
              ))}
            </ul>
            <Mending way={wayOf(first)} points={points} onOpen={onOpen} />
          </div>
        </Section>
      )}
    </>
  )
}
