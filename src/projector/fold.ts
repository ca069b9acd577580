import { isLeft, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import { workspaceOf } from '#domain/events/attribution'
import type { DomainEvent } from '#domain/events/catalogue'
import { type EntityRef, Metadata } from '#domain/events/envelope'
import { quarantineReasons } from '#domain/texts'
import type { LoggedEvent, Position } from '#eventlog/port'
import { readEvent } from '#eventlog/read-event'
import type { FoldedEntity, UnattributedEvent } from '#projections/entities/bookkeeping'
import { type AnyEntity, entityId, evolve } from '#projections/entities/entity'
import { entities, kindsWithoutEntity } from '#projections/index'
import { holdsAtOnce } from '../access/documents.js'
import { documentsOf, type MadeDocument } from './bookkeeping.js'
import { problemOf } from './soundness.js'

const byKind: ReadonlyMap<string, AnyEntity> = new Map(entities.map((entity) => [entity.name, entity]))
export const entityOfKind = (kind: string): AnyEntity | undefined => byKind.get(kind)

/** An event and its position: decoded, or the reason why it cannot be. */
export interface Entry {
  readonly position: Position
  readonly type: string
  readonly revision: number
  readonly event: DomainEvent | null
  /** The reason why it cannot be folded; null if none is known before it is tried. */
  readonly reason: string | null
}

/** The events of one entity in a batch, oldest first. */
export interface EntityEvents {
  /** Null if this build knows no entity of the kind. */
  readonly entity: AnyEntity | null
  readonly id: string
  readonly workspaceId: Uuid
  readonly ref: EntityRef
  readonly entries: (Entry & { readonly metadata: Metadata })[]
}

/** The events of a page by entity, and the documents that single events make. */
export interface Grouped {
  readonly groups: readonly EntityEvents[]
  readonly unattributed: readonly UnattributedEvent[]
  /** The metadata of all events that have any, in the order of the log. */
  readonly metadata: readonly Metadata[]
  /** The documents that single events make. */
  readonly made: readonly MadeDocument<object>[]
  /** Workspaces whose keys or members changed. */
  readonly accessOf: ReadonlySet<Uuid>
  /** Workspaces whose directory or settings changed in a way that holds at once. */
  readonly standingOf: ReadonlySet<Uuid>
}

/** Groups a page of the log by the entities that its events are about; leaves out events that no entity folds. */
export const grouped = (page: readonly LoggedEvent[]): Grouped => {
  const groups = new Map<string, EntityEvents>()
  const unattributed: UnattributedEvent[] = []
  const all: Metadata[] = []
  const made: MadeDocument<object>[] = []
  const accessOf = new Set<Uuid>()
  const standingOf = new Set<Uuid>()
  for (const logged of page) {
    const { stream, position, type, revision } = logged
    if (stream.startsWith('access-')) accessOf.add(workspaceOf(logged))
    if (holdsAtOnce(logged)) standingOf.add(workspaceOf(logged))
    const decoded = readEvent(logged)
    const read = isLeft(decoded) ? decode(Metadata, logged.metadata) : right(decoded.right.metadata)
    if (isLeft(read)) {
      const reason = logged.damaged ?? quarantineReasons.metadata(describe(read.left))
      unattributed.push({ workspaceId: workspaceOf(logged), stream, position, type, reason })
      continue
    }
    const event = isLeft(decoded) ? null : decoded.right
    const metadata = read.right
    all.push(metadata)
    const { workspaceId, entity: ref } = metadata
    for (const { document, ...place } of event === null ? [] : documentsOf(event)) {
      if (typeof document === 'object') made.push({ ...place, document })
      else unattributed.push({ workspaceId, stream, position, type, reason: document })
    }
    if (event !== null && kindsWithoutEntity.has(ref.kind)) continue
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
    group.entries.push({ position, type, revision, event, reason, metadata })
  }
  return { groups: [...groups.values()], unattributed, metadata: all, made, accessOf, standingOf }
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
    return { reason: error instanceof Error ? error.message : quarantineReasons.failed }
  }
}

/**
 * Folds an entity's events. If one cannot be decoded or folded, it and all later ones are refused, and the entity keeps
 * its state before that event.
 */
export const foldEntity = (
  { entity, id, workspaceId, ref, entries }: EntityEvents,
  before: object | undefined,
  isWithheld: boolean,
): FoldedEntity => {
  let after = before
  let refused: FoldedEntity['refused'] = isWithheld ? { from: 0, reason: quarantineReasons.waiting } : null
  for (const [from, { event, reason }] of entries.entries()) {
    if (refused !== null) break
    const folded = entity === null || event === null ? { reason: reason ?? '' } : folding(entity, id, after, event)
    if ('state' in folded) after = folded.state as object | undefined
    else refused = { from, reason: folded.reason }
  }
  return { workspaceId, ref, before, after, events: entries, refused }
}

/** The latest of some instants; undefined if there are none. */
export const lastOf = (instants: readonly Instant[]): Instant | undefined => instants.toSorted().at(-1)

/** The instant at which an event was recorded, if its metadata can be read. */
export const recordedAt = ({ metadata }: LoggedEvent): readonly Instant[] => {
  const decoded = decode(Metadata, metadata)
  return isLeft(decoded) ? [] : [decoded.right.recordedAt]
}
