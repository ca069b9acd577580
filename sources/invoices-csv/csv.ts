import type { CivilDate } from '#domain/common'
import { InvoiceStatus, LineCategory } from '#domain/events/commercial'
import { withoutPeople } from '#sources/kit/code/text'
import type { Conventions } from '#sources/kit/conventions'
import type { Ask, Choices, Mapped, Row, TableFormat } from '#sources/kit/format'
import { readDayIn } from '#sources/kit/instants'
import { leftOut, rejected } from '#sources/kit/mapping'
import { readDecimal } from '#sources/kit/numbers'

type Column =
  | 'number'
  | 'issued'
  | 'start'
  | 'end'
  | 'status'
  | 'currency'
  | 'project'
  | 'line'
  | 'description'
  | 'category'
  | 'role'
  | 'hours'
  | 'rate'
  | 'amount'

/** A cell that may be empty; undefined where it cannot be read. */
const optional = <A>(cell: string, read: (cell: string) => A | null): A | null | undefined =>
  cell === '' ? null : (read(cell) ?? undefined)

interface Days {
  readonly issuedOn: CivilDate
  readonly periodStart: CivilDate
  readonly periodEnd: CivilDate
}

/** Its day of issue and its period, which is that day unless it is written; null where one cannot be read. */
const daysOf = ({ issued, start, end }: Row<Column>, { dates }: Conventions): Days | null => {
  const issuedOn = readDayIn(issued, dates)
  const from = optional(start, (cell) => readDayIn(cell, dates))
  const to = optional(end, (cell) => readDayIn(cell, dates))
  if (issuedOn === null || from === undefined || to === undefined) return null
  return { issuedOn, periodStart: from ?? issuedOn, periodEnd: to ?? issuedOn }
}

const mapRow = (row: Row<Column>, choices: Choices, conventions: Conventions): readonly Mapped[] => {
  const { number, currency, project: named, line: id, description, role } = row
  const incomplete = (reasonCode: string, message: string, asks?: Ask): readonly Mapped[] =>
    rejected(reasonCode, message, asks === undefined ? { invoice: number } : { invoice: number, asks })
  const decimal = (cell: string): string | null => readDecimal(cell, conventions.decimal)
  const status = row.status === '' ? 'issued' : row.status.toLowerCase()
  if (status === 'draft') return leftOut('draft')
  if (!InvoiceStatus.is(status)) return incomplete('unknown_state', 'Status: expected issued, paid, void or draft')
  const days = daysOf(row, conventions)
  if (days === null) return incomplete('no_day', 'the day of issue, or the period, cannot be read')
  const amount = decimal(row.amount)
  const hours = optional(row.hours, decimal)
  const unitAmount = optional(row.rate, decimal)
  if (amount === null || hours === undefined || unitAmount === undefined)
    return incomplete('no_amount', 'Amount, Hours or Rate is not a decimal number')
  const word = row.category === '' ? 'other' : row.category
  const category = choices.categories.get(word) ?? word.toLowerCase()
  if (!LineCategory.is(category)) {
    const message = 'Category: expected labour, coordination, cloud, fixed or other, or a word that an answer names'
    return incomplete('unknown_category', message, { table: 'categories', word })
  }
  const place = choices.projects.get(named) ?? choices.project
  if (place === null) {
    const message = 'no answer says to which project it belongs: give --project or name its own in --answers'
    return incomplete('unknown_project', message, { table: 'projects', word: named })
  }
  const line = {
    id,
    description: withoutPeople(description).trim(),
    category,
    role: role === '' ? null : (choices.roles.get(role) ?? role),
    hours,
    unitAmount,
    amount,
  }
  const data = { number, status, ...days, currency, lines: [line] }
  return [{ tag: 'lines', fact: { kind: 'invoice', place, known: { key: number }, data } }]
}

/** Invoices as a plain table, a line each, for programs that have no format of their own here: docs/sources/invoices-csv.md. */
export const invoicesCsv: TableFormat<Column> = {
  layout: 'table',
  name: 'invoices-csv',
  title: 'Invoices, a line each (CSV)',
  provider: 'invoices_csv',
  category: 'import',
  kinds: ['invoice'],
  asksRole: false,
  columns: {
    number: ['number'],
    issued: ['issued'],
    start: ['period start'],
    end: ['period end'],
    status: ['status'],
    currency: ['currency'],
    project: ['project'],
    line: ['line'],
    description: ['description'],
    category: ['category'],
    role: ['role'],
    hours: ['hours'],
    rate: ['rate'],
    amount: ['amount'],
  },
  suggests: {
    number: 'number',
    issued: 'issuedOn',
    start: 'periodStart',
    end: 'periodEnd',
    category: 'category',
    role: 'role',
    hours: 'hours',
    rate: 'unitAmount',
    amount: 'amount',
  },
  distinctive: ['number', 'issued', 'currency', 'line', 'category', 'amount'],
  needs: [['number'], ['issued'], ['currency'], ['line'], ['amount']],
  invoice: 'number',
  days: ['issued', 'start', 'end'],
  instants: [],
  numbers: ['hours', 'rate', 'amount'],
  map: mapRow,
}
