import type { ExitCode } from './output.js'

// Ctrl-C reaches a process that npm started twice: from the terminal, and once more from npm.

/** A further signal within so much time belongs to the first one. */
const SAME_MS = 5_000
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
type Stop = keyof typeof EXIT_CODES

const stop = new AbortController()
let asked: { readonly by: Stop; readonly at: number } | null = null

/** Aborted once the process was asked to stop; only where somebody listens for that. */
export const stopRequested: AbortSignal = stop.signal

const onSignal = (by: Stop): void => {
  if (asked === null) {
    asked = { by, at: performance.now() }
    stop.abort()
  } else if (performance.now() - asked.at >= SAME_MS) process.exit(EXIT_CODES[by])
}

let isListening = false
const listen = (): void => {
  if (isListening) return
  isListening = true
  for (const signal of Object.keys(EXIT_CODES) as Stop[]) process.on(signal, () => onSignal(signal))
}

/** Resolves on the first SIGTERM or SIGINT, with which it was. */
export const untilStopped = async (): Promise<Stop> => {
  listen()
  if (!stopRequested.aborted)
    await new Promise((resolve) => stopRequested.addEventListener('abort', resolve, { once: true }))
  return asked?.by ?? 'SIGTERM'
}

/** Runs what ends by itself, which may be asked to stop. */
export const interruptible = <A>(use: () => Promise<A>): Promise<A> => {
  listen()
  return use()
}

/** The exit code of a command that was stopped before it was done: 130 after Ctrl-C. */
export const stopExitCode = (): ExitCode => EXIT_CODES[asked?.by ?? 'SIGINT']
