import { type Right, right } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { type DataOf, type EventType, streamOf } from '#domain/events/catalogue'
import type { CoverageStatement } from '#domain/events/connections'
import { BEGINNING_OF_TIME, END_OF_TIME } from '#domain/time'
import { newEvent } from '#eventlog/new-event'
import type { EventLog, NewEvent, Revision } from '#eventlog/port'
import type { FoundContainer } from '#import/pass'
import { connectionIdOf } from '#import/run'
import type { DeadRecord, SourceReading, SourceRecord, UpdatedFact } from '#import/source'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { Documents } from '#projector/documents'
import { catchUp } from '#projector/projector'
import { ALL, type ReadStore } from '#readstore/port'
import { NOON, WORKSPACE } from '#test/projections/support/events'
import { importSource } from '#test/support/facts/import-source'
import { memoryLog } from '#test/support/stores/memory-log'
import { memoryStore } from '#test/support/stores/memory-store'
import { ok } from '#test/support/stores/outcome'
import { wholeLog, wholeStream } from '#test/support/stores/whole-log'

// A source of releases, and a world into which it is imported.

export const REPOSITORY = 'acme/api'

/** A release; its part tells two versions of it apart. */
export const release = (tag: string, part = 1, more: { place?: string; updated?: Instant } = {}): UpdatedFact => ({
  kind: 'release',
  place: more.place ?? REPOSITORY,
  key: tag,
  occurredAt: NOON,
  data: { tag, releasedAt: NOON, part, changes: [] },
  ...(more.updated === undefined ? {} : { updated: more.updated }),
})
export const releases = (count: number): readonly UpdatedFact[] =>
  Array.from({ length: count }, (_, i) => release(`v${i + 1}`))

export const broken = (record: string): DeadRecord => ({
  kind: 'dead_letter',
  identity: record,
  record,
  reasonCode: 'invalid_data',
  message: 'it is broken',
  about: null,
})

export const everythingOf = (container: string): CoverageStatement => ({
  kind: 'release',
  container,
  from: BEGINNING_OF_TIME,
  to: END_OF_TIME,
})

/** A source as it is at some time; all of the repository, unless `more` says otherwise. */
export const reading = (
  cursor: string,
  records: readonly SourceRecord[],
  more: Partial<SourceReading> = {},
): SourceReading => ({
  provider: 'forge',
  identity: 'the source',
  label: 'api',
  total: null,
  cursor,
  notices: [],
  newestAt: null,
  readAt: NOON,
  coverage: [everythingOf(REPOSITORY)],
  complete: [everythingOf(REPOSITORY)],
  async *facts() {
    yield* records
  },
  ...more,
})

const CONNECTION = connectionIdOf(WORKSPACE, reading('', []))
const STREAM = streamOf.connection(WORKSPACE, CONNECTION)

/** A log and a read store, with imports of one source. */
export class World {
  readonly log: EventLog = memoryLog().open()
  readonly readStore: ReadStore = memoryStore().open(collections, FOLD_VERSION)
  readonly connectionId = CONNECTION
  /** How often a source was opened again. */
  opened = 0

  import(
    source: SourceReading,
    log: EventLog = this.log,
    onContainers: (found: readonly FoundContainer[]) => Promise<void> = async () => undefined,
  ) {
    return importSource({
      workspaceId: WORKSPACE,
      eventLog: log,
      readStore: this.readStore,
      now: () => NOON,
      channel: 'api',
      category: 'code',
      sample: false,
      opened: source,
      open: async () => {
        this.opened += 1
        return right(source) as Right<SourceReading>
      },
      foldAll: async () => right(await this.fold()),
      onContainers,
    })
  }

  async fold(): Promise<void> {
    const lease = await ok(this.readStore.acquire(ALL, 'test'))
    const leased = [{ lease, documents: new Documents() }]
    const options = { eventLog: this.log, readStore: this.readStore, leased, onPhase: () => undefined }
    await ok(catchUp(options, new AbortController().signal))
    await ok(this.readStore.release(lease))
  }

  /** All events of the log. */
  async events() {
    return wholeLog(this.log)
  }

  /** How often each type of event is in the log, but for those of the connection and its runs. */
  async counted(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {}
    for (const { type } of await this.events())
      if (/^(Release|PageRead|Record|DeadLetter)/.test(type)) counts[type] = (counts[type] ?? 0) + 1
    return counts
  }

  /** The newest version of each release that stands, by its tag. */
  async standing(): Promise<Readonly<Record<string, number>>> {
    const parts: Record<string, number> = {}
    for (const { type, data, metadata } of (await this.events()) as readonly Loosely[]) {
      if (type === 'ReleaseObserved') parts[metadata.entity.key] = data.part
      if (type === 'ReleaseWithdrawn') delete parts[metadata.entity.key]
    }
    return parts
  }

  /** The keys of all dead letters. */
  async letters(): Promise<readonly string[]> {
    const events = (await this.events()) as readonly Loosely[]
    return events.flatMap(({ type, metadata }) => (type === 'RecordDeadLettered' ? [metadata.entity.key] : []))
  }

  /** Appends what somebody else says of the connection. */
  async says<T extends EventType>(type: T, data: DataOf<T>, key: string = CONNECTION): Promise<void> {
    const kind = type.startsWith('Connection') ? 'connection' : 'dead_letter'
    await this.#append(newEvent(type, { kind, key }, data, CAUSE, { connectionId: CONNECTION }))
  }

  /** Appends a release that a webhook told. */
  async hears({ key, data, occurredAt, place }: UpdatedFact, contentHash: string): Promise<void> {
    const ref = { kind: 'release', key, container: place }
    const more = { connectionId: CONNECTION, channel: 'api', contentHash, occurredAt } as const
    await this.#append(newEvent('ReleaseObserved', ref, data as DataOf<'ReleaseObserved'>, CAUSE, more))
  }

  async #append(event: NewEvent): Promise<void> {
    const all = await wholeStream(STREAM, this.log)
    await ok(this.log.append(STREAM, all.length - 1, [event]))
  }

  /** The log, in which something happens before the nth append. */
  before(n: number, happens: () => Promise<unknown>): EventLog {
    let appends = 0
    return {
      ...this.log,
      append: async (stream: string, revision: Revision, events: readonly [NewEvent, ...NewEvent[]]) => {
        appends += 1
        if (appends === n) await happens()
        return this.log.append(stream, revision, events)
      },
    }
  }
}

interface Loosely {
  readonly type: string
  readonly data: { readonly part: number }
  readonly metadata: { readonly entity: { readonly key: Uuid } }
}

const CAUSE = {
  workspaceId: WORKSPACE,
  actor: { kind: 'user', id: 'ann' },
  correlationId: '11111111-1111-4111-8111-111111111111',
  now: NOON,
} as const

/** A process that dies at an append. */
export class Killed extends Error {}
export const killed = async (): Promise<never> => {
  throw new Killed()
}
