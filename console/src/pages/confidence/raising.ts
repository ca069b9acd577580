import type { Signal } from '@workspace-delivery-intelligence/client'

/** The part of a signal's weight that it does not add. One that cannot be measured has no weight in the score. */
const missing = ({ weight, pct }: Signal): number => weight * (100 - (pct ?? 100))

/** The signals that are not complete, what would raise confidence most first. */
export const byWhatTheyWouldRaise = (signals: readonly Signal[]): readonly Signal[] =>
  signals.filter((signal) => missing(signal) > 0).toSorted((a, b) => missing(b) - missing(a))

/** The signals that cannot be measured, the weightiest first. */
export const notMeasured = (signals: readonly Signal[]): readonly Signal[] =>
  signals.filter(({ pct }) => pct === null).toSorted((a, b) => b.weight - a.weight)
