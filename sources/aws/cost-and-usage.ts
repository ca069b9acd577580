import * as t from 'io-ts'
import { jsonIn } from '#domain/json'
import { cellText, chargeShare } from '#sources/kit/cloud-cost/charge'
import type { Choices, Mapped, Row, TableFormat } from '#sources/kit/format'

type Column =
  | 'account'
  | 'startsAt'
  | 'endsAt'
  | 'unblendedCost'
  | 'currency'
  | 'productName'
  | 'products'
  | 'productCode'
  | 'billedFrom'
  | 'invoice'

const ProductMap = t.type({ product_name: t.string })

/** The name in a map of a product's attributes; empty where it has none. */
const nameIn = (products: string): string => {
  if (!products.startsWith('{')) return ''
  const map = jsonIn(products)
  return ProductMap.is(map) ? map.product_name : ''
}

const lineItemShare = (row: Row<Column>, choices: Choices): readonly Mapped[] =>
  chargeShare(
    {
      account: cellText(row.account),
      service: cellText(row.productName) || nameIn(row.products) || cellText(row.productCode),
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      // What the invoice says: discounts, credits and what savings plans cover have lines of their own, with a minus.
      amount: row.unblendedCost,
      currency: row.currency,
      billedFrom: cellText(row.billedFrom),
      invoice: cellText(row.invoice),
    },
    choices,
  )

const DISTINCTIVE: readonly Column[] = ['account', 'startsAt', 'endsAt', 'unblendedCost', 'currency', 'billedFrom']

/** The Cost and Usage Report of AWS, as it was before Data Exports. Its instants are UTC. */
export const awsCur: TableFormat<Column> = {
  layout: 'table',
  name: 'aws-cur',
  title: 'AWS Cost and Usage Report (CSV)',
  provider: 'aws',
  category: 'cloud',
  kinds: ['cloud_line'],
  asksRole: false,
  columns: {
    account: ['lineItem/UsageAccountId'],
    startsAt: ['lineItem/UsageStartDate'],
    endsAt: ['lineItem/UsageEndDate'],
    unblendedCost: ['lineItem/UnblendedCost'],
    currency: ['lineItem/CurrencyCode'],
    productName: ['product/ProductName'],
    products: [],
    productCode: ['lineItem/ProductCode'],
    billedFrom: ['bill/BillingPeriodStartDate'],
    invoice: ['bill/InvoiceId'],
  },
  distinctive: DISTINCTIVE,
  days: [],
  instants: [],
  numbers: [],
  map: lineItemShare,
}

/** The Cost and Usage Report 2.0 of AWS Data Exports. Attributes of products stand in a map. */
export const awsCur2: TableFormat<Column> = {
  layout: 'table',
  name: 'aws-cur2',
  title: 'AWS Cost and Usage Report 2.0 (CSV)',
  provider: 'aws',
  category: 'cloud',
  kinds: ['cloud_line'],
  asksRole: false,
  columns: {
    account: ['line_item_usage_account_id'],
    startsAt: ['line_item_usage_start_date'],
    endsAt: ['line_item_usage_end_date'],
    unblendedCost: ['line_item_unblended_cost'],
    currency: ['line_item_currency_code'],
    productName: ['product_product_name'],
    products: ['product'],
    productCode: ['line_item_product_code'],
    billedFrom: ['bill_billing_period_start_date'],
    invoice: ['bill_invoice_id'],
  },
  distinctive: DISTINCTIVE,
  days: [],
  instants: [],
  numbers: [],
  map: lineItemShare,
}
