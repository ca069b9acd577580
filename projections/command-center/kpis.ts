import type { Uuid } from '#domain/common'
import { type Availability, weakest } from '#domain/coverage'
import { figure } from '#domain/figures'
import { type Currency, moneyText } from '#domain/money'
import type { AiTotals } from '../ai/report.js'
import type { ProjectReports } from '../evidence/project.js'
import { ALL_FAMILIES, evidencePath, FAMILIES } from './families.js'
import type { Family, Kpi } from './response.js'

/** What the five numbers of a project and period are made of. */
export interface KpiInputs {
  readonly reports: ProjectReports
  readonly ai: AiTotals
  /** Of the investment; the project's where nothing is priced. */
  readonly currency: Currency
  /** Whether what is derived from a rate is hidden from the caller. */
  readonly hidesRates: boolean
  readonly evidenceCounts: Readonly<Record<Family, number>>
}

type Shown = Pick<Kpi, 'status' | 'availability' | 'summary' | 'context' | 'value'>

/** Above this share of the lock an expansion is a risk. */
export const RISKY_EXPANSION_PCT = 20

/** `1 item`, `2 items`. */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
const known = (n: number | null, noun: string, text: string): string =>
  n === null ? `${noun}s ${text}: not known` : `${counted(n, noun)} ${text}`
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`

/** Available where all parts are, unavailable where none is. */
export const together = (...all: readonly Availability[]): Availability => {
  if (all.every((one) => one === 'unavailable')) return 'unavailable'
  return weakest(...all) === 'available' ? 'available' : 'partial'
}

const investment = ({ reports, currency, hidesRates }: KpiInputs): Shown => {
  if (hidesRates)
    return {
      ...{ status: 'neutral', availability: 'unavailable', value: null },
      summary: 'Hidden by a privacy setting of this workspace.',
      context: 'Numbers that are derived from a rate are not shown to this role.',
    }
  const { totalCents, labourCents, coordinationCents, cloudCents, unpricedHours, currencyConflict } = reports.investment
  const parts = Object.entries({ labour: labourCents, coordination: coordinationCents, cloud: cloudCents })
  const missing = parts.flatMap(([name, cents]) => (cents === null ? [name] : []))
  const notes = [
    ...(missing.length > 0 ? [`Not known: ${missing.join(', ')}.`] : []),
    ...(unpricedHours !== null && unpricedHours > 0 ? [`${unpricedHours} hours have no rate.`] : []),
  ]
  const context = notes.length > 0 ? notes.join(' ') : 'Labour, coordination and cloud are all known.'
  if (totalCents === null)
    return {
      ...{ status: 'warn', availability: 'unavailable', value: null, context },
      summary: currencyConflict
        ? 'Costs are in more than one currency, so that they have no total.'
        : 'What this period cost is not known.',
    }
  const { time_entry, meeting, cloud_line } = reports.availability
  const read = together(time_entry, meeting, cloud_line)
  const availability = notes.length > 0 ? 'partial' : read
  return {
    ...{ status: availability === 'available' ? 'neutral' : 'warn', availability, context },
    summary: `Labour, coordination and cloud cost ${moneyText(totalCents, currency)}.`,
    value: figure(totalCents, 'cents', 'modeled', `${currency}: labour, coordination and cloud of the period`),
  }
}

const expansion = ({ reports: { scope, availability } }: KpiInputs, locked: boolean): Shown => {
  if (scope === null)
    return {
      ...{ status: 'warn', availability: 'unavailable', value: null },
      summary: locked ? 'No tracker was read for this period.' : 'No scope is locked.',
      context: locked
        ? 'What was added to the lock is not known.'
        : 'Lock the scope, so that what is added to it can be told.',
    }
  const { lock, baseline, added, removed, reestimated, uncertain, expansionPct } = scope
  const context = `Locked on ${lock.lockedOn}; ${removed.items} removed, ${reestimated.items} re-estimated, ${uncertain.items} uncertain.`
  if (expansionPct === null)
    return {
      ...{ status: 'warn', availability: availability.work_item, value: null, context },
      summary: `Whether anything was added to the ${counted(baseline.items, 'item')} of the lock is not known.`,
    }
  const whole = availability.work_item === 'available'
  return {
    status: expansionPct > RISKY_EXPANSION_PCT ? 'risk' : expansionPct > 0 || !whole ? 'warn' : 'good',
    ...{ availability: availability.work_item, context },
    summary: `${counted(added.items, 'item')} added to the ${counted(baseline.items, 'item')} of the lock: ${expansionPct} %.`,
    value: figure(expansionPct, 'percent', 'provider_export', 'items added after the lock over items of the lock'),
  }
}

const output = ({ reports: { delivery, availability } }: KpiInputs): Shown => {
  const { completedItems, mergedChanges, releases, prsLinkedPct } = delivery
  const whole = availability.work_item === 'available'
  return {
    status: completedItems === null || completedItems === 0 ? 'warn' : whole ? 'good' : 'neutral',
    availability: availability.work_item,
    summary: `${sentence(
      [
        known(completedItems, 'work item', 'completed'),
        known(mergedChanges, 'change', 'merged'),
        releases === null ? 'releases: not known' : counted(releases, 'release'),
      ].join(', '),
    )}`,
    context:
      prsLinkedPct === null
        ? 'How many changes are linked to work items is not known.'
        : `${prsLinkedPct} % of merged changes are linked to work items.`,
    value: completedItems === null ? null : figure(completedItems, 'count', 'provider_export', 'completed work items'),
  }
}

const objectives = ({ reports }: KpiInputs): Shown => {
  const { objectivesTotal, objectivesCompleted, milestones, completedRatio } = reports.objectives
  const context = `${counted(milestones, 'milestone')} reached in the period.`
  if (completedRatio === null)
    return {
      ...{ status: 'warn', availability: 'unavailable', value: null, context },
      summary: 'No objectives are set.',
    }
  return {
    ...{ status: completedRatio === 1 ? 'good' : 'neutral', availability: 'available', context },
    summary: `${objectivesCompleted} of ${counted(objectivesTotal, 'objective')} completed.`,
    value: figure(completedRatio, 'ratio', 'user_declared', 'objectives completed over objectives set'),
  }
}

const netGain = ({ ai: { adoption, cycleTime }, reports }: KpiInputs): Shown => {
  const { gain, assistedChanges, baselineChanges, unavailableReason } = cycleTime
  if (gain === null)
    return {
      ...{ status: 'ai', availability: 'unavailable', value: null },
      summary: sentence(unavailableReason ?? 'there is no comparison'),
      context: `${counted(adoption.taggedEvidenceTotal, 'merged change')} with an AI mark.`,
    }
  const { netHours } = gain
  return {
    ...{ status: 'ai', availability: reports.availability.code_change },
    context: `${counted(assistedChanges, 'assisted change')} compared with ${baselineChanges} marked as not assisted; self-reported tags.`,
    summary: `A net ${netHours < 0 ? 'loss' : 'gain'} of ${Math.abs(netHours)} hours, by a modelled counterfactual.`,
    value: figure(netHours, 'count', 'self_reported', `net hours, a modelled counterfactual; ${gain.basis}`),
  }
}

const nothing = (family: Family): Shown => ({
  ...{ status: family === 'ai_net_gain' ? 'ai' : 'warn', availability: 'unavailable', value: null },
  summary: 'No project is selected.',
  context: 'There is no active project that could be selected.',
})

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
    ...{ id: family, title: FAMILIES[family].title },
    ...(project === null ? nothing(family) : shownOf(family, project.inputs, project.locked)),
    evidenceCount: project?.inputs.evidenceCounts[family] ?? 0,
    evidencePath: evidencePath(workspaceId, family, project?.projectId ?? null),
  }))
