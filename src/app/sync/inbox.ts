import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type HookDelivery, hintsOf } from '#connectors/hosts/hooks/hints'
import type { Instant } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import { DELIVERY_KNOWN_MS, type Registry } from '#registry/port'
import type { Keys, NoKey } from '#secrets/key'
import { open, type Unopened } from '#secrets/sealing'
import type { Hint } from '#sources/kit/hosts/webhook'
import { deliveryPlace, type HookedConnection } from './hooked-connection.js'

/** The most deliveries that are mapped at once. The inbox gives no more at once than memory should hold. */
const MOST_AT_ONCE = 500

/** The hints of deliveries that wait, of one burst. */
export interface Burst {
  /** The deliveries, to be removed once their hints were followed. */
  readonly deliveryIds: readonly string[]
  readonly hints: readonly Hint[]
  /** The deliveries whose kept content was damaged: nothing is known of them. */
  readonly damaged: number
}

/** The dependencies of mapping deliveries. */
export interface InboxEnvironment {
  readonly registry: Pick<Registry, 'inbox'>
  readonly keys: Keys
}

/**
 * Maps the oldest deliveries of a connection that wait. They are left in place: whoever has followed the hints removes them, so that
 * none is lost when that is broken off. `containers` are those that the connection reads.
 */
export const nextBurst = async (
  connection: HookedConnection,
  containers: ReadonlySet<string>,
  { registry, keys }: InboxEnvironment,
): Outcome<StoreError | NoKey | Unopened, Burst> => {
  const next = await registry.inbox.next(connection.connectionId, MOST_AT_ONCE)
  if (isLeft(next)) return next
  if (next.right.length === 0) return right({ deliveryIds: [], hints: [], damaged: 0 })
  const known = keys.known()
  if (isLeft(known)) return known
  const opened: HookDelivery[] = []
  for (const { deliveryId, kind, sealed } of next.right) {
    const body = open(known.right, deliveryPlace(connection, deliveryId), sealed)
    if (!isLeft(body)) opened.push({ kind: kind === '' ? null : kind, body: body.right })
    // A key that is not known may be given again.
    else if (body.left.tag === 'no_such_key') return left(body.left)
  }
  return right({
    deliveryIds: next.right.map(({ deliveryId }) => deliveryId),
    hints: hintsOf(opened, connection.webhook, containers),
    damaged: next.right.length - opened.length,
  })
}

/** Forgets deliveries that were received too long ago, mapped or not. */
export const forgetOldDeliveries = (
  now: Instant,
  { registry }: Pick<InboxEnvironment, 'registry'>,
): Outcome<StoreError, void> => registry.inbox.forget({ over: instantOf(epochOf(now) - DELIVERY_KNOWN_MS) })
