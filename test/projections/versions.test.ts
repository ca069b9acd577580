import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { collections, measures } from '#projections/index'
import { Rollup } from '#projections/rollups/rollup'
import { versions } from '#projections/versions'
import { exhaustively, isQuick } from '#test/support/thorough'
import { type Digests, digestsUnder, SAMPLE_YEAR, unraised } from './support/digests.js'

// What events are folded into, by version. Documents that were stored under a version are read under it: where a fold
// changes what it makes, its version has to be raised, so that they are folded again.

const FILE = 'test/projections/digests.json'
const recorded = (): Digests => {
  const { [SAMPLE_YEAR]: year, ...others }: Digests = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  return isQuick || year === undefined ? others : { [SAMPLE_YEAR]: year, ...others }
}
const now = digestsUnder(versions, !isQuick)
const toRaise = unraised(recorded(), now, versions)

if (process.env['WRITE_DOCS'] === '1' && !isQuick && toRaise.length === 0)
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`)

describe('the versions of documents and sums', () => {
  it('are of every collection that a read store holds, and of every family of sums', () => {
    const named = [
      ...collections.filter((one) => one !== Rollup).map(({ name }) => name),
      ...measures.map(({ family }) => `rollup of ${family}`),
    ]
    expect(Object.keys(versions).sort()).toEqual(named.sort())
  })
  it('are raised in projections/versions.ts where the same events are folded into something else', () => {
    expect({ 'raise the version of': toRaise }).toEqual({ 'raise the version of': [] })
  })
  it('are in test/projections/digests.json with digests of their folds (WRITE_DOCS=1 writes it)', () => {
    expect(recorded()).toEqual(now)
  })
  exhaustively('cover documents of every name', () => {
    const covered = new Set(Object.values(now).flatMap(({ documents }) => Object.keys(documents)))
    expect(Object.keys(versions).filter((name) => !covered.has(name))).toEqual([])
  })
})

describe('given what was folded before', () => {
  const before: Digests = {
    year: { events: 'e1', documents: { client: { version: 1, digest: 'a' }, rate: { version: 2, digest: 'b' } } },
  }
  const folded = (client: object, events = 'e1', more: object = {}): Digests => ({
    year: { events, documents: { ...client, rate: { version: 2, digest: 'b' }, ...more } },
  })
  const client = (digest: string, version = 1) => ({ client: { version, digest } })
  it.each<[string, Digests, Record<string, number>, readonly string[]]>([
    ['the same again, nothing has to be raised', folded(client('a')), { client: 1, rate: 2 }, []],
    ['something else under one version, it has to be raised', folded(client('x')), { client: 1, rate: 2 }, ['client']],
    ['nothing any more under one version, it has to be raised', folded({}), { client: 1, rate: 2 }, ['client']],
    [
      'something else under a higher version, nothing has to be raised',
      folded(client('x', 2)),
      { client: 2, rate: 2 },
      [],
    ],
    ['the same under a lower version, it has to be raised', folded(client('a')), { client: 1, rate: 1 }, ['rate']],
    [
      'something else from other events, nothing has to be raised',
      folded(client('x'), 'e2'),
      { client: 1, rate: 2 },
      [],
    ],
    [
      'documents of a new name, nothing has to be raised',
      folded(client('a'), 'e1', { goal: { version: 1, digest: 'g' } }),
      { client: 1, rate: 2, goal: 1 },
      [],
    ],
  ])('and %s', (_, after, current, expected) => {
    expect(unraised(before, after, current)).toEqual(expected)
  })
})
