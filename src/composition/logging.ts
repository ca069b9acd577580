import pino, { type Logger } from 'pino'
import type { Phase } from '#projector/batch'
import type { LogLevel } from './log-level.js'

export type { Logger } from 'pino'

/** Lines of JSON on standard error, with level and time as people read them. No secret is ever given to it. */
export const logger = (name: string, level: LogLevel): Logger =>
  pino(
    {
      name,
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['authorization', '*.authorization', '*.*.authorization'],
    },
    pino.destination({ fd: 2, sync: true }),
  )

/** Logs the projector's next step at level debug, and quarantined events as warnings. */
export const logPhase =
  (log: Logger) =>
  ({ phase, ...more }: Phase): void => {
    if (phase === 'quarantined') log.warn(more, 'an event cannot be read and is quarantined: see docs/operations.md')
    else log.debug({ phase, ...more }, phase)
  }
