import type { AnyOperation } from '#domain/operation'
import { operations } from '#projections/operations'
import type { Period, World } from './worlds.js'

/** The text that an operation answers at a path of the workspace. */
export type Ask = (path: string) => Promise<{ readonly status: number; readonly text: string }>

const FAMILIES = ['delivery_investment', 'scope_expansion', 'delivery_output', 'objectives', 'ai_net_gain']
const QUESTIONS = ['', 'what-was-delivered', 'Something that is no question here']
/** Filters of the audit trail, beside those that other operations have too. */
const FILTERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { limit: '100' },
  ...['today', 'changes', 'failures', 'exports', 'warnings'].map((quick) => ({ quick })),
  ...['success', 'partial', 'failure'].map((status) => ({ status })),
  ...['info', 'notice', 'warning', 'critical'].map((severity) => ({ severity })),
  ...FAMILIES.map((impact) => ({ impact })),
  { search: 'scope' },
]

interface Named {
  readonly id: string
}
interface Known {
  readonly projects: readonly Named[]
  readonly clients: readonly Named[]
  readonly events: readonly Named[]
}

type Parameters = Readonly<Record<string, string>>

const variantsOf = (operation: AnyOperation, periods: readonly Period[], known: Known): readonly Parameters[] => {
  const takes = (name: string): boolean => Object.hasOwn(operation.query, name) || operation.path.includes(`{${name}}`)
  const each = (variants: readonly Parameters[], name: string, values: readonly string[]): readonly Parameters[] =>
    takes(name) ? variants.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))) : variants
  const projectIds = known.projects.map(({ id }) => id)
  const selections: readonly Parameters[] = takes('clientId')
    ? [{}, ...projectIds.map((projectId) => ({ projectId })), ...known.clients.map(({ id }) => ({ clientId: id }))]
    : each([{}], 'projectId', projectIds)
  const dated = takes('start')
    ? selections.flatMap((one) => periods.map((period) => ({ ...one, ...period })))
    : selections
  const asked = each(each(dated, 'family', FAMILIES), 'question', QUESTIONS)
  if (takes('quick')) return [...asked, ...periods.flatMap((period) => FILTERS.map((one) => ({ ...period, ...one })))]
  return each(
    asked,
    'eventId',
    known.events.map(({ id }) => id),
  )
}

const pathOf = ({ path, query }: AnyOperation, parameters: Parameters): string => {
  const within = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
  const given = Object.entries(parameters).filter(([name, value]) => Object.hasOwn(query, name) && value !== '')
  return given.length === 0 ? within : `${within}?${new URLSearchParams(given)}`
}

/** A request of an operation. */
export interface Request {
  readonly id: string
  readonly path: string
}

/** Every operation, for every project, client and period of a world. */
export const requestsOf = async ({ periods }: World, ask: Ask): Promise<readonly Request[]> => {
  const [first] = periods
  const json = async (path: string) => JSON.parse((await ask(path)).text)
  const { directory } = await json('/command-center')
  const { events } = await json(`/audit/events?${new URLSearchParams({ ...first, limit: '100' })}`)
  const known: Known = { projects: directory.projects, clients: directory.clients, events }
  return operations.flatMap((operation) =>
    variantsOf(operation, periods, known).map((parameters) => ({
      id: operation.id,
      path: pathOf(operation, parameters),
    })),
  )
}
