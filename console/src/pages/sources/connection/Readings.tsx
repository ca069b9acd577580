import type { Reading } from '@workspace-delivery-intelligence/client'
import { format } from '../../../format/viewer.js'
import { coverageKindWords, spoken } from '../../../format/words.js'
import { EmptyState } from '../../../parts/EmptyState.js'
import { Count, Day, Instant } from '../../../parts/values.js'
import { touches } from '../coverage/coverage.js'
import type { Span } from '../coverage/span.js'

const STATES: Readonly<Record<Reading['state'], string>> = {
  running: 'running',
  succeeded: 'complete',
  failed: 'failed',
}

const coversSpan =
  (span: Span, timeZone: string) =>
  ({ covered }: Reading): boolean =>
    covered?.some((one) => one.kind === span.kind && touches(one, span, timeZone)) === true

const Counts = ({ reading: { accepted, unchanged, withdrawn, rejected } }: { reading: Reading }) => (
  <p className="small">
    <Count value={accepted} /> new or changed, <Count value={unchanged} /> unchanged, <Count value={withdrawn} />{' '}
    withdrawn, <Count value={rejected} /> rejected
  </p>
)

const One = ({ reading, timeZone }: { reading: Reading; timeZone: string }) => (
  <li className="card stack connection-reading">
    <p>
      <strong>
        <Instant at={reading.startedAt} timeZone={timeZone} />
      </strong>{' '}
      <span className="soft">{STATES[reading.state]}</span>
    </p>
    {reading.accepted !== null && <Counts reading={reading} />}
    {reading.leftOut.length > 0 && (
      <p className="small soft">
        Left out:{' '}
        {format.list(
          reading.leftOut.map(({ reason, records }) => `${spoken(reason).toLowerCase()} (${format.number(records)})`),
        )}
      </p>
    )}
    {reading.files.length > 0 && (
      <p className="small soft">
        Files made on {format.list([...new Set(reading.files.map((at) => format.day(at, timeZone)))])}
      </p>
    )}
    {reading.covered !== null && reading.covered.length > 0 && (
      <ul className="small">
        {reading.covered.map(({ kind, place, from, to }) => (
          <li key={`${kind} ${place} ${from}`}>
            {coverageKindWords[kind]} of {place}: <Day at={from} timeZone={timeZone} /> to{' '}
            <Day at={to} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    )}
  </li>
)

/** The readings of a connection, the newest first: those that covered a span, or all. */
export const Readings = ({
  title,
  readings,
  span,
  timeZone,
}: {
  title: string
  readings: readonly Reading[]
  span: Span | null
  timeZone: string
}) => {
  const shown = span === null ? readings : readings.filter(coversSpan(span, timeZone))
  return (
    <section className="stack" aria-label={title}>
      <h3>{title}</h3>
      {shown.length === 0 ? (
        <EmptyState
          title={span === null ? 'No reading yet' : 'None of the last readings: an earlier one covered these days'}
        />
      ) : (
        <ul className="stack">
          {shown.map((reading) => (
            <One key={reading.id} reading={reading} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  )
}
