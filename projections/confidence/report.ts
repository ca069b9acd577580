import type { Availability } from '#domain/coverage'
import { measuredNumber } from '#domain/coverage'
import { ratio, roundHalfEven } from '#domain/figures'
import type { Confidence, Signal, SignalId } from './response.js'

/** A part of a whole, and how far the evidence for it was read. */
export interface Share {
  readonly numerator: number
  readonly denominator: number
  readonly availability: Availability
}
export type Shares = Readonly<Record<SignalId, Share>>

interface Definition {
  readonly id: SignalId
  readonly label: string
  readonly weight: number
  readonly query: string
  /** What to do about it. */
  readonly hint: string
}

const DEFINITIONS: readonly Definition[] = [
  {
    ...{ id: 'prs_linked', label: 'Changes linked to work items', weight: 16 },
    query: 'merged changes with a link / merged changes',
    hint: 'Name the work item in the title or branch of each change.',
  },
  {
    ...{ id: 'items_mapped', label: 'Work items mapped to a project', weight: 14 },
    query: 'work items whose tracker is mapped to a project / work items',
    hint: 'Map each tracker to the project that it belongs to.',
  },
  {
    ...{ id: 'meetings_tagged', label: 'Meetings attributed', weight: 12 },
    query: 'meetings attributed to a project or marked unrelated / meetings',
    hint: 'Say of each meeting for which project it was, or that it was for none.',
  },
  {
    ...{ id: 'rate_card', label: 'Hours with a rate', weight: 14 },
    query: 'minutes of time entries with a rate in force / minutes of time entries',
    hint: 'Set a rate for each role that books time.',
  },
  {
    ...{ id: 'ai_tagging', label: 'Changes marked for AI', weight: 12 },
    query: 'merged changes with an AI mark / merged changes',
    hint: 'Mark changes as assisted or not, by label or commit trailer.',
  },
  {
    ...{ id: 'release_evidence', label: 'Changes in a release', weight: 10 },
    query: 'merged changes in a release / merged changes',
    hint: 'Tag releases in the repository.',
  },
  {
    ...{ id: 'manual_entry_share', label: 'Records from sources', weight: 8 },
    query: 'records that were not entered by hand or by table / records',
    hint: 'Connect the sources of records that are now entered by hand.',
  },
  {
    ...{ id: 'freshness', label: 'Sources that are fresh', weight: 8 },
    query: 'connected sources read within the sync interval, or imported by hand within 30 days / connected sources',
    hint: 'Read the sources that have not been read lately.',
  },
  {
    ...{ id: 'assumptions', label: 'Assumptions verified', weight: 6 },
    query: 'assumptions that are verified / the six assumptions',
    hint: 'Verify the assumptions that the numbers rest on.',
  },
]

/** Below this a signal gives a hint. */
const ENOUGH_PCT = 80
/** Below this weight of what could be measured, nothing is said of the whole. */
const ENOUGH_WEIGHT = 50

/** Judged by the exact share, not by the one that is shown. */
const isEnough = ({ numerator, denominator }: Share): boolean => numerator * 100 >= denominator * ENOUGH_PCT

const signalOf = ({ id, label, weight, query, hint }: Definition, share: Share): Signal => {
  const { numerator, denominator, availability } = share
  const known = measuredNumber(availability, ratio(numerator, denominator))
  const [pct, contribution] =
    known === null ? [null, null] : [roundHalfEven(100 * known, 1), roundHalfEven(weight * known, 2)]
  return {
    ...{ id, label, weight, pct, contribution },
    note: known === null ? `${label}: cannot be measured.` : isEnough(share) ? '' : hint,
    evidence: {
      numerator: known === null ? null : numerator,
      denominator: known === null ? null : denominator,
      query,
    },
  }
}

const labelOf = (score: number, weight: number): Confidence['label'] =>
  weight < ENOUGH_WEIGHT ? 'insufficient' : score < 50 ? 'low' : score < 80 ? 'moderate' : 'high'

/** How sure the numbers are: the sum of what each signal contributes, 0 to 100, with a hint for each that is weak. */
export const confidenceReport = (shares: Shares): Confidence => {
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
    hints: DEFINITIONS.filter(({ id }, i) => signals[i]?.pct == null || !isEnough(shares[id])).map(({ hint }) => hint),
    signals,
  }
}
