import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CodeChangeFacts } from '#domain/events/code'
import type { Outcome, StoreError } from '#domain/outcome'
import type { EventLog } from '#eventlog/port'
import { Connection } from '#projections/entities/connection'
import { entityId, joined } from '#projections/entities/entity'
import { observedEntities } from '#projections/entities/observed-entities'
import { ScopeLock } from '#projections/entities/scope-lock'
import type { WorkItemState } from '#projections/entities/work-item'
import { partitionOf } from '#readstore/partitions'
import type { ReadStore } from '#readstore/port'
import type { Known, NotFolded } from './known.js'
import { observationBy } from './observed-documents.js'
import type { Renaming } from './renaming.js'
import { type AnyReading, isNoFact, readingOf, type SourceError } from './source.js'

// Exports of a forge name their repository as it is called by now. What the forge never changes shows that it was called
// otherwise before: of a number the commit that merged it, and when an issue was made.

/** The most things of a container that are compared: lists begin with the newest. And the most containers. */
const MOST_THINGS = 500
const MOST_PLACES = 1_000
/** Issues that several repositories were given in one second may agree; not two, and all others as well. */
const LEAST_ITEMS = 2

type Numbered = 'work_item' | 'code_change'

/** Signs that never change of some things of a container, by their keys. */
interface Sample {
  readonly kind: Numbered
  readonly place: string
  readonly signs: Map<string, string>
}

const signOf = (kind: Numbered, facts: unknown): string | null =>
  kind === 'work_item' ? (facts as WorkItemState).createdAt : (facts as CodeChangeFacts).mergeCommit

/** The containers of a reading, each with the signs of its first things. */
const samplesOf = (reading: AnyReading): Outcome<SourceError, readonly Sample[]> =>
  readingOf(async () => {
    const samples = new Map<string, Sample>()
    for await (const record of reading.facts(() => undefined)) {
      if (!('key' in record) || isNoFact(record)) continue
      const { kind, place, key } = record
      if (kind !== 'work_item' && kind !== 'code_change') continue
      const id = joined(kind, place)
      const sample = samples.get(id) ?? { kind, place, signs: new Map<string, string>() }
      if (!samples.has(id) && samples.size >= MOST_PLACES) continue
      samples.set(id, sample)
      const sign = signOf(kind, record.data)
      if (sign !== null && sample.signs.size < MOST_THINGS) sample.signs.set(key, sign)
    }
    return [...samples.values()]
  })

/** Counts of a sample's things that the connection knows under another name, and of things of that name that are others. */
interface Compared {
  readonly same: number
  readonly others: number
}

const compared = async (
  { kind, signs }: Sample,
  place: string,
  { workspaceId, connectionId }: Known,
  readStore: ReadStore,
): Outcome<StoreError, Compared> => {
  const idOf = (key: string): string => entityId(workspaceId, { container: place, key })
  const found = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.get(observedEntities[kind], [...signs.keys()].map(idOf)),
  )
  if (isLeft(found)) return found
  let [same, others] = [0, 0]
  for (const [key, sign] of signs) {
    const document = found.right.get(idOf(key))
    const own = document === undefined ? undefined : observationBy(connectionId, document)
    const before = own === undefined ? null : signOf(kind, own.facts)
    if (before === null) continue
    if (before === sign) same += 1
    else others += 1
  }
  return right({ same, others })
}

/** The trackers that agreements name. */
const lockedTrackers = async (
  { workspaceId }: Known,
  readStore: ReadStore,
): Outcome<StoreError, ReadonlySet<string>> => {
  const locks = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.find(ScopeLock, { where: { workspaceId: { eq: workspaceId } } }),
  )
  if (isLeft(locks)) return locks
  return right(new Set(locks.right.flatMap(({ items }) => items.map(({ container }) => container))))
}

