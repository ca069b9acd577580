import type { CivilDate, Instant } from '#domain/common'
import { type Interval, startOfDay } from '#domain/time'
import type { SelectedContainer } from './containers.js'

/**
 * The first of a list that fit, in the order of the list: reads ever more of it, until so many fit or there are no more.
 * `ask` returns the first of the list, at most so many.
 */
export const firstThat = async <S>(
  most: number,
  fits: (one: S) => boolean,
  ask: (limit: number) => Promise<readonly S[]>,
): Promise<readonly S[]> => {
  for (let limit = most; ; limit *= 2) {
    const found = await ask(limit)
    const fitting = found.filter(fits)
    if (fitting.length >= most || found.length < limit) return fitting.slice(0, most)
  }
}

type PlacedTime = Interval & Pick<SelectedContainer, 'container'>

/**
 * Reads places one after another, for a list of the newest of all of them: of each only what is no older than the last of
 * the newest so far, and nothing older than `notBefore`. `atOf` is the instant of what the list counts, and null for
 * anything else.
 */
export const newestIn = async <S>(
  most: number,
  times: readonly PlacedTime[],
  atOf: (one: S) => Instant | null,
  ask: (time: PlacedTime) => Promise<readonly S[]>,
  notBefore: Instant = '',
): Promise<readonly S[]> => {
  const found: S[] = []
  let since = notBefore
  for (const time of times) {
    if (since >= time.to) continue
    found.push(...(await ask({ ...time, from: time.from > since ? time.from : since })))
    const instants = found.flatMap((one) => atOf(one) ?? []).sort()
    since = instants.at(-most) ?? notBefore
  }
  return found.filter((one) => (atOf(one) ?? since) >= since)
}

/**
 * Reads a list as `newestIn` does, first only since a day since which there are enough by their sums. The whole list is read
 * where it has too few of these, because sums may count more.
 */
export const newestSince = async <S>(
  day: CivilDate | null,
  ...[most, times, atOf, ask]: Parameters<typeof newestIn<S>>
): Promise<readonly S[]> => {
  if (day !== null) {
    const found = await newestIn(most, times, atOf, ask, startOfDay(day, 'UTC'))
    if (found.filter((one) => atOf(one) !== null).length >= most) return found
  }
  return newestIn(most, times, atOf, ask)
}
