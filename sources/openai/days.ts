import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { addDays, epochOf, startOfDay } from '#domain/time'
import { dayOfMilliseconds } from '#sources/kit/ai-usage/day'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'

// Days of usage and costs. The API answers with the oldest day first, so that days are asked for in stretches, the newest stretch first.

/** The days of a stretch: the most buckets that an answer about usage has. */
const STRETCH_DAYS = 31
/** The stretches in succession without use after which older ones are not asked for: about a year. */
const MOST_EMPTY = 12
/** The month in which the API was opened. */
const FIRST_DAY = '2020-06-01'
/** The most answers about a stretch: each but the last has at least one of its days. */
const MOST_ANSWERS = STRETCH_DAYS + 1
const LONGEST_CURSOR = 1_000

const Bucket = t.type({ start_time: t.number, results: t.readonlyArray(t.UnknownRecord) })
type Bucket = t.TypeOf<typeof Bucket>
type Result = Bucket['results'][number]

const Answer = t.type(
  { data: t.readonlyArray(Bucket), has_more: t.boolean, next_page: maybe(t.string) },
  'a page of buckets',
)

/** Days that are asked for at once, from the first to the last one. */
interface Stretch {
  readonly from: CivilDate
  readonly to: CivilDate
  /** The stretches without use since the last one with use. */
  readonly empty: number
}

/** A question about days, and the members by which its answer is divided. */
interface Question {
  readonly path: string
  readonly groups: readonly string[]
}
const USAGE: Question = { path: '/organization/usage/completions', groups: ['project_id', 'model'] }
const COSTS: Question = { path: '/organization/costs', groups: ['project_id'] }

const secondsAt = (day: CivilDate): number => epochOf(startOfDay(day, 'UTC')) / 1_000

const dayOfBucket = ({ start_time }: Bucket): CivilDate | null => dayOfMilliseconds(1_000 * start_time)

/** The address of the first answer about some days: of one project, or of all. */
const addressOfDays = (
  { path, groups }: Question,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
  project: string | null,
): string => {
  const query = new URLSearchParams({
    start_time: String(secondsAt(from)),
    end_time: String(secondsAt(addDays(to, 1))),
    bucket_width: '1d',
    limit: String(STRETCH_DAYS),
  })
  if (project !== null) query.append('project_ids', project)
  for (const group of groups) query.append('group_by', group)
  return `${path}?${query}`
}

/** The address of the first answer about the usage of one day, by which a key shows that it may read it. */
export const addressOfUsage = (day: CivilDate): string => addressOfDays(USAGE, { from: day, to: day }, null)

const nextIn = ({ has_more, next_page }: t.TypeOf<typeof Answer>): string | null => {
  if (!has_more) return null
  if (next_page == null || next_page === '') throw unreadable('a page lacks its next one')
  if (next_page.length > LONGEST_CURSOR) throw unreadable('the cursor of the next page is too long')
  return next_page
}

/** All buckets about a stretch, and when the first of them were answered. Throws a `HostFailure` if other days come. */
const bucketsOf = async (
  ask: Ask,
  what: Question,
  stretch: Stretch,
  project: string | null,
): Promise<{ readonly buckets: readonly Bucket[]; readonly at: HostAnswer['at'] }> => {
  const address = addressOfDays(what, stretch, project)
  const buckets: Bucket[] = []
  let answer = await ask({ address })
  const { at } = answer
  for (let answers = 1; answers <= MOST_ANSWERS; answers += 1) {
    const page = bodyAs(Answer, answer)
    buckets.push(...page.data)
    const next = nextIn(page)
    if (next === null) {
      const isOther = (day: CivilDate | null): boolean => day === null || day < stretch.from || day > stretch.to
      if (buckets.map(dayOfBucket).some(isOther)) throw unreadable('days came that were not asked for')
      return { buckets, at }
    }
    answer = await ask({ address: `${address}&page=${encodeURIComponent(next)}` })
  }
  throw unreadable('the days have no end')
}

const projectOf = ({ project_id }: Result): string | null =>
  typeof project_id === 'string' && project_id !== '' ? project_id : null

