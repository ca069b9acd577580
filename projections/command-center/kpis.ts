import type { Uuid } from '#domain/common'
import { type Availability, weakest } from '#domain/coverage'
import { figure } from '#domain/figures'
import { KPI_TITLES } from '#domain/kpi'
import type { Currency } from '#domain/money'
import type { AiTotals } from '../ai/report.js'
import { comparisonReasons } from '../ai/texts.js'
import { costBases, costTexts } from '../cost/texts.js'
import type { ProjectReports } from '../project/read.js'
import type { ScopeCounts } from '../scope-creep/report.js'
import { ALL_FAMILIES, evidencePath } from './families.js'
import type { Family, Kpi } from './response.js'
import { expansionTexts, investmentTexts, netGainTexts, noProjectTexts, objectivesTexts, outputTexts } from './texts.js'

/** The reports of a project and period that the five numbers are taken from. */
export interface KpiReports extends Pick<ProjectReports, 'delivery' | 'objectives'> {
  readonly availability: Pick<
    ProjectReports['availability'],
    'work_item' | 'code_change' | 'time_entry' | 'meeting' | 'cloud_line'
  >
  readonly investment: Pick<
    ProjectReports['investment'],
    'totalCents' | 'labourCents' | 'coordinationCents' | 'cloudCents' | 'unpricedHours' | 'currencyConflict'
  >
  readonly scope: ScopeCounts | null
}

/** The inputs of the five numbers of a project and period. */
export interface KpiInputs {
  readonly reports: KpiReports
  readonly ai: AiTotals
  /** Currency of the investment; the project's where nothing is priced. */
  readonly currency: Currency
  /** Roles that worked without a rate. */
  readonly unpricedRoles: readonly string[]
  /** Says whether time sheets contain the meetings, so that these add no cost. */
  readonly meetingsIncluded: boolean
  /** Says whether what is derived from a rate is hidden from the caller. */
  readonly hidesRates: boolean
  /** Up to when the evidence of a family counts, as a sentence; null where that needs no word. */
  readonly reach: Readonly<Record<Family, string | null>>
}

/** A number and what it rests on. */
export type Shown = Pick<Kpi, 'status' | 'availability' | 'summary' | 'context' | 'value'>

/** The inputs of the cost of a period. */
export interface InvestmentInputs
  extends Pick<KpiInputs, 'currency' | 'unpricedRoles' | 'meetingsIncluded' | 'hidesRates'> {
  readonly reports: {
    readonly availability: Pick<KpiReports['availability'], 'time_entry' | 'meeting' | 'cloud_line'>
    readonly investment: KpiReports['investment']
  }
}

/** Above this share of the lock an expansion is a risk. */
export const RISKY_EXPANSION_PCT = 20

/** Available where all parts are, unavailable where none is. */
export const together = (...all: readonly Availability[]): Availability => {
  if (all.every((one) => one === 'unavailable')) return 'unavailable'
  return weakest(...all) === 'available' ? 'available' : 'partial'
}

const PARTS = ['labour', 'coordination', 'cloud'] as const

const investment = (inputs: InvestmentInputs): Shown => {
  const { reports, currency, unpricedRoles, meetingsIncluded, hidesRates } = inputs
  if (hidesRates)
    return {
      status: 'neutral',
      availability: 'unavailable',
      value: null,
      summary: investmentTexts.hidden,
      context: investmentTexts.hiddenContext,
    }
  const { totalCents, unpricedHours, currencyConflict } = reports.investment
  const parts = meetingsIncluded ? PARTS.filter((part) => part !== 'coordination') : PARTS
  const missing = parts.filter((part) => reports.investment[`${part}Cents`] === null)
  const notes = [
    ...(missing.length > 0 ? [investmentTexts.partsNotKnown(missing)] : []),
    ...(unpricedHours !== null && unpricedHours > 0 ? [costTexts.unpricedHours(unpricedHours, unpricedRoles)] : []),
  ]
  const known = notes.length > 0 ? notes : [investmentTexts.allKnown(parts)]
  const context = [...known, ...(meetingsIncluded ? [investmentTexts.meetingsIncluded] : [])].join(' ')
  if (totalCents === null)
    return {
      status: 'warn',
      availability: 'unavailable',
      value: null,
      context,
      summary: currencyConflict ? costTexts.severalCurrencies : investmentTexts.notKnown,
    }
  const { time_entry, meeting, cloud_line } = reports.availability
  const investmentBasis = meetingsIncluded ? costBases.investmentWithMeetings : costBases.investment
  const read = together(time_entry, ...(meetingsIncluded ? [] : [meeting]), cloud_line)
  const availability = notes.length > 0 ? 'partial' : read
  return {
    status: availability === 'available' ? 'neutral' : 'warn',
    availability,
    context,
    summary: investmentTexts.total(parts, totalCents, currency),
    value: figure(totalCents, 'cents', 'modeled', investmentBasis(currency)),
  }
}

const expansion = ({ reports: { scope, availability } }: KpiInputs, locked: boolean): Shown => {
  if (scope === null)
    return {
      status: 'warn',
      availability: 'unavailable',
      value: null,
      summary: locked ? expansionTexts.notRead : expansionTexts.noLock,
      context: locked ? expansionTexts.notReadContext : expansionTexts.noLockContext,
    }
  const { lock, baseline, added, removed, reestimated, uncertain, expansionPct } = scope
  const context = expansionTexts.since(lock.lockedOn, removed.items, reestimated.items, uncertain.items)
  if (expansionPct === null)
    return {
      status: 'warn',
      availability: availability.work_item,
      value: null,
      context,
      summary: expansionTexts.notKnown(baseline.items),
    }
  const whole = availability.work_item === 'available'
  return {
    status: expansionPct > RISKY_EXPANSION_PCT ? 'risk' : expansionPct > 0 || !whole ? 'warn' : 'good',
    availability: availability.work_item,
    context,
    summary: expansionTexts.added(added.items, baseline.items, expansionPct),
    value: figure(expansionPct, 'percent', 'provider_export', expansionTexts.basis),
  }
}

