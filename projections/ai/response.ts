import * as t from 'io-ts'
import { closed, mapOf, nullable, oneOf } from '#domain/codec'
import {
  CivilDate,
  Figure,
  FiniteNumber,
  Int0,
  NonEmptyString,
  PositiveInt,
  Provenance,
  Timestamp,
  WorkType,
} from '#domain/common'
import { Availability } from '#domain/coverage'
import { UsageMetric, UsageSource } from '#domain/events/ai-usage'
import { WebAddress } from '#domain/web-address'
import { contractBases } from './texts.js'

// The contract's "AI economics facts", member by member.

const list = t.readonlyArray
const Tool = closed('Tool', { tool: t.string, changes: PositiveInt })
const counts = {
  mergedChanges: Int0,
  assistedChanges: Int0,
  notAssistedChanges: Int0,
  conflictingChanges: Int0,
  untaggedChanges: Int0,
}

export const ADOPTION_BASIS = contractBases.adoption
export const GAIN_BASIS = contractBases.gain

export const TaggedEvidence = closed('TaggedEvidence', {
  reference: t.string,
  title: t.string,
  repository: t.string,
  url: nullable(WebAddress),
  mergedAt: Timestamp,
  status: oneOf('assisted', 'not_assisted', 'conflicting'),
  workType: WorkType,
  workItemKeys: list(t.string),
  signalSources: list(oneOf('pr_label', 'commit_trailer', 'csv_column')),
  tools: list(t.string),
})
export type TaggedEvidence = t.TypeOf<typeof TaggedEvidence>
export const TAGGED_EVIDENCE_LIMIT = 100

export const Adoption = closed('Adoption', {
  ...counts,
  tools: list(Tool),
  provenance: t.literal('self_reported'),
  basis: t.literal(ADOPTION_BASIS),
  byRepository: list(closed('ByRepository', { repository: t.string, ...counts, tools: list(Tool) })),
  byWorkType: list(closed('ByWorkType', { workType: WorkType, ...counts, tools: list(Tool) })),
  workTypeLinks: closed('WorkTypeLinks', {
    linkedChanges: Int0,
    byOrigin: closed('ByOrigin', { connector: Int0, heuristic: Int0, manual: Int0 }),
  }),
  taggedEvidence: list(TaggedEvidence),
  taggedEvidenceTotal: Int0,
})

export const CycleTime = closed('CycleTime', {
  gain: nullable(
    closed('Gain', {
      provenance: t.literal('self_reported'),
      basis: t.literal(GAIN_BASIS),
      assistedChanges: PositiveInt,
      baselineChanges: PositiveInt,
      implementationHoursSaved: FiniteNumber,
      reviewOverheadHours: FiniteNumber,
      netHours: FiniteNumber,
    }),
  ),
  assistedChanges: Int0,
  baselineChanges: Int0,
  unavailableReason: nullable(NonEmptyString),
})

const VendorRecord = closed('VendorRecord', {
  source: UsageSource,
  sourceScope: t.string,
  originId: t.string,
  provenance: Provenance,
  currency: nullable(t.string),
  windowStart: CivilDate,
  windowEnd: CivilDate,
  acceptedLinesSeries: list(
    closed('AcceptedLines', { windowStart: CivilDate, windowEnd: CivilDate, value: FiniteNumber }),
  ),
  activeSeats: nullable(
    closed('ActiveSeats', {
      band: closed('Band', { from: Int0, to: nullable(Int0), label: t.string }),
      provenance: Provenance,
    }),
  ),
  agentDiffAcceptanceRate: nullable(Figure),
  lineAcceptanceRate: nullable(Figure),
  tabAcceptanceRate: nullable(Figure),
  toolActionAcceptanceRate: nullable(Figure),
  models: list(closed('ModelUsage', { model: t.string, metric: UsageMetric, figure: Figure })),
  totals: mapOf(UsageMetric, Figure),
})

const selfReported = {
  taggedChanges: Int0,
  assistedChanges: Int0,
  notAssistedChanges: Int0,
  conflictingChanges: Int0,
  assistedShare: nullable(Figure),
  tools: list(t.string),
}

const Dates = closed('Dates', { start: CivilDate, end: CivilDate })

export const Usage = closed('Usage', {
  assumptions: list(
    closed('Assumption', {
      id: oneOf('assisted_pct', 'review_overhead_pct'),
      label: t.string,
      figure: Figure,
      note: t.string,
    }),
  ),
  selfReported: closed('SelfReported', selfReported),
  unavailable: list(closed('UnavailableUsage', { source: UsageSource, fact: t.string, reason: t.string })),
  vendors: list(VendorRecord),
  vendorWindowSelection: nullable(
    closed('VendorWindowSelection', { requested: nullable(Dates), selected: Dates, reason: t.string }),
  ),
})

export const AiEconomics = closed('AiEconomics', { adoption: Adoption, cycleTime: CycleTime, usage: Usage })
export type AiEconomics = t.TypeOf<typeof AiEconomics>

// The contract's "Interpreted AI economics".

const Hours = nullable(FiniteNumber)
const Section = closed('Section', { state: Availability, reason: nullable(NonEmptyString) })
export type Section = t.TypeOf<typeof Section>

export const AiSurface = closed('AiSurface', {
  title: NonEmptyString,
  subtitle: NonEmptyString,
  adoption: Adoption,
  selfReportedAdoption: closed('SelfReportedAdoption', { ...selfReported, provenance: t.literal('self_reported') }),
  comparison: closed('Comparison', {
    kind: t.literal('modeled_counterfactual'),
    basis: NonEmptyString,
    state: oneOf('available', 'insufficient_sample', 'unavailable'),
    unavailableReason: nullable(NonEmptyString),
    inputProvenance: Provenance,
    assistedChanges: Int0,
    baselineChanges: Int0,
    implementationHoursSaved: Hours,
    netDeliveryGainHours: Hours,
    reviewOverheadHours: Hours,
    sample: closed('Sample', {
      mergedChanges: Int0,
      taggedChanges: Int0,
      taggingCoverage: nullable(FiniteNumber),
      minimumPerGroup: t.literal(10),
      minimumTaggingCoverage: t.literal(0.1),
    }),
  }),
  models: Section,
  providerWindows: closed('ProviderWindows', {
    state: Availability,
    description: NonEmptyString,
    requestedPeriod: nullable(
      closed('RequestedPeriod', { start: CivilDate, end: CivilDate, timeZone: NonEmptyString }),
    ),
    windows: list(
      closed('ProviderWindow', { source: UsageSource, windowStart: CivilDate, windowEnd: CivilDate, metrics: Int0 }),
    ),
  }),
  reportConfidence: Section,
  reviewOverhead: Section,
})
export type AiSurface = t.TypeOf<typeof AiSurface>
