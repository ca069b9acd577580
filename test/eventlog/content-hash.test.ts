import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { contentHashOf } from '#eventlog/new-event'

/** The definition: the value's JSON, with the members of each object in order of their names. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]))
}
const byDefinition = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')

describe('the content hash of data', () => {
  it('is that of its JSON with sorted members', () => {
    const anyName = fc.oneof(fc.string(), fc.constantFrom('9', '10', '01', '4294967295', '!', 'é', '__proto__'))
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.array(tie('value')),
        fc.dictionary(anyName, tie('value'), { noNullPrototype: true }),
      ),
    }))
    fc.assert(
      fc.property(value, (data) => expect(contentHashOf(data)).toBe(byDefinition(data))),
      { seed: 52 },
    )
  })
  it('is the same in whatever order members were written', () => {
    expect(contentHashOf({ b: [1, { d: 1, c: 2 }], a: '"' })).toBe(contentHashOf({ a: '"', b: [1, { c: 2, d: 1 }] }))
  })
  it('does not see members that JSON leaves out', () => {
    expect(contentHashOf({ a: 1, b: undefined })).toBe(contentHashOf({ a: 1 }))
  })
})
