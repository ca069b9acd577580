import { useAddress } from '../../address/useAddress.js'
import { InvoiceList } from './InvoiceList.js'
import { InvoicePage } from './InvoicePage.js'
import './invoices.css'

/** The invoices of a project, or the one that the address names. */
export const Invoices = () => {
  const { view } = useAddress()
  const invoiceId = view['invoice']
  return invoiceId === undefined ? <InvoiceList /> : <InvoicePage key={invoiceId} invoiceId={invoiceId} />
}
