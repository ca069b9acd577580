import type { CivilDate, Instant } from '#domain/common'
import type { FactsOf } from '#domain/events/facts'
import { addDays } from '#domain/time'
import { FREELANCER, ROLES } from './agency.js'
import type { Ticket } from './backlog.js'
import { atHour, daysFrom, isWorkday, weekdayOf, type Year } from './calendar.js'
import type { Plan, Seat } from './plans.js'
import type { Random } from './random.js'

// Day by day, people work on the items of a project: from this come its time sheets, its changes, and what was done when.

/** Some hours of a role on a day. */
export interface Entry {
  readonly day: CivilDate
  readonly hours: number
  readonly role: string
  readonly category: string
  readonly workItem: string | null
  readonly billable: boolean
}

/** A change that was merged on a day, for an item or none. */
export interface Merged {
  readonly day: CivilDate
  readonly item: Ticket | null
}

export interface Worked {
  readonly items: readonly { readonly ticket: Ticket; readonly facts: FactsOf<'work_item'> }[]
  readonly entries: readonly Entry[]
  readonly merged: readonly Merged[]
}

/** An item that was begun. */
interface Begun {
  readonly ticket: Ticket
  left: number
  /** Hours of developers since the last change. */
  developed: number
  readonly history: { readonly at: Instant; readonly state: 'in_progress' | 'done' }[]
}

const CATEGORIES = new Map([...ROLES, FREELANCER].map(({ name, category }) => [name, category]))
const isDeveloper = (role: string): boolean => CATEGORIES.get(role) === 'development'

/** The hours a week from which on somebody works every day; with fewer, on two days. */
const HOURS_OF_WHOLE_WEEKS = 15
const TUESDAY = 2
const THURSDAY = 4

const hoursOn = (day: CivilDate, { hoursAWeek, from }: Seat, random: Random): number => {
  if (day < from) return 0
  const isPart = hoursAWeek < HOURS_OF_WHOLE_WEEKS
  const weekday = weekdayOf(day)
  if (isPart && weekday !== TUESDAY && weekday !== THURSDAY) return 0
  const holidays = day.slice(5, 7) === '08' ? 0.6 : 1
  const hours = (hoursAWeek / (isPart ? 2 : 5)) * holidays * (0.85 + 0.3 * random())
  return Math.round(hours * 4) / 4
}

/** Changes that are for no item, beside those that are for one. */
const CHORES_SHARE = 0.08

/** Picks the next item: first what was ordered or is broken, last what nobody put into the lock. */
const nextOf = (waiting: readonly Ticket[], day: CivilDate): Ticket | undefined => {
  const there = waiting.filter(({ createdOn, cancelledOn }) => createdOn <= day && cancelledOn === null)
  return there.find(({ isUrgent }) => isUrgent) ?? there.find(({ isForgotten }) => !isForgotten) ?? there[0]
}

const factsOf = (ticket: Ticket, tracker: string, begun: Begun | undefined): FactsOf<'work_item'> => {
  const { key, title, type, createdOn, cancelledOn, order, estimateMinutes } = ticket
  const cancelledAt = cancelledOn === null ? null : atHour(cancelledOn, 9)
  const history = begun?.history ?? []
  const last = history.at(-1)
  const state = cancelledAt !== null ? 'cancelled' : (last?.state ?? 'todo')
  return {
    key,
    title,
    type,
    state,
    history: cancelledAt === null ? history : [{ at: cancelledAt, state: 'cancelled' }],
    createdAt: atHour(createdOn, 6.5),
    startedAt: history[0]?.at ?? null,
    doneAt: last?.state === 'done' ? last.at : null,
    parent: null,
    labels: order === null ? [] : ['change-order'],
    links: [],
    estimateMinutes,
    url: `https://tracker.agency.example/${tracker}/${key}`,
  }
}

/** Says whether an item comes back after it was done: every eleventh does, once. */
const comesBack = (done: number): boolean => done % 11 === 7

/** The work of a project's year, up to yesterday. */
export const workOn = (
  plan: Plan,
  tickets: readonly Ticket[],
  tracker: string,
  { today }: Year,
  random: Random,
): Worked => {
  const waiting = [...tickets]
  const all = new Map<string, Begun>()
  const entries: Entry[] = []
  const merged: Merged[] = []
  let doing: Begun[] = []
  let done = 0
  const most = plan.seats.filter(({ role }) => isDeveloper(role)).length + 1

  const begin = (day: CivilDate): void => {
    const ticket = nextOf(waiting, day)
    if (ticket === undefined) return
    waiting.splice(waiting.indexOf(ticket), 1)
    const begun: Begun = all.get(ticket.key) ?? { ticket, left: ticket.effort, developed: 0, history: [] }
    begun.history.push({ at: atHour(day, 7.5), state: 'in_progress' })
    all.set(ticket.key, begun)
    doing.push(begun)
  }

  const book = (day: CivilDate, seat: Seat, one: Begun | undefined): void => {
    const hours = hoursOn(day, seat, random)
    if (hours === 0) return
    const { role } = seat
    // A tenth of the time is for no item: mails, reviews, the server.
    const on = random() < 0.1 ? undefined : one
    entries.push({
      day,
      hours,
      role,
      category: CATEGORIES.get(role) ?? '',
      workItem: on?.ticket.key ?? null,
      billable: on !== undefined,
    })
    if (on === undefined) return
    on.left -= hours
    if (!isDeveloper(role)) return
    on.developed += hours
    if (on.developed < 3 + 3 * random()) return
    on.developed = 0
    merged.push({ day, item: on.ticket })
    if (random() < CHORES_SHARE) merged.push({ day, item: null })
  }

  const finish = (day: CivilDate, one: Begun): void => {
    one.history.push({ at: atHour(day, 15.5), state: 'done' })
    done += 1
    const isFirst = one.history.length === 2
    if (!isFirst || !comesBack(done)) return
    one.left = Math.max(4, one.ticket.effort * 0.1)
    waiting.unshift({ ...one.ticket, createdOn: addDays(day, 4), isUrgent: true })
  }

  for (const day of daysFrom(plan.beginsOn, today)) {
    if (!isWorkday(day)) continue
    while (doing.length < most && nextOf(waiting, day) !== undefined) begin(day)
    for (const [i, seat] of plan.seats.entries()) book(day, seat, doing[i % Math.max(1, doing.length)])
    for (const one of doing.filter(({ left }) => left <= 0)) finish(day, one)
    doing = doing.filter(({ left, history }) => left > 0 && history.at(-1)?.state === 'in_progress')
  }
  return {
    items: tickets.map((ticket) => ({ ticket, facts: factsOf(ticket, tracker, all.get(ticket.key)) })),
    entries,
    merged,
  }
}
