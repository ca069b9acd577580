const MINUTE_MS = 60_000

/** Reports something that may happen thousands of times a second: at once, then once a minute with its count. */
export const onceAMinute = (tell: (times: number) => void): (() => void) => {
  let times = 0
  let timer: NodeJS.Timeout | undefined
  const told = (): void => {
    timer = undefined
    if (times === 0) return
    tell(times)
    times = 0
    timer = setTimeout(told, MINUTE_MS).unref()
  }
  return () => {
    times += 1
    if (timer === undefined) told()
  }
}
