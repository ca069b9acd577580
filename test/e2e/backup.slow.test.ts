import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { backUp } from '#app/admin/backup/back-up'
import { restore } from '#app/admin/backup/restore'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { openKept } from '#stores/open'
import { benchHistory } from '#test/bench/history'
import { countOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { appendAll } from '#test/support/process/pairs'
import { launch, run, runJson } from '#test/support/process/program'
import { ok } from '#test/support/stores/outcome'
import { type OtherProcess, runScript } from '#test/support/stores/process'

const proving = process.env['WDI_PROVE'] === '1'
/** Folders that are written to, and backups of each while it is. */
const [FOLDERS, BACKUPS] = proving ? [25, 40] : [1, 6]
/** Every so many backups one is made, restored and verified by processes of their own. */
const BY_PROCESSES = proving ? 20 : 3
const KILLS = proving ? 60 : 5
/** Tries to meet a backup on its way, however late this process looks. */
const MOST_TRIES = 100

/** The newest position that a writer was told to be stored. */
const following = (writer: OtherProcess): { newest: string } => {
  const heard = { newest: '' }
  const hear = async (): Promise<void> => {
    for (let line = await writer.line(); line !== undefined; line = await writer.line()) heard.newest = line
  }
  void hear()
  return heard
}

const COLUMNS = 'e.position, s.name, e.revision, e.event_id, e.type, e.schema_version, e.data, e.metadata, e.checksum'
/** Events up to the end of a restored log that only one of the logs has, and how many are in both. */
const compared = (
  data: string,
  restored: string,
): { readonly differ: number; readonly events: number; readonly end: string } => {
  const db = new Database(join(restored, 'events.db'), { readonly: true })
  try {
    db.prepare('ATTACH ? AS original').run(join(data, 'events.db'))
    const { events, end } = db.prepare('SELECT count(*) AS events, max(position) AS end FROM main.events').get() as {
      events: number
      end: number
    }
    const of = (log: string): string =>
      `SELECT ${COLUMNS} FROM ${log}.events e JOIN ${log}.streams s ON s.id = e.stream WHERE e.position <= ${end}`
    const only = (one: string, other: string): number =>
      db
        .prepare(`SELECT count(*) FROM (${of(one)} EXCEPT ${of(other)})`)
        .pluck()
        .get() as number
    return {
      differ: only('original', 'main') + only('main', 'original'),
      events,
      end: end.toString(16).padStart(16, '0'),
    }
  } finally {
    db.close()
  }
}
const namesIn = (data: string): number => {
  const db = new Database(join(data, 'registry.db'), { readonly: true })
  const names = db.prepare('SELECT count(*) FROM member_names').pluck().get() as number
  db.close()
  return names
}

const byCalls = async (data: string, backup: string, restored: string): Promise<void> => {
  const kept = await ok(openKept(data))
  const stop = new AbortController().signal
  const now = new Date().toISOString()
  await ok(backUp(kept, { folder: backup, service: 'test', now, elsewhere: [], stop }))
  await kept.close()
  await ok(restore(backup, restored, []))
  // Whatever does not belong together is refused here.
  const again = await ok(openKept(restored))
  await again.close()
}
const byProcesses = async (data: string, backup: string, restored: string): Promise<void> => {
  await runJson(['backup', backup, '--data', data])
  await runJson(['restore', backup, '--data', restored])
  const { events, unfolded } = await runJson<{ events: number; unfolded: number }>(['verify', '--data', restored])
  expect([events, unfolded]).toEqual([countOf(restored), countOf(restored)])
  await runJson(['replay', '--data', restored])
  expect(await runJson(['status', '--data', restored])).toMatchObject({ upToDate: true })
}

describe('given a data folder that two processes write to and a worker folds', () => {
  it(`when it is backed up ${FOLDERS * BACKUPS} times and each is restored, then no event is lost`, async () => {
    const findings: object[] = []
    let all = 0
    for (let scene = 0; scene < FOLDERS; scene += 1) {
      const folder = freshFolder()
      const data = join(folder, 'data')
      await runJson(['workspace', 'create', 'acme/website', '--data', data])
      const worker = launch(['work', '--data', data])
      // It takes signals from its first line on.
      await worker.stdout.first(() => true)
      const writers = [1, 2].map((one) => runScript('append-marked', data, `${scene * 2 + one}`, '1'))
      const heard = writers.map(following)
      while (heard.some(({ newest }) => newest === '')) await sleep(20)
      for (let i = 1; i <= BACKUPS; i += 1) {
        const [backup, restored] = [join(folder, `backup-${i}`), join(folder, `restored-${i}`)]
        const names = namesIn(data)
        const acknowledged = heard.map(({ newest }) => newest).reduce((a, b) => (a > b ? a : b))
        await (i % BY_PROCESSES === 0 ? byProcesses : byCalls)(data, backup, restored)
        const { differ, events, end } = compared(data, restored)
        all += events
        if (differ > 0 || end < acknowledged || namesIn(restored) < names)
          findings.push({ scene, i, differ, events, end, acknowledged, names: [names, namesIn(restored)] })
        for (const one of [backup, restored]) rmSync(one, { recursive: true })
      }
      for (const writer of writers) {
        writer.kill()
        await writer.ended
      }
      expect((await worker.end('SIGTERM')).code).toBe(0)
      rmSync(folder, { recursive: true, force: true })
    }
    process.stderr.write(
      `${FOLDERS * BACKUPS} backups under load, each restored: ${all} events compared, ${findings.length} backups that lost any\n`,
    )
    expect(findings).toEqual([])
  }, 7_200_000)
})

describe('given a backup that is killed', () => {
  const folder = freshFolder()
  const data = join(folder, 'data')
  beforeAll(async () => {
    await runJson(['workspace', 'create', 'acme/website', '--data', data])
    const log = await ok(openSqliteEventLog(join(data, 'events.db')))
    await appendAll(log, benchHistory(20_000, 'streams'), new Map())
    log.close()
  })

  it('when it has written part of it, then nothing has the name of the backup; what has it is whole', async () => {
    let parts = 0
    // Where each was whole by then, more are killed.
    for (let i = 0; i < KILLS || (parts === 0 && i < MOST_TRIES); i += 1) {
      const backup = join(folder, `backup-${i}`)
      const running = launch(['backup', backup, '--data', data])
      const isUnfinished = (name: string): boolean => name.startsWith(`backup-${i}.unfinished-`)
      while (!running.hasEnded() && !readdirSync(folder).some(isUnfinished)) await sleep(2)
      // The first one at once.
      await sleep((i / KILLS) * 400)
      await running.end('SIGKILL')
      const left = readdirSync(folder).filter(isUnfinished)
      parts += left.length
      if (existsSync(backup)) {
        await runJson(['restore', backup, '--data', join(folder, `restored-${i}`)])
        expect(compared(data, join(folder, `restored-${i}`)).differ).toBe(0)
      }
      for (const one of left) {
        // One that is killed after its manifest was written is whole, and only lacks its name.
        const ended = await run(['restore', join(folder, one), '--data', join(folder, `part-${i}`)])
        if (ended.code === 0) expect(compared(data, join(folder, `part-${i}`)).differ).toBe(0)
        else expect(ended.stderr).toMatch(/^wdi: .*manifest\.json is (missing|damaged).*\n$/)
        rmSync(join(folder, one), { recursive: true })
      }
    }
    expect(parts).toBeGreaterThan(0)
  })
  it('when it is stopped by Ctrl-C, then nothing is left of it', async () => {
    /** The folders before a backup that was stopped; one that was whole by then was stopped too late, and does not count. */
    const stopped = async (tries = 0): Promise<readonly string[]> => {
      const before = readdirSync(folder)
      const backup = join(folder, `stopped-${tries}`)
      const running = launch(['backup', backup, '--data', data])
      while (!running.hasEnded() && readdirSync(folder).length === before.length) await sleep(2)
      const { code, stderr } = await running.end('SIGINT')
      if (existsSync(backup) && tries < MOST_TRIES) return stopped(tries + 1)
      expect([code, stderr]).toEqual([130, 'wdi: stopped; run the same command again to continue\n'])
      return before
    }
    const before = await stopped()
    expect(readdirSync(folder)).toEqual(before)
  })
})
