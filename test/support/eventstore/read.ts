import { streamDeleted, unknown } from './errors.js'
import type { Faults } from './faults.js'
import { filterOf } from './filter.js'
import type { ServerLog, Stored } from './log.js'
import type { streams } from './messages.js'
import { eventResponse, notFoundResponse, Outlet, type ReadCall } from './outlet.js'
import { nameOf } from './requests.js'
import { subscribe } from './subscription.js'

type Options = InstanceType<typeof streams.ReadReq.Options>

const FORWARDS = 0
/** Events considered between two checkpoints, where a subscription does not say. */
const WINDOW = 32

const refuse = (details: string): never => {
  throw unknown(details)
}

/** The events of a stream that are asked for, in the order asked for; null where there is no such stream. */
const ofStream = (log: ServerLog, options: Options): readonly Stored[] | null => {
  const asked = options.getStream()
  const stream = nameOf(asked?.getStreamIdentifier())
  const forwards = options.getReadDirection() === FORWARDS
  if (stream === '' || options.getCount() === '0' || (forwards && asked?.hasEnd())) refuse('invalid argument')
  if (log.isTombstoned(stream)) throw streamDeleted(stream)
  const visible = log.visible(stream)
  if (visible === null) return null
  const from = asked?.hasRevision() ? BigInt(asked.getRevision()) : null
  if (forwards) return visible.filter(({ revision }) => revision >= (from ?? 0n))
  const last = asked?.hasStart() ? 0n : from
  return visible.filter(({ revision }) => last === null || revision <= last).toReversed()
}

/** The same of the whole log, one at a time: it may grow meanwhile. */
function* ofAll(log: ServerLog, options: Options): Generator<Stored> {
  const asked = options.getAll()
  const position = asked?.getPosition()
  const commit = position === undefined ? null : BigInt(position.getCommitPosition())
  if (options.getReadDirection() === FORWARDS) {
    let next = asked?.hasEnd() ? log.all.length : commit === null ? 0 : log.indexOf(commit)
    while (next < log.all.length) yield log.all[next++] as Stored
  } else {
    if (commit !== null && commit > (log.all.at(-1)?.position ?? 0n)) refuse('position is past the end')
    let next = asked?.hasStart() ? 0 : commit === null ? log.all.length : log.indexOf(commit)
    while (next > 0) yield log.all[--next] as Stored
  }
}

const subscribing = async (log: ServerLog, faults: Faults, options: Options, outlet: Outlet): Promise<void> => {
  const [asked, all, filter] = [options.getStream(), options.getAll(), options.getFilter()]
  if (asked !== undefined) {
    const stream = nameOf(asked.getStreamIdentifier())
    const after = asked.hasRevision() ? BigInt(asked.getRevision()) : -1n
    const lets = (event: Stored): boolean => event.stream === stream && event.revision > after
    return subscribe(log, faults, { from: asked.hasEnd() ? log.all.length : 0, lets, checkpoints: null }, outlet)
  }
  const position = all?.getPosition()
  // After the event at the commit position, whatever the prepare position.
  const from = all?.hasEnd()
    ? log.all.length
    : position === undefined
      ? 0
      : log.indexOf(BigInt(position.getCommitPosition()) + 1n)
  const checkpoints =
    filter === undefined
      ? null
      : { window: filter.hasMax() ? filter.getMax() : WINDOW, interval: filter.getCheckpointintervalmultiplier() }
  return subscribe(log, faults, { from, lets: filterOf(filter), checkpoints }, outlet)
}

const answer = async (log: ServerLog, faults: Faults, call: ReadCall, outlet: Outlet): Promise<void> => {
  const options = call.request.getOptions()
  if (options === undefined) return refuse('no options')
  if (faults.refused !== null) throw faults.refused
  if (options.hasSubscription()) return subscribing(log, faults, options, outlet)
  const count = BigInt(options.getCount())
  const asked = options.getStream()
  const events = asked === undefined ? ofAll(log, options) : ofStream(log, options)
  // A read of nothing in all events is never answered.
  if (asked === undefined && count === 0n) return
  if (events === null) await outlet.send(notFoundResponse(nameOf(asked?.getStreamIdentifier())))
  else {
    let sent = 0n
    for (const event of events) {
      if (sent === count || outlet.isClosed) break
      sent += 1n
      await outlet.send(eventResponse(event))
    }
  }
  outlet.end()
}

/** Reads and subscriptions; `opened` is told of each subscription. */
export const read =
  (log: ServerLog, faults: Faults, opened: (outlet: Outlet) => void) =>
  (call: ReadCall): void => {
    const outlet = new Outlet(call, faults)
    if (call.request.getOptions()?.hasSubscription()) {
      faults.onSubscription()
      opened(outlet)
    }
    answer(log, faults, call, outlet).catch((error) => outlet.fail('code' in error ? error : unknown(error.message)))
  }
