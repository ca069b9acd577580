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

/** How a command ended, and the most memory in MB that its process took; V8 ends it where its objects take more than `heap` MB. */
export const withMemory = async (args: readonly string[], heap: number): Promise<Ended & { readonly peak: number }> => {
  const running = launch(args, { env: { NODE_OPTIONS: `--max-old-space-size=${heap}` } })
  let peak = 0
  while (!running.hasEnded()) {
    peak = Math.max(peak, peakOf(running.pid))
    await sleep(20)
  }
  return { ...(await running.ended), peak }
}
