import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { operations } from '#projections/operations'
import { type ContractRow, contractEndpoints, contractRows, tableRows } from '#test/support/contract/text'

const page = readFileSync('docs/contract-coverage.md', 'utf8')
const waiting = new Set([...page.matchAll(/^- (\w+\.\w+)$/gm)].map(([, id]) => id))
const contractIds = new Set(contractEndpoints.map(({ id }) => id))

/** Heading and name: the first cell, or the first two where rows of the heading begin alike. */
const nameOf = ({ heading, cells }: ContractRow): string => {
  const firsts = contractRows.filter((row) => row.heading === heading).map((row) => row.cells[0])
  return `${heading}: ${cells.slice(0, new Set(firsts).size === firsts.length ? 1 : 2).join(' ')}`
}

/** The operations that a row tells of: those that its first cell names, else those in its heading; of none for all. */
const operationsOf = ({ heading, cells: [first = ''] }: ContractRow): readonly string[] => {
  const named = first.split(', ').filter((id) => contractIds.has(id))
  return named.length > 0 ? named : [...contractIds].filter((id) => heading.includes(`\`${id}\``))
}
const isWaiting = (row: ContractRow): boolean => {
  const ids = operationsOf(row)
  return ids.length > 0 && ids.every((id) => waiting.has(id))
}

const covered = tableRows(page).map(({ heading, cells: [name = '', tests = ''] }) => ({
  name: `${heading}: ${name}`,
  tests: tests.split('<br>').filter((test) => test !== ''),
}))
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Says whether a file has a test, or a group of them, of that title. */
const isThere = (test: string): boolean => {
  const [, file = '', title = ''] = /^(\S+): (.+)$/.exec(test) ?? []
  if (!/^test\/.*\.test\.ts$/.test(file) || !existsSync(file)) return false
  return new RegExp(`\\(\\s*(['"\`])${escaped(title)}\\1\\s*,`).test(readFileSync(file, 'utf8'))
}

describe('the contract', () => {
  it('has the rows that were counted in it', () => {
    expect(contractRows).toHaveLength(142)
  })
  it.each(contractRows.filter((row) => !isWaiting(row)).map((row) => [nameOf(row)]))('has tests for %s', (name) => {
    expect(covered.filter((row) => row.name === name)).toHaveLength(1)
  })
})

describe('the table of covered rows', () => {
  it.each(covered.map(({ name, tests }) => [name, tests] as const))('names tests that are there: %s', (name, tests) => {
    expect(contractRows.map(nameOf)).toContain(name)
    const waitsFor = /^waits for (.+)$/.exec(tests[0] ?? '')?.[1]
    if (waitsFor !== undefined) expect([...waiting]).toContain(waitsFor)
    else {
      expect(tests).not.toEqual([])
      expect(tests.filter((test) => !isThere(test))).toEqual([])
    }
  })
  it('lists exactly the operations that are not built yet', () => {
    const built = new Set(operations.map(({ id }) => id))
    expect([...waiting].sort()).toEqual([...contractIds].filter((id) => !built.has(id)).sort())
  })
})

describe('the list of rules for mutations', () => {
  const [, list = ''] = page.split('## Mutations')
  const rules = [...list.matchAll(/^- (.+?): (test\/\S+: .+)$/gm)].map(
    ([, rule = '', test = '']) => [rule, test] as const,
  )
  it('has a test for each', () => {
    expect(rules).toHaveLength([...list.matchAll(/^- /gm)].length)
    expect(rules.length).toBeGreaterThan(15)
  })
  it.each(rules)('names a test that is there: %s', (_, test) => {
    expect([test, isThere(test)]).toEqual([test, true])
  })
})
