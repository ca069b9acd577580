import { useEffect, useState } from 'react'

const secondsLeft = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Seconds until an instant in milliseconds, counting down; `then` is called once, when it has come. */
export const useSecondsUntil = (at: number, then: () => void): number => {
  const [seconds, setSeconds] = useState(() => secondsLeft(at))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the instant alone says when to call, and once
  useEffect(() => {
    setSeconds(secondsLeft(at))
    const ticking = setInterval(() => setSeconds(secondsLeft(at)), 1000)
    const waiting = setTimeout(then, Math.max(0, at - Date.now()))
    return () => {
      clearInterval(ticking)
      clearTimeout(waiting)
    }
  }, [at])
  return seconds
}
