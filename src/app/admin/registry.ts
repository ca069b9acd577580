import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Ports } from '#app/environment'
import { settleAllAccess } from '#app/state/access'
import type { Outcome, StoreError } from '#domain/outcome'

const markAnew = async ({ registry, eventLog }: Pick<Ports, 'registry' | 'eventLog'>): Outcome<StoreError, void> => {
  const log = await eventLog.id()
  if (isLeft(log)) return log
  const removed = await registry.logMark.remove()
  if (isLeft(removed)) return removed
  const end = await eventLog.end()
  return isLeft(end) ? end : registry.logMark.put({ log: log.right, position: end.right })
}

/**
 * Accepts the event log as it is: replaces the registry's mark of the log and its marks of access with those of the
 * log, and makes a secret for keys if there is none. Can be repeated if killed midway.
 */
export const renewRegistry = async (stores: Ports): Outcome<StoreError, { readonly newSecret: boolean }> => {
  const { registry, eventLog } = stores
  const held = await registry.holds()
  if (isLeft(held)) return held
  const marks = await registry.accessMarks.all()
  if (isLeft(marks)) return marks
  for (const { workspaceId } of marks.right) {
    const removed = await registry.accessMarks.remove(workspaceId)
    if (isLeft(removed)) return removed
  }
  const settled = await settleAllAccess(
    marks.right.map(({ workspaceId }) => workspaceId),
    stores,
  )
  if (isLeft(settled)) return settled
  const marked = await markAnew({ registry, eventLog })
  if (isLeft(marked)) return marked
  const peppers = await registry.peppers()
  return isLeft(peppers) ? peppers : right({ newSecret: !held.right.peppers })
}
