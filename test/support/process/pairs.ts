import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe } from '@jest/globals'
import Database from 'better-sqlite3'
import { isLeft } from 'fp-ts/lib/Either.js'
import { MongoClient } from 'mongodb'
import { openEventStoreLog } from '#eventlog/eventstoredb/event-log'
import { type EventLog, LOG_START, type LoggedEvent, type NewEvent, type Revision } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { benchHistory } from '#test/bench/history'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { describeOwnMongoDb, newDatabase, type OwnMongoDb, startJavaServer } from '#test/support/mongodb/server'
import { ok } from '#test/support/stores/outcome'
import { freshFolder } from './folders.js'
import { freePort } from './free-port.js'
import { launch, type Running, run, runJson } from './program.js'

// Log and documents as real processes have them: both in a folder, or both on servers.

export interface Pair {
  readonly data: string
  readonly env: Readonly<Record<string, string>>
  /** The id of acme/website. */
  readonly workspaceId: string
  /** The log, as another process reaches it. */
  readonly eventLog: EventLog
  /** The step of a commit under way: its record is there, or its documents are being written; null if neither. */
  readonly commitUnderWay: () => Promise<'record' | 'apply' | null>
  /** Says whether somebody writes now, so that others have to wait. */
  readonly isWriting: () => Promise<boolean>
  readonly close: () => Promise<void>
}

type Where = Pick<Pair, 'data' | 'env'>

const createWorkspace = async ({ data, env }: Where): Promise<string> => {
  const created = ['workspace', 'create', 'acme/website', '--data', data]
  return (await runJson<{ workspaceId: string }>(created, { env })).workspaceId
}

const isLocked = (file: string): boolean => {
  const db = new Database(file, { timeout: 0 })
  try {
    db.exec('BEGIN IMMEDIATE; ROLLBACK')
    return false
  } catch {
    return true
  } finally {
    db.close()
  }
}

export const onSqlite = async (): Promise<Pair> => {
  const data = join(freshFolder(), 'data')
  const env = { WDI_LOG: 'debug' }
  const workspaceId = await createWorkspace({ data, env })
  const eventLog = await ok(openSqliteEventLog(join(data, 'events.db')))
  return {
    data,
    env,
    workspaceId,
    eventLog,
    commitUnderWay: async () => null,
    isWriting: async () => ['read.db', 'events.db', 'registry.db'].some((file) => isLocked(join(data, file))),
    close: async () => eventLog.close(),
  }
}

export interface ServedPair extends Pair {
  readonly eventStore: TestServer
  readonly documents: MongoClient
  /** The address of the database, and its server. */
  readonly mongoDbUrl: string
  readonly mongoDb: () => OwnMongoDb
  readonly restartMongoDb: (whileDown: () => Promise<void>) => Promise<void>
}

/** A pair on servers; with a file, documents outlive their server. */
export const onServers = async (file?: string): Promise<ServedPair> => {
  const data = join(freshFolder(), 'data')
  const eventStore = await startEventStore()
  const port = await freePort()
  let mongoDb = await startJavaServer(port, file)
  const url = newDatabase(mongoDb)
  const env = { WDI_LOG: 'debug', EVENTSTORE_URL: eventStore.url, MONGODB_URL: url }
  const workspaceId = await createWorkspace({ data, env })
  const eventLog = await ok(Promise.resolve(openEventStoreLog(eventStore.url)))
  const documents = new MongoClient(url)
  const commitUnderWay = async () => {
    const db = documents.db()
    if ((await db.collection('control').findOne({ pending: { $ne: null } })) !== null) return 'apply'
    return (await db.collection('records').findOne({})) === null ? null : 'record'
  }
  return {
    data,
    env,
    workspaceId,
    eventLog,
    eventStore,
    documents,
    mongoDbUrl: url,
    mongoDb: () => mongoDb,
    commitUnderWay,
    isWriting: async () => (await commitUnderWay()) !== null,
    restartMongoDb: async (whileDown) => {
      await mongoDb.stop()
      await whileDown()
      mongoDb = await startJavaServer(port, file)
    },
    close: async () => {
      eventLog.close()
      await documents.close()
      eventStore.stop()
      await mongoDb.stop()
    },
  }
}

