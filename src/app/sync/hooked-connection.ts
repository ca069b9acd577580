import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { Connection } from '#projections/entities/connection'
import { entityId } from '#projections/entities/entity'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { SealedFor } from '#secrets/sealing'
import type { Webhook } from '#sources/kit/hosts/webhook'
import { products } from '#sources/products'

/** A connection whose host delivers to it. */
export interface HookedConnection {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly provider: string
  /** The origin of its host. */
  readonly origin: string
  readonly webhook: Webhook
}

const webhooks: ReadonlyMap<string, Webhook> = new Map(
  products.flatMap(({ provider, webhook }) => (webhook === undefined ? [] : [[provider, webhook] as const])),
)

/** The webhooks of a product; null if it has none. */
export const webhookOf = (provider: string): Webhook | null => webhooks.get(provider) ?? null

/** The connection as far as deliveries need it; null where it is removed, asks no host, or its product sends none. */
export const hookedConnection = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  { readStore }: { readonly readStore: ReadStore },
): Outcome<StoreError, HookedConnection | null> => {
  const id = entityId(workspaceId, { key: connectionId })
  const read = await readStore.read(partitionOf(workspaceId, readStore), async (docs) =>
    (await docs.get(Connection, [id])).get(id),
  )
  if (isLeft(read)) return read
  const connection = read.right
  if (connection === undefined || connection.removed || connection.asked === null) return right(null)
  const { provider, asked } = connection
  const webhook = webhookOf(provider)
  if (webhook === null) return right(null)
  return right({ workspaceId, connectionId, provider, origin: new URL(asked.address).origin, webhook })
}

/** The place in which a delivery is sealed. */
export const deliveryPlace = (
  { workspaceId, connectionId, origin }: HookedConnection,
  deliveryId: string,
): SealedFor => ({
  workspaceId,
  connectionId,
  origin,
  purpose: `delivery ${deliveryId}`,
})
