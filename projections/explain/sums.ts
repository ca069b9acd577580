import type { CivilDate } from '#domain/common'
import { type CountsOf, countOf, exactSum, namesOf } from '#domain/counts'
import type { AnyCollection, Condition, DocumentReader } from '#domain/documents'
import { LONGEST_WINDOW_DAYS } from '#domain/events/ai-usage'
import { LONGEST_LINE_DAYS } from '#domain/events/commercial'
import { addDays, BEGINNING_OF_TIME, END_OF_TIME, startOfDay } from '#domain/time'
import { ALONE, type AnyEntity } from '../entities/entity.js'
import { type AnyContributor, type Contribution, placeText } from '../rollups/contribution.js'
import { DailySums } from '../rollups/daily-sums.js'
import type { PlaceHeard } from '../rollups/heard.js'
import { ALL, rollupDay } from '../rollups/rollup.js'
import { canAddTo, rootOf } from './counters.js'
import { type Fraction, fraction, isZero, minus, plus, sumOf, times, ZERO } from './fraction.js'
import type { ReadSums } from './inputs.js'

/** The sum of some counts of one day. */
export type Worth = (counts: CountsOf<string>, day: CivilDate) => Fraction | null

/** The worth of some counters, each times what one of it is worth. */
export const worthOf =
  (counters: ReadonlyMap<string, Fraction>): Worth =>
  (counts) => {
    let sum = ZERO
    for (const [name, worth] of counters) {
      const count = exactSum(counts, name)
      if (count !== 0n) sum = plus(sum, times(fraction(count), worth))
    }
    return sum
  }

/** A thing that adds to a sum. */
export interface Adding {
  readonly collection: AnyCollection
  readonly document: object
  readonly contribution: Fraction
  /** Its neighbours have made it add what it does. */
  readonly follows: boolean
}

/** Sums all over time stand on one day. */
const isEver = ({ within }: PlaceHeard): boolean => 'ever' in within

/** The sums of each day of a question, the last day first; those of all time have none. */
const daysOf = ({ asked, sums }: ReadSums): readonly (readonly [CivilDate, CountsOf<string>])[] =>
  asked.places.some(isEver)
    ? sums.flatMap(({ rollups }) => rollups.map(({ days }) => ['', days[ALL] ?? {}] as const))
    : [...DailySums.of(sums).newestFirst()]

/** The exact sum that a report has read; null where some of it has no worth. */
export const totalOf = (question: ReadSums, worth: Worth): Fraction | null => {
  const all = daysOf(question).map(([day, counts]) => worth(counts, day))
  return all.every((one) => one !== null) ? sumOf(all) : null
}

/** The number of things that a counter counts, in the whole question. */
export const countIn = (question: ReadSums, counter: string): number =>
  daysOf(question).reduce((sum, [, counts]) => sum + countOf(counts, counter), 0)

interface Where {
  readonly where: Readonly<Record<string, Condition>>
  readonly by: string
}

/** The places of things that are dated by day, which no contributor says: their sums are by day already. */
const ofDays: Readonly<Record<string, (place: string, first: CivilDate, last: CivilDate) => Where>> = {
  time_entry: (place, first, last) => ({
    where: { place: { eq: place }, day: { from: first, below: addDays(last, 1) } },
    by: 'day',
  }),
  cloud_line: (place, first, last) => ({
    where: {
      place: { eq: place },
      severalDays: { in: [true, false] },
      to: { from: first, below: addDays(last, LONGEST_LINE_DAYS + 1) },
    },
    by: 'to',
  }),
  ai_usage: (place, first, last) => ({
    where: { place: { eq: place }, windowEnd: { from: first, below: addDays(last, LONGEST_WINDOW_DAYS + 1) } },
    by: 'windowEnd',
  }),
}
const PLACES_OF_DAYS: Readonly<Record<string, PlaceHeard['place']['kind']>> = {
  time_entry: 'project',
  cloud_line: 'cloud_account',
  ai_usage: 'ai_account',
}

/** The places of the things of a contributor that may count at a place. */
const whereOf = ({ entity, at }: AnyContributor, { place, within }: PlaceHeard): Where | null => {
  if (within.axis === 'instant') {
    const found = at?.(place) ?? null
    if (found === null) return null
    const { from, to } = 'ever' in within ? { from: BEGINNING_OF_TIME, to: END_OF_TIME } : within
    const where = { ...found.where, [found.by]: { from, below: to } } as Where['where']
    return { where, by: found.by }
  }
  if (PLACES_OF_DAYS[entity.name] !== place.kind) return null
  const { first, last } = 'ever' in within ? { first: '0001-01-01', last: '9998-12-31' } : within
  return ofDays[entity.name]?.(place.name, first, last) ?? null
}

const isWithin = (one: Contribution, { place, within }: PlaceHeard): boolean => {
  if (one.axis !== within.axis || placeText(one.place) !== placeText(place)) return false
  if ('ever' in within) return true
  if (within.axis === 'instant') return one.axis === 'instant' && one.at >= within.from && one.at < within.to
  const day = rollupDay(one)
  return day >= within.first && day <= within.last
}

