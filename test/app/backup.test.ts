import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { backUp, type Original } from '#app/admin/backup/back-up'
import type { Manifest } from '#app/admin/backup/manifest'
import { restore } from '#app/admin/backup/restore'
import { type NewEvent, NO_STREAM } from '#eventlog/port'
import { openKept, openStores, type Stores } from '#stores/open'
import { ROOM } from '#test/support/hooks/inbox'
import { eventsOf, rowsOf } from '#test/support/process/events'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'

const ANN = '00000000-0000-4000-8000-000000000001'
const noted = (n: number): NewEvent => ({
  eventId: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
  type: 'Noted',
  schemaVersion: 1,
  data: { n },
  metadata: {},
})

let folder: string
const at = (name: string): string => join(folder, name)
beforeEach(() => {
  folder = newFolder()
})

const appendTo = async ({ eventLog }: Pick<Stores, 'eventLog'>, stream: string, count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await ok(eventLog.append(stream, n === 0 ? NO_STREAM : n - 1, [noted(n)]))
}
const filled = async (name = 'data'): Promise<string> => {
  const stores = await ok(openStores(at(name)))
  await appendTo(stores, 'notes', 12)
  await ok(stores.registry.setName(ANN, 'Ann'))
  await stores.close()
  return at(name)
}
const options = (name: string) => ({
  folder: at(name),
  service: '9.9.9',
  now: '2026-05-05T12:00:00.000Z',
  elsewhere: [],
  stop: new AbortController().signal,
})
const backedUp = async (data: string, name: string) => {
  const kept = await ok(openKept(data))
  try {
    return await ok(backUp(kept, options(name)))
  } finally {
    await kept.close()
  }
}

