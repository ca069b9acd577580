import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { instantOf } from '#domain/time'
import type { CalendarEvent } from './event.js'
import { latest } from './file-of-calendar.js'
import { epochOfMoment, isSameClock, type Moment } from './moments.js'
import { MOST_OCCURRENCES, type RuleProblem, ruled, TOO_MANY_IN_FILE } from './rules.js'
import type { SeriesOfFile } from './series-of-file.js'
import { epochIn, type Zone } from './zones.js'

/** One meeting. */
export interface Occurrence {
  /** The event that states it: its series, or an exception. */
  readonly event: CalendarEvent
  /** Its start in its series, which stays when it is moved; null if it is in no series. */
  readonly original: string | null
  readonly startsAt: number
  readonly endsAt: number
}

/** A start of a series. */
interface Start {
  readonly id: string
  readonly epoch: number
  readonly moment: Moment
  readonly length: number
}

const DAY = 86_400_000
const dayOf = ({ wall }: Moment): string => instantOf(wall).slice(0, 10)

/** The starts of a series, known by what their instants are, or by their days where it has no hours. */
class Starts {
  readonly #byId = new Map<string, Start>()
  readonly #byDay = new Map<string, string>()
  readonly #series: CalendarEvent
  readonly #floating: Zone

  constructor(series: CalendarEvent, floating: Zone) {
    this.#series = series
    this.#floating = floating
  }

  get size(): number {
    return this.#byId.size
  }

