import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { pagesUpTo } from '#eventlog/pages'
import { type EventLog, LOG_START } from '#eventlog/port'
import { momentsOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { Registry } from '#registry/port'

// Whether the stores belong together. One that is missing or empty beside others was lost: to begin a new one in its place
// would make the loss final, and to remove the others would make it complete. Each message says what to put back.

export const EVENTS = 'events.db'
export const REGISTRY = 'registry.db'
export const READ = 'read.db'

/** Where each store is, for whoever reads a message; null for one that is in the folder. */
export interface Servers {
  readonly eventLog: 'EVENTSTORE_URL' | null
  readonly others: 'MONGODB_URL' | null
}

interface Stored {
  readonly eventLog: Pick<EventLog, 'end' | 'readAll'>
  readonly registry: Registry
  readonly readStore: ReadStore
}

/** Whether a file has anything in it. */
const isFilled = (folder: string, name: string): boolean =>
  (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) > 0
const absence = (folder: string, name: string): string =>
  existsSync(join(folder, name)) ? `${join(folder, name)} is empty` : `${join(folder, name)} is missing`

/** Whether anything was ever stored in a folder. */
export const isUsed = (folder: string): boolean =>
  [EVENTS, REGISTRY, READ].some((name) => existsSync(join(folder, name)))

const RESTORE_LOG =
  'It holds everything that ever happened: restore it from its latest backup, and leave all other files as they are'
const NEWER_LOG = 'Restore the newest one that there is; if this is it'
const OR_ON_A_SERVER = 'If a server holds the log, set EVENTSTORE_URL'
const RENEW =
  'If there is no backup, run `wdi registry renew`: all keys are then void, and names of members have to be given again'

/**
 * Which file of a folder was lost, before any is opened: the log is made first, then the registry, then the documents, so
 * that none is ever there without those before it.
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

/** What to do where the registry was lost, before one is made in its place. */
export const lostRegistryFile = async (
  folder: string,
  servers: Servers,
  eventLog: Pick<EventLog, 'end'>,
): Promise<string | null> => {
  if (servers.others !== null || isFilled(folder, REGISTRY)) return null
  // A folder that is new, of a log that a server has.
  if (servers.eventLog !== null && !isFilled(folder, READ)) return null
  const end = await eventLog.end()
  if (!isLeft(end) && end.right === LOG_START)
    return isFilled(folder, READ)
      ? `${logOf(folder, servers)} has no events, and ${absence(folder, REGISTRY)}, but there are documents made from events. Restore both from their latest backup, and leave all other files as they are`
      : null
  return `${absence(folder, REGISTRY)}, but there are events. It holds the secret that keys are checked with, and the names of members: restore it from its latest backup, and leave all other files as they are. If a MongoDB holds it, set MONGODB_URL. ${RENEW}`
}

/** What to do where a registry on a server tells of workspaces, and the folder has no log of them, before one is made. */
export const logElsewhere = async (
  folder: string,
  servers: Servers,
  registry: Pick<Registry, 'holds'>,
): Promise<string | null> => {
  const held = await registry.holds()
  if (isLeft(held) || !held.right.workspaces) return null
  return `${absence(folder, EVENTS)}, but ${registryOf(folder, servers)} knows of workspaces. ${RESTORE_LOG}, or name the folder that has it with --data. ${OR_ON_A_SERVER}`
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

/** What to do about a log and a registry that are not of the same time; null where nothing speaks against them. */
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
  if (end.right === LOG_START)
    return held.right.workspaces ? `${log} has no events, but ${where} knows of workspaces. ${RESTORE_LOG}` : null
  if (newest.right !== null && newest.right.position > end.right)
    return `${where} has seen position ${newest.right.position}, past the end of the event log (${end.right}): ${log} was restored from an older backup. ${NEWER_LOG}, restore the registry of the same backup; if there is none, run \`wdi registry renew\`, and revoke again the keys that were revoked since`
  return null
}

/**
 * What to do about a registry that was emptied beside keys and documents. Documents that are new, of a log that a server
 * has, may have a registry of their own: it is given its secret, and is not empty from then on.
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
    return `${registryOf(folder, servers)} is empty, but ${logOf(folder, servers)} tells of keys. Restore the registry from its latest backup. ${RENEW}`
  await registry.peppers()
  return null
}

/** What to do about documents of which the log knows less; null where it can be folded on from where they are. */
export const documentsMisfit = async (
  folder: string,
  servers: Servers,
  { eventLog, readStore }: Pick<Stored, 'eventLog' | 'readStore'>,
): Promise<string | null> => {
  const moments = await momentsOf(readStore)
  const end = await eventLog.end()
  if (isLeft(moments) || isLeft(end)) return null
  const log = logOf(folder, servers)
  // That of the partition that is furthest ahead.
  const checkpoint = moments.right.map((moment) => moment.checkpoint).reduce((a, b) => (a > b ? a : b))
  if (checkpoint === end.right) return null
  if (end.right === LOG_START) return `${log} has no events, but there are documents made from events. ${RESTORE_LOG}`
  if (checkpoint > end.right)
    return `documents were made from events up to ${checkpoint}, past the end of the event log (${end.right}): ${log} was restored from an older backup. ${NEWER_LOG}, see "Backups" in docs/operations.md`
  const next = await eventLog.readAll(checkpoint, 1)
  return isLeft(next) ? `the event log cannot be read: ${next.left.cause}` : null
}
