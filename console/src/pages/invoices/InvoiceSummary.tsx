import type { InvoiceView, Reconciliation } from '@workspace-delivery-intelligence/client'
import { Chip } from '../../parts/Chip.js'
import { Facts } from '../../parts/Facts.js'
import { CivilDay, Count, Money, WorkHours } from '../../parts/values.js'
import { invoiceWords, stateWords } from './words.js'

/** The amount billed, and the part of it that evidence supports. */
export const InvoiceSummary = ({
  invoice,
  reconciliation,
}: {
  invoice: InvoiceView
  reconciliation: Reconciliation | null
}) => {
  const { currency } = invoice
  return (
    <div className="invoice-summary">
      <div className="card">
        <h3>Invoice {invoice.number}</h3>
        <Facts
          rows={[
            ['State', invoiceWords[invoice.status]],
            ['Issued on', <CivilDay key="issued" date={invoice.issuedOn} />],
            ['From', <CivilDay key="from" date={invoice.periodStart} />],
            ['To', <CivilDay key="to" date={invoice.periodEnd} />],
            ['Amount', <Money key="amount" cents={invoice.amountCents} currency={currency} />],
          ]}
        />
      </div>
      {reconciliation !== null && (
        <div className="card">
          <h3>Reconciliation</h3>
          <Facts
            rows={[
              [
                'Result',
                <Chip key="state" tone={stateWords[reconciliation.state].tone}>
                  {stateWords[reconciliation.state].text}
                </Chip>,
              ],
              ['Billed', <Money key="billed" cents={reconciliation.invoicedCents} currency={currency} />],
              ['Supported', <Money key="supported" cents={reconciliation.supportedCents} currency={currency} />],
              [
                'Billed more than supported',
                <Money key="variance" cents={reconciliation.varianceCents} currency={currency} />,
              ],
              [
                'Tolerance',
                <span key="tolerance">
                  <Count value={reconciliation.tolerancePct} /> %
                </span>,
              ],
            ]}
          />
        </div>
      )}
      {reconciliation !== null && (
        <div className="card">
          <h3>Billable, but not billed</h3>
          <Facts
            rows={[
              ['Time entries', <Count key="entries" value={reconciliation.unbilled.timeEntries} />],
              ['Hours', <WorkHours key="hours" value={reconciliation.unbilled.hours} />],
              ['Worth', <Money key="cents" cents={reconciliation.unbilled.cents} currency={currency} />],
            ]}
          />
        </div>
      )}
    </div>
  )
}
