import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, DocumentReader, FoldingReader } from '#domain/documents'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog, LoggedEvent, Position } from '#eventlog/port'
import type { FoldedEntity, UnattributedEvent } from '#projections/entities/bookkeeping'
import { Connection } from '#projections/entities/connection'
import { bookkeeping } from '#projections/index'
import type { Lease, LeaseLost, ReadStore } from '#readstore/port'
import { type BookkeepingChange, changesBy, type DocumentIn, withholdersOf } from './bookkeeping.js'
import { type ConnectionOf, connectionDocumentId, doubtfulConnection, withChannels } from './channels.js'
import type { Documents } from './documents.js'
import { erasureIn } from './erase.js'
import { foldEntity, type Grouped } from './fold.js'
import type { Touched } from './neighbours.js'
import { settle } from './settle.js'

/** Maximum of events in a batch, and so of events folded twice after a crash. */
const BATCH = 2_000
/** Upper bound on the entities that a batch may touch: a release touches each of its changes, a change those with its commits. */
const MOST_TOUCHED = 5_000

const touchedBy = ({ data }: LoggedEvent): number => {
  const { changes, commits } = (data ?? {}) as { readonly changes?: unknown; readonly commits?: unknown }
  return 1 + (Array.isArray(changes) ? changes.length : 0) + (Array.isArray(commits) ? commits.length : 0)
}
/** The first events of a page that form a batch, at least one. */
const bounded = (page: readonly LoggedEvent[]): readonly LoggedEvent[] => {
  const [first] = page
  const isAlone = first !== undefined && erasureIn(first) !== null
  let sum = 0
  const end = page.findIndex((logged, i) => {
    sum += touchedBy(logged)
    return i > 0 && (sum > MOST_TOUCHED || erasureIn(logged) !== null || isAlone)
  })
  return end === -1 ? page : page.slice(0, end)
}

export type BatchError = StoreError | LeaseLost

/** The next step of a projector, for logs and tests. */
export type Phase =
  | { readonly phase: 'fold'; readonly events: number }
  /** An event does not say which entity it is about. */
  | ({ readonly phase: 'quarantined' } & UnattributedEvent)
  | { readonly phase: 'commit'; readonly documents: number }
  | { readonly phase: 'committed'; readonly position: Position; readonly events: number }

/** A partition under lease, with the documents that stay in memory from batch to batch. */
export interface LeasedPartition {
  readonly lease: Lease
  readonly documents: Documents
}

export interface BatchOptions {
  readonly eventLog: EventLog
  readonly readStore: ReadStore
  readonly onPhase: (phase: Phase) => void
}

type Wanted = Map<AnyCollection, Set<string>>
const wantedOf = (all: Iterable<DocumentIn>): Wanted => {
  const wanted: Wanted = new Map()
  for (const { collection, id } of all) wanted.set(collection, (wanted.get(collection) ?? new Set<string>()).add(id))
  return wanted
}

/** Loads the collections that are kept in memory as a whole. */
export const loadWhole = async (documents: Documents, docs: DocumentReader): Promise<void> => {
  for (const { collection, isKeptWhole } of bookkeeping) if (isKeptWhole) await documents.loadWhole(collection, docs)
}

/** The connections whose files decide about a channel of the page's observations. */
const doubtfulConnections = ({ metadata }: Grouped): readonly DocumentIn[] => {
  const ids = new Set<string>()
  for (const one of metadata) {
    const connectionId = doubtfulConnection(one)
    if (connectionId !== null) ids.add(connectionDocumentId(one.workspaceId, connectionId))
  }
  return [...ids].map((id) => ({ collection: Connection, id }))
}

/** The groups with connections before what they observe: a thing may be known before a second connection observes it. */
const connectionsFirst = (groups: Grouped['groups']): Grouped['groups'] => [
  ...groups.filter(({ entity }) => entity?.name === Connection.name),
  ...groups.filter(({ entity }) => entity?.name !== Connection.name),
]

/** Reads and folds a page's events into documents; nothing is written yet. */
export const foldInto = async (page: Grouped, documents: Documents, docs: FoldingReader): Promise<void> => {
  // Events are hardly ever withheld; if none are, no ids are made for the groups.
  const isWithholding = bookkeeping.some((one) => one.withholds !== null && !documents.isEmpty(one.collection))
  const withholders = new Map(isWithholding ? page.groups.map((group) => [group, withholdersOf(group)]) : [])
  const own = page.groups.flatMap(({ entity, id }) => (entity === null ? [] : [{ collection: entity, id }]))
  const withheldBy = [...withholders.values()].flat()
  await documents.load(wantedOf([...own, ...withheldBy, ...doubtfulConnections(page)]), docs)
  const connectionOf: ConnectionOf = (workspaceId, connectionId) =>
    documents.now(Connection, connectionDocumentId(workspaceId, connectionId))

  const touched: Touched[] = []
  const folded: FoldedEntity[] = []
  for (const group of connectionsFirst(page.groups)) {
    const { entity, id } = group
    const before = entity === null ? undefined : documents.now<object>(entity, id)
    const isWithheld = (withholders.get(group) ?? []).some((one) => documents.now(one.collection, one.id) !== undefined)
    const done = foldEntity(withChannels(group, connectionOf), before, isWithheld)
    folded.push(done)
    if (entity === null || done.after === before) continue
    documents.set(entity, id, done.after)
    touched.push({ entity, id, before, after: done.after })
  }
  const kept = await keepBooks(page, folded, documents, docs)
  return settle([...touched, ...kept], documents, docs)
}

/** Updates the bookkeeping documents; returns the changed ones. */
const keepBooks = async (
  { unattributed, made }: Pick<Grouped, 'unattributed' | 'made'>,
  entities: readonly FoldedEntity[],
  documents: Documents,
  docs: FoldingReader,
): Promise<readonly Touched[]> => {
  const changes: readonly Omit<BookkeepingChange, 'isSum'>[] = [
    ...made.map(({ collection, id, document }) => ({ collection, id, become: () => document })),
    ...changesBy({ entities, unattributed }),
  ]
  await documents.load(wantedOf(changes), docs)
  const touched: Touched[] = []
  for (const { collection, id, become } of changes) {
    const before = documents.now<object>(collection, id)
    const after = become(before)
    if (after === before) continue
    documents.set(collection, id, after)
    touched.push({ entity: collection, id, before, after })
  }
  return touched
}

/** The next batch of events of all partitions after a position; empty if there are none. */
export const nextEvents = async (
  after: Position,
  eventLog: Pick<EventLog, 'readAll'>,
): Outcome<StoreError, readonly LoggedEvent[]> => {
  const page = await eventLog.readAll(after, BATCH)
  return isLeft(page) ? page : right(bounded(page.right))
}
