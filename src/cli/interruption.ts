import type { ExitCode } from './output.js'

// Ctrl-C reaches a process that npm started twice: from the terminal, and once more from npm.

/** Further signals within this time belong to the first one. */
const SAME_MS = 5_000
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
type Stop = keyof typeof EXIT_CODES

const stop = new AbortController()
let asked: { readonly by: Stop; readonly at: number } | null = null

/** Aborted once the process is asked to stop, if the running command listens for that. */
export const stopRequested: AbortSignal = stop.signal

const onSignal = (by: Stop): void => {
  if (asked === null) {
    asked = { by, at: performance.now() }
    stop.abort()
    // At its own end Node first gives signals their effect back: one that npm passes on late would kill the process.
    process.once('beforeExit', () => process.exit())
  } else if (performance.now() - asked.at >= SAME_MS) process.exit(EXIT_CODES[by])
}

let isListening = false
const listen = (): void => {
  if (isListening) return
  isListening = true
  for (const signal of Object.keys(EXIT_CODES) as Stop[]) process.on(signal, () => onSignal(signal))
}

/** Resolves with the first SIGTERM or SIGINT. */
export const untilStopped = async (): Promise<Stop> => {
  listen()
  if (!stopRequested.aborted)
    await new Promise((resolve) => stopRequested.addEventListener('abort', resolve, { once: true }))
  return asked?.by ?? 'SIGTERM'
}

/** Runs work that ends by itself and can be asked to stop. */
export const interruptible = <A>(use: () => Promise<A>): Promise<A> => {
  listen()
  return use()
}

/** The exit code of a command that was stopped before its end: 130 after Ctrl-C. */
export const stopExitCode = (): ExitCode => EXIT_CODES[asked?.by ?? 'SIGINT']
