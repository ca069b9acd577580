import type { Availability } from '#domain/coverage'
import type { Period } from '#domain/period'
import type { confidenceReport } from '../confidence/report.js'
import { type AiInputs, aiReport, MINIMUM_PER_GROUP, MINIMUM_TAGGING_COVERAGE, taggingCoverageOf } from './report.js'
import type { AiEconomics, AiSurface, Section } from './response.js'
import { comparisonReasons, modelReasons, surfaceConfidenceReasons, surfaceTexts, windowTexts } from './texts.js'

/** The inputs of the interpreted report on AI. */
export interface SurfaceInputs {
  readonly ai: AiInputs
  readonly windows: AiSurface['providerWindows']['windows']
  readonly period: Pick<Period, 'start' | 'end' | 'timeZone' | 'explicit'>
  /** Confidence in the one selected project over the given dates; null unless both were given. */
  readonly confidence: ReturnType<typeof confidenceReport> | null
}

const section = (state: Availability, reason: string): Section => ({
  state,
  reason: state === 'available' ? null : reason,
})

const comparisonOf = ({ economics, state }: ReturnType<typeof aiReport>): AiSurface['comparison'] => {
  const { gain, assistedChanges, baselineChanges, unavailableReason } = economics.cycleTime
  const { adoption } = economics
  const { taggedChanges } = economics.usage.selfReported
  return {
    kind: 'modeled_counterfactual',
    basis: surfaceTexts.comparisonBasis,
    state,
    unavailableReason,
    inputProvenance: 'self_reported',
    assistedChanges,
    baselineChanges,
    implementationHoursSaved: gain?.implementationHoursSaved ?? null,
    netDeliveryGainHours: gain?.netHours ?? null,
    reviewOverheadHours: gain?.reviewOverheadHours ?? null,
    sample: {
      mergedChanges: adoption.mergedChanges,
      taggedChanges,
      taggingCoverage: taggingCoverageOf(adoption),
      minimumPerGroup: MINIMUM_PER_GROUP,
      minimumTaggingCoverage: MINIMUM_TAGGING_COVERAGE,
    },
  }
}

const modelsOf = (vendors: AiEconomics['usage']['vendors']): Section => {
  const withEvidence = vendors.filter(({ models }) => models.length > 0).length
  if (withEvidence === 0) return section('unavailable', modelReasons.unavailable)
  return section(withEvidence < vendors.length ? 'partial' : 'available', modelReasons.partial)
}

const windowsOf = ({ windows, period }: SurfaceInputs): AiSurface['providerWindows'] => {
  const { start, end, timeZone, explicit } = period
  const isWhole = windows.every(({ windowStart, windowEnd }) => windowStart >= start && windowEnd <= end)
  const state = windows.length === 0 ? 'unavailable' : isWhole ? 'available' : 'partial'
  return {
    state,
    description: windowTexts[state],
    requestedPeriod: explicit ? { start, end, timeZone } : null,
    windows,
  }
}

const confidenceOf = ({ confidence }: SurfaceInputs): Section => {
  if (confidence === null) return section('unavailable', surfaceConfidenceReasons.noSelection)
  if (confidence.label === 'insufficient') return section('unavailable', surfaceConfidenceReasons.unavailable)
  const measured = confidence.signals.every(({ pct }) => pct !== null)
  return section(measured ? 'available' : 'partial', surfaceConfidenceReasons.partial)
}

/** Interprets the marks of merged changes: each part says whether it can be relied on. */
export const aiSurfaceReport = (inputs: SurfaceInputs): AiSurface => {
  const report = aiReport(inputs.ai)
  const { adoption, usage, cycleTime } = report.economics
  return {
    title: surfaceTexts.title,
    subtitle: surfaceTexts.subtitle,
    adoption,
    selfReportedAdoption: { ...usage.selfReported, provenance: 'self_reported' },
    comparison: comparisonOf(report),
    models: modelsOf(usage.vendors),
    providerWindows: windowsOf(inputs),
    reportConfidence: confidenceOf(inputs),
    reviewOverhead: section(
      cycleTime.gain === null ? 'unavailable' : 'available',
      cycleTime.unavailableReason ?? comparisonReasons.none,
    ),
  }
}
