import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { instantOf } from '#domain/time'
import type { CalendarEvent } from './event.js'
import { epochOfMoment, isSameClock, type Moment } from './moments.js'
import { MOST_OCCURRENCES, type RuleProblem, ruled } from './rules.js'
import { epochIn, type Zone } from './zones.js'

/** One meeting. */
export interface Occurrence {
  /** What it says: its series, or an exception. */
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

/** Of several texts of one event the last change counts. */
const latest = (events: readonly CalendarEvent[]): CalendarEvent | null =>
  events.reduce<CalendarEvent | null>((best, one) => {
    if (best === null || one.sequence !== best.sequence)
      return best === null || one.sequence > best.sequence ? one : best
    return (one.changed ?? '') >= (best.changed ?? '') ? one : best
  }, null)

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

  exclude(moment: Moment): void {
    if (moment.isDate && !this.#series.start.isDate) {
      const day = dayOf(moment)
      for (const { id, moment: start } of this.#byId.values()) if (dayOf(start) === day) this.#byId.delete(id)
    } else this.#byId.delete(this.idOf(moment))
  }

  delete(id: string): void {
    this.#byId.delete(id)
  }

  all(): IterableIterator<Start> {
    return this.#byId.values()
  }
}

const isWithin = (moment: Moment, until: Moment | null, floating: Zone): boolean =>
  until === null ||
  (moment.isDate ? moment.wall <= until.wall : epochOfMoment(moment, floating) <= epochOfMoment(until, floating))

/** The moments of rules, as far as clocks show `before`. */
const momentsOf = (
  rules: readonly string[],
  start: Moment,
  floating: Zone,
  before: number,
): Either<RuleProblem, readonly Moment[]> => {
  const moments: Moment[] = []
  for (const text of rules) {
    const found = ruled(text, start, before)
    if (isLeft(found)) return found
    const { walls, until } = found.right
    for (const wall of walls) {
      const moment = { ...start, wall }
      if (isWithin(moment, until, floating)) moments.push(moment)
    }
  }
  return right(moments)
}

const startsOf = (series: CalendarEvent, floating: Zone, before: number): Either<RuleProblem, Starts> => {
  const { start, length, rules, excludedRules, added, excluded } = series
  const starts = new Starts(series, floating)
  // A rule has the start as an occurrence, unless it ended before.
  if (rules.length === 0) starts.add(start, length)
  const moments = momentsOf(rules, start, floating, before)
  if (isLeft(moments)) return moments
  for (const moment of moments.right) starts.add(moment, length)
  for (const one of added) starts.add(one.start, one.length ?? length)
  if (starts.size > MOST_OCCURRENCES)
    return left({
      reasonCode: 'too_many_occurrences',
      message: `the series has more than ${MOST_OCCURRENCES} occurrences`,
    })
  const without = momentsOf(excludedRules, start, floating, before)
  if (isLeft(without)) return without
  // Rules have their own start as an occurrence; a rule that excludes does so only where it fits.
  for (const moment of without.right) if (moment.wall !== start.wall) starts.exclude(moment)
  const days = new Set<string>()
  for (const moment of excluded) {
    if (moment.isDate && !start.isDate) days.add(dayOf(moment))
    else starts.exclude(moment)
  }
  for (const { id, moment } of [...starts.all()]) if (days.has(dayOf(moment))) starts.delete(id)
  return right(starts)
}

const lasting = (moment: Moment, length: number, floating: Zone): Pick<Occurrence, 'startsAt' | 'endsAt'> => {
  const startsAt = epochOfMoment(moment, floating)
  return { startsAt, endsAt: moment.isDate ? epochIn(floating, moment.wall + length) : startsAt + length }
}

/** How far an exception moves all that follow it: by wall time where both stand on one clock. */
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
): Either<RuleProblem, readonly Occurrence[]> => {
  const series = latest(events.filter(({ original }) => original === null))
  const isAlone = events.every(({ original }) => original === null) && unread.length === 0
  if (series !== null && isAlone && !isSeries(series))
    return right([{ event: series, original: null, ...lasting(series.start, series.length, floating) }])
  const earlier = events.map((one) => (one.andFuture ? -shiftOf(one, floating) : 0)).reduce((a, b) => Math.max(a, b), 0)
  const starts = series === null ? null : startsOf(series, floating, readAt + 2 * DAY + earlier)
  if (starts !== null && isLeft(starts)) return starts
  const known = starts?.right ?? null
  const exceptions = exceptionsOf(events, known, floating)
  for (const moment of unread) known?.exclude(moment)
  for (const { id } of exceptions) known?.delete(id)
  const ranges = exceptions.filter(({ event }) => event.andFuture).sort((a, b) => a.epoch - b.epoch)
  const occurrences: Occurrence[] = exceptions.map(({ id, event }) => ({
    event,
    original: id,
    ...lasting(event.start, event.length, floating),
  }))
  for (const start of known?.all() ?? []) {
    const range = ranges.findLast(({ epoch }) => epoch <= start.epoch)
    if (range !== undefined) occurrences.push(changedBy(range.event, start, floating))
    else if (series !== null)
      occurrences.push({ event: series, original: start.id, ...lasting(start.moment, start.length, floating) })
  }
  return right(occurrences.sort((a, b) => a.startsAt - b.startsAt))
}
