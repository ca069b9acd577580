import type { Signal } from '@workspace-delivery-intelligence/client'

/** The part of a signal's weight that it does not add. */
const missing = ({ weight, pct }: Signal): number => weight * (100 - (pct ?? 100))

/**
 * The signals that are not complete, what would raise confidence most first. A signal that cannot be measured has no
 * weight in the score, so nothing is known of what it would raise.
 */
export const byWhatTheyWouldRaise = (signals: readonly Signal[]): readonly Signal[] =>
  signals.filter((signal) => missing(signal) > 0 && signal.note !== '').toSorted((a, b) => missing(b) - missing(a))
