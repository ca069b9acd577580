import type { Instant } from '#domain/common'
import { minuteOf } from '#domain/time'

/** The most links that an address may try in a minute, and the most addresses that are counted. */
const MOST_A_MINUTE = 30
const MOST_ADDRESSES = 10_000

/** Counts the links that are tried, by address: nobody can guess one, or keep the service busy with it. */
export const attempts = () => {
  let minute = ''
  let counts = new Map<string, number>()
  /** Counts an attempt; false if its address has had all of its minute. Where too many addresses try, they share. */
  return (address: string, now: Instant): boolean => {
    const current = minuteOf(now)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const of = counts.has(address) || counts.size < MOST_ADDRESSES ? address : 'all others'
    const count = (counts.get(of) ?? 0) + 1
    counts.set(of, count)
    return count <= MOST_A_MINUTE
  }
}