/** The trackers that other connections report. */
const trackersOfOthers = async (
  { workspaceId, connectionId }: Known,
  readStore: ReadStore,
): Outcome<StoreError, ReadonlySet<string>> => {
  const connections = await readStore.read(partitionOf(workspaceId, readStore), (docs) =>
    docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } }),
  )
  if (isLeft(connections)) return connections
  const others = connections.right.filter((one) => one.connectionId !== connectionId)
  return right(
    new Set(
      others.flatMap(({ coverage }) =>
        coverage.flatMap(({ kind, container }) => (kind === 'work_item' ? [container] : [])),
      ),
    ),
  )
}

/** Says whether all that is in the log is folded where the workspace is. */
const isAllFolded = async (
  { workspaceId }: Known,
  eventLog: Pick<EventLog, 'end'>,
  readStore: ReadStore,
): Outcome<StoreError, boolean> => {
  const end = await eventLog.end()
  if (isLeft(end)) return end
  const moment = await readStore.moment(partitionOf(workspaceId, readStore))
  return isLeft(moment) ? moment : right(moment.right.checkpoint >= end.right)
}

/** Under which of its names a tracker goes on: the first one, unless agreements name the other; none where they name both. */
const trackerRenaming = (former: string, name: string, locked: ReadonlySet<string>): readonly Renaming[] => {
  if (!locked.has(name)) return [{ kind: 'tracker_project', from: name, to: former }]
  return locked.has(former) ? [] : [{ kind: 'tracker_project', from: former, to: name }]
}

/** Stores and statements that are not the connection's own. */
interface RenamedForges {
  /** Trackers of which a person said that they are what they are called. */
  readonly apart: ReadonlySet<string>
  readonly eventLog: Pick<EventLog, 'end'>
  readonly readStore: ReadStore
}

/**
 * Former names of the repositories that an export of a forge is of, and of their trackers, where the connection knows them.
 * A name that the export has as well is of another repository.
 */
export const renamedForges = async (
  reading: AnyReading,
  known: Known,
  { apart, eventLog, readStore }: RenamedForges,
): Outcome<SourceError | StoreError | NotFolded, readonly Renaming[]> => {
  if (known.repositories.size + known.trackers.size === 0) return right([])
  const samples = await samplesOf(reading)
  if (isLeft(samples)) return samples
  const read = new Set(samples.right.map(({ kind, place }) => joined(kind, place)))
  const [repositories, trackers] = [new Map<string, string>(), new Map<string, string>()]
  const apartFrom = new Set<string>()
  for (const sample of samples.right) {
    const { kind, place } = sample
    const isItem = kind === 'work_item'
    for (const former of isItem ? known.trackers : known.repositories) {
      if (read.has(joined(kind, former))) continue
      const found = await compared(sample, former, known, readStore)
      if (isLeft(found)) return found
      const { same, others } = found.right
      if (others > 0) {
        if (isItem) apartFrom.add(joined(former, place))
      } else if (same >= (isItem ? LEAST_ITEMS : 1)) (isItem ? trackers : repositories).set(place, former)
    }
  }
  // What is merged by the same commit under the same number has the same issues.
  for (const [place, former] of repositories)
    if (known.trackers.has(former) && !apartFrom.has(joined(former, place)) && !trackers.has(place))
      trackers.set(place, former)
  const moved = [...repositories].map(([to, from]): Renaming => ({ kind: 'repository', from, to }))
  const kept = [...trackers].filter(([place, former]) => !apart.has(place) && !apart.has(former))
  if (kept.length === 0) return right(moved)
  // Agreements are in streams of their own.
  const folded = await isAllFolded(known, eventLog, readStore)
  if (isLeft(folded)) return folded
  if (!folded.right) return left({ tag: 'not_folded' })
  const locked = await lockedTrackers(known, readStore)
  if (isLeft(locked)) return locked
  const others = await trackersOfOthers(known, readStore)
  if (isLeft(others)) return others
  const renamings = kept.flatMap(([place, former]) => trackerRenaming(former, place, locked.right))
  return right([...moved, ...renamings.filter(({ from }) => !others.right.has(from))])
}
