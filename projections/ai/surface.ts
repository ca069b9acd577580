import type { Availability } from '#domain/coverage'
import type { Period } from '#domain/operation'
import type { confidenceReport } from '../confidence/report.js'
import { type AiInputs, aiReport, MINIMUM_PER_GROUP, MINIMUM_TAGGING_COVERAGE, taggingCoverageOf } from './report.js'
import type { AiEconomics, AiSurface, Section } from './response.js'

/** What the interpreted report on AI is made of. */
export interface SurfaceInputs {
  readonly ai: AiInputs
  readonly windows: AiSurface['providerWindows']['windows']
  readonly period: Pick<Period, 'start' | 'end' | 'timeZone' | 'explicit'>
  /** Of the one project that was selected, over the dates that were given; null where not both were. */
  readonly confidence: ReturnType<typeof confidenceReport> | null
}

const section = (state: Availability, reason: string): Section => ({
  state,
  reason: state === 'available' ? null : reason,
})

const comparisonOf = (
  { economics, state }: ReturnType<typeof aiReport>,
  availability: Availability,
): AiSurface['comparison'] => {
  const { gain, assistedChanges, baselineChanges, unavailableReason } = economics.cycleTime
  const { adoption } = economics
  const { taggedChanges } = economics.usage.selfReported
  return {
    kind: 'modeled_counterfactual',
    basis:
      'A modelled counterfactual: what assisted changes would have taken, had they taken what changes marked as not assisted took on average. Forge timestamps, self-reported AI tags.',
    ...{ state, unavailableReason, inputProvenance: 'self_reported', assistedChanges, baselineChanges },
    implementationHoursSaved: gain?.implementationHoursSaved ?? null,
    netDeliveryGainHours: gain?.netHours ?? null,
    reviewOverheadHours: gain?.reviewOverheadHours ?? null,
    sample: {
      mergedChanges: adoption.mergedChanges,
      taggedChanges,
      taggingCoverage: taggingCoverageOf(adoption, availability),
      ...{ minimumPerGroup: MINIMUM_PER_GROUP, minimumTaggingCoverage: MINIMUM_TAGGING_COVERAGE },
    },
  }
}

const modelsOf = (vendors: AiEconomics['usage']['vendors']): Section => {
  const telling = vendors.filter(({ models }) => models.length > 0).length
  if (telling === 0) return section('unavailable', 'No vendor reports usage by model for this selection and period.')
  return section(telling < vendors.length ? 'partial' : 'available', 'Some vendors report no usage by model.')
}

const windowsOf = ({ windows, period }: SurfaceInputs): AiSurface['providerWindows'] => {
  const { start, end, timeZone, explicit } = period
  const isWhole = windows.every(({ windowStart, windowEnd }) => windowStart >= start && windowEnd <= end)
  const state = windows.length === 0 ? 'unavailable' : isWhole ? 'available' : 'partial'
  return {
    state,
    description: {
      unavailable: 'No vendor reports a window that shares days with the period.',
      partial: 'Of some vendor no window lies in the period: the nearest is shown whole, never a part of it.',
      available: 'The windows of vendors that lie in the period, each whole.',
    }[state],
    requestedPeriod: explicit ? { start, end, timeZone } : null,
    windows,
  }
}

const confidenceOf = ({ confidence }: SurfaceInputs): Section => {
  if (confidence === null) return section('unavailable', 'Select a project and give the dates of a period.')
  if (confidence.label === 'insufficient')
    return section('unavailable', 'Too little of what the numbers rest on can be measured.')
  const measured = confidence.signals.every(({ pct }) => pct !== null)
  return section(measured ? 'available' : 'partial', 'Some signals cannot be measured.')
}

/** What the marks of merged changes tell about AI, interpreted: each part says whether it can be relied on. */
export const aiSurfaceReport = (inputs: SurfaceInputs): AiSurface => {
  const report = aiReport(inputs.ai)
  const { adoption, usage, cycleTime } = report.economics
  return {
    title: 'AI economics',
    subtitle: 'Merged changes by self-reported AI tags, and what vendors report over their own windows.',
    adoption,
    selfReportedAdoption: { ...usage.selfReported, provenance: 'self_reported' },
    comparison: comparisonOf(report, inputs.ai.availability),
    models: modelsOf(usage.vendors),
    providerWindows: windowsOf(inputs),
    reportConfidence: confidenceOf(inputs),
    reviewOverhead: section(
      cycleTime.gain === null ? 'unavailable' : 'available',
      cycleTime.unavailableReason ?? 'There is no comparison.',
    ),
  }
}
