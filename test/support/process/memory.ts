import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ended, launch } from './program.js'

const peakOf = (pid: number): number => {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Runs a command; returns its end and its process's peak of memory in MB. V8 ends it once its objects exceed `heap` MB. */
export const withMemory = async (args: readonly string[], heap: number): Promise<Ended & { readonly peak: number }> => {
  const running = launch(args, { env: { NODE_OPTIONS: `--max-old-space-size=${heap}` } })
  let peak = 0
  while (!running.hasEnded()) {
    peak = Math.max(peak, peakOf(running.pid))
    await sleep(20)
  }
  return { ...(await running.ended), peak }
}
