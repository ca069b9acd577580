import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
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

export const Signal = closed('Signal', {
  id: SignalId,
  label: NonEmptyString,
  note: t.string,
  weight: Int0,
  pct: nullable(FiniteNumber),
  contribution: nullable(FiniteNumber),
  evidence: closed('SignalEvidence', { numerator: nullable(Int0), denominator: nullable(Int0), query: NonEmptyString }),
})
export type Signal = t.TypeOf<typeof Signal>

export const Confidence = closed('Confidence', {
  label: oneOf('insufficient', 'low', 'moderate', 'high'),
  score: FiniteNumber,
  hints: t.readonlyArray(NonEmptyString),
  signals: t.readonlyArray(Signal),
})
export type Confidence = t.TypeOf<typeof Confidence>
