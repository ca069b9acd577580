import type { CivilDate, Instant } from '#domain/common'
import { intervalSet } from '#domain/coverage'
import type { CoverageStatement, EvidenceKind } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import { placeSpelling } from '#domain/events/spelling'
import { addDays, epochOf, type Interval, startOfDay } from '#domain/time'
import type { AssumedReach } from '#import/assumption'
import { spanning } from '../facts/times.js'

/**
 * The extent of an export for each kind: all that its product holds up to when it was made (`held`), what happened by then and may be
 * planned beyond it (`planned`), or a span of days that a person chose (`chosen`).
 */
const EXPORTED: Readonly<Record<EvidenceKind, 'held' | 'planned' | 'chosen'>> = {
  work_item: 'held',
  code_change: 'held',
  release: 'held',
  meeting: 'planned',
  time_entry: 'chosen',
  invoice: 'chosen',
  cloud_line: 'chosen',
  ai_usage: 'chosen',
}

/** The days after the last chosen one within which a file may be made, and still speak for all days up to then. */
export const CHOSEN_REACHES_DAYS = 7
const MS_A_DAY = 86_400_000

/** The days that a person says the files cover, both included; null where nothing is said. */
export interface StatedDays {
  readonly since: CivilDate | null
  readonly until: CivilDate | null
}

type Place = Pick<CoverageStatement, 'kind' | 'container'>
/** The records of a kind and place: their first and last moment, and when the newest of their files was made. */
type Seen = Place & Interval & { readonly madeAt: Instant }
const placeId = ({ kind, container }: Place): string => `${kind}|${container}`
const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)
const later = (a: Instant, b: Instant): Instant => (a > b ? a : b)

/** The coverage of exported files, by kind and place of their records. */
export class FileCoverage {
  readonly #stated: StatedDays
  readonly #readAt: Instant
  readonly #seen = new Map<string, Seen>()
  /** The days of the files before, and of the file that is being read. */
  readonly #inFiles = new Map<string, Place & { readonly days: Interval[] }>()
  readonly #inFile = new Map<string, Place & Interval>()
  /** The time at which the file that is being read was made. */
  madeAt: Instant

  constructor(stated: StatedDays, readAt: Instant) {
    this.#stated = stated
    this.#readAt = readAt
    this.madeAt = readAt
  }

  /** Starts a reading from the first record. */
  begin(): void {
    this.#seen.clear()
    this.#inFiles.clear()
    this.#inFile.clear()
  }

  /** Ends a file; `madeAt` is when the next one was made. */
  next(madeAt: Instant): void {
    this.madeAt = madeAt
    for (const [id, { kind, container, from, to }] of this.#inFile) {
      const before = this.#inFiles.get(id)
      const all = before ?? { kind, container, days: [] }
      all.days.push({ from, to })
      this.#inFiles.set(id, all)
    }
    this.#inFile.clear()
  }

  /** Notes the days of a record of the file that is being read. */
  seeInFile({ kind, place }: Pick<Fact, 'kind' | 'place'>, span: Interval): void {
    if (EXPORTED[kind] === 'held') return
    const container = placeSpelling(kind, place)
    const id = placeId({ kind, container })
    this.#inFile.set(id, { kind, container, ...spanning(this.#inFile.get(id), span) })
  }

  /**
   * The days of the files, each from the first to the last of its records: of them a file should have every record. A file of all that
   * is held may as well hold what was changed of late, so that it speaks for no days.
   */
  days(): readonly CoverageStatement[] {
    const { since, until } = this.#stated
    return [...this.#inFiles.values()].flatMap(({ kind, container, days }) => {
      if (since === null && until === null) return intervalSet(days).map((one) => ({ kind, container, ...one }))
      const all = days.reduce((both, one) => spanning(both, one))
      const from = since === null ? all.from : startOfDay(since, 'UTC')
      const to = until === null ? all.to : startOfDay(addDays(until, 1), 'UTC')
      return intervalSet([{ from, to }]).map((one) => ({ kind, container, ...one }))
    })
  }

  see({ kind, place: container }: Fact, span: Interval): void {
    const id = placeId({ kind, container })
    const before = this.#seen.get(id)
    const madeAt = before === undefined ? this.madeAt : later(before.madeAt, this.madeAt)
    this.#seen.set(id, { kind, container, ...spanning(before, span), madeAt })
  }

  /** The kinds and places of all records. */
  places(): readonly Place[] {
    return [...this.#seen.values()].map(({ kind, container }) => ({ kind, container }))
  }

  statements(): readonly CoverageStatement[] {
    const { since, until } = this.#stated
    return [...this.#seen.values()].flatMap((seen) => {
      const from = since === null ? seen.from : startOfDay(since, 'UTC')
      const to = until === null ? reachOf(seen) : startOfDay(addDays(until, 1), 'UTC')
      return intervalSet([{ from, to: earlier(to, this.#readAt) }]).map((interval) => ({
        kind: seen.kind,
        container: seen.container,
        ...interval,
      }))
    })
  }

  /** Lists the kinds that are taken to be complete up to the time at which their file was made. */
  assumed(): readonly AssumedReach[] {
    if (this.#stated.until !== null) return []
    const reaches = [...this.#seen.values()].filter(
      (seen) => EXPORTED[seen.kind] === 'chosen' && reachOf(seen) > seen.to,
    )
    const kinds = [...new Set(reaches.map(({ kind }) => kind))]
    return kinds.map((kind) => ({
      kind,
      madeAt: reaches.filter((one) => one.kind === kind).reduce((latest, { madeAt }) => later(latest, madeAt), ''),
    }))
  }
}

/** Up to when an export speaks for a kind and place. */
const reachOf = ({ kind, to, madeAt }: Seen): Instant => {
  switch (EXPORTED[kind]) {
    case 'held':
      return later(to, madeAt)
    case 'planned':
      return madeAt
    case 'chosen':
      return epochOf(madeAt) - epochOf(to) <= CHOSEN_REACHES_DAYS * MS_A_DAY ? later(to, madeAt) : to
    default:
      return EXPORTED[kind] satisfies never
  }
}
