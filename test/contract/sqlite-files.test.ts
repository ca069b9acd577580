import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { OpenError, Outcome } from '#domain/outcome'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { ALL } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import type { Registry } from '#registry/port'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import { writeFormat } from '#sqlite/format'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { runScript } from '#test/support/stores/process'
import { ask, batch, holding, Others, Things, thing } from './things.js'

type Opening = (file: string) => Outcome<OpenError, { close: () => void }>
const openings: readonly (readonly [string, Opening])[] = [
  ['event log', openSqliteEventLog],
  ['read store', (file) => openSqliteReadStore(file, [Things, Others], 's1')],
  ['registry', openSqliteRegistry],
]
const openReadStore = (file: string) => ok(openSqliteReadStore(file, [Things, Others], 's1'))

/** Refused in one line for whoever started the service, which names the file. */
const expectRefused = async (open: Opening, file: string, text: RegExp): Promise<void> => {
  const error = await failed(open(file))
  expect(error).toEqual({ tag: 'open_error', message: expect.stringContaining(file) })
  expect(error.message).toMatch(text)
  expect(error.message).not.toContain('\n')
}

/** The file's version and its copy, in SQLite's header. */
const hasSameFormat = (file: string, other: Buffer): boolean => {
  const own = readFileSync(file)
  return [60, 68].every((at) => own.readUInt32BE(at) === other.readUInt32BE(at))
}

let folder: string
let file: string
beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'x.db')
})

describe.each(openings)('a SQLite %s', (_, open) => {
  it('of a newer format is refused and left as it is', async () => {
    const made = await ok(open(file))
    made.close()
    const db = new Database(file)
    const version = db.pragma('user_version', { simple: true }) as number
    writeFormat(db, version + 1)
    db.close()
    const before = readFileSync(file)
    const refusal = new RegExp(`newer version \\(format ${version + 1}, this one reads up to ${version}\\): upgrade`)
    await expectRefused(open, file, refusal)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(folder)).toEqual(['x.db'])
  })
  it('with any damaged bit in a version is never taken for one of a newer version, and is left as it is', async () => {
    const made = await ok(open(file))
    made.close()
    const sound = readFileSync(file)
    const versions = {
      reading: [18],
      writing: [19],
      schema: [44, 45, 46, 47],
      format: [60, 61, 62, 63],
      copy: [68, 69, 70, 71],
    }
    for (const [name, bytes] of Object.entries(versions))
      for (const byte of bytes)
        for (let bit = 0; bit < 8; bit += 1) {
          const damaged = Buffer.from(sound)
          damaged.writeUInt8(damaged.readUInt8(byte) ^ (1 << bit), byte)
          writeFileSync(file, damaged)
          const opened = await open(file)
          if (isLeft(opened)) {
            expect([name, byte, bit, opened.left.message]).toEqual([
              name,
              byte,
              bit,
              expect.stringContaining(
                `${file} is damaged, or not a data file of this service. If it is damaged, stop all`,
              ),
            ])
            expect(readFileSync(file).equals(damaged)).toBe(true)
            continue
          }
          opened.right.close()
          // SQLite itself overlooks these.
          expect(['reading', 'writing', 'schema']).toContain(name)
          expect(hasSameFormat(file, sound)).toBe(true)
        }
  })
  it('that was last opened by a program that wrote its version once, is opened, and has it twice from then on', async () => {
    const made = await ok(open(file))
    made.close()
    const before = readFileSync(file)
    const db = new Database(file)
    db.pragma('application_id = 0')
    db.close()
    const again = await ok(open(file))
    again.close()
    expect(hasSameFormat(file, before)).toBe(true)
    const damaged = readFileSync(file)
    damaged.writeUInt8(damaged.readUInt8(63) ^ 128, 63)
    writeFileSync(file, damaged)
    await expectRefused(open, file, /is damaged/)
  })
  it.each([
    ['text', 'what else there is in a folder\n'.repeat(300)],
    ['a short text', 'x'],
    ['a broken database', `SQLite format 3\0${'broken'.repeat(1000)}`],
  ])('that is %s is refused and left as it is', async (__, content) => {
    writeFileSync(file, content)
    await expectRefused(
      open,
      file,
      /is damaged, or not a data file of this service\. If it is damaged, stop all programs/,
    )
    expect(readFileSync(file, 'utf8')).toBe(content)
    expect(readdirSync(folder)).toEqual(['x.db'])
  })
  it('in a folder that is missing is refused, and the folder is not made', async () => {
    await expectRefused(open, join(folder, 'missing', 'x.db'), /cannot be opened.*check that the folder exists/)
    expect(existsSync(join(folder, 'missing'))).toBe(false)
  })
  it('that is a folder is refused', async () => {
    mkdirSync(file)
    await expectRefused(open, file, /cannot be opened/)
  })
  it('that is an empty file is made', async () => {
    writeFileSync(file, '')
    const made = await ok(open(file))
    made.close()
    expect(readFileSync(file).length).toBeGreaterThan(0)
  })
  it('is for its owner alone, with the other files of SQLite, also where it existed before with wider rights', async () => {
    chmodSync(folder, 0o755)
    const modes = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777])
    const onlyMine = [
      ['x.db', 0o600],
      ['x.db-shm', 0o600],
      ['x.db-wal', 0o600],
    ]
    const made = await ok(open(file))
    expect(modes()).toEqual(onlyMine)
    // Two connections, so that what is beside the file stays when one is closed.
    for (const [name] of onlyMine) chmodSync(join(folder, String(name)), 0o664)
    const again = await ok(open(file))
    expect(modes()).toEqual(onlyMine)
    for (const one of [made, again]) one.close()
  })
  it('opened for the first time by several at once, opens for all of them', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => ok(open(file))))
    for (const one of made) one.close()
  })
})

