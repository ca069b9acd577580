import type { Confidence, Signal, SignalId } from './response.js'

/** Signals about rates and connections: of these a client gets the weight alone. */
const KEPT: ReadonlySet<SignalId> = new Set<SignalId>(['rate_card', 'freshness'])

/** A signal without advice, which is for the workspace's own people. */
const signalForClient = ({ id, label, note, weight, pct, contribution, evidence }: Signal): Signal => {
  const { numerator, denominator, query } = evidence
  if (KEPT.has(id))
    return {
      id,
      label,
      note: '',
      weight,
      pct: null,
      contribution: null,
      evidence: { numerator: null, denominator: null, query },
    }
  // Where nothing could be measured, the note says so.
  return {
    id,
    label,
    note: pct === null ? note : '',
    weight,
    pct,
    contribution,
    evidence: { numerator, denominator, query },
  }
}

/** The confidence in the numbers as a client gets it: the whole score, and no hints. */
export const confidenceForClient = ({ label, score, signals }: Confidence): Confidence => ({
  label,
  score,
  hints: [],
  signals: signals.map(signalForClient),
})
