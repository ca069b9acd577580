import { isLeft } from 'fp-ts/lib/Either.js'
import { type LogLevel, wantedLevel } from '#composition/log-level'
import { Failure } from './output.js'

/** The level of the log; a wrong one ends the command before it does anything. */
export const logLevel = (otherwise: LogLevel): LogLevel => {
  const level = wantedLevel(otherwise)
  if (isLeft(level)) throw new Failure(level.left, 2)
  return level.right
}
