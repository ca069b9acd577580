import { randomUUID } from 'node:crypto'
import type { Instant, Uuid } from '#domain/common'
import { type DataOf, definitionOf, type EventType } from '#domain/events/catalogue'
import type { Actor, EntityRef, Metadata } from '#domain/events/envelope'
import type { NewEvent } from './port.js'

export { contentHashOf, uuidOf } from '#domain/content'

/** The members that all events of one request or sync run share. */
export interface Cause {
  readonly workspaceId: Uuid
  readonly actor: Actor
  readonly correlationId: Uuid
  /** The receipt of the request over HTTP from which they come, if they come from one. */
  readonly causationId?: Uuid | undefined
  readonly now: Instant
}

/** An event about an entity, which happened now by default. */
export const newEvent = <T extends EventType>(
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  { workspaceId, actor, correlationId, causationId, now }: Cause,
  more: Partial<Pick<Metadata, 'occurredAt' | 'connectionId' | 'channel' | 'contentHash'>> = {},
  eventId: Uuid = randomUUID(),
): NewEvent => {
  const metadata: Metadata = { occurredAt: now, ...more, workspaceId, recordedAt: now, actor, correlationId, entity }
  return {
    eventId,
    type,
    schemaVersion: definitionOf(type).schemaVersion,
    data,
    metadata: causationId === undefined ? metadata : { ...metadata, causationId },
  }
}
