import { type Availability, measuredNumber } from '#domain/coverage'
import { ratio, roundHalfEven } from '#domain/figures'
import type { Confidence, Signal, SignalId } from './response.js'
import { confidenceTexts, signalTexts } from './texts.js'

/** A part of a whole, and how far the evidence for it was read. */
export interface Share {
  readonly numerator: number
  readonly denominator: number
  readonly availability: Availability
}
export type Shares = Readonly<Record<SignalId, Share>>

interface Definition {
  readonly id: SignalId
  readonly weight: number
}

const DEFINITIONS: readonly Definition[] = [
  { id: 'prs_linked', weight: 16 },
  { id: 'items_mapped', weight: 14 },
  { id: 'meetings_tagged', weight: 12 },
  { id: 'rate_card', weight: 14 },
  { id: 'ai_tagging', weight: 12 },
  { id: 'release_evidence', weight: 10 },
  { id: 'manual_entry_share', weight: 8 },
  { id: 'freshness', weight: 8 },
  { id: 'assumptions', weight: 6 },
]

/** Below this a signal gives a hint. */
const ENOUGH_PCT = 80
/** Below this weight of what could be measured, nothing is said of the whole. */
const ENOUGH_WEIGHT = 50

/** Judged by the exact share, not by the one that is shown. */
const isEnough = ({ numerator, denominator }: Share): boolean => numerator * 100 >= denominator * ENOUGH_PCT

const signalOf = ({ id, weight }: Definition, share: Share): Signal => {
  const { label, query, hint } = signalTexts[id]
  const { numerator, denominator, availability } = share
  const known = measuredNumber(availability, ratio(numerator, denominator))
  const [pct, contribution] =
    known === null ? [null, null] : [roundHalfEven(100 * known, 1), roundHalfEven(weight * known, 2)]
  return {
    id,
    label,
    weight,
    pct,
    contribution,
    note: known === null ? confidenceTexts.notMeasured(label) : isEnough(share) ? '' : hint,
    evidence: {
      numerator: known === null ? null : numerator,
      denominator: known === null ? null : denominator,
      query,
    },
  }
}

const labelOf = (score: number, weight: number): Confidence['label'] =>
  weight < ENOUGH_WEIGHT ? 'insufficient' : score < 50 ? 'low' : score < 80 ? 'moderate' : 'high'

/**
 * Reports how sure the numbers are: the sum of what each signal contributes, 0 to 100, with a hint for each that is
 * weak, and up to when evidence counts (`reach`).
 */
export const confidenceReport = (shares: Shares, reach: readonly string[]): Confidence => {
  const signals = DEFINITIONS.map((definition) => signalOf(definition, shares[definition.id]))
  const counted = signals.filter(({ pct }) => pct !== null)
  // Exact contributions: what is shown of each is rounded by itself.
  const exact = counted.map(({ id, weight }) => (weight * shares[id].numerator) / shares[id].denominator)
  const score = roundHalfEven(
    exact.reduce((sum, one) => sum + one, 0),
    1,
  )
  return {
    label: labelOf(
      score,
      counted.reduce((sum, { weight }) => sum + weight, 0),
    ),
    score,
    hints: [
      ...DEFINITIONS.filter(({ id }, i) => signals[i]?.pct == null || !isEnough(shares[id])).map(
        ({ id }) => signalTexts[id].hint,
      ),
      ...reach,
    ],
    signals,
  }
}