describe('a folder that may not be written to', () => {
  it('is refused to each store in one line, whether or not the files are there, and nothing is changed in it', async () => {
    chmodSync(folder, 0o755)
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    const there = openings.map(([name]) => join(closed, `${name}.db`))
    for (const [i, [, open]] of openings.entries()) (await ok(open(there[i] as string))).close()
    const before = there.map((one) => readFileSync(one))
    for (const one of there) chmodSync(one, 0o444)
    chmodSync(closed, 0o555)

    const other = runScript('open-as-nobody', join(closed, 'new.db'), ...there)
    for (const one of [join(closed, 'new.db'), ...there])
      for (const [name] of openings) {
        const outcome = JSON.parse((await other.line()) ?? 'null')
        expect([name, outcome]).toEqual([name, { tag: 'open_error', message: expect.stringContaining(one) }])
        expect(outcome.message).toMatch(/cannot be opened.*check that the folder exists and may be written$/)
      }
    expect(await other.ended).toBe(0)
    expect(readdirSync(closed).sort()).toEqual(there.map((one) => one.slice(closed.length + 1)).sort())
    for (const [i, one] of there.entries()) expect(readFileSync(one).equals(before[i] as Buffer)).toBe(true)
  })
})

describe('a SQLite registry', () => {
  const KEY = 'wdi_live_the key that stands here in clear'
  const KEY_ID = '00000000-0000-4000-8000-000000000001'
  /** The files of a folder that have the key in their bytes. */
  const holding = (of: string): readonly string[] =>
    readdirSync(of).filter((name) => readFileSync(join(of, name)).includes(KEY))
  /** The files as they stand now: what is left where every process ends in this instant. */
  const killed = (): string => {
    const copy = newFolder()
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name))
    return copy
  }

  it.each<[string, (registry: Registry) => Promise<unknown>]>([
    ['was shown', (registry) => ok(registry.unshownKey.shown(KEY_ID))],
    ['was forgotten', (registry) => ok(registry.forget([], [KEY_ID]))],
  ])('has no byte of a key that %s in any file, neither while it is open nor afterwards', async (_, done) => {
    const first = await ok(openSqliteRegistry(file))
    await ok(first.unshownKey.put(KEY_ID, KEY))
    expect(holding(folder)).toEqual(['x.db-wal'])
    // All is written into the file itself by whoever closes it last.
    first.close()
    expect(holding(folder)).toEqual(['x.db'])
    const [registry, other] = [await ok(openSqliteRegistry(file)), await ok(openSqliteRegistry(file))]
    await ok(other.unshownKey.put(KEY_ID, KEY))
    await done(registry)
    expect(holding(folder)).toEqual([])
    for (const one of [registry, other]) one.close()
    expect(holding(folder)).toEqual([])
  })
  it('that was killed before a shown key was overwritten, overwrites it when it is opened again', async () => {
    const registry = await ok(openSqliteRegistry(file))
    await ok(registry.unshownKey.put(KEY_ID, KEY))
    const reader = new Database(file)
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM unshown_key').all()
    const showing = registry.unshownKey.shown(KEY_ID)
    for (;;) {
      const seen = new Database(file)
      const isGone = seen.prepare('SELECT 1 FROM unshown_key').get() === undefined
      seen.close()
      if (isGone) break
      await sleep(5)
    }
    const copy = killed()
    expect(holding(copy)).not.toEqual([])
    const again = await ok(openSqliteRegistry(join(copy, 'x.db')))
    expect(holding(copy)).toEqual([])
    again.close()

    reader.close()
    await ok(showing)
    expect(holding(folder)).toEqual([])
    registry.close()
  })
  it('of format 1, which left deleted content in the file, is cleaned of it', async () => {
    const db = new Database(file)
    db.exec(`
      CREATE TABLE peppers (id TEXT PRIMARY KEY, secret BLOB NOT NULL, made INTEGER NOT NULL);
      CREATE TABLE member_names (member_id TEXT PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE key_uses (key_id TEXT PRIMARY KEY, minute TEXT NOT NULL, requests INTEGER NOT NULL);
      CREATE TABLE unshown_key (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), key_id TEXT NOT NULL, key TEXT NOT NULL);
      INSERT INTO member_names VALUES ('ann', 'Ann');
      INSERT INTO unshown_key VALUES (1, '${KEY_ID}', '${KEY}');
      DELETE FROM unshown_key;
      PRAGMA user_version = 1;
    `)
    db.close()
    expect(holding(folder)).toEqual(['x.db'])
    const registry = await ok(openSqliteRegistry(file))
    expect(holding(folder)).toEqual([])
    expect(await ok(registry.names(['ann']))).toEqual(new Map([['ann', 'Ann']]))
    registry.close()
  })
})

