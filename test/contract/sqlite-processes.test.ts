import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { LOG_START, NO_STREAM } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { runScript } from '#test/support/stores/process'
import { ask, Others, Things } from './things.js'

describe('SQLite files shared by processes', () => {
  it('given a log that another process appends to, notifies of the change', async () => {
    const file = join(newFolder(), 'events.db')
    const log = await ok(openSqliteEventLog(file))
    const changed = log.changed(LOG_START, new AbortController().signal)
    const other = runScript('append-once', file, 's')
    await ok(changed)
    expect(await ok(log.readStream('s', NO_STREAM, 10))).toHaveLength(1)
    expect(await other.ended).toBe(0)
    log.close()
  })

  it('given a stream that three processes append to, lets exactly one have each revision', async () => {
    const file = join(newFolder(), 'events.db')
    const log = await ok(openSqliteEventLog(file))
    const others = ['a', 'b', 'c'].map((name) => ({ name, process: runScript('append-many', file, name, '60') }))
    const won = await Promise.all(
      others.map(async (other) => [other.name, JSON.parse((await other.process.line()) ?? '[]') as number[]] as const),
    )
    const owners = new Map(won.flatMap(([name, revisions]) => revisions.map((revision) => [revision, name] as const)))
    expect(owners.size).toBe(180)
    const events = await ok(log.readStream('contended', NO_STREAM, 1000))
    expect(events.map(({ revision, data }) => [revision, (data as { by: string }).by])).toEqual(
      Array.from({ length: 180 }, (_, revision) => [revision, owners.get(revision)]),
    )
    log.close()
  })

  it('given a writer that is killed at any moment, shows whole batches only, with the checkpoint of the last', async () => {
    const file = join(newFolder(), 'read.db')
    const store = await ok(openSqliteReadStore(file, [Things, Others], 's1'))
    let last = 0
    for (let kill = 0; kill < 4; kill += 1) {
      const other = runScript('commit-until-killed', file, '1000')
      for (let i = 0; i < 2; i += 1) last = Number(await other.line())
      await sleep(kill * 3)
      other.kill()
      await other.ended
      const { checkpoint } = await ok(store.moment(ALL))
      expect(Number(checkpoint)).toBeGreaterThanOrEqual(last)
      const of = (rank: number) => ask(store, (docs) => docs.count(Things, { where: { rank: { eq: rank } } }))
      expect(await of(Number(checkpoint))).toBe(1000)
      expect(await ask(store, (docs) => docs.count(Things, { where: { owner: { eq: 'o' } } }))).toBe(1000)
    }
    store.close()
  })
})
