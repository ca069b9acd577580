import { isLeft } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import { workspaceOf } from '#domain/events/attribution'
import type { DomainEvent } from '#domain/events/catalogue'
import { type EntityRef, Metadata } from '#domain/events/envelope'
import type { LoggedEvent, Position } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import { type AuditRow, trailOf } from '#projections/audit/row'
import { type AnyEntity, entityId, evolve } from '#projections/entities/entity'
import type { Observation } from '#projections/entities/observation'
import { entities, foldedElsewhere } from '#projections/index'
import { movesHead } from '#projections/sources/observed'
import { type PutAsideState, putAsideId, streamRef } from '#projections/sources/put-aside'
import { problemOf } from './soundness.js'

const byKind: ReadonlyMap<string, AnyEntity> = new Map(entities.map((entity) => [entity.name, entity]))
export const entityOfKind = (kind: string): AnyEntity | undefined => byKind.get(kind)

/** An event and where it stands: decoded, or why it cannot be. */
export interface Entry {
  readonly position: Position
  readonly type: string
  readonly revision: number
  readonly event: DomainEvent | null
  /** Null where it can be folded as far as is known before folding. */
  readonly reason: string | null
}

/** The events of one entity in a batch, oldest first. */
export interface EntityEvents {
  /** Null where this build knows no entity of the kind: all of it is put aside. */
  readonly entity: AnyEntity | null
  readonly id: string
  readonly workspaceId: Uuid
  readonly ref: EntityRef
  readonly entries: (Entry & { readonly metadata: Metadata })[]
}

/** An event whose very metadata cannot be read: it does not say what it is about. */
export interface Unattributed {
  readonly workspaceId: Uuid
  readonly stream: string
  readonly position: Position
  readonly type: string
  readonly reason: string
}

/** A page of the log by the entities that its events are about; what no entity folds is left out. */
export const grouped = (
  page: readonly LoggedEvent[],
): {
  readonly groups: readonly EntityEvents[]
  readonly unattributed: readonly Unattributed[]
  readonly told: readonly Metadata[]
  /** What the page adds to the audit trail, by id. */
  readonly trail: ReadonlyMap<string, AuditRow>
  readonly accessOf: ReadonlySet<Uuid>
} => {
  const groups = new Map<string, EntityEvents>()
  const unattributed: Unattributed[] = []
  const told: Metadata[] = []
  const trail = new Map<string, AuditRow>()
  const accessOf = new Set<Uuid>()
  for (const logged of page) {
    const { stream, position, type, revision } = logged
    if (stream.startsWith('access-')) accessOf.add(workspaceOf(logged))
    const decoded = readEvent(logged)
    const metadata = isLeft(decoded) ? decode(Metadata, logged.metadata) : null
    if (metadata !== null && isLeft(metadata)) {
      const reason = logged.damaged ?? `metadata: ${describe(metadata.left)}`
      unattributed.push({ workspaceId: workspaceOf(logged), stream, position, type, reason })
      continue
    }
    const event = isLeft(decoded) ? null : decoded.right
    const known = event?.metadata ?? (metadata as { right: Metadata }).right
    told.push(known)
    const { workspaceId, entity: ref } = known
    const row = event === null ? null : trailOf(event)
    if (typeof row === 'string') unattributed.push({ workspaceId, stream, position, type, reason: row })
    else if (row !== null) trail.set(...row)
    if (event !== null && foldedElsewhere.has(ref.kind)) continue
    const entity = byKind.get(ref.kind) ?? null
    const id = entityId(workspaceId, ref)
    const key = `${ref.kind}|${id}`
    const group = groups.get(key) ?? { entity, id, workspaceId, ref, entries: [] }
    groups.set(key, group)
    const reason = isLeft(decoded)
      ? decoded.left.reason
      : entity === null
        ? `this build knows nothing of the kind ${ref.kind}`
        : null
    group.entries.push({ position, type, revision, event, reason, metadata: known })
  }
  return { groups: [...groups.values()], unattributed, told, trail, accessOf }
}

const folding = (
  entity: AnyEntity,
  id: string,
  state: unknown,
  event: DomainEvent,
): { readonly state: unknown } | { readonly reason: string } => {
  try {
    const after = evolve(entity, state, event)
    const problem = problemOf(entity, id, after as object | undefined)
    return problem === null ? { state: after } : { reason: problem }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'its fold failed' }
  }
}