describe('a SQLite read store', () => {
  it('whose folder is gone, is unavailable to a reader that needs one more connection', async () => {
    const inside = join(folder, 'inside')
    mkdirSync(inside)
    const store = await openReadStore(join(inside, 'x.db'))
    renameSync(inside, join(folder, 'elsewhere'))
    const read = await store.read(ALL, async (_, moment) => moment)
    expect(read).toMatchObject({ left: { tag: 'store_unavailable', store: 'read store' } })
    store.close()
  })
  it('in which a key or member is no JSON, is corrupt: that is never "there is none"', async () => {
    const store = await openReadStore(file)
    await ok(store.access.put([{ id: 'k', workspaceId: 'w', revision: 0, document: {} }]))
    const db = new Database(file)
    db.exec(`UPDATE access SET body = '{'`)
    db.close()
    const corrupt = { tag: 'store_corrupt', store: 'read store', what: 'document k of access' }
    expect(await failed(store.access.get(['k']))).toMatchObject(corrupt)
    expect(await failed(store.access.ofWorkspace('w'))).toMatchObject(corrupt)
    store.close()
  })
  it('opened by a build of another shape, takes the lease from the one that folds the old', async () => {
    const old = await openReadStore(file)
    const lease = await holding(old, [thing('a')])
    const next = await ok(openSqliteReadStore(file, [Things, Others], 's2'))
    expect(await failed(old.beat(lease))).toEqual({ tag: 'lease_lost' })
    expect(await failed(old.commit(lease, batch('1', '2', [thing('b')])))).toEqual({ tag: 'lease_lost' })
    const gone = { tag: 'generation_gone' }
    expect(await failed(old.acquire(ALL, 'old'))).toMatchObject(gone)
    expect(await failed(old.moment(ALL))).toMatchObject(gone)
    expect(await failed(old.read(ALL, (docs) => docs.get(Things, ['a'])))).toMatchObject(gone)
    expect(isLeft(await next.acquire(ALL, 'next'))).toBe(false)
    for (const one of [old, next]) one.close()
  })
})

