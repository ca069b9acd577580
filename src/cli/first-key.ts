import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { READ_SCOPES } from '#domain/roles'
import { uuidOf } from '#eventlog/new-event'
import { generateKey } from '../access/key.js'
import { readWhole } from '../commands/append.js'
import { type IssuedKey, issueKey } from '../commands/keys.js'
import type { Stores } from '../stores.js'
import { now, orFail } from './context.js'

const KEY_NAME = 'first key'

/** Whether a workspace has had its first key. */
export const hasKey = async (workspaceId: Uuid, { eventLog }: Pick<Stores, 'eventLog'>): Promise<boolean> =>
  orFail(await readWhole(streamOf.access(workspaceId), eventLog)).some(({ type }) => type === 'ApiKeyIssued')

/**
 * A key to show: one that an earlier start of the workspace made and did not come to show, or a new one at the very
 * first; else null. Its id follows from the workspace, so that no other's start shows it.
 */
export const keyToShow = async (workspaceId: Uuid, memberId: Uuid, stores: Stores): Promise<IssuedKey | null> => {
  const { registry } = stores
  const wishes = {
    workspaceId,
    memberId,
    name: KEY_NAME,
    environment: 'live',
    scopes: READ_SCOPES,
    expiry: 'never',
  } as const
  const keyId = uuidOf('first key', workspaceId)
  const unshown = orFail(await registry.unshownKey.get())
  if (unshown?.keyId === keyId) return orFail(await issueKey(wishes, stores, now(), unshown))
  if (await hasKey(workspaceId, stores)) return null
  const made = { keyId, key: generateKey('live') }
  orFail(await registry.unshownKey.put(made.keyId, made.key))
  return orFail(await issueKey(wishes, stores, now(), made))
}
