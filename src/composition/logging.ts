import pino, { type Logger } from 'pino'
import type { Phase } from '#projector/batch'

export type { Logger } from 'pino'

/** Structured lines on standard error; `WDI_LOG` chooses the level (default warn). No secret is ever given to it. */
export const logger = (name: string, level = process.env['WDI_LOG'] ?? 'warn'): Logger =>
  pino(
    { name, level, redact: ['authorization', '*.authorization', '*.*.authorization'] },
    pino.destination({ fd: 2, sync: true }),
  )

/** Logs the projector's next step at level debug, and quarantined events as warnings. */
export const logPhase =
  (log: Logger) =>
  ({ phase, ...more }: Phase): void => {
    if (phase === 'quarantined') log.warn(more, 'an event cannot be read and is quarantined: see docs/operations.md')
    else log.debug({ phase, ...more }, phase)
  }
