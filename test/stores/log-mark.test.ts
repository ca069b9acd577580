import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import type { EventLog } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { openSqliteRegistry } from '#registry/sqlite/registry'
import { writeFormat } from '#sqlite/format'
import { registryMisfit } from '#stores/belonging'
import { openStores } from '#stores/open'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'

const IN_FOLDER = { eventLog: null, others: null } as const

const noted = (n: number) => ({
  eventId: `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`,
  type: 'Noted',
  schemaVersion: 1,
  data: {},
  metadata: {},
})
const append = async (eventLog: EventLog, from: number, count: number): Promise<void> => {
  for (let n = from; n < from + count; n += 1) await ok(eventLog.append('notes', n - 1, [noted(n)]))
}
const copyOf = (data: string, ...names: readonly string[]): string => {
  const copy = join(newFolder(), 'copy')
  mkdirSync(copy)
  for (const name of names) copyFileSync(join(data, name), join(copy, name))
  return copy
}
const eventsIn = (data: string): number => {
  const db = new Database(join(data, 'events.db'))
  const count = db.prepare('SELECT count(*) FROM events').pluck().get() as number
  db.close()
  return count
}
const writeAhead = (data: string, name: string): number =>
  statSync(join(data, `${name}-wal`), { throwIfNoEntry: false })?.size ?? 0

/** Waits until something holds; the test's own time limit ends it. */
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(20)
}

/** Another process that reads the folder, so that SQLite itself does not empty the file beside the log. */
const besideAnother = async (data: string): Promise<() => void> => {
  const log = await ok(openSqliteEventLog(join(data, 'events.db')))
  return () => log.close()
}

const LOST =
  /registry\.db has seen position \w+, past the end of the event log \(\w+\), so the events after that are missing: .*events\.db was copied without events\.db-wal, or restored from an older backup\. Put events\.db-wal back beside it, or restore the newest/

describe('given a log that is written to, and a copy of events.db without its events.db-wal', () => {
  it.each([
    ['beside the registry with its own', ['events.db', 'registry.db', 'registry.db-wal']],
    ['beside the registry without its own', ['events.db', 'registry.db']],
  ])('when it is opened %s, then it is refused, and what is missing is said', async (_, names) => {
    const data = join(newFolder(), 'data')
    const first = await ok(openStores(data))
    await append(first.eventLog, 0, 8)
    await first.close()
    const stores = await ok(openStores(data))
    // One that reads keeps later writes beside the file.
    const reader = new Database(join(data, 'events.db'))
    reader.exec('BEGIN')
    expect(reader.prepare('SELECT count(*) FROM events').pluck().get()).toBe(8)
    await append(stores.eventLog, 8, 40)
    const end = await ok(stores.eventLog.end())
    await until(async () => (await ok(stores.registry.logMark.get()))?.position === end)
    const copy = copyOf(data, ...names)
    reader.close()
    await stores.close()
    expect(eventsIn(copyOf(copy, 'events.db'))).toBe(8)
    const { message } = await failed(openStores(copy))
    expect(message).toMatch(LOST)
    expect(message).not.toContain('\n')
  })
})

describe('given a log that ends before what its registry knows', () => {
  const shortened = async (): Promise<string> => {
    const data = join(newFolder(), 'data')
    const stores = await ok(openStores(data))
    await append(stores.eventLog, 0, 20)
    await stores.close()
    const copy = copyOf(data, 'events.db', 'registry.db')
    const log = new Database(join(copy, 'events.db'))
    log.exec('DELETE FROM events WHERE position > 8; UPDATE streams SET revision = 7')
    log.close()
    return copy
  }
  it('when it is opened without documents, then it is refused', async () => {
    expect((await failed(openStores(await shortened()))).message).toMatch(LOST)
  })
  it('when somebody appends and marks it between the two looks at it, then it is not refused', async () => {
    const data = join(newFolder(), 'data')
    const stores = await ok(openStores(data))
    const { eventLog, registry } = stores
    const log = await ok(eventLog.id())
    let n = 0
    const meanwhile = async (): Promise<void> => {
      await append(eventLog, n, 1)
      n += 1
      await ok(registry.logMark.put({ log, position: await ok(eventLog.end()) }))
    }
    await meanwhile()
    const busy = {
      eventLog: {
        ...eventLog,
        end: async () => {
          const end = await eventLog.end()
          await meanwhile()
          return end
        },
      },
      registry,
    }
    expect(await registryMisfit(data, IN_FOLDER, busy)).toBeNull()
    await stores.close()
  })
})

