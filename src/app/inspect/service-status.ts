import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { ServiceStatus, UseCases } from '#api/use-cases'
import type { Ports } from '#app/environment'
import { decode } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { workspaceOf } from '#domain/events/attribution'
import { Metadata } from '#domain/events/envelope'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf } from '#domain/time'
import type { Position } from '#eventlog/port'
import { DeadLetter } from '#projections/entities/dead-letter'
import { Quarantined } from '#projections/entities/quarantine'
import { partitionOf } from '#readstore/partitions'
import { EVENTS, READ, REGISTRY } from '#stores/belonging'
import { serverVariables } from '#stores/open'
import { lastBackupIn } from './last-backup.js'
import { isFolded } from './worker-running.js'

type Status = t.TypeOf<typeof ServiceStatus>

/** The service that the stores are served by. */
export interface Installation {
  readonly version: string
  /** The data folder; null where nobody says which. */
  readonly data: string | null
}

/** The most events that are read to find those of a workspace that wait. */
const MOST_WAITING = 5_000
const PAGE = 500

/** The events of a workspace that are not folded yet, as far as they are looked for. */
const waitingOf = async (
  workspaceId: Uuid,
  checkpoint: Position,
  { eventLog }: Ports,
  now: Instant,
): Outcome<StoreError, Status['waiting']> => {
  let [events, since] = [0, null as Instant | null]
  let position = checkpoint
  for (let read = 0; ; ) {
    const page = await eventLog.readAll(position, PAGE)
    if (isLeft(page)) return page
    for (const event of page.right) {
      if (workspaceOf(event) !== workspaceId) continue
      events += 1
      const metadata = decode(Metadata, event.metadata)
      since ??= isLeft(metadata) ? null : metadata.right.recordedAt
    }
    read += page.right.length
    const last = page.right.at(-1)
    const lagSeconds = since === null ? null : Math.max(0, Math.floor((epochOf(now) - epochOf(since)) / 1_000))
    if (last === undefined || read >= MOST_WAITING)
      return right({ events, isAll: last === undefined, since, lagSeconds: events === 0 ? 0 : lagSeconds })
    position = last.position
  }
}

/** The bytes of a file and of what is written beside it; 0 where there is none yet. */
const sizeOf = async (file: string): Promise<number> => {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((name) =>
      stat(name).then(
        ({ size }) => size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return 0
          throw error
        },
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The disk of the data folder; null where servers have everything, and where the folder or a file in it cannot be looked at. */
const diskOf = async (data: string | null): Promise<Status['disk']> => {
  const servers = serverVariables()
  if (data === null || servers.length === 2) return null
  const sizeUnless = (server: (typeof servers)[number], name: string): Promise<number> | null =>
    servers.includes(server) ? null : sizeOf(join(data, name))
  try {
    const { bavail, bsize } = await statfs(data)
    return {
      freeBytes: bavail * bsize,
      eventLogBytes: await sizeUnless('EVENTSTORE_URL', EVENTS),
      readStoreBytes: await sizeUnless('MONGODB_URL', READ),
      registryBytes: await sizeUnless('MONGODB_URL', REGISTRY),
    }
  } catch {
    return null
  }
}

/** Counts what of a workspace waits for a person. */
const troubleOf = async (workspaceId: Uuid, docs: DocumentReader) => {
  const where = { workspaceId: { eq: workspaceId } }
  const quarantined = await docs.find(Quarantined, { where })
  return {
    quarantinedEvents: quarantined.reduce((sum, { events }) => sum + events, 0),
    deadLetters: await docs.count(DeadLetter, { where: { ...where, state: { eq: 'open' } } }),
  }
}

/** Reads how the service does for one workspace. Of other workspaces it tells nothing. */
export const readServiceStatus = async (
  workspaceId: Uuid,
  stores: Ports,
  { version, data }: Installation,
  now: Instant,
): Outcome<StoreError, Status> => {
  const { readStore } = stores
  const partition = partitionOf(workspaceId, readStore)
  const found = await readStore.read(partition, async (docs, moment) => ({
    moment,
    trouble: await troubleOf(workspaceId, docs),
  }))
  if (isLeft(found)) return found
  const { moment, trouble } = found.right
  const waiting = await waitingOf(workspaceId, moment.checkpoint, stores, now)
  if (isLeft(waiting)) return waiting
  const worker = await isFolded(partition, readStore)
  if (isLeft(worker)) return worker
  return right({
    version,
    asOf: moment.asOf,
    waiting: waiting.right,
    hasWorker: worker.right,
    ...trouble,
    disk: await diskOf(data),
    lastBackupAt: data === null ? null : await lastBackupIn(data),
  })
}

/** The use cases of members that look at the service, on these stores. */
export const statusOn = (stores: Ports, installation: Installation): Pick<UseCases, 'status'> => ({
  status: ({ workspaceId, now }) => readServiceStatus(workspaceId, stores, installation, now),
})
