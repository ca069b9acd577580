import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { Stores } from '../stores.js'
import { settleAllAccess } from './access.js'

/**
 * Takes the event log for what it is: forgets how far access had come by the registry, and keeps how far it has come by the
 * log; makes a secret for keys where there is none. Killed on the way, it can be done again.
 */
export const renewRegistry = async (stores: Stores): Outcome<StoreUnavailable, { readonly newSecret: boolean }> => {
  const { registry } = stores
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
  const peppers = await registry.peppers()
  return isLeft(peppers) ? peppers : right({ newSecret: !held.right.peppers })
}
