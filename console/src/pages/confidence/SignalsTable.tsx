import type { Signal } from '@workspace-delivery-intelligence/client'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count, Percent } from '../../parts/values.js'
import { type Column, DataTable } from '../../table/DataTable.js'

const columns: readonly Column<Signal>[] = [
  {
    id: 'signal',
    title: 'Signal',
    value: ({ label }) => label,
    show: ({ label, evidence }) => (
      <>
        <strong>{label}</strong>
        <p className="small soft">{evidence.query}</p>
      </>
    ),
    isWide: true,
  },
  {
    id: 'share',
    title: 'Share',
    value: ({ pct }) => pct,
    show: ({ pct }) => (
      <>
        <Percent value={pct} />
        {pct !== null && <meter className="share" min={0} max={100} value={pct} aria-label={`${pct} %`} />}
      </>
    ),
    align: 'end',
  },
  { id: 'of', title: 'Counted', value: ({ evidence }) => evidence.numerator, show: Counted, align: 'end' },
  {
    id: 'weight',
    title: 'Weight',
    value: ({ weight }) => weight,
    align: 'end',
  },
  {
    id: 'adds',
    title: 'Adds',
    value: ({ contribution }) => contribution,
    show: ({ contribution }) => <Count value={contribution} />,
    align: 'end',
  },
  { id: 'note', title: 'How to improve it', value: ({ note }) => note || null, isWide: true },
]

function Counted({ evidence: { numerator, denominator } }: Signal) {
  return (
    <>
      <Count value={numerator} /> of <Count value={denominator} />
    </>
  )
}

/** Each signal of confidence with the numbers that it is made of. */
export const SignalsTable = ({ signals }: { signals: readonly Signal[] }) => (
  <DataTable
    id="signals"
    label="Signals"
    columns={columns}
    rows={signals}
    rowKey={({ id }) => id}
    isSearchable={false}
    empty={<EmptyState title="No signals" />}
  />
)
