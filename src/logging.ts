import pino, { type Logger } from 'pino'
import type { Phase } from './projector/batch.js'

/** Structured lines on standard error; `WDI_LOG` chooses the level (default warn). No secret is ever given to it. */
export const logger = (name: string, level = process.env['WDI_LOG'] ?? 'warn'): Logger =>
  pino(
    { name, level, redact: ['authorization', '*.authorization', '*.*.authorization'] },
    pino.destination({ fd: 2, sync: true }),
  )

/** Tells what the projector does next, at level debug. */
export const logPhase =
  (log: Logger) =>
  ({ phase, ...more }: Phase): void =>
    log.debug({ phase, ...more }, phase)
