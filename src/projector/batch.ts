import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { EventLog, Position } from '#eventlog/port'
import type { AnyEntity } from '#projections/entities/entity'
import { ObservedHead } from '#projections/sources/observed'
import { PutAside, type PutAsideState } from '#projections/sources/put-aside'
import type { Batch, Lease, LeaseLost, ReadStore } from '#readstore/port'
import { refreshAccess } from './access.js'
import type { Documents } from './documents.js'
import {
  asideId,
  type EntityEvents,
  foldEntity,
  grouped,
  headChanges,
  lastRecordedAt,
  type Unattributable,
} from './fold.js'
import { aroundOf, relate, sameNames, type Touched } from './neighbours.js'
import { rollUp } from './rollups.js'

/** Events a batch; a batch is also what a crash can cost in repeated work. */
const BATCH = 5_000

export type BatchError = StoreUnavailable | LeaseLost | Unattributable

/** What a projector does next, for logs and tests. */
export type Phase =
  | { readonly phase: 'fold'; readonly events: number }
  | { readonly phase: 'commit'; readonly documents: number }
  | { readonly phase: 'committed'; readonly position: Position; readonly events: number }

export interface ProjectorOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly lease: Lease
  /** What is kept from batch to batch under one lease. */
  readonly documents: Documents
  readonly onPhase: (phase: Phase) => void
}

/** Reads and folds a page's events into documents; nothing is written yet. */
const foldInto = async (
  groups: readonly EntityEvents[],
  documents: Documents,
  docs: DocumentReader,
): Outcome<StoreUnavailable, void> => {
  const wanted = new Map<AnyCollection, Set<string>>([[PutAside, new Set(groups.map(asideId))]])
  for (const { entity, id } of groups)
    if (entity !== null) wanted.set(entity, (wanted.get(entity) ?? new Set<string>()).add(id))
  const aside = await documents.loadWhole(PutAside, docs)
  if (isLeft(aside)) return aside
  const loaded = await documents.load(wanted, docs)
  if (isLeft(loaded)) return loaded

  const touched: Touched[] = []
  const told: { group: EntityEvents; before: unknown; after: unknown }[] = []
  for (const group of groups) {
    const { entity, id } = group
    const before = entity === null ? undefined : documents.now<object>(entity, id)
    const { document, aside } = foldEntity(group, before, documents.now<PutAsideState>(PutAside, asideId(group)))
    documents.set(PutAside, asideId(group), aside)
    told.push({ group, before, after: document })
    if (entity === null || document === before) continue
    documents.set(entity, id, document)
    touched.push({ entity, id, before, after: document })
  }
  const headed = await moveHeads(told, documents, docs)
  if (isLeft(headed)) return headed

  const affected = await relate(touched, documents, docs)
  if (isLeft(affected)) return affected
  // All views are made from states before any is written: what they make of each other would depend on their order.
  const views = affected.right.map(({ entity, id }) => ({ entity, id, document: withView(entity, id, documents) }))
  const changed = new Map(touched.map((one) => [`${one.entity.name}|${one.id}`, one]))
  for (const { entity, id, document } of views) {
    const key = `${entity.name}|${id}`
    const now = documents.now<object>(entity, id)
    if (!changed.has(key) && JSON.stringify(document) === JSON.stringify(now)) continue
    documents.set(entity, id, document)
    const before = documents.before(entity, id) as object | undefined
    changed.set(key, { entity, id, before, after: document })
  }
  return rollUp([...changed.values()], documents, docs)
}

/** An entity's document with its view; a view that does not fit is a mistake in the program. */
const withView = (entity: AnyEntity, id: string, documents: Documents): object => {
  const state = documents.now<object>(entity, id) as object
  const document = { ...state, ...entity.relations?.view?.(state, aroundOf(entity, id, state, documents)) }
  sameNames(state, document)
  const decoded = decode(entity.codec, document)
  if (isLeft(decoded)) throw new Error(`${entity.name} would not fit: ${describe(decoded.left)}`)
  return document
}

const moveHeads = async (
  told: Parameters<typeof headChanges>[0],
  documents: Documents,
  docs: DocumentReader,
): Outcome<StoreUnavailable, void> => {
  const heads = headChanges(told)
  const loaded = await documents.load(new Map([[ObservedHead, new Set(heads.keys())]]), docs)
  if (isLeft(loaded)) return loaded
  for (const [connectionId, { workspaceId, revision, records }] of heads) {
    const before = documents.now<{ records: number }>(ObservedHead, connectionId)?.records ?? 0
    documents.set(ObservedHead, connectionId, { workspaceId, connectionId, revision, records: before + records })
  }
  return right(undefined)
}

/** Before the checkpoint passes an access event, the documents of its workspace are written. */
const accessRefreshed = async (
  workspaces: ReadonlySet<Uuid>,
  { eventLog, readStore }: ProjectorOptions,
): Outcome<StoreUnavailable, void> => {
  for (const workspaceId of workspaces) {
    const refreshed = await refreshAccess(workspaceId, eventLog, readStore)
    if (isLeft(refreshed)) return refreshed
  }
  return right(undefined)
}

/** Folds and commits the next events after a checkpoint; gives the new checkpoint, the same where nothing is new. */
export const projectBatch = async (from: Position, options: ProjectorOptions): Outcome<BatchError, Position> => {
  const { documents } = options
  const done = await projectPage(from, options).catch((error: unknown) => {
    documents.forget()
    throw error
  })
  if (isLeft(done)) documents.forget()
  return done
}

const projectPage = async (from: Position, options: ProjectorOptions): Outcome<BatchError, Position> => {
  const { eventLog, readStore, lease, documents, onPhase } = options
  const page = await eventLog.readAll(from, BATCH)
  if (isLeft(page)) return page
  const last = page.right.at(-1)
  if (last === undefined) return right(from)
  onPhase({ phase: 'fold', events: page.right.length })
  const { groups, unattributable, events, accessOf } = grouped(page.right)
  if (unattributable !== null) return left(unattributable)
  const folded = await readStore.read(lease.partition, (docs) => foldInto(groups, documents, docs))
  if (isLeft(folded)) return folded
  const refreshed = await accessRefreshed(accessOf, options)
  if (isLeft(refreshed)) return refreshed
  const batch: Batch = { ...documents.changes(), from, to: last.position, asOf: lastRecordedAt(events) }
  onPhase({ phase: 'commit', documents: batch.writes.length + batch.deletes.length })
  const committed = await readStore.commit(lease, batch)
  if (isLeft(committed)) {
    if (committed.left.tag !== 'checkpoint_moved') return left(committed.left)
    documents.forget()
    return right(committed.left.actual)
  }
  documents.committed()
  onPhase({ phase: 'committed', position: last.position, events: page.right.length })
  return right(last.position)
}
