import { randomUUID } from 'node:crypto'
import type * as t from 'io-ts'
import type { Instant } from '#domain/common'
import type { DataOf } from '#domain/events/catalogue'
import type { ConnectionRegistered, LeftOut } from '#domain/events/connections'
import type { ListRead } from '#domain/events/hosts'
import type { KeptChoices } from '#domain/events/import-choices'
import type { Held } from '#import/held'
import type { Renaming } from '#import/renaming'
import { type AnyReading, type HostRecord, type SourceError, SourceFailure, sourceError } from '#import/source'
import type { FormerNames } from '#sources/kit/format'
import { type Ask, HostFailure, type HostFault, type Quota } from '#sources/kit/hosts/ask'
import type { Host, HostContainer } from '#sources/kit/hosts/host'
import type { Hint, RecordHint } from '#sources/kit/hosts/webhook'
import { choicesOf } from '../files/choices.js'
import type { TrackerNames } from '../files/file-facts.js'
import { UsedChoices } from '../files/used-choices.js'
import { ListReading, type ListReadingOptions } from './list-reading.js'
import { type Due, passesOf, type Turn, turnsOf } from './turns.js'

/** A reading of what a host answers. */
export interface HostReading extends AnyReading {
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
}

/** The connection that is read, as it is known before. */
export interface ReadConnection {
  readonly provider: string
  readonly category: HostReading['category']
  readonly identity: string
  readonly label: string
  readonly choices: KeptChoices
  /** The containers as they are called by now. */
  readonly containers: readonly HostContainer[]
  readonly renamed: readonly Renaming[]
  /** The containers where some go by another name than before; null if none does. */
  readonly connected: DataOf<'HostConnected'> | null
  readonly lists: readonly ListRead[]
  readonly held: Held
}

/** Deliveries of a host since the last run. */
export interface Delivered {
  readonly hints: readonly Hint[]
  /** True where the time of the next run has come as well: then all lists are read. */
  readonly isDue: boolean
}

/** The options with which a host is read. */
export interface HostReadingOptions extends Due {
  readonly connection: ReadConnection
  readonly host: Host
  readonly ask: Ask
  readonly quota: () => Quota | null
  /** One sentence on what to do about a fault. */
  readonly textOf: (fault: HostFault) => string
  /** The instant of the next run; `rests` is that before which the host takes no request, if there is one. */
  readonly nextRunAt: (rests: Instant | null) => Instant
  readonly trackers: TrackerNames
  readonly formerNames: FormerNames
  /** The reason for which the host gives nothing, found as it was looked at; null if it gives what it is asked for. */
  readonly fault: HostFault | null
  /** The deliveries of the host; null if all lists are to be read. */
  readonly delivered: Delivered | null
  /** Remarks about the token, one sentence each. */
  readonly remarks: readonly string[]
}

/** The code of a run that a fault has ended. */
const CODES: Readonly<Record<HostFault['tag'], SourceError['code']>> = {
  unauthorized: 'unauthorized',
  forbidden: 'unauthorized',
  not_found: 'not_found',
  refused: 'unsupported',
  limited: 'limited',
  unavailable: 'unavailable',
  unreadable: 'unreadable',
  elsewhere: 'unreadable',
  refused_address: 'unsupported',
}

/** A fault of one container, which leaves the others as they are; null for those that end a run. */
const problemOf = ({ tag }: HostFault): ListRead['problem'] =>
  tag === 'forbidden' || tag === 'not_found' || tag === 'refused' ? tag : null

/** Says whether a hint is about a list of a container; one that names no container may be about each. */
const isAbout = (
  { list: named, container: of }: RecordHint,
  list: string,
  container: HostContainer | null,
): boolean => {
  if (named !== list) return false
  return of === null || container === null || of.toLowerCase() === container.container.toLowerCase()
}

/** Reads the lists of a host, one after the other. */
class ListsOfHost {
  readonly #options: HostReadingOptions
  readonly #listOptions: Omit<ListReadingOptions, 'hinted'>
  readonly #read: ListReading[] = []
  readonly #problems: ListRead[] = []
  readonly turns: readonly Turn[]
  readonly used: UsedChoices
  /** The instant before which the host takes no request. */
  #rests: Instant | null = null
  #done = 0
  #progress: (done: number) => void = () => undefined

