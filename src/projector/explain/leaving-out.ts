import { isDeepStrictEqual } from 'node:util'
import type { DocumentReader } from '#domain/documents'
import type { FoldedEntity } from '#projections/entities/bookkeeping'
import { changesBy, type DocumentIn, withholdersOf } from '../bookkeeping.js'
import { Documents } from '../documents.js'
import { type EntityEvents, type Entry, foldEntity } from '../fold.js'
import type { Touched } from '../neighbours.js'
import { settle } from '../settle.js'
import type { Change, Snapshot } from './snapshot.js'

/** Events to leave out when one entity is folded. */
export interface LeftOut {
  readonly folding: Folding
  readonly entries: ReadonlySet<Entry>
}

/** An entity's events, and its state after each, so that leaving one out does not fold it from the beginning. */
export class Folding {
  readonly group: EntityEvents
  /** The state after each event; fewer than the events if some were quarantined. */
  readonly #states: readonly (object | undefined)[]
  readonly #withoutOne = new Map<Entry, FoldedEntity>()

  constructor(group: EntityEvents) {
    this.group = group
    const states: (object | undefined)[] = []
    for (const entry of group.entries) {
      const { after, refused } = foldEntity({ ...group, entries: [entry] }, states.at(-1), false)
      if (refused !== null) break
      states.push(after)
    }
    this.#states = states
  }

  /** The entity's states without each one of its events in turn. */
  withoutEach(): readonly (object | undefined)[] {
    return this.group.entries.map((entry) => this.without(new Set([entry])).after)
  }

  /** The entity folded without some of its events. */
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
      return foldEntity({ ...this.group, entries: rest }, undefined, false)
    const { workspaceId, ref } = this.group
    const folded = (after: object | undefined): FoldedEntity => ({
      workspaceId,
      ref,
      before: undefined,
      after,
      events: rest,
      refused: null,
    })
    let state = this.#states[first - 1]
    let next = first + 1
    for (let step = 1; next < entries.length; step *= 2) {
      const some = entries.slice(next, next + step)
      const { after, refused } = foldEntity({ ...this.group, entries: some }, state, false)
      if (refused !== null) return foldEntity({ ...this.group, entries: rest }, undefined, false)
      state = after
      next += some.length
      // Once the state equals the one with the event, all later states are equal too.
      if (isDeepStrictEqual(state, this.#states[next - 1])) return folded(this.#states.at(-1))
    }
    return folded(state)
  }
}

/**
 * The documents that change if some events are left out: entities, their neighbours, the wanted sums, and bookkeeping
 * documents; `made` names the documents that single events make by themselves.
 */
export const changesWithout = async (
  left: readonly LeftOut[],
  made: readonly DocumentIn[],
  snapshot: Snapshot,
  docs: DocumentReader,
  isWanted: (rollupId: string) => boolean,
): Promise<readonly Change[]> => {
  const documents = new Documents()
  const touched: Touched[] = []
  const folded: FoldedEntity[] = []
  for (const { folding, entries } of left) {
    const { entity, id } = folding.group
    const without = folding.without(entries)
    if (entity === null) {
      folded.push(without)
      continue
    }
    await documents.load(new Map([[entity, new Set([id])]]), docs)
    const before = documents.now<object>(entity, id)
    documents.set(entity, id, without.after)
    touched.push({ entity, id, before, after: without.after })
    folded.push({ ...without, before })
  }
  for (const { collection, id } of made) {
    await documents.load(new Map([[collection, new Set([id])]]), docs)
    touched.push({ entity: collection, id, before: documents.now<object>(collection, id), after: undefined })
    documents.set(collection, id, undefined)
  }
  await settle(touched, documents, docs, isWanted)
  const { writes, deletes } = documents.changes()
  return [...besidesWithout(folded, snapshot), ...writes, ...deletes.map((one) => ({ ...one, document: undefined }))]
}

/** The changed bookkeeping documents: a sum is adjusted by the change, all others are made from the beginning. */
const besidesWithout = (entities: readonly FoldedEntity[], snapshot: Snapshot): readonly Change[] => {
  const changed = changesBy({ entities, unattributed: [] }).map(({ collection, id, become, isSum }) => ({
    collection,
    id,
    become: (now: object | undefined) => become(isSum ? now : undefined),
  }))
  // What is folded without the event is no longer withheld.
  const lifted = entities
    .filter(({ refused }) => refused === null)
    .flatMap(withholdersOf)
    .map((one) => ({ ...one, become: () => undefined }))
  return [...changed, ...lifted].flatMap(({ collection, id, become }): readonly Change[] => {
    const now = snapshot.documents.get(collection)?.get(id) as object | undefined
    const document = become(now)
    return isDeepStrictEqual(document, now) ? [] : [{ collection, id, document }]
  })
}
