import { hash, randomUUID } from 'node:crypto'
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

/** The names of an object's members in the order in which they are hashed: whole numbers first, then by UTF-16. */
const hashedNames = (object: object): readonly string[] => {
  const names = Object.keys(object).sort()
  const first = names[0] ?? ''
  // Numbers stand before all letters. JavaScript moves whole numbers to the front of an object, and the first hashes were made so.
  if (first > '9') return names
  const marked: Record<string, true> = Object.create(null)
  for (const name of names) marked[name] = true
  return Object.keys(marked)
}

/** A value's JSON with sorted members; undefined for what JSON leaves out. */
const canonicalText = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one) => canonicalText(one) ?? 'null').join(',')}]`
  let members = ''
  for (const name of hashedNames(value)) {
    const member = canonicalText(value[name as keyof typeof value])
    if (member === undefined) continue
    members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${member}`
  }
  return `{${members}}`
}

/** SHA-256 of a value's JSON with sorted members. */
export const contentHashOf = (data: unknown): string => hash('sha256', canonicalText(data) ?? '')

const NAMESPACE = parse('0f6d6f1e-5c1b-4f0a-9d5e-6a3b8f1f2c77')

/** A uuid derived from words: equal words always give the same one. */
export const uuidOf = (...words: readonly string[]): Uuid => uuidV5(Buffer.from(JSON.stringify(words)), NAMESPACE)
