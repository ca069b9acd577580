import type { Address } from '../../address/address.js'

/** What an invoice's page keeps in the address; it goes when another one is opened. */
const OF_INVOICE = ['invoice', 'open', 'evidence']

const withoutInvoice = ({ view }: Address): Address['view'] =>
  Object.fromEntries(Object.entries(view).filter(([name]) => !OF_INVOICE.includes(name)))

/** The address of the list, sorted and searched as it was left. */
export const listAddress = (address: Address): Address => ({
  ...address,
  page: 'invoices',
  view: withoutInvoice(address),
})

/** The address of an invoice. */
export const invoiceAddress = (address: Address, invoiceId: string): Address => ({
  ...address,
  page: 'invoices',
  view: { ...withoutInvoice(address), invoice: invoiceId },
})

/** The places of the opened lines, from 1 on. */
export const openLines = ({ view }: Pick<Address, 'view'>): readonly number[] =>
  (view['open'] ?? '').split('.').flatMap((text) => (/^[1-9]\d{0,3}$/.test(text) ? [Number(text)] : []))

/** The opened lines as the address has them, with one opened or closed. */
export const withLine = (opened: readonly number[], place: number): string => {
  const others = opened.filter((one) => one !== place)
  return (others.length < opened.length ? others : [...opened, place]).join('.')
}