describe('given the log of another folder', () => {
  it('when it is put beside a registry, then it is refused, however long it is', async () => {
    const [one, other] = [join(newFolder(), 'one'), join(newFolder(), 'other')]
    for (const [data, events] of [
      [one, 3],
      [other, 9],
    ] as const) {
      const stores = await ok(openStores(data))
      await append(stores.eventLog, 0, events)
      await stores.close()
    }
    copyFileSync(join(other, 'events.db'), join(one, 'events.db'))
    const { message } = await failed(openStores(one))
    expect(message).toMatch(
      /events\.db is not the event log that .*registry\.db belongs to\. Restore both from the same/,
    )
  })
})

describe('given a log of format 2, which had no id', () => {
  it('when it and an older copy of it are opened, then both have the same id', async () => {
    const data = newFolder()
    const file = join(data, 'events.db')
    const downgraded = (events: number): void => {
      const db = new Database(file)
      db.exec(`DROP TABLE identity; DELETE FROM events WHERE position > ${events}`)
      writeFormat(db, 2)
      db.close()
    }
    const log = await ok(openSqliteEventLog(file))
    await append(log, 0, 5)
    log.close()
    const ids = []
    for (const events of [5, 2]) {
      downgraded(events)
      const again = await ok(openSqliteEventLog(file))
      ids.push(await ok(again.id()))
      again.close()
    }
    expect(ids).toEqual([noted(0).eventId, noted(0).eventId])
  })
})

describe('given stores beside another process', () => {
  it('when nobody has written for a while, then nothing is left beside log and registry', async () => {
    const data = join(newFolder(), 'data')
    const stores = await ok(openStores(data))
    const other = await besideAnother(data)
    await append(stores.eventLog, 0, 5)
    await ok(stores.registry.setName('00000000-0000-4000-8000-000000000001', 'Ann'))
    await until(() => writeAhead(data, 'events.db') === 0 && writeAhead(data, 'registry.db') === 0)
    expect(eventsIn(copyOf(data, 'events.db'))).toBe(5)
    other()
    await stores.close()
  })
  it('when they are closed, then a copy of events.db alone is whole', async () => {
    const data = join(newFolder(), 'data')
    const stores = await ok(openStores(data))
    const other = await besideAnother(data)
    await append(stores.eventLog, 0, 5)
    await stores.close()
    expect(eventsIn(copyOf(data, 'events.db'))).toBe(5)
    expect(writeAhead(data, 'events.db')).toBe(0)
    other()
  })
  it('when one reads what is older, then closing waits for nobody, and nothing is lost', async () => {
    const data = join(newFolder(), 'data')
    const stores = await ok(openStores(data))
    await append(stores.eventLog, 0, 5)
    const reader = new Database(join(data, 'events.db'))
    reader.exec('BEGIN; SELECT count(*) FROM events')
    await append(stores.eventLog, 5, 5)
    await stores.close()
    expect(writeAhead(data, 'events.db')).toBeGreaterThan(0)
    reader.close()
    expect(eventsIn(data)).toBe(10)
  })
  it('when they are closed right after an append, then the registry knows it', async () => {
    const data = join(newFolder(), 'data')
    const stores = await ok(openStores(data))
    await append(stores.eventLog, 0, 5)
    const [log, end] = [await ok(stores.eventLog.id()), await ok(stores.eventLog.end())]
    await stores.close()
    const registry = await ok(openSqliteRegistry(join(data, 'registry.db')))
    expect(await ok(registry.logMark.get())).toEqual({ log, position: end })
    registry.close()
  })
})
