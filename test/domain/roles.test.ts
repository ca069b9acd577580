import { describe, expect, it } from '@jest/globals'
import { type Action, Action as Actions, actionsOf, type Role, Role as Roles, Scope } from '#domain/roles'

const ROLES: Readonly<Record<Action, readonly Role[]>> = {
  'workspace.manage': ['owner', 'admin'],
  'command_center.read': ['owner', 'admin', 'delivery_lead', 'finance', 'analyst', 'viewer', 'client'],
  'forensics.read': ['owner', 'admin', 'delivery_lead', 'analyst'],
  'scope.read': ['owner', 'admin', 'delivery_lead', 'finance', 'analyst', 'client'],
  'invoice_defense.read': ['owner', 'admin', 'delivery_lead', 'finance', 'client'],
  'ai_economics.read': ['owner', 'admin', 'delivery_lead', 'analyst'],
  'assumptions.read': ['owner', 'admin', 'delivery_lead', 'finance', 'analyst'],
  'integrations.manage': ['owner', 'admin', 'delivery_lead'],
  'audit.read': ['owner', 'admin', 'analyst'],
  'billing.read': ['owner', 'admin', 'finance'],
}

describe('a role', () => {
  it.each(Object.entries(ROLES))('given the action %s, has it where the table says so', (action, roles) => {
    expect(Roles.values.filter((role) => actionsOf(role).has(action as Action))).toEqual(roles)
  })
  it('has no action that the table does not name', () => {
    expect([...Actions.values].sort()).toEqual(Object.keys(ROLES).sort())
    for (const role of Roles.values) expect([...actionsOf(role)].every((action) => Actions.is(action))).toBe(true)
  })
  it.each(['Owner', 'member', '', 'constructor', null])('given %j, is not known', (role) => {
    expect(Roles.is(role)).toBe(false)
  })
})

describe('a scope', () => {
  const READ = [
    ...['command-center:read', 'forensics:read', 'scope-creep:read', 'invoice-defense:read', 'ai-economics:read'],
    ...['report-confidence:read', 'cost-model:read', 'data-sources:read', 'audit-trail:read', 'clients:read'],
    ...['usage-billing:read', 'api-keys:read'],
  ]
  it('reads, writes or deletes in one of the twelve families', () => {
    const all = READ.flatMap((read) => [read, read.replace(':read', ':write'), read.replace(':read', ':delete')])
    expect([...Scope.values].sort()).toEqual(all.sort())
  })
  it.each([
    'clients',
    'clients:',
    'clients:admin',
    ':read',
    'Clients:read',
    'clients:read ',
    'clients:read\n',
    '*',
    '*:read',
  ])('given %j, is not known', (scope) => {
    expect(Scope.is(scope)).toBe(false)
  })
})
