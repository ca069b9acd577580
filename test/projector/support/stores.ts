import { join } from 'node:path'
import { afterEach } from '@jest/globals'
import Database from 'better-sqlite3'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { EventLog, NewEvent, Position } from '#eventlog/port'
import { openSqliteEventLog } from '#eventlog/sqlite/event-log'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { nextEvents, type Phase } from '#projector/batch'
import { Documents as Kept } from '#projector/documents'
import { project } from '#projector/project'
import type { ProjectorOptions } from '#projector/projector'
import { ALL, type Lease, type ReadStore } from '#readstore/port'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { stored } from '#readstore/stored'
import type { Told } from '#test/projections/support/events'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

export { collections }

/** A log and a read store in files of their own. */
export interface Stores {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly readFile: string
  readonly close: () => void
}

const opened: Stores[] = []
afterEach(() => {
  for (const stores of opened.splice(0)) stores.close()
})

export const openStores = async (
  folder = newFolder(),
  { log = 'events.db', read = 'read.db' }: { log?: string; read?: string } = {},
): Promise<Stores> => {
  const readFile = join(folder, read)
  const eventLog = await ok(openSqliteEventLog(join(folder, log)))
  const readStore = await ok(openSqliteReadStore(readFile, collections, FOLD_VERSION))
  const close = () => {
    eventLog.close()
    readStore.close()
  }
  const stores = { eventLog, readStore, readFile, close }
  opened.push(stores)
  return stores
}

/** The number of indexes of documents that a generation has. */
export const indexesIn = (readFile: string, generation: number): number => {
  const db = new Database(readFile, { readonly: true })
  const count = db.prepare(`SELECT count(*) FROM sqlite_master WHERE type = 'index' AND name GLOB ?`).pluck()
  const found = count.get(`${generation}_*`) as number
  db.close()
  return found
}

/** Appends events in their order, those of one stream that follow each other at once; where the last one stands. */
export const append = async (eventLog: EventLog, events: readonly Told[]): Promise<Position> => {
  let position: Position = ''
  for (let i = 0; i < events.length; ) {
    const { stream } = events[i] as Told
    const end = events.findIndex((one, j) => j > i && one.stream !== stream)
    const batch = events.slice(i, end === -1 ? undefined : end).map(({ event }) => event) as [NewEvent, ...NewEvent[]]
    let revision = -1
    for (;;) {
      const appended = await eventLog.append(stream, revision, batch)
      if (!isLeft(appended)) {
        position = appended.right.position
        break
      }
      if (appended.left.tag !== 'wrong_revision') throw new Error(JSON.stringify(appended.left))
      revision = appended.left.actual
    }
    i += batch.length
  }
  return position
}

/** The partition's lease, taken from whoever has it. */
export const seize = async (readStore: ReadStore, owner = 'test'): Promise<Lease> => {
  const lease = await readStore.acquire(ALL, owner)
  if (!isLeft(lease)) return lease.right
  if (lease.left.tag !== 'lease_held') throw new Error(lease.left.cause)
  return ok(readStore.acquire(ALL, owner, lease.left))
}

export const optionsOf = (
  { eventLog, readStore }: Pick<Stores, 'eventLog' | 'readStore'>,
  lease: Lease,
  onPhase: (phase: Phase) => void = () => undefined,
): ProjectorOptions => ({ eventLog, readStore, leased: [{ lease, documents: new Kept() }], onPhase })

/** Folds and commits the events after a position, for a partition that has all of them. */
export const projectNext = async (from: Position, options: ProjectorOptions) => {
  const events = await ok(nextEvents(from, options.eventLog))
  const [leased, last] = [options.leased[0], events.at(-1)]
  if (leased === undefined || last === undefined) throw new Error('there is nothing to fold')
  return project({ from, last, events }, leased, options)
}

/** All documents by collection and id, as they lie in the file. */
export type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The text of every document, byte by byte, by collection and id. */
export const textsIn = (readFile: string): Readonly<Record<string, string>> => {
  const db = new Database(readFile, { readonly: true })
  const texts = collections.flatMap(({ name }) =>
    (db.prepare(`SELECT id, body FROM "documents_1_${name}"`).raw().all() as [string, string][]).map(
      ([id, body]) => [`${name} ${id}`, body] as const,
    ),
  )
  db.close()
  return Object.fromEntries(texts)
}

export const documentsIn = (readFile: string, generation = 1): Documents => {
  const db = new Database(readFile, { readonly: true })
  const all = Object.fromEntries(
    collections.map(({ name, indexes }) => {
      const rows = db.prepare(`SELECT * FROM "documents_${generation}_${name}"`).all() as Record<string, unknown>[]
      return [
        name,
        Object.fromEntries(
          rows.map(({ id, body, ...members }) => {
            const document = JSON.parse(body as string)
            for (const member of new Set(indexes.flat()))
              if (members[`m_${member}`] !== stored(document[member] ?? null))
                throw new Error(`${name} ${id} is indexed by another ${member}`)
            return [id, document]
          }),
        ),
      ]
    }),
  )
  db.close()
  return all
}