describe('given a data folder', () => {
  it('when it is backed up and restored, then every event, name and secret is there', async () => {
    const data = await filled()
    const manifest = await backedUp(data, 'backup')
    expect(manifest).toMatchObject({ format: 1, service: '9.9.9', created: '2026-05-05T12:00:00.000Z', elsewhere: [] })
    expect(manifest.log).toMatchObject({ events: 12, end: '000000000000000c' })
    expect(JSON.parse(readFileSync(join(at('backup'), 'manifest.json'), 'utf8'))).toEqual(manifest)
    await ok(restore(at('backup'), at('restored'), []))
    expect(eventsOf(at('restored'))).toEqual(eventsOf(data))
    for (const table of ['member_names', 'peppers', 'log_mark'])
      expect(rowsOf(at('restored'), 'registry.db', `SELECT * FROM ${table}`)).toEqual(
        rowsOf(data, 'registry.db', `SELECT * FROM ${table}`),
      )
    const stores = await ok(openStores(at('restored')))
    await stores.close()
  })
  it('when it is backed up, then the backup is of whole files that only their owner may read', async () => {
    await backedUp(await filled(), 'backup')
    expect(readdirSync(at('backup')).sort()).toEqual(['events.db', 'manifest.json', 'registry.db'])
    expect(statSync(at('backup')).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(at('backup')))
      expect([name, statSync(join(at('backup'), name)).mode & 0o777]).toEqual([name, 0o600])
  })
  it('when a name was deleted before, then no byte of the backup has it', async () => {
    const data = await filled()
    const stores = await ok(openStores(data))
    await ok(stores.registry.forget([ANN], []))
    await stores.close()
    await backedUp(data, 'backup')
    expect(readFileSync(join(at('backup'), 'registry.db')).includes('Ann')).toBe(false)
  })
  it('when it is backed up, then the backup has sealed secrets of connections, and no turn and no delivery', async () => {
    const data = await filled()
    const stores = await ok(openStores(data))
    const connection = { workspaceId: ANN, connectionId: ANN }
    const until = '2026-05-05T12:05:00.000Z'
    const kept = { ...connection, purpose: 'token' as const, sealed: 'sealed token' }
    const delivery = { ...connection, deliveryId: '1', receivedAt: until, kind: 'push', sealed: 'sealed delivery' }
    await ok(stores.registry.secrets.put(kept))
    await ok(stores.registry.turns.take({ ...connection, holder: 'worker of turns', until }, until))
    await ok(stores.registry.inbox.put(delivery, ROOM))
    await stores.close()
    await backedUp(data, 'backup')
    const bytes = readFileSync(join(at('backup'), 'registry.db'))
    for (const text of ['worker of turns', 'sealed delivery'])
      expect([text, bytes.includes(text)]).toEqual([text, false])
    await ok(restore(at('backup'), at('restored'), []))
    const restored = await ok(openStores(at('restored')))
    expect(await ok(restored.registry.secrets.get(ANN, 'token'))).toEqual({ ...kept, version: 1 })
    expect(await ok(restored.registry.inbox.waiting())).toEqual([])
    expect(await ok(restored.registry.inbox.put(delivery, ROOM))).toBe('kept')
    expect(await ok(restored.registry.turns.take({ ...connection, holder: 'other', until }, until))).toBe(true)
    await restored.close()
  })
  it('when there is a backup of the name already, then it stays as it is', async () => {
    const data = await filled()
    await backedUp(data, 'backup')
    const before = readFileSync(join(at('backup'), 'events.db'))
    const kept = await ok(openKept(data))
    expect(await failed(backUp(kept, options('backup')))).toMatchObject({
      message: expect.stringMatching(/is there already, and no backup is overwritten: name a new folder$/),
    })
    await kept.close()
    expect(readFileSync(join(at('backup'), 'events.db')).equals(before)).toBe(true)
  })
  it.each([
    ['a folder that is missing', 'missing/backup', 'ENOENT'],
    ['a file', 'file/backup', 'ENOTDIR'],
  ])('when the backup is to lie in %s, then it says so, and leaves nothing', async (_, name, code) => {
    const data = await filled()
    writeFileSync(at('file'), '')
    const before = readdirSync(folder)
    const kept = await ok(openKept(data))
    expect(await failed(backUp(kept, options(name)))).toMatchObject({
      message: expect.stringMatching(
        new RegExp(`could not be written \\(${code}\\), and nothing is left of it: check`),
      ),
    })
    await kept.close()
    expect(readdirSync(folder)).toEqual(before)
  })
  it('when the backup is to go through a link to an empty folder, then it is in that folder', async () => {
    const data = await filled()
    mkdirSync(at('disk'))
    symlinkSync(at('disk'), at('link'))
    await backedUp(data, 'link')
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true)
    expect(readdirSync(at('disk')).sort()).toEqual(['events.db', 'manifest.json', 'registry.db'])
  })
  it('when the name of the backup is a link to nothing, then it is there already', async () => {
    const data = await filled()
    symlinkSync(at('nowhere'), at('link'))
    const kept = await ok(openKept(data))
    expect(await failed(backUp(kept, options('link')))).toMatchObject({
      message: expect.stringContaining('link is there already, and no backup is overwritten: name a new folder'),
    })
    await kept.close()
    expect(readdirSync(folder).sort()).toEqual(['data', 'link'])
  })
  it('when the caller asks to stop, then nothing is left', async () => {
    const data = await filled()
    const before = readdirSync(folder)
    const kept = await ok(openKept(data))
    expect(await failed(backUp(kept, { ...options('backup'), stop: AbortSignal.abort() }))).toEqual({ tag: 'stopped' })
    await kept.close()
    expect(readdirSync(folder)).toEqual(before)
  })
  it('when an event is damaged, then the backup is refused, and nothing of it is left', async () => {
    const data = await filled()
    const log = new Database(join(data, 'events.db'))
    log.exec(`UPDATE events SET data = '{"n":99}' WHERE position = 5`)
    log.close()
    const kept = await ok(openKept(data))
    expect(await failed(backUp(kept, options('backup')))).toMatchObject({
      message: expect.stringMatching(
        /events\.db is damaged \(event 4 of notes at 0000000000000005: its checksum is wrong\)/,
      ),
    })
    await kept.close()
    expect(readdirSync(folder)).toEqual(['data'])
  })
  it('when documents are damaged, then it is backed up all the same', async () => {
    const data = await filled()
    writeFileSync(join(data, 'read.db'), 'broken'.repeat(1_000))
    expect((await backedUp(data, 'backup')).log).toMatchObject({ events: 12 })
  })
})

