import { createHash, randomUUID } from 'node:crypto'
import { parse, v5 as uuidV5 } from 'uuid'
import type { Instant, Uuid } from '#domain/common'
import { type DataOf, definitionOf, type EventType } from '#domain/events/catalogue'
import type { Actor, EntityRef, Metadata } from '#domain/events/envelope'
import type { NewEvent } from './port.js'

/** The members that all events of one request or sync run share. */
export interface Cause {
  readonly workspaceId: Uuid
  readonly actor: Actor
  readonly correlationId: Uuid
  readonly now: Instant
}

/** An event about an entity, which happened now by default. */
export const newEvent = <T extends EventType>(
  type: T,
  entity: EntityRef,
  data: DataOf<T>,
  { workspaceId, actor, correlationId, now }: Cause,
  more: Partial<Pick<Metadata, 'occurredAt' | 'connectionId' | 'channel' | 'contentHash'>> = {},
  eventId: Uuid = randomUUID(),
): NewEvent => ({
  eventId,
  type,
  schemaVersion: definitionOf(type).schemaVersion,
  data,
  metadata: { occurredAt: now, ...more, workspaceId, recordedAt: now, actor, correlationId, entity } satisfies Metadata,
})

const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, member]) => [name, canonical(member)]),
        )
      : value

/** SHA-256 of a value's JSON with sorted members. */
export const contentHashOf = (data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(data)))
    .digest('hex')

const NAMESPACE = parse('0f6d6f1e-5c1b-4f0a-9d5e-6a3b8f1f2c77')

/** A uuid derived from words: equal words always give the same one. */
export const uuidOf = (...words: readonly string[]): Uuid => uuidV5(Buffer.from(JSON.stringify(words)), NAMESPACE)
