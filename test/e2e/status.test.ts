import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, run, runJson } from '#test/support/process/program'
import { attentionOf, type Looked } from '#test/support/status'

const data = join(freshFolder(), 'data')
const status = async (...more: readonly string[]) => {
  const { code, stdout } = await run(['status', '--json', ...more, '--data', data])
  return { code, ...(JSON.parse(stdout) as Looked) }
}
const fold = async (): Promise<void> => {
  const worker = launch(['work', '--data', data], { env: { WDI_LOG: 'debug' } })
  await worker.stderr.first((line) => line.includes('"phase":"committed"'))
  await worker.end('SIGKILL')
}

describe('wdi status', () => {
  beforeAll(async () => {
    await runJson(['workspace', 'create', 'acme/website', '--data', data])
  })
  it('given that all is folded, ends with 0', async () => {
    expect(await status()).toMatchObject({ code: 0, upToDate: true, needsAttention: [] })
    expect(await status('--worker')).toMatchObject({ code: 0, needsAttention: [] })
  })
  it('given that events wait and the worker was killed, ends with 1 and says what to run', async () => {
    for (const file of ['read.db', 'read.db-wal', 'read.db-shm']) rmSync(join(data, file), { force: true })
    const [told, health] = [await run(['status', '--data', data]), await status('--worker')]
    expect(told).toMatchObject({ code: 1, stderr: '' })
    const command = `npx --no wdi work --data ${data}`
    expect(told.stdout).toContain(`Events wait, and no worker runs: run \`${command}\`.`)
    expect(health).toMatchObject({ code: 1, needsAttention: [{ kind: 'no_worker', workspace: null, command }] })
    await fold()
    expect(await status()).toMatchObject({ code: 0, needsAttention: [] })
  })
})

describe('what needs a person', () => {
  it('is a source that was not read for longer than its term, and one whose last run failed', async () => {
    const found = await attentionOf({ connections: ['healthy', 'stale', 'failing', 'degraded', 'paused', 'pending'] })
    expect(found.map(({ kind, workspace }) => [kind, workspace])).toEqual([
      ['source_silent', 'acme/website'],
      ['source_failing', 'acme/website'],
    ])
    expect(found[0]?.sentence).toMatch(/^Repository of acme\/website: .*Import it again \(`wdi import files --help`\)/)
  })
  it('is an entity in quarantine, and a stream that names no workspace', async () => {
    const found = await attentionOf({ quarantined: 2, unattributed: 1 })
    expect(found.map(({ kind, workspace }) => [kind, workspace])).toEqual([
      ['quarantine', null],
      ['quarantine', 'acme/website'],
    ])
  })
  it('is nothing of all that for what restarts a worker', async () => {
    expect(await attentionOf({ quarantined: 2, connections: ['stale'] }, 'supervisor')).toEqual([])
  })
})
