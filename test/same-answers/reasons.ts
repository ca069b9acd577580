/** Why members of answers differ from those of the release before. */
export interface Reason {
  /** The operation and the member, as the comparison names them. */
  readonly at: RegExp
  readonly because: string
}

const NOW =
  'a period that includes today counts up to the last reading, and insights name only what somebody has to mend'
const PRICE = 'invoices are held against agreed prices, else the line’s own, never against what hours cost'
const ORDERS = 'the amount of a change order counts once, in the order and not in the rows of its items'
const ZONE = 'the day of a lock is one of a zone; older locks say UTC'
const QUESTION = 'an unknown question is refused with 400, in place of a pack that is null'

/** All that differs from the release before and is no text; a member is explained by the first that fits it. */
export const REASONS: readonly Reason[] = [
  { at: /^commandCenter\.read insights/, because: NOW },
  { at: /hints$|pack\.gaps$/, because: NOW },
  { at: /^dataSources\.read kpis\.coveragePct$/, because: NOW },
  { at: /^invoiceDefense\.read facts\.actions\[\]\.(?:tag|tone)$/, because: PRICE },
  { at: /^invoiceDefense\.read reconciliation\./, because: PRICE },
  { at: /^scope\.read report\.(?:changeOrders|changeOrdersTotal|rows\[\]\.valueCents)$/, because: ORDERS },
  { at: /timeZone$/, because: ZONE },
  { at: /^audit\.read event\.payload\.title$/, because: 'a change order has a title, which older ones lack' },
  { at: /^invoiceDefense\.read (?:status|error|facts|invoice|pack|reconciliation)$/, because: QUESTION },
  {
    at: /^invoiceDefense\.read facts\.investment\.invoicedCents$/,
    because: 'the whole amounts of invoices that overlap the period are summed, nothing prorated',
  },
  { at: /taggingCoverage$/, because: 'a ratio is told wherever its parts are' },
]