/** An entity after a batch's events about it, and what had to be put aside of them. */
export interface FoldedEntity {
  readonly document: object | undefined
  readonly aside: PutAsideState | undefined
}

/**
 * Folds an entity's events. From the first that cannot be decoded or folded on, all are put aside: the entity stays as
 * it was before.
 */
export const foldEntity = (
  { entity, id, workspaceId, ref, entries }: EntityEvents,
  before: unknown,
  asideBefore: PutAsideState | undefined,
): FoldedEntity => {
  let state = before
  let aside = asideBefore
  for (const { position, type, event, reason, metadata } of entries) {
    if (aside === undefined) {
      const folded = entity === null || event === null ? { reason: reason ?? '' } : folding(entity, id, state, event)
      if ('state' in folded) {
        state = folded.state
        continue
      }
      aside = putAside({ position, type, reason: folded.reason, metadata }, workspaceId, ref)
    }
    aside = counted(aside, type, metadata)
  }
  return { document: state as object | undefined, aside }
}

const putAside = (
  { position, type, reason, metadata }: { position: Position; type: string; reason: string; metadata: Metadata },
  workspaceId: Uuid,
  entity: EntityRef,
): PutAsideState => ({
  ...{ workspaceId, entity, position, eventType: type, reason: reason || 'it cannot be folded' },
  ...{ events: 0, since: metadata.recordedAt, hashes: {} },
})

/** One more event of it waits; what its connection said last is remembered by its hash. */
const counted = (aside: PutAsideState, type: string, { connectionId, contentHash }: Metadata): PutAsideState => ({
  ...aside,
  events: aside.events + 1,
  hashes:
    connectionId === undefined
      ? aside.hashes
      : { ...aside.hashes, [connectionId]: type.endsWith('Withdrawn') ? '' : (contentHash ?? '') },
})

/** Events that do not say what they are about wait together, by their stream. */
export const unattributedAside = (
  { workspaceId, stream, position, type, reason }: Unattributed,
  before: PutAsideState | undefined,
): PutAsideState => ({
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

const connectionsOf = (document: unknown): ReadonlySet<Uuid> =>
  new Set(
    ((document as { observations?: readonly Observation<unknown>[] } | undefined)?.observations ?? []).flatMap(
      ({ connectionId }) => (connectionId === null ? [] : [connectionId]),
    ),
  )

/** What a batch does to the connections' heads: how far their streams were read, and how many more things they tell of. */
export const headChanges = (
  groups: readonly { readonly group: EntityEvents; readonly before: unknown; readonly after: unknown }[],
): ReadonlyMap<Uuid, { readonly workspaceId: Uuid; readonly revision: number; readonly records: number }> => {
  const heads = new Map<Uuid, { workspaceId: Uuid; revision: number; records: number }>()
  for (const { group, before, after } of groups) {
    for (const { revision, metadata } of group.entries) {
      const { connectionId, workspaceId } = metadata
      if (connectionId === undefined || !movesHead(group.ref.kind)) continue
      const head = heads.get(connectionId) ?? { workspaceId, revision, records: 0 }
      heads.set(connectionId, { ...head, revision: Math.max(head.revision, revision) })
    }
    const [was, is] = [connectionsOf(before), connectionsOf(after)]
    for (const connectionId of new Set([...was, ...is])) {
      const head = heads.get(connectionId)
      const records = Number(is.has(connectionId)) - Number(was.has(connectionId))
      if (head !== undefined) heads.set(connectionId, { ...head, records: head.records + records })
    }
  }
  return heads
}

/** The last of some instants; undefined of none. */
export const lastOf = (instants: readonly Instant[]): Instant | undefined => instants.toSorted().at(-1)

/** When an event was recorded, as far as its metadata can be read. */
export const recordedAt = ({ metadata }: LoggedEvent): readonly Instant[] => {
  const decoded = decode(Metadata, metadata)
  return isLeft(decoded) ? [] : [decoded.right.recordedAt]
}

export const asideId = ({ workspaceId, ref }: Pick<EntityEvents, 'workspaceId' | 'ref'>): string =>
  putAsideId(workspaceId, ref)
export const unattributedId = ({ workspaceId, stream }: Unattributed): string =>
  putAsideId(workspaceId, streamRef(stream))