describe('a read store of format 1', () => {
  it('is folded again, and keeps its keys and members', async () => {
    const file = join(folder, 'old.db')
    const db = new Database(file)
    db.exec(`
      CREATE TABLE control (partition TEXT PRIMARY KEY, owner TEXT, epoch INTEGER, beat INTEGER, checkpoint TEXT, as_of TEXT);
      INSERT INTO control VALUES ('all', 'somebody', 3, 4, '7', NULL);
      CREATE TABLE access (
        id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL
      ) WITHOUT ROWID;
      INSERT INTO access VALUES ('k', 'w', 1, '{"note":"kept"}');
      CREATE TABLE shape (only_one INTEGER PRIMARY KEY, shape TEXT NOT NULL);
      INSERT INTO shape VALUES (1, 's1 [["thing",[]]]');
      CREATE TABLE documents_thing (id TEXT, body TEXT);
      CREATE TABLE terms (term TEXT, collection TEXT, id TEXT);
      PRAGMA user_version = 1;
    `)
    db.close()
    const store = await ok(openSqliteReadStore(file, [Things], 's1'))
    expect(await ok(store.moment(ALL))).toEqual({ checkpoint: '', asOf: null })
    expect(await ok(store.access.ofWorkspace('w'))).toEqual([{ note: 'kept' }])
    expect(await ok(store.acquire(ALL, 'next'))).toMatchObject({ generation: 1 })
    store.close()
    const now = new Database(file)
    const tables = now
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%thing%'`)
      .pluck()
      .all()
    now.close()
    expect(tables).toEqual(['documents_1_thing'])
  })
})

describe('a read store of format 2', () => {
  it('keeps its documents, and counts commits from then on', async () => {
    const file = join(folder, 'old.db')
    const first = await ok(openSqliteReadStore(file, [Things], 's1'))
    await holding(first, [thing('a')])
    first.close()
    const db = new Database(file)
    db.exec(`
      ALTER TABLE control DROP COLUMN commits;
      ALTER TABLE control DROP COLUMN all_written;
      DROP TABLE stamp;
    `)
    writeFormat(db, 2)
    db.close()
    const store = await ok(openSqliteReadStore(file, [Things], 's1'))
    expect(await ask(store, (docs) => docs.get(Things, ['a']))).toEqual(new Map([['a', thing('a')]]))
    const lease = await ok(store.acquire(ALL, 'next', { generation: 1, epoch: 1, beat: 1 }))
    await ok(store.commit(lease, { ...batch('1', '2', [thing('b')]), workspaces: ['one'] }))
    const seen = await ok(store.read(ALL, async (docs, { commit }) => [commit, await docs.lastCommitOf('one')]))
    expect(seen).toEqual([1, 1])
    store.close()
  })
})

