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
