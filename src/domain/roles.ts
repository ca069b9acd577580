import type * as t from 'io-ts'
import { OneOfType, oneOf } from './codec.js'

/** The permission that a key's creator needs, by operation. */
export const Action = oneOf(
  'workspace.manage',
  'command_center.read',
  'forensics.read',
  'scope.read',
  'invoice_defense.read',
  'ai_economics.read',
  'assumptions.read',
  'integrations.manage',
  'audit.read',
  'billing.read',
)
export type Action = t.TypeOf<typeof Action>

export const Role = oneOf('owner', 'admin', 'delivery_lead', 'finance', 'analyst', 'viewer', 'client')
export type Role = t.TypeOf<typeof Role>

const all: ReadonlySet<Action> = new Set(Action.values)

const ACTIONS: Readonly<Record<Role, ReadonlySet<Action>>> = {
  owner: all,
  admin: all,
  delivery_lead: new Set([
    'command_center.read',
    'forensics.read',
    'scope.read',
    'invoice_defense.read',
    'ai_economics.read',
    'assumptions.read',
    'integrations.manage',
  ]),
  finance: new Set(['command_center.read', 'scope.read', 'invoice_defense.read', 'assumptions.read', 'billing.read']),
  analyst: new Set([
    'command_center.read',
    'forensics.read',
    'scope.read',
    'ai_economics.read',
    'assumptions.read',
    'audit.read',
  ]),
  viewer: new Set(['command_center.read']),
  // One of whom the workspace delivers to: what is told to a client is less, also of what these actions open.
  client: new Set(['command_center.read', 'scope.read', 'invoice_defense.read']),
}

export const actionsOf = (role: Role): ReadonlySet<Action> => ACTIONS[role]

const FAMILIES = [
  'command-center',
  'forensics',
  'scope-creep',
  'invoice-defense',
  'ai-economics',
  'report-confidence',
  'cost-model',
  'data-sources',
  'audit-trail',
  'clients',
  'usage-billing',
  'api-keys',
] as const
const ACCESS = ['read', 'write', 'delete'] as const

/** The scopes of a key. Read, write and delete are separate: none implies another. */
export type Scope = `${(typeof FAMILIES)[number]}:${(typeof ACCESS)[number]}`
export const Scope = new OneOfType<Scope>(
  FAMILIES.flatMap((family) => ACCESS.map((access) => `${family}:${access}` as const)),
  'a scope',
)

/** The scopes that let a key read, one a family. */
export const READ_SCOPES: readonly Scope[] = Scope.values.filter((scope) => scope.endsWith(':read'))