/** A suite for each pair. */
export const describePairs = (suite: (open: () => Promise<Pair>) => void): void => {
  describe('SQLite and SQLite', () => suite(onSqlite))
  describeOwnMongoDb('EventStoreDB and MongoDB', () => suite(() => onServers()))
}

/** Appends, one after the other; where others append to a stream, after them. Ids of events that were acknowledged. */
export const appendAll = async (
  eventLog: EventLog,
  events: Iterable<readonly [stream: string, events: readonly [NewEvent, ...NewEvent[]]]>,
  revisions: Map<string, Revision>,
): Promise<readonly string[]> => {
  const acknowledged: string[] = []
  for (const [stream, batch] of events)
    for (;;) {
      const appended = await eventLog.append(stream, revisions.get(stream) ?? -1, batch)
      if (!isLeft(appended)) {
        revisions.set(stream, appended.right.revision)
        acknowledged.push(...batch.map(({ eventId }) => eventId))
        break
      }
      if (appended.left.tag !== 'wrong_revision') throw new Error(JSON.stringify(appended.left))
      revisions.set(stream, appended.left.actual)
    }
  return acknowledged
}

/** Appends the next events of a long history, some with each call. */
export const appender = (eventLog: EventLog, seed: number): (() => Promise<void>) => {
  const history = benchHistory(1_000_000, 'streams', seed)
  const revisions = new Map<string, Revision>()
  return async () => {
    const { value, done } = history.next()
    if (!done) await appendAll(eventLog, [value], revisions)
  }
}

/** All that stands in the log. */
export const eventsIn = async (eventLog: EventLog): Promise<readonly LoggedEvent[]> => {
  const all: LoggedEvent[] = []
  for (let after = LOG_START; ; ) {
    const page = await ok(eventLog.readAll(after, 2_000))
    all.push(...page)
    if (page.length < 2_000) return all
    after = page.at(-1)?.position ?? after
  }
}

export const startWorker = ({ data, env }: Where): Running => launch(['work', '--data', data], { env })

/** Tries after which a store that cannot be used is given up. */
const MOST_TRIES = 100

/**
 * Waits until all that is in the log is folded by a worker, as long as it runs. While a store cannot be used, it tries again; where
 * `status` says that something needs a person (a worker that found no store for some seconds), it waits on.
 */
export const upToDate = async ({ data, env }: Where, worker: Running): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const { stdout, stderr } = await run(['status', '--json', '--data', data], { env })
    if (stdout !== '') {
      if ((JSON.parse(stdout) as { upToDate: boolean }).upToDate) {
        // A worker that found nothing to do may not have come to where signals are taken.
        await worker.stdout.first(() => true)
        return
      }
    } else if (tries > MOST_TRIES || !stderr.includes(' cannot be used ')) throw new Error(stderr)
    if (worker.hasEnded()) throw new Error(`the worker ended: ${(await worker.ended).stderr.slice(-500)}`)
    await sleep(100)
  }
}

const verify = ({ data, env }: Where) =>
  runJson<{ documents: number; differences: readonly object[] }>(['verify', '--data', data], { env })

/** The documents that do not match the log. */
export const verified = async (where: Where): Promise<unknown> => (await verify(where)).differences

/** Waits until all is folded, and returns the documents that do not match the log. */
export const settled = async (where: Where) => {
  const worker = startWorker(where)
  await upToDate(where, worker)
  const { code } = await worker.end('SIGTERM')
  const failed = (error: unknown) => ({ documents: 0, differences: [{ error: String(error) }] })
  return { code, ...(await verify(where).catch(failed)) }
}
