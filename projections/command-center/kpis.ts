import type { Uuid } from '#domain/common'
import { type Availability, weakest } from '#domain/coverage'
import { figure } from '#domain/figures'
import { KPI_TITLES } from '#domain/kpi'
import type { Currency } from '#domain/money'
import type { AiTotals } from '../ai/report.js'
import { comparisonReasons } from '../ai/texts.js'
import { costBases, costTexts } from '../cost/texts.js'
import type { ProjectReports } from '../project/read.js'
import { ALL_FAMILIES, evidencePath } from './families.js'
import type { Family, Kpi } from './response.js'
import { expansionTexts, investmentTexts, netGainTexts, noProjectTexts, objectivesTexts, outputTexts } from './texts.js'

/** The inputs of the five numbers of a project and period. */
export interface KpiInputs {
  readonly reports: ProjectReports
  readonly ai: AiTotals
  /** Currency of the investment; the project's where nothing is priced. */
  readonly currency: Currency
  /** Roles that worked without a rate. */
  readonly unpricedRoles: readonly string[]
  /** Says whether time sheets contain the meetings, so that these add no cost. */
  readonly meetingsIncluded: boolean
  /** Says whether what is derived from a rate is hidden from the caller. */
  readonly hidesRates: boolean
  readonly evidenceCounts: Readonly<Record<Family, number>>
  /** Up to when the evidence of a family counts, as a sentence; null where that needs no word. */
  readonly reach: Readonly<Record<Family, string | null>>
}

type Shown = Pick<Kpi, 'status' | 'availability' | 'summary' | 'context' | 'value'>

/** Above this share of the lock an expansion is a risk. */
export const RISKY_EXPANSION_PCT = 20

/** Available where all parts are, unavailable where none is. */
export const together = (...all: readonly Availability[]): Availability => {
  if (all.every((one) => one === 'unavailable')) return 'unavailable'
  return weakest(...all) === 'available' ? 'available' : 'partial'
}

const PARTS = ['labour', 'coordination', 'cloud'] as const

const investment = (inputs: KpiInputs): Shown => {
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

/** The number of a family, with up to when it counts; a hidden one says nothing of what it is made of. */
const shownWithReach = (family: Family, inputs: KpiInputs, locked: boolean): Shown => {
  const shown = shownOf(family, inputs, locked)
  const note = inputs.reach[family]
  const isHidden = family === 'delivery_investment' && inputs.hidesRates
  return note === null || isHidden ? shown : { ...shown, context: `${shown.context} ${note}` }
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
  project: { readonly projectId: Uuid; readonly inputs: KpiInputs; readonly locked: boolean } | null,
): readonly Kpi[] =>
  ALL_FAMILIES.map((family) => ({
    id: family,
    title: KPI_TITLES[family],
    ...(project === null ? nothing(family) : shownWithReach(family, project.inputs, project.locked)),
    evidenceCount: project?.inputs.evidenceCounts[family] ?? 0,
    evidencePath: evidencePath(workspaceId, family, project?.projectId ?? null),
  }))
