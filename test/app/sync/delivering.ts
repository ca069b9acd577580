import { foldAll } from '#app/folding'
import { changeHookSecret } from '#app/sync/hook-secret'
import { hookedConnection } from '#app/sync/hooked-connection'
import { hooksOn } from '#app/sync/hooks'
import type { Uuid } from '#domain/common'
import type { JsonRecord } from '#test/connectors/forges/gitea'
import { hexOf } from '#test/connectors/hosts/hooks/support'
import { ok } from '#test/support/stores/outcome'
import type { SyncWorld } from './syncing.js'

/** The secret of deliveries, which nothing may tell. */
export const SECRET = 'canary-secret-of-deliveries'

/** Keeps the secret of a connection's deliveries. */
export const keepHookSecret = async (world: SyncWorld, connectionId: Uuid): Promise<void> => {
  const { workspaceId, environment, stores, hosts, clock } = world
  // The service knows a connection once it is folded.
  await ok(foldAll(workspaceId, environment))
  const connection = await ok(hookedConnection(workspaceId, connectionId, stores))
  if (connection === null) throw new Error('the connection takes deliveries')
  const keeping = { registry: stores.registry, keys: hosts.keys }
  await ok(changeHookSecret(connection, SECRET, 'no more', clock.now(), keeping))
}

let sent = 0

/** Delivers what was done to a repository, as Gitea does. */
export const giteaDelivers = async (
  world: SyncWorld,
  connectionId: Uuid,
  event: string,
  members: JsonRecord,
): Promise<void> => {
  sent += 1
  const repository = { id: 99, full_name: 'Acme/Shop', html_url: 'https://git.example.com/Acme/Shop' }
  const body = Buffer.from(JSON.stringify({ repository, sender: { login: 'ada-canary' }, ...members }))
  const headers = new Map([
    ['x-gitea-delivery', `delivery-${sent}`],
    ['x-gitea-event', event],
    ['x-gitea-signature', hexOf(SECRET, body)],
  ])
  await ok(foldAll(world.workspaceId, world.environment))
  const { eventLog, readStore, registry } = world.stores
  const hooks = hooksOn({ eventLog, readStore, registry, keys: world.hosts.keys })
  const delivering = await ok(hooks.begin(connectionId, headers, world.clock.now()))
  delivering.take(body)
  await ok(delivering.finish())
}
