import { OptionalType } from '#domain/codec'
import type { Uuid } from '#domain/common'
import type { AnyOperation } from '#domain/operation'
import { invoiceIdOf } from '#projections/entities/invoice'
import { served } from '#projections/operations'
import { type Told, uuid, WORKSPACE } from '#test/projections/support/events'
import { fact } from '#test/projections/support/facts'

/** Every operation under its name, for tests that hold for each: but for one that has the checks of whichever it is asked of. */
export const everyOperation = served
  .filter(({ meant }) => meant === undefined)
  .map((operation) => [operation.id, operation] as const)
/** Those that stand beside the contract's, each with its scope and its action. */
export const everyExtension = everyOperation.flatMap(([id, { scope, action, isExtension }]) =>
  isExtension === true ? [{ id, scope, action }] : [],
)

/** The values that a request may need. */
export interface Needed {
  readonly projectId: Uuid
  readonly eventId: Uuid
  /** A connection, if it is not the one called `git`. */
  readonly connectionId?: Uuid
  /** The workspace of invoice I-1, if it is not the tests' own. */
  readonly workspaceId?: Uuid
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

/** The invoice from which a chain is traced, of a project by its id. */
export const billed = (projectId: Uuid, workspace?: Uuid): Told =>
  fact(
    'invoice',
    projectId,
    'I-1',
    {
      number: 'I-1',
      status: 'issued',
      issuedOn: '2026-03-01',
      periodStart: '2026-02-01',
      periodEnd: '2026-02-28',
      currency: 'EUR',
      lines: [{ id: 'L1', description: '', category: 'other', role: null, hours: null, unitAmount: null, amount: '1' }],
    },
    workspace === undefined ? {} : { workspace },
  )

/** What goes together with a required parameter: a line is named by its invoice. */
const TOGETHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'trace.read': { invoice: 'I-1', line: 'L1' },
}

/** A well-formed request of an operation, within a workspace: what it requires, and after it what else is given. */
export const askFor = (
  { id, path, query }: AnyOperation,
  needed: Needed,
  given: Readonly<Record<string, string>> = {},
): string => {
  const march = { family: 'delivery_output', start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
  const { workspaceId = WORKSPACE, projectId } = needed
  const invoiceId = invoiceIdOf({ workspaceId, place: projectId, key: 'I-1' })
  const values: Readonly<Record<string, string>> = {
    ...march,
    kind: 'line',
    ids: needed.eventId,
    invoiceId,
    connectionId: uuid('git'),
    ...needed,
  }
  const required = Object.entries(query).flatMap(([name, codec]) =>
    codec instanceof OptionalType ? [] : [[name, values[name] ?? ''] as const],
  )
  const text = new URLSearchParams({ ...Object.fromEntries(required), ...TOGETHER[id], ...given }).toString()
  const within = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return text === '' ? within : `${within}?${text}`
}