/** The bucket with the results of a container alone: a project, or all that belongs to none. */
const ofContainer = (bucket: Bucket, project: string | null): Bucket => {
  if (project === null) return { ...bucket, results: bucket.results.filter((one) => projectOf(one) === null) }
  // If the host did not obey, it is not known what belongs to the project.
  if (bucket.results.some((one) => projectOf(one) !== project))
    throw unreadable('the use of one project was asked for, and that of another came')
  return bucket
}

const Cost = t.type({ amount: t.type({ value: t.union([t.number, t.string]) }) })
const isUse = (result: Result): boolean => !Cost.is(result) || Number(result.amount.value) !== 0

const stretchTo = (to: CivilDate, since: Reading['since'], empty: number): Stretch => {
  const from = addDays(to, 1 - STRETCH_DAYS)
  const sinceDay = since?.slice(0, 10) ?? FIRST_DAY
  return { from: from < sinceDay ? sinceDay : from, to, empty }
}

/** The stretch before one; null if no older day is asked for. */
const stretchBefore = ({ from, empty }: Stretch, since: Reading['since']): Stretch | null => {
  const isOver = since === null ? from <= FIRST_DAY || empty >= MOST_EMPTY : from <= since.slice(0, 10)
  return isOver ? null : stretchTo(addDays(from, -1), since, empty)
}

const PLACE = /^(\d{4}-\d{2}-\d{2}) (\d{1,2})$/

const textOf = ({ to, empty }: Stretch): string => `${to} ${empty}`

const stretchIn = (page: string, since: Reading['since']): Stretch => {
  const [, to, empty] = PLACE.exec(page) ?? []
  if (!CivilDate.is(to) || to < FIRST_DAY) throw unreadable('a stretch of days was expected')
  return stretchTo(to, since, Number(empty))
}

/** A stretch as the host tells it. */
interface Told {
  readonly buckets: readonly Bucket[]
  readonly at: HostAnswer['at']
  /** The first of the days up to its end that were all told. */
  readonly wholeFrom: CivilDate
}

const told = async (ask: Ask, stretch: Stretch, project: string | null, today: CivilDate): Promise<Told> => {
  const usage = await bucketsOf(ask, USAGE, stretch, project)
  const costs = await bucketsOf(ask, COSTS, stretch, project)
  const ofUsage = new Set(usage.buckets.map(dayOfBucket))
  const ofCosts = new Set(costs.buckets.map(dayOfBucket))
  // A day that has just begun may not be there yet.
  const isTold = (day: CivilDate): boolean => day === today || (ofUsage.has(day) && ofCosts.has(day))
  let wholeFrom = addDays(stretch.to, 1)
  while (wholeFrom > stretch.from && isTold(addDays(wholeFrom, -1))) wholeFrom = addDays(wholeFrom, -1)
  const buckets = [...usage.buckets, ...costs.buckets].map((bucket) => ofContainer(bucket, project))
  return { buckets, at: usage.at, wholeFrom }
}

/**
 * The days of a container, usage and costs, the newest stretch first. One page has whole days alone, since they are summed. After the last
 * page nothing is gone from before a day that the host left out.
 */
export async function* pagesOfDays(ask: Ask, { container, since, page, now }: Reading): AsyncGenerator<HostPage> {
  const project = container?.id ?? null
  const today = now.slice(0, 10)
  let next: Stretch | null = page === null ? stretchTo(today, since, 0) : stretchIn(page, since)
  let wholeFrom = addDays(next.to, 1)
  while (next !== null) {
    const stretch: Stretch = next
    const { buckets, at, wholeFrom: from } = await told(ask, stretch, project, today)
    if (wholeFrom === addDays(stretch.to, 1)) wholeFrom = from
    const isEmpty = !buckets.some(({ results }) => results.some(isUse))
    next = stretchBefore({ ...stretch, empty: isEmpty ? stretch.empty + 1 : 0 }, since)
    const completeBackTo = next === null ? wholeFrom : stretch.from
    yield {
      records: buckets,
      at,
      next: next === null ? null : textOf(next),
      left: null,
      completeBackTo: since === null ? completeBackTo : null,
    }
  }
}
