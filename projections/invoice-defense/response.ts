import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import {
  CivilDate,
  Figure,
  FiniteNumber,
  Int0,
  NonEmptyString,
  PositiveInt,
  Provenance,
  Timestamp,
  Uuid,
  WorkType,
} from '#domain/common'
import { Availability } from '#domain/coverage'
import { EvidenceKind } from '#domain/events/connections'
import { AssumptionId } from '#domain/events/engagement'
import { Currency } from '#domain/money'
import { Confidence } from '../confidence/response.js'
import { Coordination, Investment } from '../cost/response.js'
import { SourceState } from '../data-sources/response.js'
import { LinkOrigin } from '../entities/code-change.js'
import { InvoiceView } from '../reconciliation/invoice-view.js'
import { Reconciliation } from '../reconciliation/response.js'

const list = t.readonlyArray

export const PackId = oneOf(
  'what-was-delivered',
  'what-did-it-cost',
  'what-was-added',
  'was-ai-used',
  'how-sure-are-you',
)
export type PackId = t.TypeOf<typeof PackId>

export const Pack = closed('Pack', {
  id: PackId,
  question: NonEmptyString,
  claims: list(
    closed('Claim', {
      text: NonEmptyString,
      figure: nullable(Figure),
      provenance: Provenance,
      evidence: list(NonEmptyString),
    }),
  ),
  gaps: list(NonEmptyString),
})
export type Pack = t.TypeOf<typeof Pack>

export const DELIVERY_ROWS_LIMIT = 200
const DeliveryRow = closed('DeliveryRow', {
  key: NonEmptyString,
  title: t.string,
  workType: WorkType,
  completedAt: Timestamp,
  changes: list(NonEmptyString),
  releases: list(NonEmptyString),
  linkOrigin: nullable(LinkOrigin),
})
const ReleaseRow = closed('ReleaseRow', {
  tag: NonEmptyString,
  releasedAt: Timestamp,
  changes: Int0,
  source: NonEmptyString,
})

/** Counts of recorded evidence, which may be 0. */
export const DeliveryFacts = closed('DeliveryFacts', {
  completedItems: Int0,
  mergedChanges: Int0,
  milestones: Int0,
  objectivesCompleted: Int0,
  objectivesTotal: Int0,
  prsLinkedPct: nullable(FiniteNumber),
  releases: Int0,
  releaseRows: list(ReleaseRow),
  rows: list(DeliveryRow),
})
export type DeliveryFacts = t.TypeOf<typeof DeliveryFacts>

export const ACTIONS_LIMIT = 9
export const Tone = oneOf('neutral', 'info', 'good', 'warn', 'risk', 'ai')
export const FollowUp = closed('FollowUp', {
  n: PositiveInt,
  tag: NonEmptyString,
  title: NonEmptyString,
  action: NonEmptyString,
  why: NonEmptyString,
  tone: Tone,
})
export type FollowUp = t.TypeOf<typeof FollowUp>

export const AssumptionFacts = closed('AssumptionFacts', {
  id: AssumptionId,
  title: NonEmptyString,
  value: NonEmptyString,
  source: oneOf('default', 'user'),
  status: oneOf('needs_verification', 'verified', 'expired'),
  unitOrMethod: NonEmptyString,
  effectiveFrom: CivilDate,
  effectiveTo: nullable(CivilDate),
  versionId: nullable(Uuid),
})
export type AssumptionFacts = t.TypeOf<typeof AssumptionFacts>

const Reason = nullable(NonEmptyString)
const EvidencePackage = closed('EvidencePackage', {
  id: EvidenceKind,
  title: NonEmptyString,
  items: Int0,
  state: Availability,
  reason: Reason,
})

export const AiFacts = closed('AiFacts', {
  assistedChanges: Int0,
  notAssistedChanges: Int0,
  taggedPct: FiniteNumber,
  netHours: nullable(FiniteNumber),
})
const InsufficientSample = closed('InsufficientSample', {
  assistedChanges: Int0,
  baselineChanges: Int0,
  minimumPerGroup: t.literal(10),
  taggingCoverage: nullable(FiniteNumber),
  minimumTaggingCoverage: t.literal(0.1),
  reason: NonEmptyString,
})
const ScopeFacts = closed('ScopeFacts', {
  expansionPct: nullable(FiniteNumber),
  addedItems: Int0,
  valueCents: nullable(Int0),
  changeOrders: Int0,
})

export const Facts = closed('Facts', {
  periodStart: CivilDate,
  periodEnd: CivilDate,
  currency: nullable(Currency),
  actions: list(FollowUp),
  ai: nullable(AiFacts),
  aiInsufficientSample: nullable(InsufficientSample),
  scope: nullable(ScopeFacts),
  assumptions: list(AssumptionFacts),
  confidence: Confidence,
  coordination: Coordination,
  delivery: DeliveryFacts,
  evidencePackages: list(EvidencePackage),
  investment: Investment,
  manualEntrySharePct: nullable(FiniteNumber),
  sources: list(SourceState),
})
export type Facts = t.TypeOf<typeof Facts>

export const InvoiceDefense = closed('InvoiceDefense', {
  facts: Facts,
  invoice: nullable(InvoiceView),
  pack: nullable(Pack),
  reconciliation: nullable(Reconciliation),
})
export type InvoiceDefense = t.TypeOf<typeof InvoiceDefense>
