import type { InvoiceView, LineEvidence, Reconciliation } from '@workspace-delivery-intelligence/client'
import { amountDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count, Money, WorkHours } from '../../parts/values.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { type DefendedLine, defendedLines } from './lines.js'
import { lineWords, rowWords } from './words.js'

const KINDS = [
  ['timeEntries', 'Time entries'],
  ['workItems', 'Work items'],
  ['codeChanges', 'Changes'],
  ['meetings', 'Meetings'],
] as const

const supportText = (evidence: LineEvidence): string =>
  KINDS.map(([kind, words]) => `${words}: ${format.number(evidence[kind])}`).join(', ')

/** The amount of each kind of evidence that supports a line. */
const Support = ({ evidence }: { evidence: LineEvidence }) => (
  <ul>
    {KINDS.filter(([kind]) => evidence[kind] > 0).map(([kind, words]) => (
      <li key={kind}>
        {words}: <Count value={evidence[kind]} />
      </li>
    ))}
  </ul>
)

const columnsOf = (currency: string): readonly Column<DefendedLine>[] => [
  {
    id: 'line',
    title: 'Line',
    value: ({ line }) => line.description,
    show: ({ line }) => (
      <>
        {line.description}
        <span className="soft">
          {' '}
          · {lineWords[line.category]}
          {line.role !== null && `, ${spoken(line.role)}`}
          {line.unitCents !== null && (
            <>
              , <Money cents={line.unitCents} currency={currency} /> an hour
            </>
          )}
        </span>
      </>
    ),
    isWide: true,
  },
  {
    id: 'billed-hours',
    title: 'Hours billed',
    value: ({ line }) => line.hours,
    show: ({ line }) => (line.hours === null ? <span className="soft">—</span> : <WorkHours value={line.hours} />),
    align: 'end',
  },
  {
    id: 'evidenced-hours',
    title: 'Hours evidenced',
    value: ({ support }) => support?.evidencedHours ?? null,
    show: ({ line, support }) =>
      line.hours === null ? <span className="soft">—</span> : <WorkHours value={support?.evidencedHours ?? null} />,
    align: 'end',
  },
  {
    id: 'amount',
    title: 'Billed',
    value: ({ line }) => amountDigits(line.amountCents, currency, format),
    show: ({ line }) => <Money cents={line.amountCents} currency={currency} />,
    align: 'end',
  },
  {
    id: 'supported',
    title: 'Supported',
    value: ({ support }) => amountDigits(support?.supportedCents ?? null, currency, format),
    show: ({ support }) => <Money cents={support?.supportedCents ?? null} currency={currency} />,
    align: 'end',
  },
  {
    id: 'difference',
    title: 'Difference',
    value: ({ support }) => amountDigits(support?.deltaCents ?? null, currency, format),
    show: ({ support }) => <Money cents={support?.deltaCents ?? null} currency={currency} />,
    align: 'end',
  },
  {
    id: 'result',
    title: 'Result',
    value: ({ support }) => (support === null ? null : rowWords[support.status].text),
    show: ({ support }) =>
      support === null ? (
        <span className="soft">—</span>
      ) : (
        <Chip tone={rowWords[support.status].tone}>{rowWords[support.status].text}</Chip>
      ),
  },
  {
    id: 'evidence',
    title: 'Supported by',
    value: ({ support }) => (support === null ? null : supportText(support.evidence)),
    show: ({ support }) =>
      support === null ? <span className="soft">—</span> : <Support evidence={support.evidence} />,
  },
]

/** The invoice line by line, with what supports each. */
export const InvoiceLines = ({
  invoice,
  reconciliation,
}: {
  invoice: InvoiceView
  reconciliation: Reconciliation | null
}) => (
  <DataTable
    id="lines"
    label={`Lines of invoice ${invoice.number}`}
    columns={columnsOf(invoice.currency)}
    rows={defendedLines(invoice, reconciliation)}
    rowKey={({ line }) => line.id}
    empty={<EmptyState title="This invoice has no lines" />}
  />
)
