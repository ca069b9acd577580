import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, NonEmptyString, PositiveInt, Uuid } from '#domain/common'
import type { Collection } from '#domain/documents'
import { EntityRef } from '#domain/events/envelope'
import type {
  AttributedEvent,
  Become,
  Bookkeeping,
  FoldedBatch,
  FoldedEntity,
  PlainEvent,
  UnattributedEvent,
} from './bookkeeping.js'
import { entityId, joined } from './entity.js'

const State = closed('Quarantined', {
  workspaceId: Uuid,
  entity: EntityRef,
  /** The position of its first event that could not be folded, as no later one was. For a view, the mark's id. */
  position: NonEmptyString,
  eventType: NonEmptyString,
  reason: NonEmptyString,
  events: PositiveInt,
  /** The time at which that event was recorded; null where that cannot be read. */
  since: nullable(Instant),
  /** Each connection's last word on it, which imports compare with: the content hash, or '' for a withdrawal. */
  hashes: t.record(t.string, t.string),
})
export type QuarantinedState = t.TypeOf<typeof State>

/**
 * An entity with an event that could not be decoded or folded. It keeps its last sound state, and measures that count it
 * are partial. Events that do not say what they are about are quarantined by their stream, and the workspace is partial.
 */
export const Quarantined: Collection<QuarantinedState> = {
  name: 'put_aside',
  codec: State,
  indexes: [['workspaceId']],
}
/** The kind that stands for events with unreadable metadata. */
const STREAM = 'stream'
export const streamRef = (stream: string): EntityRef => ({ kind: STREAM, key: stream })
export const isStream = ({ kind }: EntityRef): boolean => kind === STREAM

export const quarantinedId = (workspaceId: Uuid, ref: EntityRef): string => joined(ref.kind, entityId(workspaceId, ref))

const REASONLESS = 'it cannot be folded'
/** A withdrawal is remembered by an empty hash. */
const hashOf = (type: string, contentHash = ''): string => (type.endsWith('Withdrawn') ? '' : contentHash)

type Refused = NonNullable<FoldedEntity['refused']>

/** One more event waits, behind the first. */
const withOneMore = (
  before: QuarantinedState,
  { type, metadata: { connectionId, contentHash } }: AttributedEvent,
): QuarantinedState => ({
  ...before,
  events: before.events + 1,
  hashes: connectionId === undefined ? before.hashes : { ...before.hashes, [connectionId]: hashOf(type, contentHash) },
})

/** From the first event of an entity that cannot be folded on, all wait. */
const afterEvents =
  ({ workspaceId, ref, events }: FoldedEntity, refused: Refused): Become<QuarantinedState> =>
  (before) => {
    const waiting = events.slice(refused.from)
    const [first] = waiting
    if (first === undefined) return before
    const empty: QuarantinedState = {
      workspaceId,
      entity: ref,
      position: first.position,
      eventType: first.type,
      reason: refused.reason || REASONLESS,
      events: 0,
      since: first.metadata.recordedAt,
      hashes: {},
    }
    return waiting.reduce(withOneMore, before ?? empty)
  }

/** Events that do not say what they are about wait together, by their stream. */
const afterUnattributed =
  ({ workspaceId, stream, position, type, reason }: UnattributedEvent): Become<QuarantinedState> =>
  (before) => ({
    ...(before ?? {
      workspaceId,
      entity: streamRef(stream),
      position,
      eventType: type || 'unknown',
      reason,
      since: null,
      hashes: {},
    }),
    events: (before?.events ?? 0) + 1,
  })

const changesOf = ({ entities, unattributed }: FoldedBatch): ReadonlyMap<string, Become<QuarantinedState>> => {
  const changes = new Map<string, Become<QuarantinedState>>()
  for (const one of entities)
    if (one.refused !== null) changes.set(quarantinedId(one.workspaceId, one.ref), afterEvents(one, one.refused))
  for (const one of unattributed) {
    const id = quarantinedId(one.workspaceId, streamRef(one.stream))
    const earlier = changes.get(id)
    const become = afterUnattributed(one)
    changes.set(id, earlier === undefined ? become : (before) => become(earlier(before)))
  }
  return changes
}

const plainEvent = (
  documents: Map<string, QuarantinedState>,
  { workspaceId, stream, position, type, metadata, reason }: PlainEvent,
): void => {
  if (reason === null) return
  const entity = metadata === null ? streamRef(stream) : metadata.entity
  const id = quarantinedId(workspaceId, entity)
  const eventType = type === '' ? 'unknown' : type
  const since = metadata?.recordedAt ?? null
  const waiting = documents.get(id) ?? {
    workspaceId,
    entity,
    position,
    eventType,
    reason: reason === '' ? REASONLESS : reason,
    events: 0,
    since,
    hashes: {},
  }
  const hashes = { ...waiting.hashes }
  if (metadata?.connectionId !== undefined)
    hashes[metadata.connectionId] = type.endsWith('Withdrawn') ? '' : (metadata.contentHash ?? '')
  documents.set(id, { ...waiting, events: waiting.events + 1, hashes })
}

/** Replaces an event's type where no event is at fault: a view cannot be made among its neighbours. */
const VIEW = 'view'
const viewAsideId = (kind: string, id: string): string => joined(VIEW, kind, id)

/** Marks an entity that is shown as if it were alone, so that what counts it is partial. All its events are folded. */
const viewAside = (kind: string, id: string, entity: object, reason: string): QuarantinedState => {
  const { workspaceId, place, key } = entity as {
    readonly workspaceId: Uuid
    readonly place: string
    readonly key: string
  }
  return {
    workspaceId,
    entity: { kind, container: place, key },
    position: viewAsideId(kind, id),
    eventType: VIEW,
    reason,
    events: 1,
    since: null,
    hashes: {},
  }
}

/** An entity with a document here is not folded any further: its events are counted. But for marks of views. */
export const quarantine: Bookkeeping<QuarantinedState> = {
  collection: Quarantined,
  idOf: ({ workspaceId, entity, eventType, position }) =>
    eventType === VIEW ? position : quarantinedId(workspaceId, entity),
  isKeptWhole: true,
  ofEvent: null,
  withholds: quarantinedId,
  ofAlone: { id: viewAsideId, document: viewAside },
  ofBatch: { changes: changesOf, isSum: false, plain: { event: plainEvent } },
}
