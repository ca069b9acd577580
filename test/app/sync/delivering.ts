import { foldAll } from '#app/folding'
import { hooksOn } from '#app/sync/hooks'
import type { Uuid } from '#domain/common'
import { keepSecret } from '#secrets/stored'
import type { JsonRecord } from '#test/connectors/forges/gitea'
import { hexOf } from '#test/connectors/hosts/hooks/support'
import { ok } from '#test/support/stores/outcome'
import type { SyncWorld } from './syncing.js'

/** The secret of deliveries, which nothing may tell. */
export const SECRET = 'canary-secret-of-deliveries'

/** Keeps the secret of a connection's deliveries. */
export const keepHookSecret = async (
  { workspaceId, stores: { registry }, hosts: { keys } }: SyncWorld,
  connectionId: Uuid,
  origin: string,
): Promise<void> => {
  await ok(keepSecret({ workspaceId, connectionId, origin, purpose: 'hook' }, SECRET, { registry, keys }))
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
  // The service knows a connection once it is folded.
  await ok(foldAll(world.workspaceId, world.environment))
  const { eventLog, readStore, registry } = world.stores
  const hooks = hooksOn({ eventLog, readStore, registry, keys: world.hosts.keys })
  const delivering = await ok(hooks.begin(connectionId, headers, world.clock.now()))
  delivering.take(body)
  await ok(delivering.finish())
}
