import { adoption, selfReported, sparseAdoption } from './ai-economics.read.js'

const withReason = { state: 'unavailable', reason: 'No project is selected.' }
const available = { state: 'available', reason: null }

export const full = {
  title: 'AI economics',
  subtitle: 'March 2026',
  adoption,
  selfReportedAdoption: { ...selfReported, provenance: 'self_reported' },
  comparison: {
    kind: 'modeled_counterfactual',
    basis: 'a modelled counterfactual',
    state: 'insufficient_sample',
    unavailableReason: 'Fewer than 10 changes in a group.',
    inputProvenance: 'self_reported',
    assistedChanges: 12,
    baselineChanges: 11,
    implementationHoursSaved: 20.5,
    netDeliveryGainHours: 12.5,
    reviewOverheadHours: 8,
    sample: {
      mergedChanges: 30,
      taggedChanges: 24,
      taggingCoverage: 0.8,
      minimumPerGroup: 10,
      minimumTaggingCoverage: 0.1,
    },
  },
  models: withReason,
  providerWindows: {
    state: 'partial',
    description: 'Windows that vendors report.',
    requestedPeriod: { start: '2026-03-01', end: '2026-03-31', timeZone: 'UTC' },
    windows: [{ source: 'cursor', windowStart: '2026-03-01', windowEnd: '2026-03-28', metrics: 4 }],
  },
  reportConfidence: withReason,
  reviewOverhead: withReason,
}

export const sparse = {
  ...full,
  adoption: sparseAdoption,
  selfReportedAdoption: { ...full.selfReportedAdoption, assistedShare: null },
  comparison: {
    ...full.comparison,
    unavailableReason: null,
    implementationHoursSaved: null,
    netDeliveryGainHours: null,
    reviewOverheadHours: null,
    sample: { ...full.comparison.sample, taggingCoverage: null },
  },
  models: available,
  providerWindows: { ...full.providerWindows, requestedPeriod: null },
  reportConfidence: available,
  reviewOverhead: available,
}
