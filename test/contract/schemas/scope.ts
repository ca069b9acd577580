import {
  cents,
  counts,
  currency,
  date,
  engagement,
  int0,
  link,
  lock,
  namedProject,
  number0,
  timestamp,
  workType,
} from './common.js'
import { both, closed, distinct, nonEmpty, nullWith, number, oneOf, orNull, text } from './json-schema.js'

const row = closed({
  key: nonEmpty,
  title: text,
  change: oneOf('added', 'removed', 'reestimated'),
  at: timestamp,
  workType,
  state: text,
  attribution: oneOf('change_request', 'in_scope', 'uncertain'),
  changeRequestReference: orNull(text),
  estimateHours: orNull(number0),
  valueCents: orNull(int0),
  valueBasis: orNull(text),
  url: orNull(link),
})

const changeOrder = both(
  closed({
    id: nonEmpty,
    reference: nonEmpty,
    title: orNull(nonEmpty),
    approvedOn: date,
    amountCents: orNull(int0),
    currency: orNull(currency),
    items: distinct(nonEmpty),
    unknownItems: distinct(nonEmpty),
  }),
  nullWith('amountCents', 'currency'),
)

const items = { ...counts('items', 'completed'), estimateHours: orNull(number0) }
const report = closed({
  lock: closed({ id: nonEmpty, lockedOn: date, timeZone: nonEmpty }),
  baseline: closed(items),
  added: closed(items),
  removed: closed(counts('items')),
  reestimated: closed({ items: int0, deltaHours: orNull(number) }),
  uncertain: closed(counts('items')),
  expansionPct: orNull(number0),
  valuation: closed({
    valueCents: orNull(cents),
    currency: orNull(currency),
    basis: nonEmpty,
    ...counts('valuedItems', 'unsupportedItems'),
  }),
  changeOrders: distinct(changeOrder, 100),
  changeOrdersTotal: int0,
  rows: distinct(row, 200),
  rowsTotal: int0,
  series: distinct(closed({ date, ...counts('baseline', 'added', 'removed', 'completed') })),
})

export const scopeRead = both(
  closed({ engagement: orNull(engagement), lock: orNull(lock), project: namedProject, report: orNull(report) }),
  nullWith('engagement', 'report'),
  nullWith('lock', 'report'),
)