  /** The id of a start, also where a list writes times as days or the other way round. */
  idOf(moment: Moment): string {
    if (this.#series.start.isDate) return dayOf(moment)
    if (!moment.isDate) return instantOf(epochOfMoment(moment, this.#floating))
    return this.#byDay.get(dayOf(moment)) ?? dayOf(moment)
  }

  add(moment: Moment, length: number): void {
    const epoch = epochOfMoment(moment, this.#floating)
    const id = moment.isDate ? dayOf(moment) : instantOf(epoch)
    if (this.#byId.has(id)) return
    this.#byId.set(id, { id, epoch, moment, length })
    this.#byDay.set(dayOf(moment), id)
  }

  /** A day excludes all starts on it. */
  exclude(moments: readonly Moment[]): void {
    const days = new Set<string>()
    for (const moment of moments) {
      if (moment.isDate && !this.#series.start.isDate) days.add(dayOf(moment))
      else this.#byId.delete(this.idOf(moment))
    }
    if (days.size === 0) return
    for (const { id, moment } of this.#byId.values()) if (days.has(dayOf(moment))) this.#byId.delete(id)
  }

  delete(id: string): void {
    this.#byId.delete(id)
  }

  all(): IterableIterator<Start> {
    return this.#byId.values()
  }
}

/** Tells the moments up to the end of a rule. */
const upTo = (until: Moment | null, floating: Zone): ((moment: Moment) => boolean) => {
  if (until === null) return () => true
  const last = epochOfMoment(until, floating)
  return (moment) => (moment.isDate ? moment.wall <= until.wall : epochOfMoment(moment, floating) <= last)
}

/** The most rules of one event; RFC 5545 wants one. */
const MOST_RULES = 10

/** The moments of rules, as far as clocks show `before`. */
const momentsOf = (
  rules: readonly string[],
  start: Moment,
  floating: Zone,
  before: number,
  series: SeriesOfFile,
): Either<RuleProblem, readonly Moment[]> => {
  const moments: Moment[] = []
  if (rules.length > MOST_RULES)
    return left({ reasonCode: 'unsupported_rule', message: `the event has more than ${MOST_RULES} rules` })
  for (const text of rules) {
    const found = ruled(text, start, before, series)
    if (isLeft(found)) return found
    if (!series.takesOccurrences(found.right.walls.length)) return left(TOO_MANY_IN_FILE)
    const isWithin = upTo(found.right.until, floating)
    for (const wall of found.right.walls) {
      const moment = { ...start, wall }
      if (isWithin(moment)) moments.push(moment)
    }
  }
  return right(moments)
}

const startsOf = (
  series: CalendarEvent,
  floating: Zone,
  before: number,
  ofFile: SeriesOfFile,
): Either<RuleProblem, Starts> => {
  if (ofFile.isFull || !ofFile.takesOccurrences(series.added.length)) return left(TOO_MANY_IN_FILE)
  const { start, length, rules, excludedRules, added, excluded } = series
  const starts = new Starts(series, floating)
  // A rule has the start as an occurrence, unless it ended before.
  if (rules.length === 0) starts.add(start, length)
  const moments = momentsOf(rules, start, floating, before, ofFile)
  if (isLeft(moments)) return moments
  for (const moment of moments.right) starts.add(moment, length)
  for (const one of added) starts.add(one.start, one.length ?? length)
  if (starts.size > MOST_OCCURRENCES)
    return left({
      reasonCode: 'too_many_occurrences',
      message: `the series has more than ${MOST_OCCURRENCES} occurrences`,
    })
  const without = momentsOf(excludedRules, start, floating, before, ofFile)
  if (isLeft(without)) return without
  // Rules have their own start as an occurrence; a rule that excludes does so only where it fits.
  starts.exclude(without.right.filter(({ wall }) => wall !== start.wall))
  starts.exclude(excluded)
  return right(starts)
}

const lasting = (moment: Moment, length: number, floating: Zone): Pick<Occurrence, 'startsAt' | 'endsAt'> => {
  const startsAt = epochOfMoment(moment, floating)
  return { startsAt, endsAt: moment.isDate ? epochIn(floating, moment.wall + length) : startsAt + length }
}

/** The time by which an exception moves all that follow it: by wall time where both stand on one clock. */
const shiftOf = ({ start, original }: CalendarEvent, floating: Zone): number => {
  if (original === null) return 0
  return isSameClock(start.zone, original.zone) || start.isDate
    ? start.wall - original.wall
    : epochOfMoment(start, floating) - epochOfMoment(original, floating)
}

/** A start of a series as an exception changes it that holds for all that follow. */
const changedBy = (exception: CalendarEvent, { id, moment }: Start, floating: Zone): Occurrence => {
  const { start, length } = exception
  const zone = start.zone.tag === 'utc' ? moment.zone : start.zone
  const wall = moment.wall + shiftOf(exception, floating)
  const moved: Moment = { wall, isDate: start.isDate, zone }
  return { event: exception, original: id, ...lasting(moved, length, floating) }
}

interface Exception {
  readonly id: string
  readonly epoch: number
  readonly event: CalendarEvent
}

/** The exceptions of a series, one for each of its starts. */
const exceptionsOf = (
  events: readonly CalendarEvent[],
  starts: Starts | null,
  floating: Zone,
): readonly Exception[] => {
  const byId = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const { original } = event
    if (original === null) continue
    const own = original.isDate ? dayOf(original) : instantOf(epochOfMoment(original, floating))
    const id = starts?.idOf(original) ?? own
    const same = byId.get(id)
    if (same === undefined) byId.set(id, [event])
    else same.push(event)
  }
  return [...byId].flatMap(([id, same]) => {
    const event = latest(same)
    return event?.original == null ? [] : [{ id, epoch: epochOfMoment(event.original, floating), event }]
  })
}

/** The last of exceptions, in their order, up to a time. */
const lastUpTo = (exceptions: readonly Exception[], epoch: number): Exception | undefined => {
  let [from, to] = [0, exceptions.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((exceptions[middle]?.epoch ?? 0) <= epoch) from = middle + 1
    else to = middle
  }
  return exceptions[from - 1]
}

const isSeries = ({ rules, added }: CalendarEvent): boolean => rules.length > 0 || added.length > 0

/**
 * The meetings that start up to an instant under one UID: those of a series by wall time, without what is excluded, each
 * exception in place of its own occurrence, and exceptions without their series.
 */
export const occurrencesOf = (
  events: readonly CalendarEvent[],
  unread: readonly Moment[],
  floating: Zone,
  readAt: number,
  ofFile: SeriesOfFile,
): Either<RuleProblem, readonly Occurrence[]> => {
  const series = latest(events.filter(({ original }) => original === null))
  const isAlone = events.every(({ original }) => original === null) && unread.length === 0
  if (series !== null && isAlone && !isSeries(series))
    return right([{ event: series, original: null, ...lasting(series.start, series.length, floating) }])
  const earlier = events.map((one) => (one.andFuture ? -shiftOf(one, floating) : 0)).reduce((a, b) => Math.max(a, b), 0)
  const starts = series === null ? null : startsOf(series, floating, readAt + 2 * DAY + earlier, ofFile)
  if (starts !== null && isLeft(starts)) return starts
  const known = starts?.right ?? null
  const exceptions = exceptionsOf(events, known, floating)
  known?.exclude(unread)
  for (const { id } of exceptions) known?.delete(id)
  const ranges = exceptions.filter(({ event }) => event.andFuture).sort((a, b) => a.epoch - b.epoch)
  const occurrences: Occurrence[] = exceptions.map(({ id, event }) => ({
    event,
    original: id,
    ...lasting(event.start, event.length, floating),
  }))
  for (const start of known?.all() ?? []) {
    const range = lastUpTo(ranges, start.epoch)
    if (range !== undefined) occurrences.push(changedBy(range.event, start, floating))
    else if (series !== null)
      occurrences.push({ event: series, original: start.id, ...lasting(start.moment, start.length, floating) })
  }
  return right(occurrences.sort((a, b) => a.startsAt - b.startsAt))
}
