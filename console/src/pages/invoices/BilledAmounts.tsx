import type { InvoiceDefense } from '@workspace-delivery-intelligence/client'
import { Facts } from '../../parts/Facts.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Money } from '../../parts/values.js'

/** The amount billed, and the part of it that evidence supports: all that a client is told of money. */
export const BilledAmounts = ({ invoice, reconciliation }: Pick<InvoiceDefense, 'invoice' | 'reconciliation'>) => {
  if (invoice === null) return <NotKnown reason="No invoice covers this period." />
  const { currency } = invoice
  return (
    <Facts
      rows={[
        ['Invoiced', <Money key="invoiced" cents={invoice.amountCents} currency={currency} />],
        [
          'Supported by evidence',
          <Money key="supported" cents={reconciliation?.supportedCents ?? null} currency={currency} />,
        ],
      ]}
    />
  )
}
