import { randomUUID } from 'node:crypto'
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Ports } from '#app/environment'
import { settleAccess } from '#app/state/access'
import { type Contended, decideAndAppend } from '#app/state/append'
import { directoryOf } from '#app/state/context'
import type { IsLogged } from '#app/state/outages'
import { findWorkspace, holderOf } from '#app/state/workspace'
import { workspacesIn } from '#app/state/workspaces'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Cause, newEvent } from '#eventlog/new-event'
import { pagesOf, pagesUpTo } from '#eventlog/pages'
import { type EventTooLarge, type LoggedEvent, NO_STREAM } from '#eventlog/port'
import type { WorkspaceState } from '#projections/entities/workspace'
import { systemClock } from '#projector/clock'
import { forgetConnections } from '#secrets/forget'

const causeOf = (workspaceId: Uuid, now: Instant): Cause => ({
  workspaceId,
  actor: { kind: 'system', id: 'wdi' },
  correlationId: randomUUID(),
  now,
})

/** Closes a workspace whose deletion is due, unless it was cancelled meanwhile. */
const close = async (
  { workspaceId }: WorkspaceState,
  stores: Pick<Ports, 'eventLog' | 'readStore' | 'registry'>,
  now: Instant,
): Outcome<StoreError | Contended | EventTooLarge, void> => {
  const decided = await decideAndAppend<never>(streamOf.directory(workspaceId), stores.eventLog, (events) => {
    const { deletion, closed } = directoryOf(events)
    const isDue = deletion !== null && deletion.effectiveAt <= now && !closed
    const ref = { kind: 'workspace', key: workspaceId }
    return right(isDue ? [newEvent('WorkspaceClosed', ref, {}, causeOf(workspaceId, now))] : [])
  })
  return isLeft(decided) ? decided : settleAccess(workspaceId, stores)
}

/** All elements of the pages, or the first error. */
const collected = async <A>(
  pages: AsyncIterable<Either<StoreError, readonly LoggedEvent[]>>,
  take: (logged: LoggedEvent) => readonly A[],
): Outcome<StoreError, ReadonlySet<A>> => {
  const all = new Set<A>()
  for await (const page of pages) {
    if (isLeft(page)) return page
    for (const logged of page.right) for (const one of take(logged)) all.add(one)
  }
  return right(all)
}

// Unreadable events have to be removed, too, so only this part of the metadata is required.
interface Told {
  readonly workspaceId?: unknown
  readonly entity?: { readonly kind?: unknown; readonly key?: unknown }
}
const toldBy = ({ metadata }: LoggedEvent): Told => (metadata ?? {}) as Told
const keysOf =
  (wanted: string) =>
  (logged: LoggedEvent): readonly Uuid[] => {
    const { kind, key } = toldBy(logged).entity ?? {}
    return kind === wanted && typeof key === 'string' ? [key] : []
  }

/**
 * Removes a closed workspace from the log and the registry. Each step can be repeated, and the last is the
 * event that removes its documents: until then, a worker resumes the erasure.
 */
