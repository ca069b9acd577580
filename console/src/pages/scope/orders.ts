import type { ChangeOrderView, UndecidedItem } from '@workspace-delivery-intelligence/client'
import type { Parameters } from '../../api/ask.js'
import type { Format } from '../../format/format.js'
import type { Option } from '../../statement/fields.js'
import { keysWith } from './decisions.js'

const amountText = (cents: number, currency: string, format: Format): string =>
  `${format.moneyDigits(cents, currency)} ${currency}`

/** The items to choose from for an order: its own first, then those that nobody has decided on. */
export const itemOptions = (
  order: Pick<ChangeOrderView, 'items'>,
  undecided: readonly Pick<UndecidedItem, 'key' | 'title'>[],
): readonly Option[] => {
  const titles = new Map(undecided.map(({ key, title }) => [key, title]))
  const keys = keysWith(order, [...titles.keys()])
  return keys.map((key) => ({ value: key, label: [key, titles.get(key)].filter(Boolean).join(' ') }))
}

/** The statement that gives an order the terms that it has now. */
export const amendedBack = (
  projectId: string,
  { id, title, approvedOn, amountCents, currency, items }: ChangeOrderView,
  format: Format,
): Parameters<'changeOrder.amend'> => ({
  project: projectId,
  reference: id,
  on: approvedOn,
  unheld: true,
  ...(title === null ? {} : { title }),
  ...(amountCents === null || currency === null
    ? { withoutAmount: true }
    : { amount: amountText(amountCents, currency, format) }),
  ...(items.length === 0 ? { withoutItems: true } : { item: items }),
})

/** The statement that approves an order anew as it is. */
export const approvedAnew = (
  projectId: string,
  { reference, title, approvedOn, amountCents, currency, items }: ChangeOrderView,
  format: Format,
): Parameters<'changeOrder.approve'> => ({
  project: projectId,
  reference,
  on: approvedOn,
  unheld: true,
  item: items,
  ...(title === null ? {} : { title }),
  ...(amountCents === null || currency === null ? {} : { amount: amountText(amountCents, currency, format) }),
})
