import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Instant } from '#domain/common'
import { PROJECTS, type ProjectName } from '#sample/agency'
import { filesOf } from '#sample/sources'
import { storiesOf } from '#sample/story'
import { type Opened, openedAt } from './opened.js'

// The bounds within which one believes the numbers of the sample.

/** The projects by what there is of them. */
const ALL = PROJECTS.map(({ name }) => name)
const WITH_LOCK: readonly ProjectName[] = ['shop', 'app', 'portal']
const INVOICED: readonly ProjectName[] = ['shop', 'app', 'portal']
const WITH_TRACKER: readonly ProjectName[] = ['shop', 'app', 'portal', 'site']
const COMPARED: readonly ProjectName[] = ['shop', 'app', 'portal', 'sdk']

// biome-ignore lint/suspicious/noExplicitAny: answers, whose contract other tests hold
type Answer = any

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const between = (value: number, least: number, most: number): void => {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}

/** The answers of one opened sample. */
interface Answers {
  readonly opened: Opened
  readonly portfolio: Answer
  readonly scope: ReadonlyMap<ProjectName, Answer>
  readonly agreements: ReadonlyMap<ProjectName, Answer>
  readonly defense: ReadonlyMap<ProjectName, Answer>
  readonly confidence: ReadonlyMap<ProjectName, Answer>
  readonly ai: ReadonlyMap<ProjectName, Answer>
  /** The same of the last quarter. */
  readonly aiOfQuarter: ReadonlyMap<ProjectName, Answer>
  readonly adoption: ReadonlyMap<ProjectName, readonly Answer[]>
  /** The invoices of a project, oldest first. */
  readonly invoices: ReadonlyMap<ProjectName, readonly Answer[]>
  readonly connections: readonly Answer[]
}

const answersOf = async (madeAt: Instant): Promise<Answers> => {
  const opened = await openedAt(madeAt)
  const { ask, idOf, whole, quarter } = opened
  const each = async <A>(names: readonly ProjectName[], read: (projectId: string) => Promise<A>) => {
    const answers = new Map<ProjectName, A>()
    for (const name of names) answers.set(name, await read(idOf(name)))
    return answers
  }
  const detailsOf = async (projectId: string): Promise<readonly Answer[]> => {
    const { invoices } = await ask('/invoices', { projectId, ...whole })
    const details: Answer[] = []
    for (const { invoiceId } of invoices.toReversed())
      details.push(await ask(`/projects/${projectId}/invoices/${invoiceId}`))
    return details
  }
  return {
    opened,
    portfolio: await ask('/portfolio', whole),
    scope: await each(WITH_LOCK, async (id) => (await ask(`/projects/${id}/scope-creep`, whole)).report),
    agreements: await each(ALL, (id) => ask(`/projects/${id}/agreements`)),
    defense: await each(ALL, async (projectId) => (await ask('/invoice-defense', { projectId, ...quarter })).facts),
    confidence: await each(ALL, async (projectId) => (await ask('/confidence', { projectId, ...whole })).confidence),
    ai: await each(ALL, (projectId) => ask('/ai-economics', { projectId, ...whole })),
    aiOfQuarter: await each(ALL, (projectId) => ask('/ai-economics', { projectId, ...quarter })),
    adoption: await each(ALL, async (projectId) =>
      (await ask('/series', { projectId, ...whole })).months.map((one: Answer) => one.adoption),
    ),
    invoices: await each(INVOICED, detailsOf),
    connections: (await ask('/connections')).connections,
  }
}

