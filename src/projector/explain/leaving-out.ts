import { isDeepStrictEqual } from 'node:util'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { AuditEvent } from '#projections/audit/row'
import { ObservedHead, type ObservedHeadState } from '#projections/sources/observed'
import { PutAside } from '#projections/sources/put-aside'
import { Documents } from '../documents.js'
import { asideId, type EntityEvents, type Entry, type FoldedEntity, foldEntity, headChanges } from '../fold.js'
import type { Touched } from '../neighbours.js'
import { settle } from '../settle.js'
import type { Change, Snapshot } from './snapshot.js'

/** Events to be left out of what one entity is folded from. */
export interface LeftOut {
  readonly folding: Folding
  readonly entries: ReadonlySet<Entry>
}

/** An entity's events, and what it is after each of them: without one of them it need not be folded from the beginning. */
export class Folding {
  readonly group: EntityEvents
  /** After each event; shorter than the events where some were put aside. */
  readonly #states: readonly (object | undefined)[]
  readonly #withoutOne = new Map<Entry, FoldedEntity>()

  constructor(group: EntityEvents) {
    this.group = group
    const states: (object | undefined)[] = []
    for (const entry of group.entries) {
      const { document, aside } = foldEntity({ ...group, entries: [entry] }, states.at(-1), undefined)
      if (aside !== undefined) break
      states.push(document)
    }
    this.#states = states
  }

  /** What the entity would be without each one of its events in turn. */
  withoutEach(): readonly (object | undefined)[] {
    return this.group.entries.map((entry) => this.without(new Set([entry])).document)
  }

  /** What the entity would be without some of its events. */
  without(left: ReadonlySet<Entry>): FoldedEntity {
    const [only] = left
    if (only === undefined || left.size > 1) return this.#folded(left)
    const known = this.#withoutOne.get(only) ?? this.#folded(left)
    this.#withoutOne.set(only, known)
    return known
  }

  #folded(left: ReadonlySet<Entry>): FoldedEntity {
    const { entries } = this.group
    const rest = entries.filter((entry) => !left.has(entry))
    const first = entries.findIndex((entry) => left.has(entry))
    if (this.#states.length < entries.length || left.size > 1)
      return foldEntity({ ...this.group, entries: rest }, undefined, undefined)
    let state = this.#states[first - 1]
    let next = first + 1
    for (let step = 1; next < entries.length; step *= 2) {
      const some = entries.slice(next, next + step)
      const folded = foldEntity({ ...this.group, entries: some }, state, undefined)
      if (folded.aside !== undefined) return foldEntity({ ...this.group, entries: rest }, undefined, undefined)
      state = folded.document
      next += some.length
      // From where it is what it was with the event, all that follows is the same.
      if (isDeepStrictEqual(state, this.#states[next - 1])) return { document: this.#states.at(-1), aside: undefined }
    }
    return { document: state, aside: undefined }
  }
}

/**
 * The documents that would be otherwise without some events: entities, what follows from them (of sums, those that are
 * wanted), and the audit trail.
 */
export const changesWithout = async (
  left: readonly LeftOut[],
  trail: readonly string[],
  snapshot: Snapshot,
  docs: DocumentReader,
  isWanted: (rollupId: string) => boolean,
): Outcome<StoreUnavailable, readonly Change[]> => {
  const documents = new Documents()
  const changes: Change[] = []
  const touched: Touched[] = []
  const told: { group: EntityEvents; before: unknown; after: unknown }[] = []
  for (const { folding, entries } of left) {
    const { group } = folding
    const { entity, id } = group
    const { document, aside } = folding.without(entries)
    const asideNow = snapshot.documents.get(PutAside)?.get(asideId(group))
    if (!isDeepStrictEqual(aside, asideNow)) changes.push({ collection: PutAside, id: asideId(group), document: aside })
    if (entity === null) continue
    const loaded = await documents.load(new Map([[entity, new Set([id])]]), docs)
    if (isLeft(loaded)) return loaded
    const before = documents.now<object>(entity, id)
    documents.set(entity, id, document)
    touched.push({ entity, id, before, after: document })
    told.push({ group, before, after: document })
  }
  const rows = await documents.load(new Map([[AuditEvent, new Set(trail)]]), docs)
  if (isLeft(rows)) return rows
  for (const id of trail) {
    touched.push({ entity: AuditEvent, id, before: documents.now<object>(AuditEvent, id), after: undefined })
    documents.set(AuditEvent, id, undefined)
  }
  for (const [id, { records }] of headChanges(told)) {
    const head = snapshot.documents.get(ObservedHead)?.get(id) as ObservedHeadState | undefined
    if (head === undefined || records === 0) continue
    changes.push({ collection: ObservedHead, id, document: { ...head, records: head.records + records } })
  }
  const settled = await settle(touched, documents, docs, isWanted)
  if (isLeft(settled)) return settled
  const { writes, deletes } = documents.changes()
  return right([...changes, ...writes, ...deletes.map((one) => ({ ...one, document: undefined }))])
}
