import type { Instant } from '#domain/common'
import { minuteOf } from '#domain/time'

/** The most links that an address may try in a minute, and the most addresses that are counted. */
const MOST_A_MINUTE = 30
const MOST_ADDRESSES = 10_000

/** Counts attempts by address, in each minute. Where too many addresses try, they share. */
const attemptCounts = () => {
  let minute = ''
  let counts = new Map<string, number>()
  return (address: string, now: Instant, more: number): number => {
    const current = minuteOf(now)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const of = counts.has(address) || counts.size < MOST_ADDRESSES ? address : 'all others'
    const count = (counts.get(of) ?? 0) + more
    if (more > 0) counts.set(of, count)
    return count
  }
}

/** Counts the links that are tried, by address: nobody can guess one, or keep the service busy with it. */
export const attempts = () => {
  const count = attemptCounts()
  /** Counts an attempt; false if its address has had all of its minute. */
  return (address: string, now: Instant): boolean => count(address, now, 1) <= MOST_A_MINUTE
}

/** Counts what failed, by address: of one with too many failures in a minute, nothing more is looked at. */
export const failures = () => {
  const count = attemptCounts()
  return {
    areTooMany: (address: string, now: Instant): boolean => count(address, now, 0) >= MOST_A_MINUTE,
    add: (address: string, now: Instant): void => {
      count(address, now, 1)
    },
  }
}
