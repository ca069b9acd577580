import { isLeft, right } from 'fp-ts/lib/Either.js'
import { generateKey } from '#access/key'
import type { Environment, Ports } from '#app/environment'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { READ_SCOPES } from '#domain/roles'
import { uuidOf } from '#eventlog/new-event'
import { readWhole } from './append.js'
import { type IssuedKey, issueKey } from './keys.js'
import type { StateError } from './run.js'

const KEY_NAME = 'first key'

/** Says whether a workspace has had its first key. */
export const hasKey = async (
  workspaceId: Uuid,
  { eventLog }: Pick<Ports, 'eventLog'>,
): Outcome<StoreError, boolean> => {
  const events = await readWhole(streamOf.access(workspaceId), eventLog)
  return isLeft(events) ? events : right(events.right.some(({ type }) => type === 'ApiKeyIssued'))
}

/**
 * A key to show: one that an earlier start of the workspace made and never showed, or a new one at the very
 * first; else null. Its id follows from the workspace, so that no other's start shows it.
 */
export const keyToShow = async (
  workspaceId: Uuid,
  memberId: Uuid,
  environment: Environment,
): Outcome<StateError, IssuedKey | null> => {
  const { registry, now } = environment
  const spec = {
    workspaceId,
    memberId,
    name: KEY_NAME,
    environment: 'live',
    scopes: READ_SCOPES,
    expiry: 'never',
  } as const
  const keyId = uuidOf('first key', workspaceId)
  const unshown = await registry.unshownKey.get()
  if (isLeft(unshown)) return unshown
  if (unshown.right?.keyId === keyId) return issueKey(spec, environment, now(), unshown.right)
  const had = await hasKey(workspaceId, environment)
  if (isLeft(had)) return had
  if (had.right) return right(null)
  const made = { keyId, key: generateKey('live') }
  const kept = await registry.unshownKey.put(made.keyId, made.key)
  return isLeft(kept) ? kept : issueKey(spec, environment, now(), made)
}
