import type { AuditFilter } from '@workspace-delivery-intelligence/client'
import { type Address, LONGEST_VALUE } from '../../address/address.js'

/** The page's own part of the address: its filters, each by the name of its parameter. */
type View = Address['view']

const LISTS = ['quick', 'eventType', 'connector', 'impact', 'actor', 'status', 'severity'] as const
export type ListName = (typeof LISTS)[number]

/** The most values that the service takes for one filter. */
const MOST_VALUES = 16

export interface Choice {
  readonly id: string
  readonly label: string
}

export const QUICK: readonly Choice[] = [
  { id: 'today', label: 'Today' },
  { id: 'changes', label: 'Changes by people' },
  { id: 'warnings', label: 'Warnings' },
  { id: 'failures', label: 'Failures' },
  { id: 'exports', label: 'Exports' },
]

export const ACTORS: readonly Choice[] = [
  { id: 'user', label: 'People' },
  { id: 'connector', label: 'Connections' },
  { id: 'api_key', label: 'API keys' },
  { id: 'system', label: 'The service' },
]

export const STATUSES: readonly Choice[] = [
  { id: 'success', label: 'Success' },
  { id: 'partial', label: 'Partial' },
  { id: 'failure', label: 'Failure' },
]

export const SEVERITIES: readonly Choice[] = [
  { id: 'info', label: 'Info' },
  { id: 'notice', label: 'Notice' },
  { id: 'warning', label: 'Warning' },
  { id: 'critical', label: 'Critical' },
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
