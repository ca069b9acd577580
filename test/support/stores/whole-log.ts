import { type EventLog, LOG_START, type LoggedEvent, NO_STREAM } from '#eventlog/port'
import { ok } from './outcome.js'

/** All events of a log; one page may have fewer than asked for. */
export const wholeLog = async (log: Pick<EventLog, 'readAll'>): Promise<readonly LoggedEvent[]> => {
  const events: LoggedEvent[] = []
  for (let after = LOG_START; ; after = events.at(-1)?.position ?? after) {
    const page = await ok(log.readAll(after, 10_000))
    if (page.length === 0) return events
    events.push(...page)
  }
}

/** All events of a stream. */
export const wholeStream = async (
  stream: string,
  log: Pick<EventLog, 'readStream'>,
): Promise<readonly LoggedEvent[]> => {
  const events: LoggedEvent[] = []
  for (let after = NO_STREAM; ; after = events.at(-1)?.revision ?? after) {
    const page = await ok(log.readStream(stream, after, 10_000))
    if (page.length === 0) return events
    events.push(...page)
  }
}
