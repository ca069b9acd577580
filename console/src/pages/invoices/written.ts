import { amountProblem, type Field, type Values, type WrongField } from '../../statement/fields.js'

// An invoice as a person writes it: the values of the form, and what the service takes.

const CATEGORIES = [
  { value: 'labour', label: 'Labour' },
  { value: 'coordination', label: 'Coordination' },
  { value: 'cloud', label: 'Cloud costs' },
  { value: 'fixed', label: 'Fixed price' },
  { value: 'other', label: 'Other' },
]

/** The fields of the invoice as a whole. */
export const HEAD_FIELDS: readonly Field[] = [
  { kind: 'text', name: 'number', label: 'Invoice number' },
  { kind: 'day', name: 'issuedOn', label: 'Issued on' },
  { kind: 'day', name: 'periodStart', label: 'First day billed' },
  { kind: 'day', name: 'periodEnd', label: 'Last day billed' },
  { kind: 'text', name: 'currency', label: 'Currency', note: 'Three letters, such as EUR' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: [
      { value: 'issued', label: 'Issued' },
      { value: 'paid', label: 'Paid' },
    ],
  },
]

const nameOf = (line: number, name: string): string => `line${line}.${name}`

/** The fields of a line, by its place from 1 on. */
export const lineFields = (line: number): readonly Field[] => [
  { kind: 'text', name: nameOf(line, 'description'), label: `Description of line ${line}` },
  { kind: 'choice', name: nameOf(line, 'category'), label: `Kind of line ${line}`, options: CATEGORIES },
  { kind: 'text', name: nameOf(line, 'role'), label: `Role of line ${line}`, isOptional: true },
  { kind: 'text', name: nameOf(line, 'hours'), label: `Hours of line ${line}`, isOptional: true },
  { kind: 'text', name: nameOf(line, 'unitAmount'), label: `Price of an hour of line ${line}`, isOptional: true },
  { kind: 'text', name: nameOf(line, 'amount'), label: `Amount of line ${line}` },
]

/** All fields of an invoice with some number of lines. */
export const fieldsOf = (lines: number): readonly Field[] => [
  ...HEAD_FIELDS,
  ...Array.from({ length: lines }, (_, at) => lineFields(at + 1)).flat(),
]

const textOf = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

const DECIMAL = /^-?\d+(\.\d{1,10})?$/

/** A sentence about the first field that cannot be sent as it is; null where all can. */
export const problemIn = (values: Values, lines: number): WrongField | null => {
  for (const field of fieldsOf(lines))
    if (field.isOptional !== true && textOf(values, field.name) === '')
      return { field: field.name, problem: 'Fill this in.' }
  const currency = textOf(values, 'currency').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return { field: 'currency', problem: 'Three letters, such as EUR.' }
  if (textOf(values, 'periodStart') > textOf(values, 'periodEnd'))
    return { field: 'periodEnd', problem: 'This lies before the first day billed.' }
  for (let line = 1; line <= lines; line += 1) {
    const hours = textOf(values, nameOf(line, 'hours'))
    if (hours !== '' && !DECIMAL.test(hours)) return { field: nameOf(line, 'hours'), problem: 'A number such as 7.5.' }
    for (const name of ['unitAmount', 'amount']) {
      const text = textOf(values, nameOf(line, name))
      // A credit note has amounts below zero.
      const problem = text === '' ? null : amountProblem(text.replace(/^-/, ''), currency)
      if (problem !== null) return { field: nameOf(line, name), problem }
    }
  }
  return null
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The invoice as the service takes it. */
export const writtenInvoice = (values: Values, lines: number) => ({
  number: textOf(values, 'number'),
  status: textOf(values, 'status'),
  issuedOn: textOf(values, 'issuedOn'),
  periodStart: textOf(values, 'periodStart'),
  periodEnd: textOf(values, 'periodEnd'),
  currency: textOf(values, 'currency').toUpperCase(),
  lines: Array.from({ length: lines }, (_, at) => {
    const of = (name: string): string => textOf(values, nameOf(at + 1, name))
    return {
      id: `${at + 1}`,
      description: of('description'),
      category: of('category'),
      role: orNull(of('role')),
      hours: orNull(of('hours')),
      unitAmount: orNull(of('unitAmount')),
      amount: of('amount'),
    }
  }),
})

/** The number of lines that values are of: one at least. */
export const linesIn = (values: Values): number =>
  Math.max(1, ...Object.keys(values).map((name) => Number(/^line(\d+)\./.exec(name)?.[1] ?? 1)))