  constructor(options: HostReadingOptions) {
    this.#options = options
    const { connection, host, trackers, formerNames, now, ask } = options
    const choices = { ...choicesOf(connection.choices), formerNames }
    this.used = new UsedChoices(choices)
    this.turns = turnsOf(host.lists, connection.containers, connection.lists).filter((turn) => this.#isMeant(turn))
    const { dates, decimal, zone } = choices
    this.#listOptions = {
      ask,
      held: connection.held,
      making: { used: this.used, conventions: { dates, decimal, zone }, trackers, now },
      onRecords: (records) => {
        this.#done += records
        this.#progress(this.#done)
      },
    }
  }

  get coverage() {
    return this.#read.flatMap(({ coverage }) => coverage)
  }

  get replaced() {
    return this.#read.flatMap(({ replaced }) => replaced)
  }

  get leftOut(): readonly LeftOut[] {
    const counts = new Map<string, number>()
    for (const one of this.#read)
      for (const { reason, records } of one.leftOut) counts.set(reason, (counts.get(reason) ?? 0) + records)
    return [...counts].map(([reason, records]) => ({ reason, records }))
  }

  /** Says whether a rejected record stands where this run has read. */
  reads(record: string): boolean {
    return this.#read.some((one) => record.startsWith(`${one.name}, `) && one.reads(record))
  }

  atEnd(): Omit<DataOf<'HostRead'>, 'runId'> {
    const { quota, nextRunAt } = this.#options
    const unknown = new Set(this.#read.flatMap(({ unknownMembers }) => [...unknownMembers]))
    return {
      lists: [...this.#read.map(({ state }) => state), ...this.#problems],
      ended: { quota: quota(), nextRunAt: nextRunAt(this.#rests), unknownMembers: unknown.size },
    }
  }

  /** Says whether a list is read in this run. */
  #isMeant({ list, container }: Turn): boolean {
    const { delivered } = this.#options
    if (delivered === null || delivered.isDue) return true
    return delivered.hints.some((hint) => hint.tag === 'container' || isAbout(hint, list.name, container))
  }

  #hintedOf({ list, container }: Turn): readonly string[] {
    const hints = this.#options.delivered?.hints ?? []
    return hints.flatMap((hint) => (hint.tag === 'record' && isAbout(hint, list.name, container) ? [hint.key] : []))
  }

  /** The records of all lists. A container that cannot be read is told, and the others are read. */
  async *records(progress: (done: number) => void): AsyncGenerator<HostRecord> {
    this.#progress = progress
    const { fault } = this.#options
    if (fault !== null) throw this.#failure(fault)
    let lastFault: HostFault | null = null
    let read = 0
    for (const { turn, pass } of passesOf(this.turns, this.#options)) {
      const reading = new ListReading(turn, pass, {
        ...this.#listOptions,
        hinted: this.#hintedOf(turn),
      })
      try {
        yield* reading.records()
        this.#read.push(reading)
        read += 1
      } catch (error) {
        if (!(error instanceof HostFailure)) throw error
        const problem = problemOf(error.fault)
        if (problem === null) {
          this.#read.push(reading)
          throw this.#failure(error.fault)
        }
        this.#problems.push({ ...reading.state, problem })
        lastFault = error.fault
      }
    }
    if (lastFault !== null && read === 0) throw this.#failure(lastFault)
  }

  #failure(fault: HostFault): SourceFailure {
    if (fault.tag === 'limited') this.#rests = fault.until
    return new SourceFailure(sourceError(CODES[fault.tag], this.#options.textOf(fault)))
  }
}

/** Opens a reading of a host, which asks for what is new and, where that is due, compares all that is held. */
export const readingOfHost = (options: HostReadingOptions): HostReading => {
  const { connection, now, remarks } = options
  const { provider, category, identity, label, renamed, connected } = connection
  const lists = new ListsOfHost(options)
  return {
    provider,
    category,
    identity,
    label,
    total: null,
    // No state of a host is known before it is read: it counts as another one each time.
    cursor: randomUUID(),
    readAt: now,
    renamed,
    ...(connected === null ? {} : { connected }),
    get coverage() {
      return lists.coverage
    },
    // What is gone is told record by record.
    complete: [],
    get replaced() {
      return lists.replaced
    },
    get leftOut() {
      return lists.leftOut
    },
    reads: (record) => lists.reads(record),
    projectOf: (kind, container) => lists.used.projectOf(kind, container),
    atEnd: () => lists.atEnd(),
    notices: remarks,
    newestAt: null,
    facts: (progress) => lists.records(progress),
  }
}
