import { describe, expect, it } from '@jest/globals'
import { jira } from '#sources/jira/issues'
import { sampleOf } from '#test/support/files/samples'
import { ANSWERS, READ_AT } from '../files/support.js'

type Path = readonly (string | number)[]

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  '',
  'x'.repeat(100_000),
  'T'.repeat(100_000),
  [],
  {},
  [null],
  deep(1_000),
  JSON.parse('{"__proto__": {"key": "ACME-1"}, "constructor": 1, "toString": {}}'),
]

/** The places of all members and elements of a value. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([name, member]) => pathsIn(member, [...path, name]))]

const replaced = (value: unknown, [name, ...rest]: Path, by: unknown): unknown => {
  if (name === undefined) return by
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[name] = replaced(copy[name], rest, by)
  return copy
}

describe('given an issue of Jira with one hostile value anywhere in it', () => {
  const issue: unknown = JSON.parse(sampleOf('jira')).issues[0]

  it('when it is read, then it is one fact or one rejected record, and no member is taken for another', () => {
    for (const path of pathsIn(issue))
      for (const by of HOSTILE) {
        const told = jira.map(replaced(issue, path, by), ANSWERS, READ_AT, new Map())
        expect(told).toHaveLength(1)
        expect(['fact', 'rejected']).toContain(told[0]?.tag)
        expect(JSON.stringify(told)).not.toMatch(/canary|function|object Object/i)
      }
  })
})
