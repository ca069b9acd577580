import type { Instant } from '#domain/common'
import { instantOf as instantOfMs } from '#domain/time'

/** Seconds since 1970 of 0001-01-01T00:00:00Z and of 9999-12-31T23:59:59Z: the bounds of an instant. */
const FIRST_SECOND = -62_135_596_800
const LAST_SECOND = 253_402_300_799

export const isSayable = (seconds: number): boolean => seconds >= FIRST_SECOND && seconds <= LAST_SECOND

/** Git keeps whole seconds since 1970; `plusMs` is for "just after". Only for seconds within the bounds. */
export const instantOf = (seconds: number, plusMs = 0): Instant => instantOfMs(seconds * 1000 + plusMs)

/** The instant of an `author`, `committer` or `tagger` line, in seconds; null if it has no valid one. */
export const secondsOf = (identity: string): number | null => {
  const date = /^ *(-?\d{1,15})(?: |$)/.exec(identity.slice(identity.lastIndexOf('>') + 1))
  if (date === null || !identity.includes('>')) return null
  const seconds = Number(date[1])
  return isSayable(seconds) ? seconds : null
}
