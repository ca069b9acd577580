import { isLeft } from 'fp-ts/lib/Either.js'
import { type EventLog, LOG_START, type Position } from '#eventlog/port'
import type { Registry } from '#registry/port'

// The registry is told how far the log has come, so that the next start notices a log that lost events. What was written
// beside both files is moved into them, so that copies lack little even if they leave out the files beside them.

const EVERY_MS = 1_000

export interface KeptUp {
  /** The log; what is appended through it is marked within a second. */
  readonly eventLog: EventLog
  /** Marks what is not marked yet, and ends. */
  readonly end: () => Promise<void>
}

/** Marks how far the log has come, now and from now on, and has both stores settle while nobody writes. */
export const keepUp = async (eventLog: EventLog, registry: Registry): Promise<KeptUp> => {
  const id = await eventLog.id()
  const log = isLeft(id) ? null : id.right
  const mark = await registry.logMark.get()
  let marked: Position = isLeft(mark) ? LOG_START : (mark.right?.position ?? LOG_START)
  const end = await eventLog.end()
  let newest: Position = isLeft(end) ? LOG_START : end.right

  // A mark that cannot be stored, as on a full disk, is stored later: only a loss of the last events would go unnoticed.
  const markNewest = async (): Promise<void> => {
    const position = newest
    if (isLeft(id) || position <= marked) return
    const put = await registry.logMark.put({ log, position })
    if (!isLeft(put)) marked = position
  }
  await markNewest()

  let step: Promise<unknown> | null = null
  const takeStep = async (): Promise<void> => {
    await markNewest()
    await eventLog.settle()
    await registry.settle()
  }
  const steps = setInterval(() => {
    step ??= takeStep().finally(() => {
      step = null
    })
  }, EVERY_MS).unref()

  return {
    eventLog: {
      ...eventLog,
      append: async (...given) => {
        const appended = await eventLog.append(...given)
        if (!isLeft(appended) && appended.right.position > newest) newest = appended.right.position
        return appended
      },
    },
    end: async () => {
      clearInterval(steps)
      await step
      await markNewest()
    },
  }
}
