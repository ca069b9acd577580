import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, Figure, FiniteNumber, Int0, NonEmptyString, SignedCents, Timestamp, Uuid } from '#domain/common'
import { Availability } from '#domain/coverage'
import { ProjectStatus } from '#domain/events/directory'
import { Currency } from '#domain/money'
import { Adoption } from '../ai/response.js'
import { Kpi } from '../command-center/response.js'
import { Confidence } from '../confidence/response.js'
import { EngagementView } from '../engagement/views.js'

const list = t.readonlyArray

const PeriodTold = closed('PeriodTold', { start: CivilDate, end: CivilDate, timeZone: NonEmptyString })

/** A calendar month, and the days of it that are told: those of the period, up to today. */
const month = { month: NonEmptyString, start: CivilDate, end: CivilDate }

/** The reach of a figure's evidence, and why it is not known or not whole; for today, up to when it counts. */
const read = { availability: Availability, reason: nullable(NonEmptyString) }

const { id, status, availability, summary, context, value } = Kpi.props
const MonthKpi = closed('MonthKpi', { id, status, availability, summary, context, value })

const Count = nullable(Int0)
const { tools } = Adoption.props
export const MonthAdoption = closed('MonthAdoption', {
  mergedChanges: Count,
  assistedChanges: Count,
  notAssistedChanges: Count,
  conflictingChanges: Count,
  untaggedChanges: Count,
  assistedShare: nullable(Figure),
  tools,
  ...read,
})
export type MonthAdoption = t.TypeOf<typeof MonthAdoption>

export const Series = closed('Series', {
  /** The project that the KPIs are of: as the command center selects it. */
  project: nullable(closed('SeriesProject', { id: Uuid, name: NonEmptyString })),
  period: PeriodTold,
  months: list(
    closed('SeriesMonth', {
      ...month,
      kpis: list(MonthKpi),
      /** AI adoption of all selected projects; null for a role that may not see AI economics. */
      adoption: nullable(MonthAdoption),
    }),
  ),
  monthsTotal: Int0,
})
export type Series = t.TypeOf<typeof Series>

const amount = { cents: nullable(SignedCents), currency: nullable(Currency) }

export const Spent = closed('Spent', { ...amount, ...read })
export type Spent = t.TypeOf<typeof Spent>

/** A sum of what the listed projects tell, and how many of them do. */
export const SumOfProjects = closed('SumOfProjects', { ...amount, projects: Int0, ...read })
export type SumOfProjects = t.TypeOf<typeof SumOfProjects>

export const AiShare = closed('AiShare', {
  mergedChanges: Count,
  taggedChanges: Count,
  assistedChanges: Count,
  assistedShare: nullable(FiniteNumber),
  ...read,
})
export type AiShare = t.TypeOf<typeof AiShare>

export const SpentSince = closed('SpentSince', { since: CivilDate, ...amount, ...read })
export type SpentSince = t.TypeOf<typeof SpentSince>

export const GrowthSince = closed('GrowthSince', {
  /** The day of the lock, in its zone. */
  since: CivilDate,
  timeZone: NonEmptyString,
  lockedItems: Int0,
  addedItems: Count,
  pct: nullable(FiniteNumber),
  ...read,
})
export type GrowthSince = t.TypeOf<typeof GrowthSince>

export const OpenInvoices = closed('OpenInvoices', {
  invoices: Count,
  ...amount,
  oldestIssuedOn: nullable(CivilDate),
  ...read,
})
export type OpenInvoices = t.TypeOf<typeof OpenInvoices>

export const PortfolioMonth = closed('PortfolioMonth', {
  ...month,
  spent: Spent,
  completedItems: Count,
  /** Null for a role that may not see AI economics. */
  ai: nullable(AiShare),
})
export type PortfolioMonth = t.TypeOf<typeof PortfolioMonth>

const { label, score } = Confidence.props

export const PortfolioProject = closed('PortfolioProject', {
  id: Uuid,
  name: NonEmptyString,
  status: ProjectStatus,
  clientId: Uuid,
  clientName: t.string,
  /** The engagement of today; null without one, and for a role that may not see the scope. */
  engagement: nullable(EngagementView),
  spentSinceEngagement: nullable(SpentSince),
  growthSinceLock: nullable(GrowthSince),
  /** Null for a role that may not see invoices. */
  openInvoices: nullable(OpenInvoices),
  ai: nullable(AiShare),
  freshness: closed('SourcesFresh', {
    pct: nullable(FiniteNumber),
    fresh: Count,
    sources: Count,
    /** The earliest of the last successes of these sources. */
    oldestSuccessAt: nullable(Timestamp),
  }),
  /** Null for a role that may not see how sure the numbers are. */
  confidence: nullable(closed('ConfidenceOfProject', { label, score })),
  months: list(PortfolioMonth),
})
export type PortfolioProject = t.TypeOf<typeof PortfolioProject>

export const PROJECTS_LIMIT = 200

export const Portfolio = closed('Portfolio', {
  period: PeriodTold,
  projects: list(PortfolioProject),
  projectsTotal: Int0,
  totals: closed('PortfolioTotals', {
    agreed: nullable(SumOfProjects),
    spentSinceEngagement: SumOfProjects,
    openInvoices: nullable(SumOfProjects),
    months: list(closed('MonthTotals', { ...month, spent: SumOfProjects })),
  }),
  monthsTotal: Int0,
})
export type Portfolio = t.TypeOf<typeof Portfolio>
