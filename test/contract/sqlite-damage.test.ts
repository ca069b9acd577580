import { join } from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import type { EventLog, NewEvent } from '#eventlog/port'
import { LOG_START, NO_STREAM } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { uuid } from '#test/projections/support/events'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

const noted = (text: string): NewEvent => ({
  eventId: uuid(text),
  type: 'Noted',
  schemaVersion: 1,
  data: { text },
  metadata: { by: 'somebody' },
})
const readAll = (log: EventLog) => ok(log.readAll(LOG_START, 100))
const damageIn = async (log: EventLog) => (await readAll(log)).map(({ damaged = null }) => damaged)

let file: string
beforeEach(() => {
  file = join(newFolder(), 'events.db')
})
const raw = (...statements: readonly string[]): void => {
  const db = new Database(file)
  for (const sql of statements) db.exec(sql)
  db.close()
}
const written = async (): Promise<void> => {
  const log = await ok(openSqliteEventLog(file))
  await ok(log.append('a', NO_STREAM, [noted('0'), noted('1'), noted('2')]))
  await ok(log.append('b', NO_STREAM, [noted('3')]))
  log.close()
}

describe('a SQLite event log with one changed event', () => {
  beforeEach(written)
  it.each([
    ['data', `data = '{"text":"7"}'`],
    ['data, to what is no JSON', `data = '{'`],
    ['metadata', `metadata = '{"by":"another"}'`],
    ['type', `type = 'Moted'`],
    ['version', 'schema_version = 3'],
    ['id', `event_id = 'another'`],
    ['checksum', 'checksum = checksum + 1'],
    ['revision', 'revision = 9'],
  ])('in its %s, gives it as damaged, all others as they were, and says so when it is checked', async (_, change) => {
    const before = await ok(openSqliteEventLog(file))
    const [first, , ...others] = await readAll(before)
    before.close()
    raw(`UPDATE events SET ${change} WHERE position = 2`)
    const log = await ok(openSqliteEventLog(file))
    const [one, damaged, ...more] = await readAll(log)
    expect([one, ...more]).toEqual([first, ...others])
    expect(damaged).toMatchObject({
      stream: 'a',
      damaged: 'its checksum is wrong',
      type: '',
      data: null,
      metadata: null,
    })
    expect((await ok(log.readStream('a', NO_STREAM, 10))).map(({ damaged = null }) => damaged)).toContain(
      change === 'revision = 9' ? 'it is lost from its file' : 'its checksum is wrong',
    )
    expect(await ok(log.integrity())).toContainEqual(expect.stringMatching(/its checksum is wrong/))
    log.close()
  })
  it('to be of a stream that is not there, gives it as damaged', async () => {
    raw('PRAGMA foreign_keys = OFF', 'UPDATE events SET stream = 77 WHERE position = 2')
    const log = await ok(openSqliteEventLog(file))
    expect(await damageIn(log)).toEqual([null, 'its checksum is wrong', null, null])
    log.close()
  })
  it('so that it is no more, gives it as lost where its stream is read, and says so when it is checked', async () => {
    raw('DELETE FROM events WHERE position = 2')
    const log = await ok(openSqliteEventLog(file))
    const stream = await ok(log.readStream('a', NO_STREAM, 10))
    expect(stream.map(({ revision, damaged = null }) => [revision, damaged])).toEqual([
      [0, null],
      [1, 'it is lost from its file'],
      [2, null],
    ])
    expect(await ok(log.integrity())).toEqual(['the stream a lacks events'])
    log.close()
  })
})

describe('a SQLite event log that is as it was written', () => {
  it('has nothing damaged, also where streams were deleted between others and at its end', async () => {
    await written()
    const log = await ok(openSqliteEventLog(file))
    await ok(log.append('a', 2, [noted('4')]))
    await ok(log.append('c', NO_STREAM, [noted('5')]))
    for (const stream of ['b', 'c']) await ok(log.deleteStream(stream))
    expect(await damageIn(log)).toEqual([null, null, null, null])
    expect(await ok(log.integrity())).toEqual([])
    const { position } = await ok(log.append('d', NO_STREAM, [noted('6')]))
    expect(position).toBe('0000000000000007')
    expect(await ok(log.integrity())).toEqual([])
    log.close()
  })
  it('of the format before checksums gets them when it is opened, and continues at its end', async () => {
    raw(
      `CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, revision INTEGER NOT NULL) STRICT`,
      `CREATE TABLE events (
        position INTEGER PRIMARY KEY AUTOINCREMENT, stream INTEGER NOT NULL REFERENCES streams (id),
        revision INTEGER NOT NULL, event_id TEXT NOT NULL, type TEXT NOT NULL, schema_version INTEGER NOT NULL,
        data TEXT NOT NULL, metadata TEXT NOT NULL, UNIQUE (stream, revision)) STRICT`,
      `INSERT INTO streams VALUES (1, 'a', 1), (2, 'gone', -2)`,
      `INSERT INTO events VALUES (1, 1, 0, '${uuid('0')}', 'Noted', 1, '{"text":"0"}', '{"by":"somebody"}')`,
      `INSERT INTO events VALUES (4, 1, 1, '${uuid('1')}', 'Noted', 1, '{"text":"1"}', '{"by":"somebody"}')`,
      `UPDATE sqlite_sequence SET seq = 6 WHERE name = 'events'`,
      'PRAGMA user_version = 1',
    )
    const log = await ok(openSqliteEventLog(file))
    expect((await readAll(log)).map(({ eventId, damaged = null }) => [eventId, damaged])).toEqual([
      [uuid('0'), null],
      [uuid('1'), null],
    ])
    expect(await ok(log.end())).toBe('0000000000000006')
    expect(await ok(log.integrity())).toEqual([])
    expect((await ok(log.append('a', 1, [noted('2')]))).position).toBe('0000000000000007')
    raw(`UPDATE events SET data = '{}' WHERE position = 1`)
    expect(await damageIn(log)).toEqual(['its checksum is wrong', null, null])
    log.close()
  })
})
