import type { InvoiceDetail } from '@workspace-delivery-intelligence/client'
import { setView } from '../../address/useAddress.js'
import { Money } from '../../parts/values.js'
import { NO_START, viewOf } from '../../search/start.js'
import { PlainTable } from '../../table/PlainTable.js'

/** The lines of an invoice, each of which a trace can start from. */
export const InvoiceLines = ({ invoice: { key, number, currency, lines } }: { invoice: InvoiceDetail }) => (
  <div className="card">
    <PlainTable
      label={`Lines of invoice ${number}`}
      head={['Line', 'Amount', '']}
      rows={lines.map(({ id, description, amountCents }) => [
        description,
        <Money key="amount" cents={amountCents} currency={currency} at={`lines[${id}].amountCents`} />,
        <button
          key="trace"
          type="button"
          className="button is-small"
          aria-label={`Trace ${description}`}
          onClick={() => setView({ ...NO_START, ...viewOf({ kind: 'line', invoice: key, line: id }) }, 'push')}
        >
          Trace
        </button>,
      ])}
    />
  </div>
)
