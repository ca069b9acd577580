import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { aborted } from './errors.js'
import type { Faults } from './faults.js'
import type { ServerLog, Stored } from './log.js'
import type { ReadResp } from './messages.js'
import { caughtUpResponse, checkpointResponse, confirmationResponse, eventResponse, type Outlet } from './outlet.js'

/** The most messages that wait for a reader of live events; with one more it is too slow, and is dropped. */
const LIVE_BUFFER = 64
/** Events after which other calls have a turn. */
const TURN = 1_024
/** Events that a page of history lets through at most. */
const PAGE = 32

export interface SubscriptionOptions {
  /** Index in the log of the first event to consider. */
  readonly from: number
  readonly lets: (event: Stored) => boolean
  /** Events considered a page at most, and pages a checkpoint; null sends no checkpoints. */
  readonly checkpoints: { readonly window: number; readonly interval: number } | null
}

/** History, "caught up" once, then what comes, until the reader goes away or is dropped. */
export const subscribe = async (
  log: ServerLog,
  faults: Faults,
  { from, lets, checkpoints }: SubscriptionOptions,
  outlet: Outlet,
): Promise<void> => {
  const window = checkpoints?.window ?? PAGE
  const every = window * (checkpoints?.interval ?? 1)
  let next = from
  let considered = 0
  let sinceTurn = 0
  await outlet.send(confirmationResponse())

  while (!outlet.isClosed) {
    const begin = next
    const through: Stored[] = []
    while (next < log.all.length && next - begin < window && through.length < PAGE) {
      const event = log.all[next++] as Stored
      if (lets(event)) through.push(event)
    }
    considered += next - begin
    faults.considered += next - begin
    for (const event of through) await outlet.send(eventResponse(event))
    // Other calls have their turn, as they have on a server with several threads.
    sinceTurn += next - begin
    if (sinceTurn >= TURN) {
      sinceTurn = 0
      await (faults.considersMs === 0 ? turn() : sleep(faults.considersMs))
    }
    // A page that is not full has come to the end.
    if (next - begin < window && through.length < PAGE) break
    if (checkpoints === null || considered < every) continue
    considered -= every
    const last = through.at(-1)?.position
    await outlet.send(checkpointResponse(last ?? (log.all[begin] as Stored).position, last ?? 0n))
  }

  const waiting: ReadResp[] = [caughtUpResponse()]
  let wake = (): void => undefined
  const take = (): void => {
    while (next < log.all.length) {
      const event = log.all[next++] as Stored
      considered += 1
      faults.considered += 1
      if (lets(event)) waiting.push(eventResponse(event))
      if (checkpoints !== null && considered >= every) {
        considered = 0
        waiting.push(checkpointResponse(event.position, event.position))
      }
    }
    if (waiting.length > LIVE_BUFFER) outlet.fail(aborted())
    wake()
  }
  const unwatch = log.watch(take)
  take()
  while (!outlet.isClosed) {
    const response = waiting.shift()
    if (response !== undefined) await outlet.send(response)
    else
      await Promise.race([
        new Promise<void>((resolve) => {
          wake = resolve
        }),
        outlet.closed,
      ])
  }
  unwatch()
}
