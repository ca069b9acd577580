import { describe, expect, it } from '@jest/globals'
import { rolesOf } from '#domain/permission'
import { READ_SCOPES, Role } from '#domain/roles'
import { served } from '#projections/operations'
import { ROLES, roleOf, roleSentences } from '../../console/src/format/roles.js'
import { READING_SCOPES, scopesField, withScope } from '../../console/src/pages/api-keys/scopes.js'

/** The pages that a sentence about a role may name, each with the operation that it shows. */
const PAGES: readonly (readonly [title: string, operation: string])[] = [
  ['Portfolio', 'portfolio.read'],
  ['Project', 'commandCenter.read'],
  ['Scope', 'scope.read'],
  ['Trace', 'forensics.read'],
  ['Confidence', 'confidence.read'],
  ['Invoices', 'invoiceDefense.read'],
  ['Agreements', 'agreements.read'],
  ['AI economics', 'aiEconomics.surface'],
  ['Sources', 'connections.list'],
  ['Audit', 'audit.list'],
  ['Plan', 'billing.read'],
]

const titlesOf = (role: Role): readonly string[] =>
  PAGES.filter(([, id]) => served.some((one) => one.id === id && rolesOf(one).includes(role))).map(([title]) => title)

describe('the sentence about a role', () => {
  it.each(Role.values.filter((role) => role !== 'owner' && role !== 'admin'))(
    '%s names the pages that it sees',
    (role) => {
      const sentence = roleSentences[roleOf(role) ?? 'owner']
      const named = PAGES.map(([title]) => title).filter((title) => sentence.includes(title))
      expect(named).toEqual(titlesOf(role))
    },
  )
  it.each(['owner', 'admin'] as const)('%s says that every page is seen', (role) => {
    expect(titlesOf(role)).toHaveLength(PAGES.length)
    expect(roleSentences[role]).toContain('every page')
  })
  it('stands for each role that there is', () => {
    expect(ROLES).toEqual(expect.arrayContaining([...Role.values]))
  })
})

describe('the scopes of a key that is to be issued', () => {
  it('are the reading ones', () => {
    expect(READING_SCOPES.map(([scope]) => scope).toSorted()).toEqual([...READ_SCOPES].toSorted())
  })
  it('are added and taken out, and written with commas', () => {
    const two = withScope(withScope([], 'audit-trail:read'), 'scope-creep:read')
    expect(scopesField({ kind: 'some', scopes: two })).toBe('scope-creep:read,audit-trail:read')
    expect(withScope(two, 'audit-trail:read')).toEqual(['scope-creep:read'])
    expect(scopesField({ kind: 'all' })).toBe('read')
  })
})
