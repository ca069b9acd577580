import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { TOGGL } from '#test/connectors/files/samples'
import { freshFolder } from '#test/support/process/folders'
import { builtProgram, run, runJson } from '#test/support/process/program'

const folder = freshFolder()
const data = join(folder, 'data')
const file = join(folder, 'toggl.csv')
const common = ['--workspace', 'acme/website', '--role', 'developer', '--data', data]

beforeAll(async () => {
  writeFileSync(file, TOGGL)
  await runJson(['workspace', 'create', 'acme/website', '--data', data, '--json'])
})

describe('given an exported time sheet', () => {
  it('when it is imported without naming its format, then it says what it took and what it left out', async () => {
    const dry = await run(['import', file, ...common, '--dry-run'])
    expect(dry.stdout).toMatch(
      /^Toggl Track, detailed report \(CSV\): 3 records\. Nothing was written\.\n {2}2 time_entry/,
    )
    const { stdout, code } = await run(['import', file, ...common])
    expect([code, stdout]).toEqual([
      0,
      'Toggl Track: 2 new or changed, 0 unchanged, 0 withdrawn, 1 left out (zero duration).\n',
    ])
  })
  it('when it comes packed through a pipe, then it is the same export', async () => {
    const words = ['import', '-', ...common, '--json'].map((word) => `'${word}'`).join(' ')
    const piped = `gzip -c '${file}' | '${process.execPath}' '${builtProgram}' ${words}`
    const { stdout } = await promisify(execFile)('bash', ['-c', piped])
    expect(JSON.parse(stdout)).toMatchObject({ counts: { accepted: 0, unchanged: 2, rejected: 0 } })
  })
  it('when no role is given, then one line asks for it, and nothing is written', async () => {
    const { code, stdout, stderr } = await run(['import', file, '--workspace', 'acme/website', '--data', data])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^wdi: [^\n]*add --role[^\n]*\n$/)
  })
})