/** The same place within one day, for what has more things than are read one by one. */
const onDay = (heard: PlaceHeard, day: CivilDate): PlaceHeard | null => {
  const { place, within } = heard
  if ('ever' in within) return null
  if (within.axis === 'day')
    return day < within.first || day > within.last ? null : { place, within: { axis: 'day', first: day, last: day } }
  const [dawn, dusk] = [startOfDay(day, 'UTC'), startOfDay(addDays(day, 1), 'UTC')]
  const from = dawn > within.from ? dawn : within.from
  const to = dusk < within.to ? dusk : within.to
  return from < to ? { place, within: { axis: 'instant', from, to } } : null
}

/** The most things of a place that are looked at one by one. */
const LOOKED_AT = 1_000
/** The most days that are looked at for one part. */
const MOST_DAYS = 60

/** Things that a source has corrected, or a person has said something of: they add nothing as they stand, and might have. */
export const isSaidOf = (document: object): boolean => {
  const { observations = [], said = [] } = document as {
    readonly observations?: readonly unknown[]
    readonly said?: readonly unknown[]
  }
  return observations.length > 1 || said.length > 0
}

interface Found {
  readonly adding: readonly Adding[]
  /** There may be more. */
  readonly isCut: boolean
}

/** The things of one place that add to a sum, the newest first. */
const addingAt = async (
  { asked }: ReadSums,
  heard: PlaceHeard,
  worth: Worth,
  roots: ReadonlySet<string>,
  most: number,
  docs: DocumentReader,
): Promise<Found> => {
  const adding: Adding[] = []
  let isCut = false
  for (const contributor of asked.contributors) {
    const found = canAddTo(contributor.entity.name, roots) ? whereOf(contributor, heard) : null
    if (found === null) continue
    const { entity, contribute } = contributor
    const documents = (await docs.find(entity, {
      where: { workspaceId: { eq: asked.workspaceId }, ...found.where },
      sort: [{ by: found.by, direction: 'desc' }],
      limit: most,
    })) as readonly object[]
    if (documents.length === most) isCut = true
    const within = (document: object): readonly Contribution[] =>
      contribute(document).filter((one) => isWithin(one, heard))
    const addedBy = (document: object): Fraction =>
      sumOf(within(document).map((one) => worth(one.measures, rollupDay(one)) ?? ZERO))
    /** The amounts that it adds to counters that are of the same as those of the sum, by other traits. */
    const alike = (document: object): string =>
      JSON.stringify(
        within(document).map(({ measures }) =>
          namesOf(measures)
            .filter((name) => roots.has(rootOf(name)))
            .sort(),
        ),
      )
    const { relations } = entity as unknown as AnyEntity
    for (const document of documents) {
      const contribution = addedBy(document)
      const alone = relations?.view === undefined ? document : { ...document, ...relations.view(document, ALONE) }
      const isNothing = isZero(contribution)
      const follows =
        alone !== document &&
        (!isZero(minus(addedBy(alone), contribution)) || (isNothing && alike(alone) !== alike(document)))
      if (!isNothing || follows || isSaidOf(document))
        adding.push({ collection: entity, document, contribution, follows })
    }
  }
  return { adding, isCut }
}

/** The number of things that some sums are of, about. */
const thingsIn = (family: string, counts: CountsOf<string>): number =>
  namesOf(counts)
    .filter((name) => name === 'records' || family === 'audit' || (family === 'ai' && name.startsWith('changes|')))
    .reduce((sum, name) => sum + countOf(counts, name), 0)

/** The things behind a sum: all of them where they are few, else the newest. */
export const addingTo = async (
  question: ReadSums,
  worth: Worth,
  counters: ReadonlySet<string>,
  most: number,
  docs: DocumentReader,
): Promise<Found> => {
  const adding: Adding[] = []
  const roots = new Set([...counters].map(rootOf))
  let isCut = false
  const add = (found: Found): void => {
    adding.push(...found.adding)
    isCut ||= found.isCut
  }
  const { places, family } = question.asked
  const days = daysOf(question)
  const isLarge = LOOKED_AT < days.reduce((sum, [, counts]) => sum + thingsIn(family, counts), 0)
  if (!isLarge) for (const place of places) add(await addingAt(question, place, worth, roots, LOOKED_AT, docs))
  if (!isLarge && !isCut) return { adding: addingFirst(adding), isCut }
  adding.length = 0
  isCut = true
  let looked = 0
  for (const [day, counts] of days) {
    const sum = worth(counts, day)
    if (day === '' || sum === null || isZero(sum)) continue
    for (const place of places) {
      const one = onDay(place, day)
      if (one !== null) add(await addingAt(question, one, worth, roots, LOOKED_AT, docs))
    }
    looked += 1
    if (adding.length >= most || looked >= MOST_DAYS) break
  }
  return { adding: addingFirst(adding), isCut: true }
}

const addingFirst = (adding: readonly Adding[]): readonly Adding[] => [
  ...adding.filter(({ contribution }) => !isZero(contribution)),
  ...adding.filter(({ contribution }) => isZero(contribution)),
]
