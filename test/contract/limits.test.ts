import { describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import { expectContractError } from '#test/support/contract/expect'
import { violations } from '#test/support/json-schema'
import * as errorExamples from './error-examples.js'
import { examplesOf } from './examples.js'
import { at, changed, type Place } from './mutations.js'
import { date, int0, slug, timestamp, uuid } from './schemas/common.js'
import { error } from './schemas/error.js'
import type { Schema } from './schemas/json-schema.js'
import { type OperationId, responses } from './schemas/operations.js'

const fits = (schema: Schema, value: unknown): boolean => violations(schema, value).length === 0

describe('the common types', () => {
  it.each<readonly [name: string, schema: Schema, right: readonly unknown[], wrong: readonly unknown[]]>([
    [
      'uuid',
      uuid,
      [v4(), v4().toUpperCase(), '00000000-0000-0000-0000-000000000000', 'FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF'],
      [
        '5b0e6c4e-7c8e-9f0a-9b9e-2f3a1c5d7e90',
        '5b0e6c4e-7c8e-4f0a-cb9e-2f3a1c5d7e90',
        '5b0e6c4e7c8e4f0a9b9e2f3a1c5d7e90',
        ' 5b0e6c4e-7c8e-4f0a-9b9e-2f3a1c5d7e90',
        '5b0e6c4e-7c8e-4f0a-9b9e-2f3a1c5d7e90\n',
      ],
    ],
    [
      'date',
      date,
      ['2026-03-31', '2024-02-29', '2000-02-29', '0004-02-29', '9999-12-31'],
      ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01', '2026-1-1'],
    ],
    [
      'timestamp',
      timestamp,
      ['2026-03-31T23:59:59Z', '2024-02-29T00:00:00.123456Z'],
      [
        '2026-03-31T24:00:00Z',
        '2026-02-29T00:00:00Z',
        '2026-03-31T00:00:00',
        '2026-03-31T00:00:00+00:00',
        '2026-03-31',
      ],
    ],
    ['slug', slug, ['ab', 'a-1', 'x'.repeat(48)], ['a', '-ab', 'ab-', 'Ab', 'a_b', 'x'.repeat(49)]],
    ['int0', int0, [0, 9007199254740991], [-1, 0.5, 9007199254740992, '1']],
  ])('%s', (_, schema, right, wrong) => {
    expect(right.filter((value) => !fits(schema, value))).toEqual([])
    expect(wrong.filter((value) => fits(schema, value))).toEqual([])
  })
})

/** Replaces the one entry of a list by `count` copies, told apart by one member. */
const copies = (body: unknown, place: Place, member: string, count: number): unknown =>
  changed(body, place, (old) => {
    const [first] = old as readonly object[]
    return Array.from({ length: count }, (_, i) => ({ ...first, [member]: member === 'id' ? v4() : `${i}` }))
  })

describe('lists are no longer than the contract lets them be', () => {
  it.each<readonly [OperationId, place: Place, longest: number, member: string]>([
    ['aiEconomics.read', ['adoption', 'taggedEvidence'], 100, 'reference'],
    ['aiEconomics.surface', ['adoption', 'taggedEvidence'], 100, 'reference'],
    ['commandCenter.read', ['insights'], 20, 'meta'],
    ['commandCenter.evidence', ['evidence'], 200, 'id'],
    ['search.read', ['groups', 3, 'items'], 100, 'id'],
    ['forensics.read', ['graph', 'nodes'], 500, 'id'],
    ['scope.read', ['report', 'rows'], 200, 'key'],
    ['invoiceDefense.read', ['facts', 'actions'], 9, 'tag'],
    ['invoiceDefense.read', ['facts', 'delivery', 'rows'], 200, 'key'],
    ['connections.list', ['connections', 0, 'recentRuns'], 10, 'id'],
    ['audit.list', ['events'], 100, 'id'],
    ['audit.read', ['event', 'related'], 20, 'id'],
  ])('%s %j: %i', (id, place, longest, member) => {
    const answer = examplesOf(id).find((body) => (at(body, place) as readonly unknown[] | undefined)?.length)
    expect(answer).toBeDefined()
    expect(fits(responses[id], copies(answer, place, member, longest))).toBe(true)
    expect(fits(responses[id], copies(answer, place, member, longest + 1))).toBe(false)
  })
})

describe('an error', () => {
  const withMember = (place: Place, value: unknown) =>
    fits(
      error,
      changed(errorExamples.full, place, () => value),
    )
  it.each<readonly [place: Place, right: readonly unknown[], wrong: readonly unknown[]]>([
    [
      ['error', 'message'],
      ['x', 'x'.repeat(200)],
      ['', 'x'.repeat(201)],
    ],
    [
      ['error', 'requestId'],
      ['x'.repeat(128), 'aZ_-9'],
      ['', 'x'.repeat(129), 'a b', 'a.b'],
    ],
    [
      ['error', 'details', 'retryAfterSeconds'],
      [1, 86_400],
      [0, 86_401, 1.5],
    ],
    [
      ['error', 'details', 'fields', 0, 'path'],
      ['x'.repeat(120), 'a[0].b-c_D'],
      ['', 'x'.repeat(121), 'a b', 'a/b'],
    ],
    [
      ['error', 'details', 'fields'],
      [[], Array(20).fill({ path: 'a', reason: 'required' })],
      [Array(21).fill({ path: 'a', reason: 'required' })],
    ],
    [['error', 'details'], [{}], [[]]],
  ])('%j', (place, right, wrong) => {
    expect(right.filter((value) => !withMember(place, value))).toEqual([])
    expect(wrong.filter((value) => withMember(place, value))).toEqual([])
  })

  it('has a code that its status can have', () => {
    const of = (code: string) => ({ error: { code, message: 'x', requestId: 'x' } })
    expectContractError(403, of('quota_exceeded'))
    expect(() => expectContractError(404, of('forbidden'))).toThrow()
    expect(() => expectContractError(200, of('not_found'))).toThrow()
  })
})
