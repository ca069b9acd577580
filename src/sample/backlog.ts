import type { CivilDate } from '#domain/common'
import type { FactsOf } from '#domain/events/facts'
import { addDays, daysBetween } from '#domain/time'
import { daysFrom, isWorkday, type Year } from './calendar.js'
import type { Plan } from './plans.js'
import type { Random } from './random.js'

// The items of a project's tracker, as they were planned.

export interface Ticket {
  readonly key: string
  readonly title: string
  readonly type: FactsOf<'work_item'>['type']
  readonly createdOn: CivilDate
  /** Done before others, because it was ordered or is broken. */
  readonly isUrgent: boolean
  /** The change order that it belongs to. */
  readonly order: string | null
  /** Open when the scope was locked, and not part of it. */
  readonly isForgotten: boolean
  readonly cancelledOn: CivilDate | null
  /** The hours that it takes, of all roles together. */
  readonly effort: number
  readonly estimateMinutes: number | null
}

const ASPECTS = [
  ...['first version', 'on phones', 'in three languages', 'faster to load'],
  ...['by keyboard alone', 'reports for the office', 'with saved drafts', 'for guests'],
]
/** The parts of what a change order adds. */
const PARTS = ['rules', 'pages', 'mails and reports', 'hand-over']
const FAULTS = ['shows an error on slow networks', 'is cut off on small screens', 'forgets its filters']

/** The plan of an item before its effort is known. */
type Draft = Pick<Ticket, 'createdOn' | 'order' | 'isForgotten'> & {
  readonly isFault: boolean
  /** The title, where it does not follow from the features of the project. */
  readonly title: string | null
}

const draft = (createdOn: CivilDate, more: Partial<Draft> = {}): Draft => ({
  createdOn,
  order: null,
  isForgotten: false,
  isFault: false,
  title: null,
  ...more,
})

/** The day that lies a part of the way from one to another. */
const between = (from: CivilDate, to: CivilDate, part: number): CivilDate =>
  addDays(from, Math.floor(part * (daysBetween(from, to) - 1)))

/** The days on which so many items are made, evenly from one day to another. */
const spread = (count: number, from: CivilDate, to: CivilDate): readonly CivilDate[] =>
  Array.from({ length: count }, (_, i) => between(from, to, i / count))

const draftsOf = ({ beginsOn, firstItems, lock }: Plan, { today }: Year): readonly Draft[] => {
  if (lock === null) return spread(firstItems, beginsOn, addDays(beginsOn, 10)).map((day) => draft(day))
  const { on, items, forgotten, orders, unordered } = lock
  const early = spread(firstItems, beginsOn, addDays(on, -60)).map((day) => draft(day))
  const agreedFrom = firstItems === 0 ? beginsOn : addDays(on, -21)
  const agreed = spread(items, agreedFrom, on).map((day, i) => draft(day, { isForgotten: i >= items - forgotten }))
  const ordered = orders.flatMap(({ reference, title, approvedOn, items: count }) =>
    Array.from({ length: count }, (_, i) =>
      draft(approvedOn, { order: reference, title: `${title}: ${PARTS[i % PARTS.length]}` }),
    ),
  )
  const other = spread(unordered, addDays(on, 25), addDays(today, -12)).map((day, i) =>
    draft(day, { isFault: i % 2 === 0 }),
  )
  return [...early, ...agreed, ...ordered, ...other].sort((a, b) => (a.createdOn < b.createdOn ? -1 : 1))
}

/** The hours that a project has for its items. */
const capacityOf = ({ seats }: Plan, { today }: Year): number =>
  seats.reduce(
    (sum, { hoursAWeek, from }) => sum + (daysFrom(from, today).filter(isWorkday).length * hoursAWeek) / 5,
    0,
  )

const typeOf = (n: number, { isFault }: Draft): Ticket['type'] => {
  if (isFault) return 'bug'
  if (n % 13 === 5) return 'other'
  return n % 4 === 3 ? 'task' : 'story'
}

const titleOf = (n: number, { isFault }: Draft, features: readonly string[]): string => {
  const feature = features[n % features.length] ?? ''
  const round = Math.floor(n / features.length)
  return isFault ? `${feature} ${FAULTS[n % FAULTS.length]}` : `${feature}: ${ASPECTS[round % ASPECTS.length]}`
}

/** An estimate in halves of a day: mostly somewhat too low. Every seventh item has none. */
const estimateOf = (n: number, effort: number, random: Random): number | null =>
  n % 7 === 4 ? null : Math.max(1, Math.round((effort * (0.7 + random() * 0.4)) / 4)) * 240

/** The weight of an item among all: faults are small, and so is what was forgotten; orders are much alike. */
const weightOf = ({ isFault, isForgotten, order }: Draft, random: Random): number => {
  if (isFault || isForgotten) return 0.4
  return order === null ? 0.6 + random() * 0.9 : 0.7
}

/** All items of a project's year, in order of their days. */
export const backlogOf = (prefix: string, plan: Plan, year: Year, random: Random): readonly Ticket[] => {
  const drafts = draftsOf(plan, year)
  const weights = drafts.map((one) => weightOf(one, random))
  const hoursOfWeight = (capacityOf(plan, year) * plan.planned) / weights.reduce((sum, one) => sum + one, 0)
  const { features, lock } = plan
  return drafts.map((one, i): Ticket => {
    const effort = Math.round((weights[i] ?? 1) * hoursOfWeight)
    const isAgreed = lock !== null && one.createdOn <= lock.on && !one.isForgotten
    // Two of what was agreed on were given up half a year later.
    const isGivenUp = isAgreed && plan.firstItems === 0 && (i === 31 || i === 37)
    return {
      key: `${prefix}-${i + 1}`,
      title: one.title ?? titleOf(i, one, features),
      type: typeOf(i, one),
      createdOn: one.createdOn,
      isUrgent: one.order !== null || one.isFault,
      order: one.order,
      isForgotten: one.isForgotten,
      cancelledOn: isGivenUp ? addDays(plan.beginsOn, 150) : null,
      effort,
      estimateMinutes: estimateOf(i, effort, random),
    }
  })
}
