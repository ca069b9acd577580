import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Environment } from '#app/environment'
import { connectionsOf } from '#app/state/connections'
import { workspacesIn } from '#app/state/workspaces'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { systemClock } from '#projector/clock'
import { forgetConnections } from '#secrets/forget'
import type { Hosts } from './hosts.js'
import { forgetOldDeliveries } from './inbox.js'
import { hostStateOf, type SyncError, syncConnection } from './sync.js'

/** A connection whose time has come. */
export interface DueConnection {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  /** False where only what its host has delivered is to be followed. */
  readonly isDue: boolean
}

/** The connections of all workspaces that are due, those first that have waited longest. */
export const dueConnections = async (
  environment: Pick<Environment, 'readStore' | 'registry' | 'now'>,
): Outcome<StoreError, readonly DueConnection[]> => {
  const { readStore, registry, now } = environment
  const workspaces = await workspacesIn(readStore)
  if (isLeft(workspaces)) return workspaces
  const waiting = await registry.inbox.waiting()
  if (isLeft(waiting)) return waiting
  const delivered = new Set(waiting.right.map(({ connectionId }) => connectionId))
  const due: (DueConnection & { readonly since: string })[] = []
  for (const { workspaceId, closed } of workspaces.right) {
    if (closed) continue
    const connections = await connectionsOf(workspaceId, readStore)
    if (isLeft(connections)) return connections
    for (const { connectionId, asked, paused, removed, lastError } of connections.right) {
      if (asked === null) continue
      if (removed) {
        const forgotten = await forgetConnections({ connectionId }, registry)
        if (isLeft(forgotten)) return forgotten
        continue
      }
      if (paused) continue
      const state = await hostStateOf(workspaceId, connectionId, { readStore })
      if (isLeft(state)) return state
      const since = state.right?.nextRunAt ?? ''
      const isDue = since <= now()
      // After a run that failed, the host is not asked before its time: what it delivers waits.
      if (isDue || (lastError === null && delivered.has(connectionId)))
        due.push({ workspaceId, connectionId, isDue, since })
    }
  }
  due.sort((a, b) => (a.since < b.since ? -1 : 1))
  return right(due.map(({ workspaceId, connectionId, isDue }) => ({ workspaceId, connectionId, isDue })))
}

const LOOK_MS = 5_000
const FORGET_EVERY_MS = 3_600_000
/** The most connections that are read at a time, and of one workspace: a host that is slow stops nobody else. */
const MOST_AT_A_TIME = 4
const MOST_OF_WORKSPACE = 2

/** Errors that are in the log of the connection, or mean nothing. */
const isTold = ({ tag }: SyncError): boolean =>
  tag === 'source_error' ||
  tag === 'being_read' ||
  tag === 'no_connection' ||
  tag === 'nothing_delivered' ||
  tag === 'stopped' ||
  tag === 'connection_paused'

/** The dependencies of runs of connections. */
export interface Syncing {
  readonly environment: Environment
  readonly hosts: Hosts
  readonly log: Logger
  readonly isLogged: (error: { readonly tag: string }) => Promise<boolean>
}

/**
 * Reads each connection that asks its host as often as its plan says, and forgets old deliveries, until the signal is aborted. Any number
 * of processes may run it.
 */
export const keepSyncing = async (
  { environment, hosts, log, isLogged }: Syncing,
  signal: AbortSignal,
  clock = systemClock,
): Promise<void> => {
  const running = new Map<Uuid, { readonly workspaceId: Uuid; readonly ended: Promise<void> }>()
  const isFree = ({ workspaceId, connectionId }: DueConnection): boolean => {
    const own = [...running.values()].filter((one) => one.workspaceId === workspaceId)
    return !running.has(connectionId) && running.size < MOST_AT_A_TIME && own.length < MOST_OF_WORKSPACE
  }
  const run = async ({ workspaceId, connectionId, isDue }: DueConnection): Promise<void> => {
    const synced = await syncConnection({ workspaceId, connectionId, isFull: false, isDue }, environment, hosts)
    if (isLeft(synced) && !isTold(synced.left) && !(await isLogged(synced.left)))
      log.error({ connectionId, error: synced.left.tag }, 'a connection cannot be read; trying again')
  }
  const forget = async (): Promise<void> => {
    const forgotten = await forgetOldDeliveries(environment.now(), environment)
    if (isLeft(forgotten) && !(await isLogged(forgotten.left)))
      log.error({ error: forgotten.left }, 'old deliveries cannot be forgotten; trying again')
  }
  let forgetAt = clock.monotonicMs()
  while (!signal.aborted) {
    if (clock.monotonicMs() >= forgetAt) {
      forgetAt += FORGET_EVERY_MS
      await forget()
    }
    const due = await dueConnections(environment)
    if (isLeft(due)) {
      if (!(await isLogged(due.left))) log.error({ error: due.left }, 'what is due cannot be looked up; trying again')
    } else
      for (const one of due.right.filter(isFree)) {
        if (!isFree(one)) continue
        const ended = run(one)
          .catch((error: unknown) => log.error({ connectionId: one.connectionId, error }, 'a run failed by a defect'))
          .finally(() => running.delete(one.connectionId))
        running.set(one.connectionId, { workspaceId: one.workspaceId, ended })
      }
    await clock.sleep(LOOK_MS, signal)
  }
  await Promise.all([...running.values()].map(({ ended }) => ended))
}