describe('given a log that is appended to while it is copied', () => {
  it('when it is backed up, then the registry of the backup knows nothing that the log of the backup lacks', async () => {
    const stores = await ok(openStores(at('data')))
    const { eventLog, registry } = stores
    const log = await ok(eventLog.id())
    let appends = 0
    const happens = async (): Promise<void> => {
      await appendTo(stores, `stream-${appends}`, 1)
      appends += 1
      await ok(registry.logMark.put({ log, position: await ok(eventLog.end()) }))
    }
    await happens()
    const whileCopied =
      (copyTo: Original['eventLog']['copyTo']): Original['eventLog']['copyTo'] =>
      async (file) => {
        await happens()
        const copied = await copyTo?.(file)
        await happens()
        if (copied === undefined) throw new Error('it is in a file')
        return copied
      }
    const busy: Original = {
      eventLog: { copyTo: whileCopied(eventLog.copyTo) },
      registry: { peppers: registry.peppers, copyTo: whileCopied(registry.copyTo) },
    }
    const manifest = await ok(backUp(busy, options('backup')))
    expect(manifest.log?.events).toBe(4)
    expect(manifest.registry?.position).toBe('0000000000000002')
    await stores.close()
  })
})

describe('given a backup', () => {
  const changeManifest = (change: (manifest: Manifest) => unknown): void => {
    const file = join(at('backup'), 'manifest.json')
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
  }
  const DAMAGES: readonly (readonly [string, () => void, RegExp])[] = [
    [
      'has no manifest',
      () => rmSync(join(at('backup'), 'manifest.json')),
      /manifest\.json is missing, so .* is no backup, or one that was never finished/,
    ],
    [
      'has a manifest that is cut',
      () => writeFileSync(join(at('backup'), 'manifest.json'), '{"format": 1'),
      /manifest\.json is damaged: use another backup/,
    ],
    [
      'has a pipe for a manifest, which nobody writes',
      () => {
        rmSync(join(at('backup'), 'manifest.json'))
        execFileSync('mkfifo', [join(at('backup'), 'manifest.json')])
      },
      /manifest\.json is damaged: use another backup/,
    ],
    [
      'has a manifest without an end',
      () => {
        rmSync(join(at('backup'), 'manifest.json'))
        symlinkSync('/dev/zero', join(at('backup'), 'manifest.json'))
      },
      /manifest\.json is damaged: use another backup/,
    ],
    [
      'has a manifest that is far too long',
      () => writeFileSync(join(at('backup'), 'manifest.json'), '['.repeat(10_000_000)),
      /manifest\.json is damaged: use another backup/,
    ],
    [
      'has a manifest that lists a file twice',
      () => changeManifest((manifest) => ({ ...manifest, files: [...manifest.files, ...manifest.files] })),
      /the manifest in .* lists a file twice: use another backup/,
    ],
    [
      'has a manifest that lists a log and says that there is none',
      () => changeManifest((manifest) => ({ ...manifest, log: null })),
      /the manifest in .* lists events\.db, but says that a server had it: use another backup/,
    ],
    [
      'is of a newer version',
      () => writeFileSync(join(at('backup'), 'manifest.json'), '{"format": 2, "more": true}'),
      /manifest\.json was written by a newer version \(format 2, this one reads up to 1\): upgrade/,
    ],
    ['lacks the log', () => rmSync(join(at('backup'), 'events.db')), /events\.db is missing: use another backup/],
    [
      'lacks the registry',
      () => rmSync(join(at('backup'), 'registry.db')),
      /registry\.db is missing: use another backup/,
    ],
    [
      'has a log with a bit that flipped',
      () => {
        const bytes = readFileSync(join(at('backup'), 'events.db'))
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100)
        writeFileSync(join(at('backup'), 'events.db'), bytes)
      },
      /events\.db differs from what was written: use another backup/,
    ],
    [
      'has a pipe for a log',
      () => {
        rmSync(join(at('backup'), 'events.db'))
        execFileSync('mkfifo', [join(at('backup'), 'events.db')])
        changeManifest((manifest) => ({
          ...manifest,
          files: manifest.files.map((file) => (file.name === 'events.db' ? { ...file, bytes: 0 } : file)),
        }))
      },
      /events\.db is no file: use another backup/,
    ],
    [
      'has a registry that is cut',
      () => writeFileSync(join(at('backup'), 'registry.db'), 'short'),
      /registry\.db has 5 bytes, but \d+ were written: use another/,
    ],
  ]
  it.each(DAMAGES)('when it %s, then it is not restored, and no folder is made', async (_, damage, words) => {
    await backedUp(await filled(), 'backup')
    damage()
    expect(await failed(restore(at('backup'), at('restored'), []))).toMatchObject({
      message: expect.stringMatching(words),
    })
    expect(existsSync(at('restored'))).toBe(false)
  })

  /** A backup whose files are replaced by those of another, with their digests. */
  const mixed = async (name: 'events.db' | 'registry.db', from: string): Promise<void> => {
    const [own, other] = ['backup', from].map((one) => JSON.parse(readFileSync(join(at(one), 'manifest.json'), 'utf8')))
    copyFileSync(join(at(from), name), join(at('backup'), name))
    const files = own.files.map((file: { name: string }) =>
      file.name === name ? other.files.find((one: { name: string }) => one.name === name) : file,
    )
    const log = name === 'events.db' ? other.log : own.log
    writeFileSync(join(at('backup'), 'manifest.json'), JSON.stringify({ ...own, files, log }))
  }
  it.each(['events.db', 'registry.db'] as const)(
    'when its %s is that of another installation, then it is not restored',
    async (name) => {
      await backedUp(await filled(), 'backup')
      await backedUp(await filled('other'), 'foreign')
      await mixed(name, 'foreign')
      expect(await failed(restore(at('backup'), at('restored'), []))).toMatchObject({
        message: expect.stringContaining('registry.db belongs to another log than events.db'),
      })
    },
  )
  it('when its registry is of a later backup, then it is not restored', async () => {
    const data = await filled()
    await backedUp(data, 'backup')
    const stores = await ok(openStores(data))
    await appendTo(stores, 'later', 3)
    await stores.close()
    await backedUp(data, 'later')
    await mixed('registry.db', 'later')
    expect(await failed(restore(at('backup'), at('restored'), []))).toMatchObject({
      message: expect.stringContaining('registry.db is newer than events.db'),
    })
  })
  it('when the target is not empty, then nothing in it changes', async () => {
    const data = await filled()
    await backedUp(data, 'backup')
    const before = readFileSync(join(data, 'events.db'))
    expect(await failed(restore(at('backup'), data, []))).toMatchObject({
      message: expect.stringMatching(
        /is not an empty folder, and nothing is overwritten: name a new folder with --data, or/,
      ),
    })
    expect(readFileSync(join(data, 'events.db')).equals(before)).toBe(true)
  })
  it('when the target is an empty folder, then it is used', async () => {
    await backedUp(await filled(), 'backup')
    mkdirSync(at('restored'))
    chmodSync(at('restored'), 0o755)
    await ok(restore(at('backup'), at('restored'), []))
    expect(eventsOf(at('restored'))).toHaveLength(12)
  })
  it.each([
    ['nobody may write', 0o444],
    ['everybody may read', 0o644],
  ])('when it has files that %s, then what is restored is its owner’s alone', async (_, mode) => {
    await backedUp(await filled(), 'backup')
    for (const name of readdirSync(at('backup'))) chmodSync(join(at('backup'), name), mode)
    await ok(restore(at('backup'), at('restored'), []))
    for (const name of readdirSync(at('restored')))
      expect([name, statSync(join(at('restored'), name)).mode & 0o777]).toEqual([name, 0o600])
  })
  it('when it is taken for a data folder, then it is refused, and stays a backup', async () => {
    await backedUp(await filled(), 'backup')
    for (const open of [openKept, openStores])
      expect((await failed(open(at('backup')))).message).toMatch(
        /backup is a backup, and would not be one any more: put it back into a new folder \(see `wdi restore --help`\)/,
      )
    expect(readdirSync(at('backup')).sort()).toEqual(['events.db', 'manifest.json', 'registry.db'])
    await ok(restore(at('backup'), at('restored'), []))
  })
  it.each(['EVENTSTORE_URL', 'MONGODB_URL'] as const)(
    'when %s is set, then it says that the files would not be used',
    async (variable) => {
      await backedUp(await filled(), 'backup')
      expect(await failed(restore(at('backup'), at('restored'), [variable]))).toMatchObject({
        message: expect.stringMatching(
          new RegExp(`${variable} is set, so what is restored would not be used: unset ${variable}`),
        ),
      })
    },
  )
  it('when its restoration was cut off before the log had its name, then no command starts a new log there', async () => {
    await backedUp(await filled(), 'backup')
    mkdirSync(at('restored'))
    copyFileSync(join(at('backup'), 'registry.db'), join(at('restored'), 'registry.db'))
    copyFileSync(join(at('backup'), 'events.db'), join(at('restored'), 'events.db.restoring'))
    expect((await failed(openStores(at('restored')))).message).toMatch(
      /events\.db is missing, but .*registry\.db is there/,
    )
  })
})
