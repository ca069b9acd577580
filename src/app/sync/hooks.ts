import { createHash, randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Delivering, HookHeaders, HookRefused, Hooks } from '#api/hooks'
import { type Proof, proofOf } from '#connectors/hosts/hooks/proof'
import { type Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { jsonIn } from '#domain/json'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import { epochOf } from '#domain/time'
import { newEvent } from '#eventlog/new-event'
import { type EventLog, NO_STREAM } from '#eventlog/port'
import type { ReadStore } from '#readstore/port'
import type { InboxBounds, Registry } from '#registry/port'
import type { Keys } from '#secrets/key'
import { seal } from '#secrets/sealing'
import type { Webhook } from '#sources/kit/hosts/webhook'
import { type HookSecrets, hookSecretsOf } from './hook-secret.js'
import { deliveryPlace, type HookedConnection, hookedConnection, webhookOf } from './hooked-connection.js'

// Deliveries of webhooks: the second way by which hosts tell what has changed. A delivery is kept beside the log until it is mapped; the
// log takes no more than that it came.

/** The dependencies of deliveries. */
export interface HookEnvironment {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly registry: Registry
  readonly keys: Keys
}

const MIB = 1024 * 1024
/** The most that waits. A workspace has room for several connections that are full, so that one of them stops no other. */
const INBOX_BOUNDS: InboxBounds = {
  ofConnection: { deliveries: 2_000, bytes: 128 * MIB },
  ofWorkspace: { deliveries: 8_000, bytes: 512 * MIB },
}

/** The number of times that an append is tried again because others append meanwhile. */
const TRIES = 50

const unopened = (cause: string): StoreError => ({ tag: 'store_unavailable', store: 'registry', cause })
const NO_HOOK: HookRefused = { tag: 'no_such_hook' }
const NOT_PROVEN: HookRefused = { tag: 'hook_not_proven' }

/** The secrets that prove deliveries to a connection now; null where it takes none. */
const secretsOf = async (
  connectionId: Uuid,
  now: Instant,
  environment: HookEnvironment,
): Outcome<StoreError, HookSecrets | null> => {
  const secrets = await hookSecretsOf(connectionId, now, environment)
  if (!isLeft(secrets)) return secrets
  const { left: error } = secrets
  return left(isStoreError(error) ? error : unopened('its secrets do not open: their key is not given, or another one'))
}

/** A delivery that is proven. */
interface Received {
  readonly connection: HookedConnection
  /** Its id, or the digest of its body where its id is not signed: one that is sent again under another id has no effect. */
  readonly known: string
  readonly id: string
  readonly kind: string | null
  readonly digest: string
  readonly body: Buffer
  readonly now: Instant
}

/** Notes in the log that a delivery came. */
const noted = async ({ connection, id, kind, digest, now }: Received, { eventLog }: HookEnvironment) => {
  const { workspaceId, connectionId } = connection
  const stream = streamOf.connection(workspaceId, connectionId)
  const actor = { kind: 'connector', id: connectionId } as const
  const cause = { workspaceId, actor, correlationId: randomUUID(), now }
  const data = { deliveryId: id, kind, digest }
  const event = newEvent('HookReceived', { kind: 'host', key: connectionId }, data, cause, { connectionId })
  // The stream has at least one event. How many it has by now, a refusal tells.
  let revision = 0
  for (let tries = 0; tries < TRIES; tries += 1) {
    const appended = await eventLog.append(stream, revision, [event])
    if (!isLeft(appended) || appended.left.tag !== 'wrong_revision') return appended
    if (appended.left.actual === NO_STREAM) return left(unopened('the connection has no events'))
    revision = appended.left.actual
  }
  return left(unopened('others kept appending to the connection'))
}

/** Keeps a delivery, unless it came before, and notes it. */
const kept = async (
  received: Received,
  environment: HookEnvironment,
  bounds: InboxBounds,
): Outcome<HookRefused, void> => {
  const { registry, keys } = environment
  const { connection, known: deliveryId, kind, body, now } = received
  const known = keys.known()
  if (isLeft(known)) return left(unopened('the key of its secrets is not given'))
  const { workspaceId, connectionId } = connection
  const sealed = seal(known.right, deliveryPlace(connection, deliveryId), body)
  const delivery = { workspaceId, connectionId, deliveryId, receivedAt: now, kind: kind ?? '', sealed }
  const put = await registry.inbox.put(delivery, bounds)
  if (isLeft(put)) return put
  if (put.right === 'known') return right(undefined)
  if (put.right === 'full') return left({ tag: 'too_many_waiting' })
  const appended = await noted(received, environment)
  if (!isLeft(appended)) return right(undefined)
  const { left: error } = appended
  return left(error.tag === 'event_too_large' || error.tag === 'wrong_revision' ? unopened(error.tag) : error)
}

/** The connection to which a delivery is proven, if it still asks the host that the secret belongs to. */
const provenTo = async (
  { workspaceId, provider, origin }: HookSecrets,
  connectionId: Uuid,
  environment: HookEnvironment,
): Outcome<HookRefused, HookedConnection> => {
  const found = await hookedConnection(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const connection = found.right
  const isSame = connection?.provider === provider && connection.origin === origin
  return isSame ? right(connection) : left(NO_HOOK)
}

/** The time by which that at which a delivery was sent may differ from ours. */
const SENT_WITHIN_MS = 60_000

/** Says whether a proven delivery was sent now, as far as its body tells that. */
const isCurrent = ({ sentAt }: Webhook, body: Buffer, now: Instant): boolean => {
  if (sentAt === undefined) return true
  const sent = sentAt(jsonIn(body.toString('utf8')))
  return sent !== null && Math.abs(epochOf(now) - epochOf(sent)) <= SENT_WITHIN_MS
}

/** A delivery that may be proven by its body. */
interface Provable {
  readonly connectionId: Uuid
  readonly secrets: HookSecrets
  readonly webhook: Webhook
  readonly proof: Proof
  readonly headers: HookHeaders
  readonly now: Instant
}

const delivering = (
  { connectionId, secrets, webhook, proof, headers, now }: Provable,
  environment: HookEnvironment,
  bounds: InboxBounds,
): Delivering => {
  const pieces: Buffer[] = []
  const hash = createHash('sha256')
  return {
    workspaceId: secrets.workspaceId,
    takenStatus: webhook.takenStatus ?? 202,
    take: (piece) => {
      const content = proof.take(piece)
      hash.update(content)
      pieces.push(content)
    },
    finish: async () => {
      if (!proof.isGiven()) return left(NOT_PROVEN)
      const body = Buffer.concat(pieces)
      if (!isCurrent(webhook, body, now)) return left(NOT_PROVEN)
      const connection = await provenTo(secrets, connectionId, environment)
      if (isLeft(connection)) return connection
      const digest = hash.digest('hex')
      const id = webhook.idOf(headers) ?? digest
      const received = {
        connection: connection.right,
        known: proof.isIdSigned ? id : digest,
        id,
        kind: webhook.kindOf(headers),
        digest,
        body,
        now,
      }
      return kept(received, environment, bounds)
    },
  }
}

/** Takes deliveries of webhooks to the connections of these stores. One that is not proven costs one look-up. */
export const hooksOn = (environment: HookEnvironment, bounds = INBOX_BOUNDS): Hooks => ({
  begin: async (connectionId, headers, now) => {
    if (!Uuid.is(connectionId)) return left(NO_HOOK)
    const found = await secretsOf(connectionId, now, environment)
    if (isLeft(found)) return found
    const secrets = found.right
    const webhook = secrets === null ? null : webhookOf(secrets.provider)
    if (secrets === null || webhook === null) return left(NO_HOOK)
    const proof = proofOf(webhook.signatures, headers, secrets.secrets, now)
    if (proof === null) return left(NOT_PROVEN)
    return right(delivering({ connectionId, secrets, webhook, proof, headers, now }, environment, bounds))
  },
})
