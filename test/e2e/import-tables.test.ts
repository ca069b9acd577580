import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { run, runJson } from '#test/support/process/program'

const folder = freshFolder()
const data = join(folder, 'data')
const [table, mapping, facts] = ['hours.csv', 'hours.json', 'hours.jsonl'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
const common = ['--workspace', 'acme/website', '--data', data]

beforeAll(async () => {
  writeFileSync(
    table,
    'Datum;Mitarbeiter;Stunden;Abrechenbar\n31.03.2026;Ada Canary;2,5;ja\n01.04.2026;Bob Canary;1;nein\n',
  )
  await runJson(['workspace', 'create', 'acme/website', '--data', data, '--json'])
})

describe('given a table that no format knows', () => {
  it('when a mapping is proposed, then it is JSON on standard output, and needs no workspace', async () => {
    const { code, stdout } = await run(['import', 'csv', table, '--suggest'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'time_entry', decimal: 'comma', dates: 'day_first', fill: [] })
    expect(stdout).not.toContain('Canary')
    writeFileSync(mapping, stdout)
  })
  it('when it is imported by the proposal, then its rows are taken, and the next time without it', async () => {
    const first = await run(['import', 'csv', table, '--map', mapping, '--role', 'developer', ...common])
    expect(first.stdout).toMatch(/^Table by a mapping: 2 new or changed, 0 unchanged, 0 withdrawn\.\n/)
    const again = await run(['import', 'csv', table, ...common, '--json'])
    expect(JSON.parse(again.stdout)).toMatchObject({ counts: { accepted: 0, unchanged: 2, rejected: 0 } })
  })
  it('when what it tells is written as a file of facts, then that names no person', async () => {
    const written = await run(['import', 'csv', table, '--facts', facts, ...common])
    expect(written.stdout).toContain('2 facts were written')
    expect(readFileSync(facts, 'utf8')).toContain('"seconds":9000')
    expect(readFileSync(facts, 'utf8')).not.toMatch(/canary/i)
  })
})
