import { type Either, left, right } from 'fp-ts/lib/Either.js'

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LEVELS)[number]

/** The least level that `WDI_LOG` asks for, else the given one; an error is one sentence. */
export const wantedLevel = (otherwise: LogLevel): Either<string, LogLevel> => {
  const wanted = process.env['WDI_LOG'] || otherwise
  const level = LEVELS.find((one) => one === wanted)
  return level === undefined ? left(`WDI_LOG is none of ${LEVELS.join(', ')}: set it to one of them`) : right(level)
}
