import { isLeft } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Registry } from '#registry/port'

/** Forgets secrets, deliveries and turns of a connection that is removed, or of all connections of a workspace. */
export const forgetConnections = async (
  which: { readonly connectionId: Uuid } | { readonly workspaceId: Uuid },
  { secrets, inbox, turns }: Pick<Registry, 'secrets' | 'inbox' | 'turns'>,
): Outcome<StoreError, void> => {
  const removed = await secrets.remove(which)
  if (isLeft(removed)) return removed
  const forgotten = await inbox.forget(which)
  return isLeft(forgotten) ? forgotten : turns.forget(which)
}
