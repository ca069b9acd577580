export interface DurationPart {
  readonly unit: 'day' | 'hour' | 'minute'
  readonly count: number
}

export interface Duration {
  readonly isNegative: boolean
  /** The largest first; never empty. */
  readonly parts: readonly DurationPart[]
}

const MINUTES_AN_HOUR = 60
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR

/** Hours as days of 24 hours, hours and minutes, to the minute. No hours are `0 h`. */
export const hoursParts = (hours: number): Duration => {
  const minutes = Math.round(Math.abs(hours) * MINUTES_AN_HOUR)
  const all: readonly DurationPart[] = [
    { unit: 'day', count: Math.floor(minutes / MINUTES_A_DAY) },
    { unit: 'hour', count: Math.floor((minutes % MINUTES_A_DAY) / MINUTES_AN_HOUR) },
    { unit: 'minute', count: minutes % MINUTES_AN_HOUR },
  ]
  const parts = all.filter(({ count }) => count > 0)
  return { isNegative: hours < 0 && parts.length > 0, parts: parts.length > 0 ? parts : [{ unit: 'hour', count: 0 }] }
}
