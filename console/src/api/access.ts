import type { CivilDate } from '../address/civil.js'
import type { Answers } from './answers.js'
import type { OperationId, Parameters } from './ask.js'

/** The operations that stand for a scope and an action each; what one of them answers, its family answers. */
export const PROBES = [
  'forensics.read',
  'scope.read',
  'invoiceDefense.read',
  'aiEconomics.surface',
  'confidence.read',
  'commercial.read',
  'connections.list',
  'audit.list',
  'billing.read',
  'apiKeys.list',
] as const satisfies readonly OperationId[]
export type Probe = (typeof PROBES)[number] | 'commandCenter.read'

/** The need of a page: an operation, or the session of a person. */
export type Need = Probe | 'session'

/** Says whether each was allowed. One that could not be found out counts as allowed: its page will say. */
export type Access = Readonly<Record<Need, boolean>>

/** The access of a client, who need not ask: what the role opens is the same for each. */
export const CLIENT_ACCESS: Access = {
  'commandCenter.read': true,
  'scope.read': true,
  'invoiceDefense.read': true,
  'forensics.read': false,
  'aiEconomics.surface': false,
  'confidence.read': false,
  'commercial.read': false,
  'connections.list': false,
  'audit.list': false,
  'billing.read': false,
  'apiKeys.list': false,
  session: true,
}

interface Smallest {
  readonly projectId?: string
  readonly start?: CivilDate
  readonly end?: CivilDate
  readonly tz?: string
  readonly limit?: number
}

/** The smallest question to each operation, about one day; null if it cannot be asked without a project. */
const smallest = (probe: Probe, day: CivilDate, projectId: string | null): Smallest | null => {
  const days = { start: day, end: day, tz: 'UTC' }
  switch (probe) {
    case 'forensics.read':
    case 'scope.read':
    case 'invoiceDefense.read':
    case 'confidence.read':
      return projectId === null ? null : { projectId, ...days }
    case 'aiEconomics.surface':
      return projectId === null ? days : { projectId, ...days }
    case 'audit.list':
      return { ...days, limit: 1 }
    default:
      return {}
  }
}

const isAllowed = async (
  answers: Answers,
  probe: Probe,
  parameters: Smallest,
  signal: AbortSignal,
): Promise<boolean> => {
  const reply = await answers.get(probe, parameters as Parameters<Probe>, signal)
  return reply.ok || reply.problem.kind !== 'forbidden'
}

/**
 * Finds out what the key and its creator may read. The API has no operation that says so, but it checks scope and role
 * before anything else that depends on the question, so each family is asked for one day.
 */
export const findAccess = async (
  answers: Answers,
  day: CivilDate,
  projectId: string | null,
  { mayReadCommandCenter, hasSession }: { readonly mayReadCommandCenter: boolean; readonly hasSession: boolean },
  signal: AbortSignal,
): Promise<Access> => {
  const found = await Promise.all(
    PROBES.map(async (probe) => {
      const parameters = smallest(probe, day, projectId)
      return [probe, parameters === null || (await isAllowed(answers, probe, parameters, signal))] as const
    }),
  )
  return { ...Object.fromEntries(found), 'commandCenter.read': mayReadCommandCenter, session: hasSession } as Access
}
