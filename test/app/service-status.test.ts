import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { lastBackupIn, noteBackup } from '#app/inspect/last-backup'
import { readServiceStatus } from '#app/inspect/service-status'
import type { Uuid } from '#domain/common'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores/open'
import {
  clientAdded,
  deadLettered,
  inWorkspace,
  letterResolved,
  projectAdded,
  registered,
  syncStarted,
  type Told,
  uuid,
  WORKSPACE,
  workspaceOpened,
} from '#test/projections/support/events'
import { append } from '#test/projector/support/stores'
import { tell } from '#test/support/api/folded'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

const NOW = '2026-03-02T12:10:00.000Z'
const OTHER = uuid('other')

let data: string
let stores: Stores
beforeEach(async () => {
  data = newFolder()
  stores = await ok(openStores(data))
})
afterEach(() => stores.close())

const fold = (events: readonly Told[]) => tell(stores as never, events)
const statusOf = (workspaceId: Uuid = WORKSPACE, folder: string | null = data) =>
  ok(readServiceStatus(workspaceId, stores, { version: '1.2.3', data: folder }, NOW))

/** An event that no build knows. */
const unknown = ({ stream, event }: Told): Told => ({ stream, event: { ...event, type: 'Unheard' } })

describe('the status of the service for a workspace', () => {
  it('counts its events that are not shown yet, and says since when they wait', async () => {
    await fold([workspaceOpened()])
    await append(stores.eventLog, [
      clientAdded('theirs', { ...inWorkspace('other'), at: '2026-03-02T12:00:00.000Z' }),
      clientAdded('acme', { at: '2026-03-02T12:08:00.000Z' }),
      projectAdded('app', { at: '2026-03-02T12:09:00.000Z' }),
    ])
    expect((await statusOf()).waiting).toEqual({
      events: 2,
      isAll: true,
      since: '2026-03-02T12:08:00.000Z',
      lagSeconds: 120,
    })
    expect((await statusOf(OTHER)).waiting).toMatchObject({ events: 1, lagSeconds: 600 })
    await fold([])
    expect((await statusOf()).waiting).toEqual({ events: 0, isAll: true, since: null, lagSeconds: 0 })
  })
  it('looks through no more than some thousands of events', async () => {
    await append(
      stores.eventLog,
      Array.from({ length: 5_200 }, (_, i) => syncStarted('git', `r${i}`, inWorkspace('other'))),
    )
    expect((await statusOf()).waiting).toEqual({ events: 0, isAll: false, since: null, lagSeconds: 0 })
    const { waiting } = await statusOf(OTHER)
    expect([waiting.events, waiting.isAll]).toEqual([5_000, false])
  })
  it('counts what is in quarantine and what was rejected, of this workspace alone', async () => {
    const elsewhere = inWorkspace('other')
    await fold([
      workspaceOpened(),
      clientAdded('acme'),
      unknown(clientAdded('acme')),
      clientAdded('acme'),
      registered('git'),
      deadLettered('git', 'one'),
      deadLettered('git', 'two'),
      letterResolved('git', 'two', 'gone'),
      deadLettered('git', 'theirs', elsewhere),
    ])
    expect(await statusOf()).toMatchObject({ quarantinedEvents: 2, deadLetters: 1 })
    expect(await statusOf(OTHER)).toMatchObject({ quarantinedEvents: 0, deadLetters: 1 })
  })
  it('says whether a worker runs, and leaves its lease alone', async () => {
    expect((await statusOf()).hasWorker).toBe(false)
    const lease = await ok(stores.readStore.acquire(ALL, 'a worker'))
    const beating = setInterval(() => void stores.readStore.beat(lease), 50)
    try {
      expect((await statusOf()).hasWorker).toBe(true)
      await ok(stores.readStore.beat(lease))
    } finally {
      clearInterval(beating)
    }
    // A lease that nobody keeps alive is that of a killed worker.
    expect((await statusOf()).hasWorker).toBe(false)
  })
  it('tells the sizes of the disk and its stores, and no path', async () => {
    await fold([workspaceOpened()])
    const status = await statusOf()
    expect(status.disk).toEqual({
      freeBytes: expect.any(Number),
      eventLogBytes: expect.any(Number),
      readStoreBytes: expect.any(Number),
      registryBytes: expect.any(Number),
    })
    for (const bytes of Object.values(status.disk ?? {})) expect(bytes).toBeGreaterThan(0)
    expect(JSON.stringify(status)).not.toContain('/')
    expect((await statusOf(WORKSPACE, null)).disk).toBeNull()
    expect((await statusOf(WORKSPACE, join(data, 'nowhere'))).disk).toBeNull()
  })
  it('tells no size where that of a store cannot be found out', async () => {
    const elsewhere = newFolder()
    expect((await statusOf(WORKSPACE, elsewhere)).disk).toMatchObject({ eventLogBytes: 0 })
    symlinkSync('events.db', join(elsewhere, 'events.db'))
    expect((await statusOf(WORKSPACE, elsewhere)).disk).toBeNull()
  })
  it.each([
    ['EVENTSTORE_URL', 'eventLogBytes'],
    ['MONGODB_URL', 'registryBytes'],
  ] as const)(
    'tells no size of what the server of %s holds, and of nothing where servers hold all',
    async (one, size) => {
      const names = ['EVENTSTORE_URL', 'MONGODB_URL'] as const
      const before = names.map((name) => process.env[name])
      try {
        process.env[one] = 'x://elsewhere'
        expect((await statusOf()).disk).toMatchObject({ freeBytes: expect.any(Number), [size]: null })
        for (const name of names) process.env[name] = 'x://elsewhere'
        expect((await statusOf()).disk).toBeNull()
      } finally {
        for (const [i, name] of names.entries()) {
          const value = before[i]
          if (value === undefined) delete process.env[name]
          else process.env[name] = value
        }
      }
    },
  )
  it('tells when the last backup was made, and nothing where none is known', async () => {
    expect((await statusOf()).lastBackupAt).toBeNull()
    await noteBackup(data, '2026-03-01T10:00:00.000Z')
    await noteBackup(data, NOW)
    expect((await statusOf()).lastBackupAt).toBe(NOW)
    writeFileSync(join(data, 'backup.json'), 'not JSON')
    expect(await lastBackupIn(data)).toBeNull()
  })
  it('does without a note that cannot be written', async () => {
    await expect(noteBackup(join(data, 'nowhere'), NOW)).resolves.toBeUndefined()
  })
})
