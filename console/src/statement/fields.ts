// The fields of a form, as data: what a statement needs is what its form shows.

export interface Option {
  readonly value: string
  readonly label: string
}

interface Common {
  /** The name of the field in the statement. */
  readonly name: string
  readonly label: string
  readonly note?: string
  /** Says whether the form can be sent without it. */
  readonly isOptional?: boolean
}

export type Field =
  | (Common & { readonly kind: 'text' | 'long' | 'day' | 'hours' })
  /** An amount in major units of a currency, which is sent as `420.00 EUR`. */
  | (Common & { readonly kind: 'money'; readonly currency: string })
  | (Common & { readonly kind: 'choice'; readonly options: readonly Option[] })
  /** Several of a list, which can be searched where it is long. */
  | (Common & { readonly kind: 'many'; readonly options: readonly Option[] })
  | (Common & { readonly kind: 'check' })

/** A value that is filled in: a text, a choice, or the chosen ones. */
export type Value = string | boolean | readonly string[]
export type Values = Readonly<Record<string, Value>>

/** Nothing filled in. */
export const emptyOf = (field: Field): Value => {
  if (field.kind === 'check') return false
  return field.kind === 'many' ? [] : ''
}

const isEmpty = (value: Value): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) ? value.length === 0 : value === false

/** The first field that has to be filled in and is not; null if there is none. */
export const missing = (fields: readonly Field[], values: Values): Field | null =>
  fields.find((field) => field.isOptional !== true && field.kind !== 'check' && isEmpty(values[field.name] ?? '')) ??
  null

/** A field whose value cannot be sent as it is, and the sentence that says why. */
export interface WrongField {
  readonly field: string
  readonly problem: string
}

/** The digits that the smallest coin of a currency takes after the point. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const NUMBER = /^\d{1,15}(?:\.\d+)?$/
/** A number that is a thousand times as large to whoever writes a point between thousands. */
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/

/** The sentence at an amount that is no number, or might be another one; null where it is clear. */
export const amountProblem = (text: string, currency: string): string | null => {
  const digits = digitsOf(currency)
  const isUnclear = THOUSANDS.test(text) && digits !== 3
  if (NUMBER.test(text) && !isUnclear) return null
  return `Write a number such as ${(1200).toFixed(digits)}, with no sign for thousands.`
}

const problemOf = (field: Field, text: string): string | null => {
  if (field.kind === 'money') return amountProblem(text, field.currency)
  return field.kind === 'hours' && !NUMBER.test(text) ? 'Write a number of hours, such as 7.5.' : null
}

/** The first field that is filled in with what cannot be sent; null if there is none. */
export const wrongField = (fields: readonly Field[], values: Values): WrongField | null => {
  for (const field of fields) {
    const value = values[field.name]
    const problem = typeof value === 'string' && !isEmpty(value) ? problemOf(field, value.trim()) : null
    if (problem !== null) return { field: field.name, problem }
  }
  return null
}

const sentOf = (field: Field, value: Value): unknown => {
  if (typeof value !== 'string') return value
  return field.kind === 'money' ? `${value.trim()} ${field.currency}` : value.trim()
}

/** The fields of the statement: what is left empty is left out. */
export const sentFields = (fields: readonly Field[], values: Values): Readonly<Record<string, unknown>> => {
  const sent: Record<string, unknown> = {}
  for (const field of fields) {
    const value = values[field.name] ?? emptyOf(field)
    if (!isEmpty(value)) sent[field.name] = sentOf(field, value)
  }
  return sent
}