describe('given an older build that stamps groups of documents, beside this one', () => {
  const ofPartition = "generation = 1 AND partition = 'all'"
  /** Commits nothing but the stamps, as the older build does in the transaction of a commit. */
  const commitOlder = (file: string, groups: readonly string[] | 'all'): void => {
    const db = new Database(file)
    const raised = groups === 'all' ? 'commits = commits + 1, all_written = commits + 1' : 'commits = commits + 1'
    db.exec(`UPDATE control SET ${raised} WHERE ${ofPartition}`)
    if (groups === 'all') db.exec(`DELETE FROM stamp WHERE ${ofPartition}`)
    else
      db.prepare(`
        INSERT OR REPLACE INTO stamp
        SELECT generation, partition, value, commits FROM control, json_each(?) WHERE ${ofPartition}`).run(
        JSON.stringify(groups),
      )
    db.close()
  }
  /** The last commit in any of some groups, as the older build looks it up. */
  const lastOlder = (file: string, groups: readonly string[]): number => {
    const db = new Database(file)
    const all = db.prepare(`SELECT all_written FROM control WHERE ${ofPartition}`).pluck().get() as number
    const last = db
      .prepare(`
        SELECT max(number) FROM stamp WHERE ${ofPartition} AND written IN (SELECT value FROM json_each(?))`)
      .pluck()
      .get(JSON.stringify(groups)) as number | null
    db.close()
    return Math.max(all, last ?? 0)
  }
  const opened = async () => {
    const file = join(folder, 'rolling.db')
    const store = await ok(openSqliteReadStore(file, [Things], 's1'))
    const lease = await ok(store.acquire(ALL, 'this build'))
    let position = 0
    const commitNow = async (workspaces: readonly string[]): Promise<void> => {
      const from = position === 0 ? '' : String(position)
      position += 1
      await ok(store.commit(lease, { ...batch(from, String(position), [thing(`${position}`)]), workspaces }))
    }
    const seen = (workspaceId: string) =>
      ok(store.read(ALL, async (docs, { commit }) => ({ commit, last: await docs.lastCommitOf(workspaceId) })))
    return { file, store, commitNow, seen }
  }

  it('when both commit in any order, then no older build misses a commit of this one, and this one none of theirs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('now a', 'now b', 'older a', 'older b', 'older all'), { minLength: 1, maxLength: 8 }),
        async (commits) => {
          const { file, store, commitNow, seen } = await opened()
          await commitNow(['a'])
          for (const [i, one] of commits.entries()) {
            const [build, workspaceId = ''] = one.split(' ')
            if (build === 'now') await commitNow([workspaceId])
            else commitOlder(file, workspaceId === 'all' ? 'all' : [`thing of ${workspaceId}`])
            const number = i + 2
            const changed = workspaceId === 'all' ? ['a', 'b'] : [workspaceId]
            for (const each of changed) {
              expect(await seen(each)).toEqual({ commit: number, last: number })
              expect(lastOlder(file, [`thing of ${each}`])).toBe(number)
            }
          }
          store.close()
          for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
        },
      ),
      { seed: 52, numRuns: 60 },
    )
  })
  it('when this build commits again, then it tells workspaces apart, and stamps of groups are gone', async () => {
    const { file, store, commitNow, seen } = await opened()
    commitOlder(file, ['thing of a', 'thing of b'])
    await commitNow(['a'])
    await commitNow(['b'])
    expect([await seen('a'), await seen('b')].map(({ last }) => last)).toEqual([2, 3])
    const db = new Database(file)
    expect(db.prepare('SELECT written FROM stamp ORDER BY written').pluck().all()).toEqual(['', 'a', 'b'])
    db.close()
    store.close()
  })
})

describe('a registry of format 1', () => {
  it('keeps the last use of each key, and its count in that minute', async () => {
    const key = '00000000-0000-4000-8000-000000000001'
    const minute = '2026-05-05T12:00:00.000Z'
    const db = new Database(file)
    db.exec(`
      CREATE TABLE key_uses (key_id TEXT PRIMARY KEY, minute TEXT NOT NULL, requests INTEGER NOT NULL);
      INSERT INTO key_uses VALUES ('${key}', '${minute}', 7);
      PRAGMA user_version = 1`)
    db.close()
    const registry = await ok(openSqliteRegistry(file))
    expect(await ok(registry.lastUses([key]))).toEqual(new Map([[key, minute]]))
    expect(await ok(registry.countRequests([{ keyId: key, minute, requests: 1 }]))).toEqual([8])
    registry.close()
  })
})
