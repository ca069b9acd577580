import { OptionalType } from '#domain/codec'
import type { Uuid } from '#domain/common'
import type { AnyOperation } from '#domain/operation'
import { served } from '#projections/operations'

/** Every operation under its name, for tests that hold for each: but for one that has the checks of whichever it is asked of. */
export const everyOperation = served
  .filter(({ meant }) => meant === undefined)
  .map((operation) => [operation.id, operation] as const)

/** The values that a request may need. */
export interface Needed {
  readonly projectId: Uuid
  readonly eventId: Uuid
  readonly family?: string
  readonly start?: string
  readonly end?: string
  readonly tz?: string
}

/** Says whether a name stands in an operation's path. */
export const isInPath = ({ params = {} }: AnyOperation, name: string): boolean => Object.hasOwn(params, name)
/** Says whether an operation takes a parameter, in its path or query. */
export const takes = (operation: AnyOperation, name: string): boolean =>
  Object.hasOwn(operation.query, name) || isInPath(operation, name)

/** A well-formed request of an operation, within a workspace: what it requires, and after it what else is given. */
export const askFor = (
  { path, query }: AnyOperation,
  needed: Needed,
  given: Readonly<Record<string, string>> = {},
): string => {
  const march = { family: 'delivery_output', start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
  const values: Readonly<Record<string, string>> = { ...march, ...needed }
  const required = Object.entries(query).flatMap(([name, codec]) =>
    codec instanceof OptionalType ? [] : [[name, values[name] ?? ''] as const],
  )
  const text = new URLSearchParams({ ...Object.fromEntries(required), ...given }).toString()
  const within = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return text === '' ? within : `${within}?${text}`
}