/** Holds the sample that is opened at an instant to its bounds. */
export const holdsItsBounds = (madeAt: Instant): void => {
  let answers: Answers
  const of = <A>(answer: (all: Answers) => ReadonlyMap<ProjectName, A>, name: ProjectName): A =>
    answer(answers).get(name) as A
  const inPortfolio = (name: ProjectName): Answer => answers.portfolio.projects.find((one: Answer) => one.name === name)
  const signal = (name: ProjectName, id: string): Answer =>
    of((all) => all.confidence, name).signals.find((one: Answer) => one.id === id)
  const doubted = (name: ProjectName): Answer =>
    of((all) => all.invoices, name).find(({ state }) => state !== 'matched')
  const connection = (label: string): Answer => answers.connections.find((one) => one.label === label)

  beforeAll(async () => {
    answers = await answersOf(madeAt)
  })
  afterAll(() => answers.opened.close())

  describe('of clients and projects', () => {
    it('has three clients with five projects', () => {
      const { projects } = answers.portfolio
      expect(projects.map(({ name }: Answer) => name)).toEqual(['app', 'portal', 'sdk', 'shop', 'site'])
      expect(new Set(projects.map(({ clientName }: Answer) => clientName)).size).toBe(3)
    })
    it('has a fixed price, time and materials, a retainer, a project that just began, and one that is only a repository', () => {
      expect(ALL.map((name) => [name, inPortfolio(name).engagement?.billingModel ?? null])).toEqual([
        ['shop', 'fixed'],
        ['app', 'time_and_materials'],
        ['portal', 'retainer'],
        ['sdk', null],
        ['site', 'fixed'],
      ])
      expect(inPortfolio('site').engagement.startsOn >= (answers.opened.quarter['start'] ?? '')).toBe(true)
      expect(of((all) => all.defense, 'sdk').investment.labourHours).toBeNull()
    })
  })

  describe('of scope', () => {
    it.each(WITH_LOCK)('%s grew by 10 to 60 % since its lock', (name) => {
      between(inPortfolio(name).growthSinceLock.pct, 10, 60)
    })
    it.each(WITH_LOCK)('%s has items of orders, some of them done, and items that nobody ordered', (name) => {
      const { rows, changeOrders } = of((all) => all.scope, name)
      const added = rows.filter(({ change }: Answer) => change === 'added')
      const ordered = added.filter(({ changeRequestReference }: Answer) => changeRequestReference !== null)
      expect(ordered.filter(({ state }: Answer) => state === 'done').length).toBeGreaterThan(0)
      expect(added.length - ordered.length).toBeGreaterThan(1)
      expect(changeOrders.some(({ amountCents }: Answer) => amountCents > 0)).toBe(true)
    })
    it.each(WITH_LOCK)('%s has one to six items to decide on', (name) => {
      between(of((all) => all.scope, name).uncertain.items, 1, 6)
    })
    it('has estimates on most items, and none on some', () => {
      const rows = WITH_LOCK.flatMap((name) => of((all) => all.scope, name).rows)
      between(rows.filter(({ estimateHours }) => estimateHours !== null).length / rows.length, 0.6, 0.97)
    })
    it('bills the orders of the shop within a fifth of what was agreed on', () => {
      const lines = of((all) => all.invoices, 'shop').flatMap(({ lines: all }) => all)
      const billed = sum(lines.flatMap(({ category, amountCents }) => (category === 'labour' ? [amountCents] : [])))
      const agreed = sum(of((all) => all.scope, 'shop').changeOrders.map(({ amountCents }: Answer) => amountCents))
      between(billed / agreed, 0.7, 1.2)
    })
  })

  describe('of work', () => {
    it('has items that take days, not minutes', () => {
      const { projects } = storiesOf(answers.opened.year, 7)
      const days = projects
        .flatMap(({ items }) => items)
        .flatMap(({ facts: { startedAt, doneAt } }) =>
          startedAt === null || doneAt === null ? [] : [(Date.parse(doneAt) - Date.parse(startedAt)) / 86_400_000],
        )
        .sort((a, b) => a - b)
      between(days[Math.floor(days.length / 2)] ?? 0, 3, 30)
      expect(days[0]).toBeGreaterThan(0.3)
    })
    it.each([
      ['shop', 55, 95],
      ['app', 55, 95],
      ['portal', 12, 28],
    ] as const)('%s has the hours of its team: %i to %i a week', (name, least, most) => {
      between(of((all) => all.defense, name).investment.labourHours / (90 / 7), least, most)
    })
    it.each(['shop', 'app', 'portal'] as const)('%s costs less in a month than it is billed', (name) => {
      const { contractedAmountCents } = inPortfolio(name).engagement
      const invoiced = of((all) => all.invoices, name).map(({ amountCents }) => amountCents)
      const { months } = inPortfolio(name)
      const spent = months
        .filter(({ month }: Answer) => answers.opened.months.includes(month))
        .map((one: Answer) => one.spent.cents ?? 0)
      between(sum(spent) / sum(invoiced), 0.4, 0.9)
      expect(sum(spent)).toBeLessThan(contractedAmountCents)
    })
    it.each(['shop', 'app', 'portal', 'site'] as const)('%s has entries that mostly name an item', (name) => {
      const { linkedTimeEntries, timeEntries } = of((all) => all.defense, name).investment.costEvidence
      between(linkedTimeEntries / timeEntries, 0.7, 1)
    })
    it.each(WITH_LOCK)('%s has changes that mostly name an item', (name) => {
      expect(signal(name, 'prs_linked').pct).toBeGreaterThanOrEqual(70)
    })
    it.each(['shop', 'app'] as const)('%s completes 2 to 9 items in most months', (name) => {
      const done = inPortfolio(name)
        .months.filter(({ month }: Answer) => answers.opened.months.includes(month))
        .map(({ completedItems }: Answer) => completedItems)
      expect(done.filter((n: number) => n >= 2 && n <= 9).length / done.length).toBeGreaterThanOrEqual(0.7)
    })
    it('has a release every second week', () => {
      const { projects } = storiesOf(answers.opened.year, 7)
      for (const { releases } of projects.filter(({ project }) => project.name !== 'site'))
        between(releases.length, 18, 27)
    })
  })

  describe('of prices', () => {
    it('costs 50 to 75 % of what the client pays for an hour', () => {
      const { prices, rates } = of((all) => all.agreements, 'app')
      for (const { role, amounts } of rates) {
        const price = prices.find((one: Answer) => one.role === role)
        const margin = (amount: Answer) => amount.amountCents / price.amounts[0].amountCents
        for (const amount of amounts) between(margin(amount), 0.5, 0.75)
      }
      expect([rates.length, prices.length]).toEqual([4, 5])
    })
    it('has a band for each role, and no rate for one of them', () => {
      const { roles } = of((all) => all.agreements, 'app')
      expect(roles.map(({ band }: Answer) => band).filter((band: string) => band === null)).toEqual([])
      expect(of((all) => all.defense, 'app').investment.unpricedHours).toBeGreaterThan(0)
      expect(of((all) => all.defense, 'shop').investment.unpricedHours).toBe(0)
    })
  })

  describe('of invoices', () => {
    it.each(INVOICED)('%s has at least three that match, and exactly one that does not', (name) => {
      const states = of((all) => all.invoices, name).map(({ state }) => state)
      expect(states.filter((state) => state === 'matched').length).toBeGreaterThanOrEqual(3)
      expect(states.filter((state) => state !== 'matched')).toEqual(['variance'])
    })
    it.each(INVOICED)('%s has one line above its evidence, which is 3 to 20 % of the invoice', (name) => {
      const { lines, amountCents, varianceCents } = doubted(name)
      expect(lines.filter(({ status }: Answer) => status !== 'matched')).toHaveLength(1)
      between(varianceCents / amountCents, 0.03, 0.2)
    })
    it('has twice the time of the first days on that of the shop', () => {
      const { hours, evidencedHours, entries } = doubted('shop').lines.find(({ id }: Answer) => id === 'developer')
      const days = [...new Set(entries.map(({ day }: Answer) => day))]
      const firstDays = days.map((_, n) =>
        sum(entries.filter(({ day }: Answer) => days.indexOf(day) <= n).map((one: Answer) => one.hours)),
      )
      expect(firstDays).toContain(hours - evidencedHours)
    })
    it('has time on that of the app that stands in the time sheet of the next month, where no line takes it', () => {
      const all = of((one) => one.invoices, 'app')
      const { hours, evidencedHours } = doubted('app').lines.find(({ id }: Answer) => id === 'designer')
      const next = all[all.indexOf(doubted('app')) + 1]
      expect(next?.unbilled.hours).toBe(hours - evidencedHours)
      expect(sum(all.map(({ unbilled }) => unbilled.hours))).toBe(hours - evidencedHours)
    })
    it('has a line on that of the portal that somebody explained', () => {
      const explained = doubted('portal').lines.filter((line: Answer) => line.explained !== null)
      expect(explained.map(({ id, status }: Answer) => [id, status])).toEqual([['designer', 'over_billed']])
    })
    it.each(INVOICED)('%s has an approved invoice, and an open one that nobody approved', (name) => {
      const all = of((one) => one.invoices, name)
      expect(all.filter(({ approval }) => approval?.isCurrent === true)).toHaveLength(1)
      expect(all.at(-1)).toMatchObject({ status: 'issued', approval: null })
      between(inPortfolio(name).openInvoices.invoices, 1, 3)
    })
    it('has notes, an open question and an answered one', () => {
      expect(doubted('shop').status).toBe('issued')
      expect(doubted('shop').notes.length).toBeGreaterThanOrEqual(2)
      const { questions } = of((all) => all.agreements, 'shop')
      expect(questions.map(({ answer }: Answer) => answer !== null).sort()).toEqual([false, true])
      expect(doubted('shop').questions).toHaveLength(1)
    })
  })

  describe('of AI', () => {
    it.each(COMPARED)('%s marks more changes as assisted at the end of the year than at its beginning', (name) => {
      const months = of((all) => all.adoption, name).filter(({ mergedChanges }) => mergedChanges > 0)
      const share = (some: readonly Answer[]): number =>
        sum(some.map(({ assistedChanges }) => assistedChanges)) / sum(some.map(({ mergedChanges }) => mergedChanges))
      const [first, last] = [share(months.slice(0, 4)), share(months.slice(-4))]
      expect(last).toBeGreaterThan(first)
      between(first, 0.05, 0.45)
      between(last, 0.25, 0.75)
    })
    it.each(COMPARED)('%s leaves 5 to 35 % of its changes untagged', (name) => {
      const { untaggedChanges, mergedChanges } = of((all) => all.ai, name).adoption
      between(untaggedChanges / mergedChanges, 0.05, 0.35)
    })
    it.each(COMPARED)('%s gains a quarter of an hour to an hour for each assisted change', (name) => {
      const { netHours, assistedChanges } = of((all) => all.ai, name).cycleTime.gain
      between(netHours / assistedChanges, 0.25, 1)
    })
    it.each(['shop', 'app', 'portal'] as const)('%s gains 0.5 to 5 % of its hours', (name) => {
      const { netHours } = of((all) => all.ai, name).cycleTime.gain
      const { labourHours } = of((all) => all.defense, name).investment
      between(netHours / (labourHours * 4), 0.005, 0.05)
    })
    it.each(['shop', 'app'] as const)('%s gains some hours in the last quarter', (name) => {
      between(of((all) => all.aiOfQuarter, name).cycleTime.gain.netHours, 5, 60)
    })
    it('has one contradictory mark in the shop, which somebody can take back', () => {
      expect(of((all) => all.ai, 'shop').adoption.conflictingChanges).toBe(1)
    })
    it('has reports of the vendor where one is connected, and two tools', () => {
      const reported = ALL.filter((name) => of((all) => all.ai, name).usage.vendors.length > 0)
      expect(reported).toEqual(['shop', 'app'])
      expect(of((all) => all.ai, 'shop').usage.selfReported.tools).toEqual(['claude_code', 'cursor'])
    })
    it('cannot be compared yet in the site', () => {
      expect(of((all) => all.ai, 'site').cycleTime.gain).toBeNull()
    })
  })

  describe('of objectives', () => {
    it.each(ALL)('%s has one', (name) => {
      expect(of((all) => all.agreements, name).objectives.length).toBeGreaterThan(0)
    })
    it('has open and completed ones, a dropped one, and milestones', () => {
      const states = ALL.flatMap((name) => of((all) => all.agreements, name).objectives).map(({ state }) => state)
      expect(states.filter((state) => state === 'dropped')).toHaveLength(1)
      expect(states.filter((state) => state === 'completed').length).toBeGreaterThan(1)
      expect(states.filter((state) => state === 'open').length).toBeGreaterThan(3)
      expect(ALL.flatMap((name) => of((all) => all.agreements, name).milestones).length).toBeGreaterThan(3)
    })
  })

  describe('of gaps', () => {
    it('has about 24 meetings without a tag', () => {
      const untagged = WITH_TRACKER.map((name) => signal(name, 'meetings_tagged').evidence).map(
        ({ numerator, denominator }) => denominator - numerator,
      )
      between(sum(untagged), 18, 30)
    })
    it('has a time sheet without a month, and a calendar that is out of date', () => {
      expect(connection('Time sheet of portal').health).toBe('degraded')
      expect(connection('Calendar of portal').health).toBe('stale')
    })
    it('has three rejected rows in one time sheet, and none elsewhere', () => {
      const rejected = answers.connections.filter(({ deadLetters }) => deadLetters > 0)
      expect(rejected.map(({ label, deadLetters }) => [label, deadLetters])).toEqual([['Time sheet of app', 3]])
    })
    it('has two repositories that belong to no project', () => {
      const { coverage, projects } = connection('GitHub of the agency')
      expect([coverage.length, projects]).toEqual([2, []])
    })
    it('has assumptions that are verified, and one of the shop to verify', () => {
      const assumptions = of((all) => all.defense, 'shop').assumptions
      expect(assumptions.filter(({ status }: Answer) => status !== 'verified')).toHaveLength(1)
    })
    it('is as sure of each project as its sources allow', () => {
      const scores = ALL.map((name) => [name, of((all) => all.confidence, name).label])
      expect(scores).toEqual([
        ['shop', 'high'],
        ['app', 'high'],
        ['portal', 'high'],
        ['sdk', 'insufficient'],
        ['site', 'moderate'],
      ])
    })
  })

  describe('of what it is made of', () => {
    it('is the same for the same day, and names no person', () => {
      const made = () => JSON.stringify(filesOf(storiesOf(answers.opened.year, 7), (name) => name))
      const text = made()
      expect(made()).toBe(text)
      expect(text).not.toMatch(/\b(Olga|Grace|Finn|Ada)\b/)
    })
  })
}
