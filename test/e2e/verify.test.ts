import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { EXAMPLES } from '#test/support/facts/examples'
import { freshFolder } from '#test/support/process/folders'
import { type Ended, launch, run, runJson } from '#test/support/process/program'

const folder = freshFolder()
const data = join(folder, 'data')
const readFile = join(data, 'read.db')

const changed = (sql: string): void => {
  const db = new Database(readFile)
  db.prepare(sql).run()
  db.close()
}
const working = async () => {
  const worker = launch(['work', '--data', data], { env: { WDI_LOG: 'info' } })
  await worker.stderr.first((line) => line.includes('"msg":"folding"'))
  return worker
}
const verify = (...more: string[]) => run(['verify', '--data', data, ...more])

describe('given a folder of facts', () => {
  let projectId = ''
  beforeAll(async () => {
    ;({ projectId } = await runJson<{ projectId: string }>(['workspace', 'create', 'acme/website', '--data', data]))
    const lines = [{ connection: { label: 'Sheet' } }, { ...EXAMPLES.time_entry, place: projectId }]
    writeFileSync(join(folder, 'facts.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    await runJson(['import', 'facts', join(folder, 'facts.jsonl'), '--workspace', 'acme/website', '--data', data])
  })

  it('when all is as it should be, then verify says so', async () => {
    const { code, stdout } = await verify()
    expect(stdout).toMatch(/^All \d+ documents match the event log, as of \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/)
    expect(code).toBe(0)
  })
  it('when nothing is in quarantine, then the JSON of verify and of status says 0', async () => {
    const verified = await runJson<{ quarantined: number }>(['verify', '--data', data])
    const status = await runJson<{ workspaces: { quarantined: number }[] }>(['status', '--data', data])
    expect([verified.quarantined, status.workspaces.map(({ quarantined }) => quarantined)]).toEqual([0, [0]])
  })
  it('when a worker was killed, then a repair waits until it is known to be dead, and is done', async () => {
    const worker = await working()
    await worker.end('SIGKILL')
    changed(`UPDATE documents_1_time_entry SET body = json_set(body, '$.workspaceId', 'x')`)
    const { code, stdout, stderr } = await verify('--repair')
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/1 of \d+ documents differed from the event log and were rewritten\.\n$/)
    expect((await verify()).code).toBe(0)
  })
  it('when a worker lives, then a repair says to stop it, and changes nothing', async () => {
    const worker = await working()
    const { code, stderr } = await verify('--repair')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^wdi: a worker is running: stop .* and try again\n$/)
    expect((await worker.end('SIGTERM')).code).toBe(0)
  })
  it('when a key was tampered with, then verify finds it, and repairs it', async () => {
    await runJson(['key', 'issue', '--workspace', 'acme/website', '--name', 'CI', '--data', data])
    changed(`UPDATE access SET body = json_set(body, '$.scopes', json('["audit:read"]')) WHERE id LIKE 'key:%'`)
    const found = await verify()
    expect(found.code).toBe(1)
    expect(found.stdout).toMatch(/^different: access key:/)
    expect(found.stdout).toMatch(
      /differ from the event log: stop all workers and run `npx --no wdi verify --repair --data \S+`\n$/,
    )
    expect((await verify('--repair')).code).toBe(0)
    expect((await verify()).code).toBe(0)
  })
  it('when a repair is stopped by Ctrl-C, then the next command has not to wait for it', async () => {
    const many = join(folder, 'many.jsonl')
    const entry = (i: number) => JSON.stringify({ ...EXAMPLES.time_entry, place: projectId, key: `entry-${i}` })
    writeFileSync(many, Array.from({ length: 4_000 }, (_, i) => `${entry(i)}\n`).join(''))
    await runJson(['import', 'facts', many, '--workspace', 'acme/website', '--data', data])
    const holder = (): unknown => {
      const db = new Database(readFile, { readonly: true })
      const owner = db.prepare('SELECT owner FROM control').pluck().get()
      db.close()
      return owner
    }
    /** A repair that was stopped; one that was through by then was stopped too late, and does not count. */
    const stopped = async (tries = 0): Promise<Ended> => {
      const repairing = launch(['verify', '--repair', '--data', data])
      while (holder() === null && !repairing.hasEnded()) await sleep(5)
      const ended = await repairing.end('SIGINT')
      return ended.code === 0 && tries < 20 ? stopped(tries + 1) : ended
    }
    const { code, stderr } = await stopped()
    expect([code, stderr]).toEqual([130, 'wdi: stopped; run the same command again to continue\n'])
    expect(holder()).toBeNull()
    expect((await verify()).code).toBe(0)
  })
})
