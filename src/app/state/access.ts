import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import { refreshAccess } from '#access/documents'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { NO_STREAM } from '#eventlog/port'
import { reachedIds, reachedIn } from '#projections/access/read'
import { systemClock } from '#projector/clock'
import type { Stores } from '#stores/open'
import type { IsLogged } from './outages.js'
import { workspacesIn } from './workspaces.js'

type AccessStores = Pick<Stores, 'eventLog' | 'readStore' | 'registry'>

/**
 * Writes a workspace's access documents from its stream, and then their mark into the registry: no request
 * finds the registry ahead of current documents. If killed in between, the documents are right, and only one
 * that is restored later is not recognised as too old until the next start, which reads the stream again.
 */
export const settleAccess = async (
  workspaceId: Uuid,
  { eventLog, readStore, registry }: AccessStores,
): Outcome<StoreError, void> => {
  const reached = await refreshAccess(workspaceId, eventLog, readStore)
  if (isLeft(reached)) return reached
  if (reached.right === null) return registry.accessMarks.remove(workspaceId)
  const marked = await registry.accessMarks.put({ workspaceId, ...reached.right })
  if (isLeft(marked)) return marked
  // A deletion of the workspace meanwhile has removed the earlier mark.
  const still = await eventLog.readStream(streamOf.access(workspaceId), NO_STREAM, 1)
  if (isLeft(still)) return still
  return still.right.length === 0 ? registry.accessMarks.remove(workspaceId) : right(undefined)
}

/** Refreshes the workspaces that the registry or the documents know, or only those whose documents are too old. */
const settleThose = async (
  which: 'all' | 'stale',
  stores: AccessStores,
  also: readonly Uuid[] = [],
): Outcome<StoreError, void> => {
  const marks = await stores.registry.accessMarks.all()
  if (isLeft(marks)) return marks
  const folded = await workspacesIn(stores.readStore)
  if (isLeft(folded)) return folded
  const marked = new Map(marks.right.map(({ workspaceId, revision }) => [workspaceId, revision]))
  const known = [...new Set([...also, ...marked.keys(), ...folded.right.map(({ workspaceId }) => workspaceId)])]
  const ids = known.flatMap((workspaceId) => reachedIds(workspaceId))
  const stored = await stores.readStore.access.get(ids)
  if (isLeft(stored)) return stored
  const isStale = (workspaceId: Uuid): boolean =>
    reachedIn(workspaceId, stored.right) < (marked.get(workspaceId) ?? Infinity)
  for (const workspaceId of known) {
    if (which === 'stale' && !isStale(workspaceId)) continue
    const settled = await settleAccess(workspaceId, stores)
    if (isLeft(settled)) return settled
  }
  return right(undefined)
}

/** Rewrites the access documents of all workspaces, and of given ones that may be unknown. */
export const settleAllAccess = (also: readonly Uuid[], stores: AccessStores): Outcome<StoreError, void> =>
  settleThose('all', stores, also)

const LOOK_MS = 5_000

/**
 * Rewrites all access documents from the log and returns; then checks every few seconds, until the signal is
 * aborted, whether some were lost or restored from a backup, and rewrites those. Any number of processes may run it.
 */
export const keepAccess = async (
  { log, isLogged, ...stores }: AccessStores & { readonly log: Logger; readonly isLogged: IsLogged },
  signal: AbortSignal,
  clock = systemClock,
): Promise<{ readonly ended: Promise<void> }> => {
  let which: 'all' | 'stale' = 'all'
  const look = async (): Promise<void> => {
    const settled = await settleThose(which, stores)
    if (!isLeft(settled)) which = 'stale'
    else if (!(await isLogged(settled.left)))
      log.error({ error: settled.left }, 'access documents cannot be rewritten; trying again')
  }
  const goOn = async (): Promise<void> => {
    while (!signal.aborted) {
      await clock.sleep(LOOK_MS, signal)
      if (!signal.aborted) await look()
    }
  }
  await look()
  return { ended: goOn() }
}
