import * as t from 'io-ts'
import { closed, nullable, oneOf, optional } from '#domain/codec'
import { FiniteNumber, Int0, NonEmptyString } from '#domain/common'

export const SignalId = oneOf(
  'prs_linked',
  'items_mapped',
  'meetings_tagged',
  'rate_card',
  'ai_tagging',
  'release_evidence',
  'manual_entry_share',
  'freshness',
  'assumptions',
)
export type SignalId = t.TypeOf<typeof SignalId>

const Evidence = closed('SignalEvidence', {
  numerator: nullable(Int0),
  denominator: nullable(Int0),
  query: NonEmptyString,
})

export const Signal = closed('Signal', {
  id: SignalId,
  label: NonEmptyString,
  note: t.string,
  weight: Int0,
  pct: nullable(FiniteNumber),
  contribution: nullable(FiniteNumber),
  evidence: Evidence,
})
export type Signal = t.TypeOf<typeof Signal>

export const Confidence = closed('Confidence', {
  label: oneOf('insufficient', 'low', 'moderate', 'high'),
  score: FiniteNumber,
  hints: t.readonlyArray(NonEmptyString),
  signals: t.readonlyArray(Signal),
})
export type Confidence = t.TypeOf<typeof Confidence>

export const ChecklistId = oneOf(
  'ticket-pr-convention',
  'project-mapping',
  'calendar-tags',
  'scope-lock',
  'ai-marking',
  'work-type-classification',
)
export type ChecklistId = t.TypeOf<typeof ChecklistId>

export const ChecklistItem = closed('ChecklistItem', {
  id: ChecklistId,
  done: t.boolean,
  meta: NonEmptyString,
  providers: t.readonlyArray(NonEmptyString),
  /** Present for `work-type-classification` alone. */
  evidence: optional(Evidence),
})
export type ChecklistItem = t.TypeOf<typeof ChecklistItem>

export const ReportConfidence = closed('ReportConfidence', {
  checklist: t.readonlyArray(ChecklistItem),
  confidence: Confidence,
})