const erase = async (
  { workspaceId, organizationSlug, workspaceSlug }: WorkspaceState,
  { eventLog, registry }: Pick<Ports, 'eventLog' | 'registry'>,
  now: Instant,
): Outcome<StoreError | Contended | EventTooLarge, void> => {
  const access = () => pagesOf(streamOf.access(workspaceId), NO_STREAM, eventLog)
  const members = await collected(access(), keysOf('member'))
  if (isLeft(members)) return members
  const keys = await collected(access(), keysOf('api_key'))
  if (isLeft(keys)) return keys
  const forgotten = await registry.forget([...members.right], [...keys.right])
  if (isLeft(forgotten)) return forgotten
  const signedOut = await registry.signIns.endAll(workspaceId, null)
  if (isLeft(signedOut)) return signedOut
  const unkept = await registry.receipts.forget({ workspaceId })
  if (isLeft(unkept)) return unkept
  const unbound = await registry.identities.remove(workspaceId, null)
  if (isLeft(unbound)) return unbound

  const slug = streamOf.slug(organizationSlug, workspaceSlug)
  const kept = [slug, streamOf.directory(workspaceId)]
  const end = await eventLog.end()
  if (isLeft(end)) return end
  const streams = await collected(pagesUpTo(end.right, eventLog), (logged) =>
    toldBy(logged).workspaceId === workspaceId && !kept.includes(logged.stream) ? [logged.stream] : [],
  )
  if (isLeft(streams)) return streams
  for (const stream of streams.right) {
    const deleted = await eventLog.deleteStream(stream)
    if (isLeft(deleted)) return deleted
  }

  // Not earlier: a worker that reads a connection takes its turn again until its stream is gone.
  const disconnected = await forgetConnections({ workspaceId }, registry)
  if (isLeft(disconnected)) return disconnected

  // Not earlier: a command that read the stream before its deletion reverts its own later writes.
  const unmarked = await registry.accessMarks.remove(workspaceId)
  if (isLeft(unmarked)) return unmarked

  const erased = await decideAndAppend<never>(slug, eventLog, (events) => {
    const ref = { kind: 'slug', key: `${organizationSlug}/${workspaceSlug}` }
    const event = () => newEvent('WorkspaceErased', ref, { workspaceId }, causeOf(workspaceId, now))
    return right(holderOf(events) === workspaceId ? [event()] : [])
  })
  return isLeft(erased) ? erased : right(undefined)
}

/** Drops a kept generation that still holds an erased workspace. */
const dropErased = async (
  served: readonly WorkspaceState[],
  { eventLog, readStore }: Pick<Ports, 'eventLog' | 'readStore'>,
): Outcome<StoreError, void> => {
  const generations = await readStore.generations.list()
  if (isLeft(generations)) return generations
  const { serving, building, all } = generations.right
  const serves = new Set(served.map(({ workspaceId }) => workspaceId))
  for (const kept of all.filter((one) => one !== serving && one !== building)) {
    const found = await workspacesIn(readStore.of(kept))
    if (isLeft(found)) return found
    for (const { workspaceId, organizationSlug, workspaceSlug } of found.right) {
      if (serves.has(workspaceId)) continue
      // The serving generation may lack a workspace for another reason, and may have to be rolled back.
      const holder = await findWorkspace(organizationSlug, workspaceSlug, eventLog)
      if (isLeft(holder)) return holder
      if (holder.right === workspaceId) continue
      const dropped = await readStore.generations.drop('kept')
      return isLeft(dropped) ? dropped : right(undefined)
    }
  }
  return right(undefined)
}

/** Advances each pending deletion by a step; returns their number. */
export const eraseDue = async (
  { eventLog, readStore, registry }: Pick<Ports, 'eventLog' | 'readStore' | 'registry'>,
  now: Instant,
): Outcome<StoreError | Contended | EventTooLarge, number> => {
  const all = await workspacesIn(readStore)
  if (isLeft(all)) return all
  const due = all.right.filter(({ closed, deletion }) => closed || (deletion !== null && deletion.effectiveAt <= now))
  for (const workspace of due) {
    const done = await (workspace.closed
      ? erase(workspace, { eventLog, registry }, now)
      : close(workspace, { eventLog, readStore, registry }, now))
    if (isLeft(done)) return done
  }
  const dropped = await dropErased(all.right, { eventLog, readStore })
  return isLeft(dropped) ? dropped : right(due.length)
}

const LOOK_MS = 5_000
/** Waits until the events are folded. */
const AGAIN_MS = 250

/** Looks for pending deletions every few seconds, until the signal is aborted. Any number of processes may run it. */
export const keepErasing = async (
  {
    log,
    isLogged,
    now,
    ...stores
  }: Parameters<typeof eraseDue>[0] & {
    readonly log: Logger
    readonly isLogged: IsLogged
    readonly now: () => Instant
  },
  signal: AbortSignal,
  clock = systemClock,
): Promise<void> => {
  while (!signal.aborted) {
    const done = await eraseDue(stores, now())
    if (isLeft(done) && !(await isLogged(done.left)))
      log.error({ error: done.left }, 'a workspace cannot be deleted; trying again')
    await clock.sleep(!isLeft(done) && done.right > 0 ? AGAIN_MS : LOOK_MS, signal)
  }
}
