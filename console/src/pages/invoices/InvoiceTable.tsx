import type { Address } from '../../address/address.js'
import { goTo, useAddress } from '../../address/useAddress.js'
import type { Answer } from '../../api/ask.js'
import { amountDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { Chip } from '../../parts/Chip.js'
import { PageLink } from '../../parts/PageLink.js'
import { CivilDay, Count, Day, Money } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { invoiceAddress } from './addresses.js'
import { Difference } from './Difference.js'
import { mostUrgentFirst, standingOf, standingWords } from './standing.js'
import { type Row, statusWords } from './words.js'

type Listed = Answer<'invoices.list'>

interface TableOf {
  readonly answer: Listed
  readonly address: Address
  readonly timeZone: string
}

const none = <span className="soft">—</span>

const Approval = ({ row: { approval }, timeZone }: { row: Row; timeZone: string }) => {
  if (approval === null) return none
  if (!approval.isCurrent) return <Chip tone="warn">Changed since approval</Chip>
  return (
    <>
      {approval.by}, <Day at={approval.at} timeZone={timeZone} />
    </>
  )
}

const approvalText = ({ approval }: Row): string | null => {
  if (approval === null) return null
  return approval.isCurrent ? `${approval.by} ${approval.at.slice(0, 10)}` : 'Changed since approval'
}

/** The columns about what the workspace's own people stated: a client is told none of it. */
const statedColumns = ({ answer, timeZone }: TableOf): readonly Column<Row>[] => {
  if (answer.invoices.some(({ notes }) => notes === null)) return []
  const placeOf = (row: Row): string => `invoices[${answer.invoices.indexOf(row)}]`
  return [
    {
      id: 'approved',
      title: 'Approved',
      value: approvalText,
      show: (row) => <Approval row={row} timeZone={timeZone} />,
    },
    {
      id: 'notes',
      title: 'Notes',
      value: ({ notes }) => notes,
      show: (row) => <Count value={row.notes} at={`${placeOf(row)}.notes`} />,
      align: 'end',
    },
    {
      id: 'explained',
      title: 'Explained',
      value: ({ explained }) => explained,
      show: (row) => <Count value={row.explained} at={`${placeOf(row)}.explained`} />,
      align: 'end',
    },
  ]
}

const columnsOf = (table: TableOf): readonly Column<Row>[] => {
  const { answer, address } = table
  const { totals } = answer
  const placeOf = (row: Row): string => `invoices[${answer.invoices.indexOf(row)}]`
  return [
    {
      id: 'number',
      title: 'Invoice',
      value: ({ number }) => number,
      show: ({ number, invoiceId }) => (
        <PageLink className="on-one-line" to={invoiceAddress(address, invoiceId)}>
          {number}
        </PageLink>
      ),
    },
    {
      id: 'evidence',
      title: 'Evidence',
      value: (row) => standingWords[standingOf(row)].text,
      show: (row) => {
        const { text, tone } = standingWords[standingOf(row)]
        return <Chip tone={tone}>{text}</Chip>
      },
    },
    {
      id: 'difference',
      title: 'Difference',
      value: ({ varianceCents, currency }) => amountDigits(varianceCents, currency, format),
      show: (row) =>
        row.status === 'void' || row.state === null ? (
          none
        ) : (
          <Difference cents={row.varianceCents} currency={row.currency} at={`${placeOf(row)}.varianceCents`} />
        ),
      align: 'end',
      total:
        totals.currency === null ? undefined : (
          <Difference cents={totals.varianceCents} currency={totals.currency} at="totals.varianceCents" />
        ),
    },
    {
      id: 'amount',
      title: 'Amount',
      value: ({ amountCents, currency }) => amountDigits(amountCents, currency, format),
      show: (row) => <Money cents={row.amountCents} currency={row.currency} at={`${placeOf(row)}.amountCents`} />,
      align: 'end',
      total:
        totals.currency === null ? (
          <span className="soft">Several currencies</span>
        ) : (
          <Money cents={totals.amountCents} currency={totals.currency} at="totals.amountCents" />
        ),
    },
    {
      id: 'period',
      title: 'Period',
      value: ({ periodStart }) => periodStart,
      show: ({ periodStart, periodEnd }) => <span className="on-one-line">{format.range(periodStart, periodEnd)}</span>,
    },
    {
      id: 'issued',
      title: 'Issued',
      value: ({ issuedOn }) => issuedOn,
      show: ({ issuedOn }) => (
        <span className="on-one-line">
          <CivilDay date={issuedOn} />
        </span>
      ),
    },
    {
      id: 'status',
      title: 'Status',
      value: ({ status }) => statusWords[status].text,
      show: ({ status }) => <Chip tone={statusWords[status].tone}>{statusWords[status].text}</Chip>,
    },
    ...statedColumns(table),
  ]
}

/** The invoices of the period as a table; a row opens its invoice. */
export const InvoiceTable = ({ answer }: { answer: Listed }) => {
  const address = useAddress()
  const { timeZone } = useSelected()
  return (
    <DataTable
      id="invoices"
      label="Invoices"
      columns={columnsOf({ answer, address, timeZone })}
      rows={mostUrgentFirst(answer.invoices)}
      rowKey={({ invoiceId }) => invoiceId}
      total={answer.invoicesTotal}
      isSearchable={answer.invoices.length > 8}
      empty={null}
      onOpen={({ invoiceId }) => goTo(invoiceAddress(address, invoiceId))}
    />
  )
}
