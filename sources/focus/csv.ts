import { cellText, chargeShare } from '#sources/kit/cloud-cost/charge'
import type { TableFormat } from '#sources/kit/format'

type Column =
  | 'billedCost'
  | 'currency'
  | 'startsAt'
  | 'endsAt'
  | 'service'
  | 'category'
  | 'subAccount'
  | 'account'
  | 'billedFrom'
  | 'invoice'

/** Cost data in the form of FOCUS 1.0 to 1.2, which clouds and SaaS vendors export alike. Its instants are UTC. */
export const focus: TableFormat<Column> = {
  layout: 'table',
  name: 'focus',
  title: 'FOCUS cost export (CSV)',
  variants: 'versions 1.0 to 1.2, from AWS, Azure, Google Cloud, Oracle and others',
  provider: 'focus',
  category: 'cloud',
  kinds: ['cloud_line'],
  asksRole: false,
  columns: {
    billedCost: ['BilledCost'],
    currency: ['BillingCurrency'],
    startsAt: ['ChargePeriodStart'],
    endsAt: ['ChargePeriodEnd'],
    service: ['ServiceName'],
    category: ['ChargeCategory'],
    subAccount: ['SubAccountId'],
    account: ['BillingAccountId'],
    billedFrom: ['BillingPeriodStart'],
    // Part of FOCUS since 1.2; Azure had a column of its own before.
    invoice: ['InvoiceId', 'x_InvoiceId'],
  },
  suggests: { startsAt: 'from', endsAt: 'to', service: 'service', billedCost: 'amount', currency: 'currency' },
  distinctive: ['billedCost', 'currency', 'startsAt', 'endsAt', 'service', 'account'],
  // Without its service, a charge would be one of its category.
  present: ['billedCost', 'currency', 'startsAt', 'endsAt', 'service', 'account'],
  days: [],
  instants: [],
  numbers: [],
  map: (row, choices) =>
    chargeShare(
      {
        // What is charged to no sub-account is charged to the account that pays.
        account: cellText(row.subAccount) || cellText(row.account),
        // Taxes and adjustments may belong to no service: then their category says what they are.
        service: cellText(row.service) || cellText(row.category),
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        amount: row.billedCost,
        currency: row.currency,
        billedFrom: cellText(row.billedFrom),
        invoice: cellText(row.invoice),
      },
      choices,
    ),
}
