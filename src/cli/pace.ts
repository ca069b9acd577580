/** The rate is measured over this time only. */
const WINDOW_MS = 10_000
/** The shortest time over which a rate is measured. */
const LEAST_MS = 1_000

interface Sample {
  readonly done: number
  readonly at: number
}

export interface Paced {
  readonly percent: number
  /** Per second. */
  readonly rate: number
  /** In words. */
  readonly left: string
}

const inWords = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  return whole < 100 ? `${whole} s left` : `${Math.ceil(whole / 60)} min left`
}

/** Estimates rate and time left from progress reports of the last ten seconds. */
export const pacing = (now: () => number) => {
  let samples: readonly Sample[] = []
  return (done: number, total: number): Paced => {
    const at = now()
    const recent = samples.filter((one) => at - one.at <= WINDOW_MS)
    samples = [...(recent.length > 0 ? recent : samples.slice(-1)), { done, at }]
    const first = samples[0] as Sample
    const ms = at - first.at
    const rate = ms === 0 ? 0 : ((done - first.done) * 1_000) / ms
    const left = ms < LEAST_MS || rate === 0 ? 'time left unknown' : inWords(Math.max(0, total - done) / rate)
    return {
      percent: total === 0 ? 100 : Math.floor((100 * done) / total),
      rate: Math.round(rate),
      left: done >= total ? '0 s left' : left,
    }
  }
}
