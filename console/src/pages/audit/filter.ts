import type { AuditFilter } from '@workspace-delivery-intelligence/client'
import { type Address, LONGEST_VALUE } from '../../address/address.js'

/** The page's own part of the address: its filters, each by the name of its parameter. */
type View = Address['view']

const LISTS = ['quick', 'eventType', 'connector', 'impact', 'actor', 'status'] as const
export type ListName = (typeof LISTS)[number]

/** The most values that the service takes for one filter. */
const MOST_VALUES = 16

export interface Choice {
  readonly id: string
  readonly label: string
}

/** The kinds of those who act. */
export const ACTORS: readonly Choice[] = [
  { id: 'user', label: 'People' },
  { id: 'api_key', label: 'API keys' },
  { id: 'connector', label: 'Connections' },
  { id: 'system', label: 'The service' },
]

/** The filters that are on or off, each with the value that it stands for. */
export const SWITCHES: readonly (Choice & { readonly name: ListName })[] = [
  { name: 'quick', id: 'changes', label: 'Changes by people' },
  { name: 'status', id: 'failure', label: 'Failed' },
]

/** The values of a list filter. */
export const valuesOf = (view: View, name: ListName): readonly string[] => {
  const text = view[name] ?? ''
  return text === '' ? [] : text.split(',').slice(0, MOST_VALUES)
}

/** A list filter as the address keeps it, after a value was put in or taken out; null if nothing is left. */
export const toggled = (view: View, name: ListName, value: string): string | null => {
  const values = valuesOf(view, name)
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  const text = next.join(',')
  return text.length > LONGEST_VALUE || next.length > MOST_VALUES ? values.join(',') : text || null
}

/** The choices with the values that the address names and no choice has: a person of another page, for instance. */
export const withChosen = (choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] => {
  const unknown = chosen.filter((value) => !choices.some(({ id }) => id === value))
  return [...choices, ...unknown.map((value) => ({ id: value, label: value }))]
}

/** The change that takes every filter out of the address. */
export const NO_FILTER: Readonly<Record<string, null>> = Object.fromEntries(
  ['search', ...LISTS].map((name) => [name, null]),
)

export const isFiltered = (view: View): boolean => Object.keys(NO_FILTER).some((name) => view[name] !== undefined)

/** The filters of an address as the operation takes them. Values that do not exist are for the service to refuse. */
export const filterOf = (view: View): AuditFilter => {
  const filter: Record<string, unknown> = {}
  if (view['search'] !== undefined) filter['search'] = view['search']
  for (const name of LISTS) {
    const values = valuesOf(view, name)
    if (values.length > 0) filter[name] = values
  }
  return filter
}
