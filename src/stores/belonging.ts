import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { pagesUpTo } from '#eventlog/pages'
import { type EventLog, LOG_START, type Position } from '#eventlog/port'
import { momentsOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { Registry } from '#registry/port'

// Checks that the stores belong together. One that is missing or empty beside others was lost: a new one in its place
// would make the loss final, and removing the others would complete it. Each message says what to restore.

export const EVENTS = 'events.db'
export const REGISTRY = 'registry.db'
export const READ = 'read.db'
/** The file that only a backup has. */
export const MANIFEST = 'manifest.json'

/** The place of each store, for messages; null for one in the folder. */
export interface Servers {
  readonly eventLog: 'EVENTSTORE_URL' | null
  readonly others: 'MONGODB_URL' | null
}

interface Stored {
  readonly eventLog: Pick<EventLog, 'end' | 'readAll' | 'id'>
  readonly registry: Registry
  readonly readStore: ReadStore
}

/** Says whether a file is not empty. */
const isFilled = (folder: string, name: string): boolean =>
  (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) > 0
const absence = (folder: string, name: string): string =>
  existsSync(join(folder, name)) ? `${join(folder, name)} is empty` : `${join(folder, name)} is missing`

/** Says whether anything was ever stored in a folder. */
export const isUsed = (folder: string): boolean =>
  [EVENTS, REGISTRY, READ].some((name) => existsSync(join(folder, name)))

const RESTORE_LOG = 'It holds all facts: restore it from its latest backup, and leave all other files as they are'
const OR_ON_A_SERVER = 'If a server holds the log, set EVENTSTORE_URL'
const RENEW =
  'If there is no backup, run `wdi registry renew`: all keys are then void, and you must enter the names of members again'

/**
 * Finds a lost file in a folder before any is opened: the log is made first, then the registry, then the documents, so
 * none exists without those before it.
 */
export const lostFile = (folder: string, { eventLog, others }: Servers): string | null => {
  const beside = (others === null ? [REGISTRY, READ] : []).filter((name) => isFilled(folder, name))
  const writes = `${EVENTS}-wal`
  if (eventLog === null && !isFilled(folder, EVENTS)) {
    if (isFilled(folder, writes)) beside.push(writes)
    if (beside.length > 0)
      return `${absence(folder, EVENTS)}, but ${beside.join(' and ')} ${beside.length > 1 ? 'are' : 'is'} there. ${RESTORE_LOG}. ${OR_ON_A_SERVER}`
  }
  return null
}

/** The advice if a folder is a backup, before any file in it is opened: whatever opens one changes its bytes. */
export const takenForData = (folder: string): string | null =>
  existsSync(join(folder, MANIFEST))
    ? `${folder} is a backup, and would not be one any more: put it back into a new folder (see \`wdi restore --help\`), or name the data folder with --data. If its files are to be used as they are, remove ${join(folder, MANIFEST)}`
    : null

const registryOf = (folder: string, { others }: Servers): string =>
  others === null ? join(folder, REGISTRY) : `the registry in the MongoDB of ${others}`
const logOf = (folder: string, { eventLog }: Servers): string =>
  eventLog === null ? join(folder, EVENTS) : `the event log of ${eventLog}`

/** The advice if the registry was lost, before one is made in its place. */
export const lostRegistryFile = async (
  folder: string,
  servers: Servers,
  eventLog: Pick<EventLog, 'end'>,
): Promise<string | null> => {
  if (servers.others !== null || isFilled(folder, REGISTRY)) return null
  // A new folder for a log on a server.
  if (servers.eventLog !== null && !isFilled(folder, READ)) return null
  const end = await eventLog.end()
  if (!isLeft(end) && end.right === LOG_START)
    return isFilled(folder, READ)
      ? `${logOf(folder, servers)} has no events, and ${absence(folder, REGISTRY)}, but there are documents made from events. Restore both from their latest backup, and leave all other files as they are`
      : null
  return `${absence(folder, REGISTRY)}, but there are events. It holds the secret that keys are checked with, and the names of members: restore it from its latest backup, and leave all other files as they are. If a MongoDB holds it, set MONGODB_URL. ${RENEW}`
}

/** The advice if a registry on a server knows workspaces and the folder has no log of them, before one is made. */
export const logElsewhere = async (
  folder: string,
  servers: Servers,
  registry: Pick<Registry, 'holds'>,
): Promise<string | null> => {
  const held = await registry.holds()
  if (isLeft(held) || !held.right.workspaces) return null
  return `${absence(folder, EVENTS)}, but ${registryOf(folder, servers)} knows workspaces. ${RESTORE_LOG}, or name the folder that has it with --data. ${OR_ON_A_SERVER}`
}

/** Says whether any key was ever made. */
const hasKeys = async (eventLog: Pick<EventLog, 'end' | 'readAll'>): Promise<boolean> => {
  const end = await eventLog.end()
  if (isLeft(end)) return false
  for await (const page of pagesUpTo(end.right, eventLog)) {
    if (isLeft(page)) return false
    if (page.right.some(({ type }) => type === 'ApiKeyIssued')) return true
  }
  return false
}

interface Beside {
  /** The data that contradicts a log without events, as a clause; null if there is none. */
  readonly besideNothing: string | null
  /** The furthest position of the log that it knows. */
  readonly reached: Position
  readonly asSaid: string
  /** Advice if there is no newer backup of the log. */
  readonly instead: string
}

/** The advice for something that knows more than the log; null if it does not. */
const misfit = (
  folder: string,
  servers: Servers,
  end: Position,
  { besideNothing, reached, asSaid, instead }: Beside,
): string | null => {
  const log = logOf(folder, servers)
  if (end === LOG_START)
    return besideNothing === null ? null : `${log} has no events, but ${besideNothing}. ${RESTORE_LOG}`
  if (reached <= end) return null
  const [came, newer] =
    servers.eventLog === null
      ? [
          `copied without ${EVENTS}-wal, or restored from an older backup`,
          `Put ${EVENTS}-wal back beside it, or restore the newest backup you have`,
        ]
      : ['restored from an older backup', 'Restore the newest backup you have']
  return `${asSaid} ${reached}, past the end of the event log (${end}), so the events after that are missing: ${log} was ${came}. ${newer}; if this is it, ${instead}`
}

const AND_REVOKE_AGAIN = 'run `wdi registry renew`, and revoke again the keys that were revoked since'

/** The advice for a registry that knows another log, or more than the log has; null if they fit. */
export const registryMisfit = async (
  folder: string,
  servers: Servers,
  { eventLog, registry }: Pick<Stored, 'eventLog' | 'registry'>,
): Promise<string | null> => {
  const [log, where] = [logOf(folder, servers), registryOf(folder, servers)]
  const held = await registry.holds()
  const newest = await registry.accessMarks.get(null)
  const mark = await registry.logMark.get()
  const id = await eventLog.id()
  // Last, because others append meanwhile: what a mark has seen is in the log by now.
  const end = await eventLog.end()
  if (isLeft(end) || isLeft(id) || isLeft(held) || isLeft(newest) || isLeft(mark)) return null
  const [access, seen] = [newest.right?.position ?? LOG_START, mark.right?.position ?? LOG_START]
  const behind = misfit(folder, servers, end.right, {
    besideNothing: held.right.workspaces || seen > LOG_START ? `${where} knows workspaces` : null,
    reached: access > seen ? access : seen,
    asSaid: `${where} has seen position`,
    instead: `restore the registry of the same backup; if there is none, ${AND_REVOKE_AGAIN}`,
  })
  if (behind !== null) return behind
  return mark.right === null || mark.right.log === id.right
    ? null
    : `${log} is not the event log that ${where} belongs to. Restore both from the same backup, or name the folder that has that log with --data. If this log is the right one, ${AND_REVOKE_AGAIN}`
}

/**
 * The advice for a registry that was emptied beside keys and documents. New documents of a log on a server
 * may have their own registry: it gets its secret, and is not empty from then on.
 */
export const emptiedRegistry = async (
  folder: string,
  servers: Servers,
  { eventLog, registry, readStore }: Stored,
): Promise<string | null> => {
  const empty = await emptyBesideKeys(folder, servers, { eventLog, registry })
  if (empty === null || servers.eventLog === null) return empty
  const moments = await momentsOf(readStore)
  if (isLeft(moments)) return null
  const isNew = moments.right.every(({ checkpoint }) => checkpoint === LOG_START)
  if (!isNew) return empty
  await registry.peppers()
  return null
}

/** The advice for a registry that is empty where the log knows keys; null if it is not. */
export const emptyBesideKeys = async (
  folder: string,
  servers: Servers,
  { eventLog, registry }: Pick<Stored, 'eventLog' | 'registry'>,
): Promise<string | null> => {
  const held = await registry.holds()
  if (isLeft(held) || held.right.peppers || held.right.workspaces || !(await hasKeys(eventLog))) return null
  return `${registryOf(folder, servers)} is empty, but ${logOf(folder, servers)} has events about keys. Restore the registry from its latest backup. ${RENEW}`
}

/** The advice for documents that are ahead of the log; null if folding can continue from them. */
export const documentsMisfit = async (
  folder: string,
  servers: Servers,
  { eventLog, readStore }: Pick<Stored, 'eventLog' | 'readStore'>,
): Promise<string | null> => {
  const moments = await momentsOf(readStore)
  const end = await eventLog.end()
  if (isLeft(moments) || isLeft(end)) return null
  // The checkpoint of the partition that is furthest ahead.
  const checkpoint = moments.right.map((moment) => moment.checkpoint).reduce((a, b) => (a > b ? a : b))
  if (checkpoint === end.right) return null
  const ahead = misfit(folder, servers, end.right, {
    besideNothing: 'there are documents made from events',
    reached: checkpoint,
    asSaid: 'documents were made from events up to',
    instead: 'see "Backups" in docs/operations.md',
  })
  if (ahead !== null) return ahead
  const next = await eventLog.readAll(checkpoint, 1)
  if (!isLeft(next)) return null
  const remedy = 'remedy' in next.left ? `; ${next.left.remedy}` : ''
  return `the event log cannot be read: ${next.left.cause}${remedy}`
}
