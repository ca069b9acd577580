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
  /** The origin of its host. */
  readonly origin: string
  readonly webhook: Webhook
}

const webhooks: ReadonlyMap<string, Webhook> = new Map(
  products.flatMap(({ provider, webhook }) => (webhook === undefined ? [] : [[provider, webhook] as const])),
)

/** The kinds of signatures of all products. */
export const allSignatures = [...webhooks.values()].flatMap(({ signatures }) => signatures)

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
  const webhook = webhooks.get(connection?.provider ?? '')
  if (connection === undefined || connection.removed || connection.asked === null || webhook === undefined)
    return right(null)
  return right({ workspaceId, connectionId, origin: new URL(connection.asked.address).origin, webhook })
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
