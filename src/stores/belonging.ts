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

/** The place of each store, for messages; null for one in the folder. */
export interface Servers {
  readonly eventLog: 'EVENTSTORE_URL' | null
  readonly others: 'MONGODB_URL' | null
}

interface Stored {
  readonly eventLog: Pick<EventLog, 'end' | 'readAll'>
  readonly registry: Registry
  readonly readStore: ReadStore
}

/** Whether a file is not empty. */
const isFilled = (folder: string, name: string): boolean =>
  (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) > 0
const absence = (folder: string, name: string): string =>
  existsSync(join(folder, name)) ? `${join(folder, name)} is empty` : `${join(folder, name)} is missing`

/** Whether anything was ever stored in a folder. */
export const isUsed = (folder: string): boolean =>
  [EVENTS, REGISTRY, READ].some((name) => existsSync(join(folder, name)))

const RESTORE_LOG = 'It holds all facts: restore it from its latest backup, and leave all other files as they are'
const NEWER_LOG = 'Restore the newest backup you have; if this is it'
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

/** Whether any key was ever made. */
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
  /** What cannot be where the log has no events; null if nothing is. */
  readonly besideNothing: string | null
  /** How far of the log it knows. */
  readonly reached: Position
  readonly asSaid: string
  /** What helps where there is no newer backup of the log. */
  readonly instead: string
}

/** The advice for something that knows more than the log; null if it does not. */
const misfit = (log: string, end: Position, { besideNothing, reached, asSaid, instead }: Beside): string | null => {
  if (end === LOG_START)
    return besideNothing === null ? null : `${log} has no events, but ${besideNothing}. ${RESTORE_LOG}`
  return reached > end
    ? `${asSaid} ${reached}, past the end of the event log (${end}): ${log} was restored from an older backup. ${NEWER_LOG}, ${instead}`
    : null
}

/** The advice for a log and a registry of different times; null if they fit. */
export const registryMisfit = async (
  folder: string,
  servers: Servers,
  { eventLog, registry }: Pick<Stored, 'eventLog' | 'registry'>,
): Promise<string | null> => {
  const [log, where] = [logOf(folder, servers), registryOf(folder, servers)]
  const end = await eventLog.end()
  const held = await registry.holds()
  const newest = await registry.accessMarks.get(null)
  if (isLeft(end) || isLeft(held) || isLeft(newest)) return null
  return misfit(log, end.right, {
    besideNothing: held.right.workspaces ? `${where} knows workspaces` : null,
    reached: newest.right?.position ?? LOG_START,
    asSaid: `${where} has seen position`,
    instead:
      'restore the registry of the same backup; if there is none, run `wdi registry renew`, and revoke again the keys that were revoked since',
  })
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
  const held = await registry.holds()
  if (isLeft(held) || held.right.peppers || held.right.workspaces || !(await hasKeys(eventLog))) return null
  const moments = await momentsOf(readStore)
  if (isLeft(moments)) return null
  const isNew = moments.right.every(({ checkpoint }) => checkpoint === LOG_START)
  if (servers.eventLog === null || !isNew)
    return `${registryOf(folder, servers)} is empty, but ${logOf(folder, servers)} has events about keys. Restore the registry from its latest backup. ${RENEW}`
  await registry.peppers()
  return null
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
  const log = logOf(folder, servers)
  // The checkpoint of the partition that is furthest ahead.
  const checkpoint = moments.right.map((moment) => moment.checkpoint).reduce((a, b) => (a > b ? a : b))
  if (checkpoint === end.right) return null
  const ahead = misfit(log, end.right, {
    besideNothing: 'there are documents made from events',
    reached: checkpoint,
    asSaid: 'documents were made from events up to',
    instead: 'see "Backups" in docs/operations.md',
  })
  if (ahead !== null) return ahead
  const next = await eventLog.readAll(checkpoint, 1)
  return isLeft(next) ? `the event log cannot be read: ${next.left.cause}` : null
}