/** Says in one sentence what was delivered, and in a second one what of it is not known. */
const outputSummary = ({ completedItems, mergedChanges, releases }: ProjectReports['delivery']): string => {
  const { completed, completedName, merged, mergedName, released, releasedName } = outputTexts
  const parts = [
    { n: completedItems, text: completed, name: completedName },
    { n: mergedChanges, text: merged, name: mergedName },
    { n: releases, text: released, name: releasedName },
  ]
  const known = parts.flatMap(({ n, text }) => (n === null ? [] : [text(n)]))
  const unknown = parts.flatMap(({ n, name }) => (n === null ? [name] : []))
  return [
    ...(known.length > 0 ? [outputTexts.known(known)] : []),
    ...(unknown.length > 0 ? [outputTexts.notKnown(unknown)] : []),
  ].join(' ')
}

const output = ({ reports: { delivery, availability } }: KpiInputs): Shown => {
  const { completedItems, prsLinkedPct } = delivery
  const whole = availability.work_item === 'available'
  return {
    status: completedItems === null || completedItems === 0 ? 'warn' : whole ? 'good' : 'neutral',
    availability: availability.work_item,
    summary: outputSummary(delivery),
    context: prsLinkedPct === null ? outputTexts.linkedNotKnown : outputTexts.linked(prsLinkedPct),
    value: completedItems === null ? null : figure(completedItems, 'count', 'provider_export', outputTexts.basis),
  }
}

const objectives = ({ reports }: KpiInputs): Shown => {
  const { objectivesTotal, objectivesCompleted, milestones, completedRatio } = reports.objectives
  const context = objectivesTexts.milestones(milestones)
  if (completedRatio === null)
    return {
      status: 'warn',
      availability: 'unavailable',
      value: null,
      context,
      summary: objectivesTexts.none,
    }
  return {
    status: completedRatio === 1 ? 'good' : 'neutral',
    availability: 'available',
    context,
    summary: objectivesTexts.completed(objectivesCompleted, objectivesTotal),
    value: figure(completedRatio, 'ratio', 'user_declared', objectivesTexts.basis),
  }
}

const netGain = ({ ai: { adoption, cycleTime }, reports }: KpiInputs): Shown => {
  const { gain, assistedChanges, baselineChanges, unavailableReason } = cycleTime
  if (gain === null)
    return {
      status: 'ai',
      availability: 'unavailable',
      value: null,
      summary: unavailableReason ?? comparisonReasons.none,
      context: netGainTexts.tagged(adoption.taggedEvidenceTotal),
    }
  const { netHours } = gain
  return {
    status: 'ai',
    availability: reports.availability.code_change,
    context: netGainTexts.compared(assistedChanges, baselineChanges),
    summary: netHours < 0 ? netGainTexts.loss(-netHours) : netGainTexts.gain(netHours),
    value: figure(netHours, 'count', 'self_reported', netGainTexts.basis(gain.basis)),
  }
}

const nothing = (family: Family): Shown => ({
  status: family === 'ai_net_gain' ? 'ai' : 'warn',
  availability: 'unavailable',
  value: null,
  summary: noProjectTexts.summary,
  context: noProjectTexts.context,
})

/** A number, with up to when it counts. */
const withReach = (shown: Shown, note: string | null): Shown =>
  note === null ? shown : { ...shown, context: `${shown.context} ${note}` }

/** The cost of a period, with up to when it counts; a hidden one says nothing of what it is made of. */
export const shownInvestment = (inputs: InvestmentInputs, reach: string | null): Shown =>
  withReach(investment(inputs), inputs.hidesRates ? null : reach)

/** The number of a family, with up to when it counts; unknown where no project is selected. */
export const shownKpi = (
  family: Family,
  project: { readonly inputs: KpiInputs; readonly locked: boolean } | null,
): Shown => {
  if (project === null) return nothing(family)
  const { inputs, locked } = project
  return family === 'delivery_investment'
    ? shownInvestment(inputs, inputs.reach[family])
    : withReach(shownOf(family, inputs, locked), inputs.reach[family])
}

const shownOf = (family: Family, inputs: KpiInputs, locked: boolean): Shown => {
  switch (family) {
    case 'delivery_investment':
      return investment(inputs)
    case 'scope_expansion':
      return expansion(inputs, locked)
    case 'delivery_output':
      return output(inputs)
    case 'objectives':
      return objectives(inputs)
    case 'ai_net_gain':
      return netGain(inputs)
    default:
      return family satisfies never
  }
}

/** The five numbers of the selected project, each with what it rests on; all unknown where none is selected. */
export const kpisOf = (
  workspaceId: Uuid,
  project: {
    readonly projectId: Uuid
    readonly inputs: KpiInputs
    readonly locked: boolean
    readonly evidenceCounts: Readonly<Record<Family, number>>
  } | null,
): readonly Kpi[] =>
  ALL_FAMILIES.map((family) => ({
    id: family,
    title: KPI_TITLES[family],
    ...shownKpi(family, project),
    evidenceCount: project?.evidenceCounts[family] ?? 0,
    evidencePath: evidencePath(workspaceId, family, project?.projectId ?? null),
  }))
