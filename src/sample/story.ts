import type { CivilDate } from '#domain/common'
import type { FactsOf } from '#domain/events/facts'
import { addDays } from '#domain/time'
import { type AgencyProject, PROJECTS, type ProjectName, UNMAPPED_REPOSITORIES } from './agency.js'
import { backlogOf, type Ticket } from './backlog.js'
import { cloudOf, usageOf } from './bills.js'
import type { Year } from './calendar.js'
import { changesOf, type MadeChange, mergedAlone, releasesOf } from './changes.js'
import { appInvoices, extraEntries, movedEntries, portalInvoices, shopInvoices } from './invoices.js'
import { type MadeMeeting, meetingsOf } from './meetings.js'
import { type Days, daysOf, type Plan, plansOf } from './plans.js'
import { randomOf } from './random.js'
import { type Entry, type Worked, workOn } from './work.js'

// All that happened on the projects of the agency in a year. The same seed and year give the same.

/** Everything that happened on a project, before gaps of its sources. */
export interface Story {
  readonly project: AgencyProject
  readonly plan: Plan | null
  readonly items: Worked['items']
  readonly changes: readonly MadeChange[]
  readonly releases: readonly FactsOf<'release'>[]
  readonly meetings: readonly MadeMeeting[]
  readonly entries: readonly Entry[]
  readonly invoices: readonly FactsOf<'invoice'>[]
  readonly cloud: readonly FactsOf<'cloud_line'>[]
  readonly usage: readonly FactsOf<'ai_usage'>[]
}

/** A repository without a project. */
export interface Unmapped {
  readonly repository: string
  readonly changes: readonly MadeChange[]
}

export interface Stories {
  readonly year: Year
  readonly days: Days
  readonly projects: readonly Story[]
  readonly unmapped: readonly Unmapped[]
}

const NOTHING_WORKED: Worked = { items: [], entries: [], merged: [] }

/** The share of workdays on which something is merged to the library. */
const LIBRARY_SHARE = 0.7
const UNMAPPED_SHARE = 0.12

const prefixOf = ({ name }: AgencyProject): string => name.toUpperCase()

/** Work for a fixed price or on a retainer is billed by time only where it was ordered beyond it. */
const billedOrders = (entries: readonly Entry[], tickets: readonly Ticket[]): readonly Entry[] => {
  const ordered = new Set(tickets.filter(({ order }) => order !== null).map(({ key }) => key))
  return entries.map((one) => ({ ...one, billable: one.workItem !== null && ordered.has(one.workItem) }))
}
const notBilled = (entries: readonly Entry[]): readonly Entry[] => entries.map((one) => ({ ...one, billable: false }))

interface Billed {
  readonly entries: readonly Entry[]
  readonly invoices: readonly FactsOf<'invoice'>[]
  readonly cloud: readonly FactsOf<'cloud_line'>[]
}

/** The time sheets and bills of a project, by how it is billed. */
const billedOf = (name: ProjectName, tickets: readonly Ticket[], worked: Worked, year: Year, seed: number): Billed => {
  const days = daysOf(year)
  const { entries } = worked
  if (name === 'shop') {
    const sheet = billedOrders(entries, tickets)
    const cloud = cloudOf(year, randomOf(seed))
    return { entries: sheet, cloud, invoices: shopInvoices(sheet, cloud, days, year) }
  }
  if (name === 'app') return { entries: movedEntries(entries, days), cloud: [], invoices: appInvoices(entries, year) }
  if (name === 'portal') {
    const extra = extraEntries(days, year)
    const cloud = cloudOf(year, randomOf(seed))
    const sheet = [...billedOrders(entries, tickets), ...extra]
    return { entries: sheet, cloud, invoices: portalInvoices(sheet, days, year) }
  }
  return { entries: notBilled(entries), cloud: [], invoices: [] }
}

/** The developers whose AI tool reports to the agency, by project. */
const REPORTED_DEVELOPERS: Readonly<Partial<Record<ProjectName, number>>> = { shop: 2, app: 2 }

const storyOf = (project: AgencyProject, year: Year, seed: number): Story => {
  const { name, repository, tracker } = project
  const random = randomOf(seed)
  const plan = plansOf(year)[name] ?? null
  const tickets = plan === null ? [] : backlogOf(prefixOf(project), plan, year, random)
  const worked = plan === null ? NOTHING_WORKED : workOn(plan, tickets, tracker, year, random)
  const merged = plan === null ? mergedAlone(year.from, year, LIBRARY_SHARE, random) : worked.merged
  const changes = changesOf(repository, merged, year, random)
  const developers = REPORTED_DEVELOPERS[name]
  return {
    project,
    plan,
    items: worked.items,
    changes,
    releases: releasesOf(changes, year),
    meetings: plan === null ? [] : meetingsOf(plan.beginsOn, year.today),
    ...billedOf(name, tickets, worked, year, seed),
    usage: plan === null || developers === undefined ? [] : usageOf(name, developers, plan.beginsOn, year, random),
  }
}

/** The stories of all projects, and of the repositories that belong to none. */
export const storiesOf = (year: Year, seed: number): Stories => ({
  year,
  days: daysOf(year),
  projects: PROJECTS.map((project, i) => storyOf(project, year, seed + i)),
  unmapped: UNMAPPED_REPOSITORIES.map((repository, i) => {
    const random = randomOf(seed + 100 + i)
    const from: CivilDate = addDays(year.today, -300)
    return { repository, changes: changesOf(repository, mergedAlone(from, year, UNMAPPED_SHARE, random), year, random) }
  }),
})
