import type { Confidence, Signal } from '@workspace-delivery-intelligence/client'
import { NotKnown } from '../../parts/NotKnown.js'
import { Count, Percent, WorkSeconds } from '../../parts/values.js'
import { type Column, DataTable } from '../../table/DataTable.js'

const pathOf = ({ id }: Signal, member: string): string => `confidence.signals[${id}].${member}`

/** The two numbers of a share in words; hours stand in place of seconds. */
const sharesOf = ({ id, evidence: { query } }: Signal): string =>
  id === 'rate_card' ? 'hours at roles with a rate in force / all hours' : query

const Counted = (signal: Signal) => {
  const { numerator, denominator } = signal.evidence
  const Value = signal.id === 'rate_card' ? WorkSeconds : Count
  if (numerator === null || denominator === null) return <NotKnown />
  return (
    <>
      <Value value={numerator} at={pathOf(signal, 'evidence.numerator')} /> of{' '}
      <Value value={denominator} at={pathOf(signal, 'evidence.denominator')} />
    </>
  )
}

const columnsOf = (score: number): readonly Column<Signal>[] => [
  {
    id: 'signal',
    title: 'Signal',
    value: ({ label }) => label,
    show: (signal) => (
      <>
        <strong>{signal.label}</strong>
        <p className="small soft">{sharesOf(signal)}</p>
      </>
    ),
    isWide: true,
  },
  {
    id: 'share',
    title: 'Share',
    value: ({ pct }) => pct,
    show: (signal) => (
      <>
        <Percent value={signal.pct} at={pathOf(signal, 'pct')} />
        {signal.pct !== null && (
          <meter
            className="share"
            min={0}
            max={100}
            value={signal.pct}
            aria-label={`${signal.label}: ${signal.pct} %`}
          />
        )}
      </>
    ),
    align: 'end',
  },
  { id: 'of', title: 'Counted', value: ({ evidence }) => evidence.numerator, show: Counted, align: 'end' },
  {
    id: 'weight',
    title: 'Weight',
    value: ({ weight }) => weight,
    show: (signal) => <Count value={signal.weight} at={pathOf(signal, 'weight')} />,
    align: 'end',
  },
  {
    id: 'adds',
    title: 'Adds',
    value: ({ contribution }) => contribution,
    show: (signal) => <Count value={signal.contribution} at={pathOf(signal, 'contribution')} />,
    align: 'end',
    total: <Count value={score} at="confidence.score" />,
  },
]

/** Each signal of confidence with the numbers that it is made of, and what it adds to the score. */
export const SignalsTable = ({ confidence: { score, signals } }: { confidence: Confidence }) => (
  <DataTable
    id="signals"
    label="Signals"
    columns={columnsOf(score)}
    rows={signals}
    rowKey={({ id }) => id}
    isSearchable={false}
    empty={null}
  />
)
