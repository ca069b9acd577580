import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import type { OpenError, Outcome } from '#domain/outcome'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { holdLock, type OtherProcess } from '#test/support/stores/process'
import { batch, holding, Others, Things, thing } from './things.js'

const openReadStore = (file: string) => openSqliteReadStore(file, [Things, Others], 's1')
const held = async (file: string, ...statements: readonly string[]): Promise<OtherProcess> => {
  const holder = holdLock(file, statements)
  expect(await holder.line()).toBe('held')
  return holder
}

describe('a lock that another process holds', () => {
  it('for a moment is waited for: opening, writing and committing succeed once it is let go', async () => {
    const file = join(newFolder(), 'read.db')
    const store = await ok(openReadStore(file))
    const lease = await holding(store, [thing('a')])
    const first = await held(file, 'BEGIN IMMEDIATE')
    const opening = openReadStore(file)
    first.kill()
    const other = await ok(opening)
    const second = await held(file, 'BEGIN IMMEDIATE')
    const writing = [
      ok(store.commit(lease, batch('1', '2', [thing('b')]))),
      ok(other.access.put([{ id: 'k', workspaceId: 'w', revision: 0, document: {} }])),
    ]
    second.kill()
    await Promise.all(writing)
    expect(await ok(other.moment(ALL))).toMatchObject({ checkpoint: '2' })
    for (const one of [store, other]) one.close()
  })

  it('for good fails after five seconds: with one line when opening, as unavailable when writing, while reads and the event loop continue', async () => {
    const folder = newFolder()
    const [store, log, registry] = [
      await ok(openReadStore(join(folder, 'read.db'))),
      await ok(openSqliteEventLog(join(folder, 'events.db'))),
      await ok(openSqliteRegistry(join(folder, 'registry.db'))),
    ]
    const lease = await holding(store, [thing('a')])
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.db')))
      await held(join(folder, name), 'BEGIN IMMEDIATE')

    // Files that are new, and one that somebody wants for himself alone.
    const alone = join(folder, 'alone.db')
    ;(await ok(openSqliteEventLog(alone))).close()
    await held(alone, 'PRAGMA locking_mode = EXCLUSIVE', 'BEGIN IMMEDIATE')
    const opening = (file: string, open: (file: string) => Outcome<OpenError, unknown>) => ({ file, open })
    const wanted = [
      ...[openSqliteEventLog, openReadStore, openSqliteRegistry].map((open, i) =>
        opening(join(folder, `new${i}.db`), open),
      ),
      opening(alone, openSqliteEventLog),
    ]
    for (const { file } of wanted.slice(0, 3)) await held(file, 'BEGIN IMMEDIATE')

    const event = { eventId: 'e', type: 'Noted', schemaVersion: 1, data: {}, metadata: {} }
    const started = performance.now()
    const refused = Promise.all(wanted.map(({ file, open }) => failed(open(file))))
    const writes = Promise.all([
      failed(store.commit(lease, batch('1', '2', []))),
      failed(store.acquire(ALL, 'other')),
      failed(store.beat(lease)),
      failed(store.access.put([{ id: 'k', workspaceId: 'w', revision: 0, document: {} }])),
      failed(log.append('s', -1, [event])),
      failed(registry.countRequests([{ keyId: 'k', minute: '2026-05-05T12:00:00.000Z', requests: 1 }])),
      failed(registry.peppers()),
    ])
    let done = false
    void Promise.allSettled([refused, writes]).then(() => {
      done = true
    })
    let reads = 0
    for (; !done; reads += 1) {
      await ok(store.read(ALL, async (docs) => docs.get(Things, ['a'])))
      await ok(log.readAll('', 10))
      await sleep(20)
    }
    expect(reads).toBeGreaterThan(20)
    expect(performance.now() - started).toBeGreaterThan(4_900)
    expect(await writes).toEqual(
      ['read store', 'read store', 'read store', 'read store', 'event log', 'registry', 'registry'].map((name) => ({
        tag: 'store_unavailable',
        store: name,
        cause: 'another process holds its lock',
      })),
    )
    for (const [i, error] of (await refused).entries())
      expect(error).toEqual({
        tag: 'open_error',
        message: `${wanted[i]?.file} is locked by another process: end it, or wait and try again`,
      })
    for (const one of [store, log, registry]) one.close()
  })
})
