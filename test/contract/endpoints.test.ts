import { describe, expect, it } from '@jest/globals'
import { OptionalType } from '#domain/codec'
import { operations } from '#projections/operations'
import { contractEndpoints, contractParameters, operationAt } from '#test/support/contract/text'
import { responses } from './schemas/operations.js'

const built = operations.map((operation) => [operation.id, operation] as const)

describe('the table of endpoints', () => {
  it('has sixteen in the contract, each with a schema and its parameters', () => {
    const ids = contractEndpoints.map(({ id }) => id).sort()
    expect(ids).toHaveLength(16)
    expect(Object.keys(responses).sort()).toEqual(ids)
    expect([...contractParameters.keys()].sort()).toEqual(ids)
  })
  it('names none twice', () => {
    expect(new Set(built.map(([id]) => id)).size).toBe(built.length)
  })
  it.each(built)('has path, scope and action of the contract for %s', (id, { path, scope, action }) => {
    const named = { id, path: path.replace(/:(\w+)/g, '{$1}'), scope, action }
    expect(named).toEqual(contractEndpoints.find((endpoint) => endpoint.id === id))
  })
  it.each(built)('takes exactly the parameters of the contract for %s', (id, { query }) => {
    const taken = Object.entries(query).map(([name, codec]) => [
      name,
      codec instanceof OptionalType ? 'optional' : 'required',
    ])
    expect(Object.fromEntries(taken)).toEqual(contractParameters.get(id))
  })
})

describe('a target', () => {
  it.each([
    ['/api/v1/organizations/acme/workspaces/web/ai-economics?tz=UTC', 'aiEconomics.read'],
    ['/v1/organizations/acme/workspaces/web/audit/events/7', 'audit.read'],
    ['/v1/organizations/acme/workspaces/web/audit/events/', undefined],
    ['/v2/organizations/acme/workspaces/web/ai-economics', undefined],
    ['/healthz', undefined],
  ])('%s is matched to operation %s', (target, id) => {
    expect(operationAt(target)).toBe(id)
  })
})
