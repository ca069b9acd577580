#!/usr/bin/env node
/**
 * Conformance of an EventStoreDB server, as the Node client `@eventstore/db-client` 6.2 sees it.
 *
 *     node conformance.mjs <connection-string> [part-of-a-name ...] > result.json
 *     node conformance.mjs "esdb://127.0.0.1:2113?tls=false" > result.json
 *     diff recorded-23.10.json result.json
 *
 * It runs a list of named cases against one running server and prints `{cases: [{name, outcome}]}`. With parts of
 * names it runs only the cases whose name contains one of them. Progress and stray errors go to stderr.
 *
 * An outcome holds only what is the same from run to run on one server: revisions, counts, order, error classes and
 * their fields, booleans. It never holds ids, times, or positions in the log. bigints are written as "3n". A position
 * is told by the event that has it: "3rd event". Two servers behave alike, for what is asked here, when their results
 * are equal as text.
 *
 * Every case uses streams and event types of its own, so the server needs not be empty, but nobody else may write to
 * it meanwhile (cases that depend on it try again when somebody does). Every case has a client of its own and a time
 * limit; a case that does not end by then reports `{timeout: true}`. The client is taken from wherever
 * `@eventstore/db-client` is found from the current working directory.
 *
 * A case is `define(name, async (t) => outcome)`. `t` gives a client, names and helpers (class Case).
 */
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const connectionString = process.argv[2]
const onlyNames = process.argv.slice(3)
if (!connectionString) {
  process.stderr.write('usage: node conformance.mjs <connection-string> [part-of-a-name ...] > result.json\n')
  process.exit(2)
}

const {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  binaryEvent,
  eventTypeFilter,
  excludeSystemEvents,
  jsonEvent,
  streamNameFilter,
} = createRequire(`${process.cwd()}/`)('@eventstore/db-client')

const LIMIT_MS = 60_000 // for a machine that has much else to do
const SETTLE_MS = 300 // long enough for whatever the server still has to say when it has nothing to say
const RUN = randomUUID().slice(0, 8)

// ---------------------------------------------------------------------------------------------- the frame

const definitions = []
const define = (name, run) => definitions.push({ name, run })

/** The tools of one case. All its streams and event types share `t.prefix`. */
class Case {
  constructor(number) {
    this.prefix = `conf-${RUN}-${number}-`
    this.closers = []
    this.lazyClient = undefined
    this.over = false // what a case has left running looks at this
  }
  get client() {
    this.lazyClient ??= this.newClient()
    return this.lazyClient
  }
  newClient(target = connectionString) {
    const client = EventStoreDBClient.connectionString(target)
    this.closers.push(() => client.dispose())
    return client
  }
  stream(label = 'stream') {
    return this.prefix + label
  }
  type(label = 'type') {
    return this.prefix + label
  }
  /** n JSON events {i: from}, {i: from + 1}, ... */
  events(n, { type = this.type(), from = 0, pad = 0 } = {}) {
    return Array.from({ length: n }, (_, k) =>
      jsonEvent({ type, data: pad ? { i: from + k, pad: 'x'.repeat(pad) } : { i: from + k } }),
    )
  }
  event(i = 0, options = {}) {
    return this.events(1, { from: i, ...options })[0]
  }
  append(stream, events, options) {
    return this.client.appendToStream(stream, events, options)
  }
  /** Appends an event that no case reads and returns its position: "from here on" in $all. */
  async fence() {
    return (await this.append(this.stream('fence'), this.event(0, { type: this.type('fence') }))).position
  }
  owns(event) {
    return event.streamId.replace(/^\$\$/, '').startsWith(this.prefix)
  }
  /** Everything in $all after `fence`. */
  async allAfter(fence) {
    return (await collect(this.client.readAll({ fromPosition: fence }))).slice(1).map((resolved) => resolved.event)
  }
  /** Runs `run`, again when somebody else wrote to the log meanwhile: for what depends on every event in $all. */
  async undisturbed(run) {
    for (let attempt = 1; ; attempt++) {
      const before = await this.fence()
      const outcome = await run(attempt)
      const foreign = (await this.allAfter(before)).filter((event) => !this.owns(event))
      if (foreign.length === 0) return outcome
      if (attempt === 5) return { disturbed: foreign[0].type }
    }
  }
  watch(subscription) {
    const watcher = new Watcher(subscription)
    this.closers.push(() => watcher.stop())
    return watcher
  }
  async close() {
    this.over = true
    await within(3_000, Promise.allSettled(this.closers.map(async (close) => close()))).catch(() => {})
  }
}

/** Listens to a subscription from its first moment, keeps what came, and lets a case wait for a condition. */
class Watcher {
  constructor(subscription) {
    Object.assign(this, {
      subscription,
      events: [],
      confirmations: 0,
      caughtUps: 0,
      error: undefined,
      ended: false,
      closed: false,
      waiting: new Set(),
    })
    const on = (name, change) =>
      subscription.on(name, (...args) => {
        change(...args)
        for (const check of this.waiting) check()
      })
    on('confirmation', () => this.confirmations++)
    on('caughtUp', () => this.caughtUps++)
    on('error', (error) => (this.error ??= error))
    on('end', () => (this.ended = true))
    on('close', () => (this.closed = true))
    on('data', (resolved) => this.events.push(resolved))
  }
  until(condition) {
    return new Promise((resolve) => {
      const check = () => {
        if (this.waiting.has(check) && condition(this)) {
          this.waiting.delete(check)
          resolve(this)
        }
      }
      this.waiting.add(check)
      check()
    })
  }
  seen(n) {
    return this.until((w) => w.events.length >= n)
  }
  caughtUp(n = 1) {
    return this.until((w) => w.caughtUps >= n)
  }
  get numbers() {
    return numbers(this.events)
  }
  stop() {
    return this.subscription.unsubscribe()
  }
}

class TimeLimit extends Error {}

function within(ms, promise) {
  let timer
  const limit = new Promise((_, reject) => (timer = setTimeout(() => reject(new TimeLimit()), ms)))
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** "pending" when the promise is not settled after ms, else what `attempt` makes of it. */
const settled = (ms, promise, tell) => within(ms, attempt(promise, tell)).catch(() => 'pending')

async function main() {
  const strays = []
  process.on('uncaughtException', (error) => strays.push(error))
  process.on('unhandledRejection', (error) => strays.push(error))
  const chosen = definitions
    .map((definition, index) => ({ ...definition, number: index + 1 }))
    .filter(({ name }) => onlyNames.length === 0 || onlyNames.some((part) => name.includes(part)))
  const cases = []
  for (const { name, run, number } of chosen) {
    const t = new Case(number)
    t.strays = strays
    strays.length = 0
    const startedAt = Date.now()
    let outcome
    try {
      outcome = plain(await within(LIMIT_MS, run(t)))
    } catch (error) {
      outcome = error instanceof TimeLimit ? { timeout: true } : { failed: facts(error) }
    }
    await t.close()
    cases.push({ name, outcome })
    const stray = strays.length ? `  (${strays.length} stray: ${strays[0]?.message})` : ''
    process.stderr.write(`${String(Date.now() - startedAt).padStart(6)} ms  ${name}${stray}\n`)
  }
  process.stdout.write(`{"cases": [\n${cases.map(printed).join(',\n')}\n]}\n`, () => process.exit(0))
}

/** A case as JSON, one line for each member of its outcome, so that a diff shows what differs. */
function printed({ name, outcome }) {
  const isObject = outcome !== null && typeof outcome === 'object' && !Array.isArray(outcome)
  const told = isObject
    ? `{\n${Object.entries(outcome)
        .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
        .join(',\n')}\n}`
    : JSON.stringify(outcome)
  return `{"name": ${JSON.stringify(name)}, "outcome": ${told}}`
}

// ---------------------------------------------------------------------------------------------- telling outcomes

/** JSON without surprises: bigints as "3n", bytes as hex, dates as their class. */
function plain(value) {
  if (typeof value === 'bigint') return `${value}n`
  if (value === undefined) return 'undefined'
  if (value instanceof Date) return 'a Date'
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return value.map(plain)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]))
  return value
}

/** An error as its class, its type, and the fields that say what was wrong. */
function facts(error) {
  if (!(error instanceof Error)) return { thrown: String(error) }
  const told = { error: error.constructor.name }
  for (const field of ['type', 'code', 'expectedVersion', 'actualVersion', 'maxAppendSize'])
    if (error[field] !== undefined) told[field] = plain(error[field])
  if (error.streamName !== undefined) told.streamName = error.streamName.replace(new RegExp(`conf-${RUN}-\\d+-`), '')
  if (error.type === undefined && error.code === undefined) told.message = error.message
  return told
}

const positionKind = (p) =>
  p === undefined ? 'none' : p.commit === p.prepare ? 'prepare equals commit' : 'prepare is not commit'
const appended = (result) => ({
  success: result.success,
  nextExpectedRevision: result.nextExpectedRevision,
  position: positionKind(result.position),
})

/** The result of an append, or of anything else through `tell`, or the facts of its error. */
async function attempt(
  promise,
  tell = (result) => (result && 'nextExpectedRevision' in result ? appended(result) : 'ok'),
) {
  try {
    return plain(tell(await (typeof promise === 'function' ? promise() : promise)))
  } catch (error) {
    return facts(error)
  }
}

async function collect(iterable, limit = Infinity) {
  const items = []
  if (limit === 0) return items
  for await (const item of iterable) {
    items.push(item)
    if (items.length >= limit) break
  }
  return items
}

const recorded = (items) => items.map((item) => item.event ?? item)
const numbers = (items) => compact(recorded(items).map((event) => event.data?.i))
const revisions = (items) => compact(recorded(items).map((event) => event.revision))

/** [5, 6, 7, 8] as "5..8", anything that is no run as it is. */
function compact(values) {
  const step = values.length > 3 ? Number(values[1]) - Number(values[0]) : 0
  const isRun = Math.abs(step) === 1 && values.every((value, k) => Number(value) === Number(values[0]) + k * step)
  return isRun ? `${plain(values[0])}..${plain(values.at(-1))}` : plain(values)
}

const reading = (iterable, tell = (items) => ({ numbers: numbers(items), revisions: revisions(items) })) =>
  attempt(() => collect(iterable), tell)
const before = (a, b) => a.commit < b.commit || (a.commit === b.commit && a.prepare < b.prepare)
const increasing = (positions) => positions.every((p, k) => k === 0 || before(positions[k - 1], p))
const same = (a, b) => a.commit === b.commit && a.prepare === b.prepare
const bucket = (ms) => (ms < 1_000 ? 'under 1 s' : ms < 3_000 ? '1 to 3 s' : 'over 3 s')

async function timed(promise) {
  const startedAt = Date.now()
  const outcome = await promise
  return { ...outcome, took: bucket(Date.now() - startedAt) }
}

/** The option that makes the client use the call Append in place of BatchAppend. */
const APPEND_CALL = { credentials: { username: 'admin', password: 'changeit' } }

// ---------------------------------------------------------------------------------------------- appending

/** A case that is run with BatchAppend, which the client uses by itself, and with Append, which it uses with credentials. */
const defineAppend = (name, run) =>
  define(`append: ${name}`, async (t) => {
    const outcome = {}
    for (const [call, extra] of [
      ['batchAppend', {}],
      ['append', APPEND_CALL],
    ]) {
      const name = (label = 'stream') => t.stream(`${call}-${label}`)
      outcome[call] = await run(t, name, (stream, events, expectedRevision) =>
        attempt(t.append(stream, events, { expectedRevision, ...extra })),
      )
    }
    return outcome
  })

defineAppend('NO_STREAM, STREAM_EXISTS, ANY, on a missing and on an existing stream', async (t, name, put) => {
  const missing = {
    noStream: await put(name('a'), t.event(), NO_STREAM),
    streamExists: await put(name('b'), t.event(), STREAM_EXISTS),
    any: await put(name('c'), t.event(), ANY),
  }
  const existing = {
    noStream: await put(name('a'), t.event(1), NO_STREAM),
    streamExists: await put(name('a'), t.event(1), STREAM_EXISTS),
    any: await put(name('a'), t.event(2), ANY),
  }
  return { missing, existing }
})

defineAppend(
  'an exact revision, right, too low, too high, on a missing stream; none of several events is written',
  async (t, name, put) => {
    await t.append(name(), t.events(3))
    return {
      right: await put(name(), t.event(3), 2n),
      tooLow: await put(name(), t.events(3, { from: 4 }), 1n),
      tooHigh: await put(name(), t.events(3, { from: 4 }), 9n),
      noStream: await put(name(), t.events(3, { from: 4 }), NO_STREAM),
      onMissingStream: await put(name('missing'), t.event(), 0n),
      afterwards: await reading(t.client.readStream(name())),
    }
  },
)

defineAppend('no events at all', async (t, name, put) => {
  await t.append(name(), t.events(3))
  return {
    missingAny: await put(name('a'), [], ANY),
    missingNoStream: await put(name('b'), [], NO_STREAM),
    missingStreamExists: await put(name('c'), [], STREAM_EXISTS),
    missingExact: await put(name('d'), [], 0n),
    missingAfterwards: await reading(t.client.readStream(name('a'))),
    existingAny: await put(name(), [], ANY),
    existingRight: await put(name(), [], 2n),
    existingWrong: await put(name(), [], 0n),
    existingNoStream: await put(name(), [], NO_STREAM),
    afterwards: await reading(t.client.readStream(name())),
  }
})

defineAppend('one event of the maximum size (1 MiB of data) and over it', async (t, name, put) => {
  const event = (size, metadata) => binaryEvent({ type: t.type(), data: Buffer.alloc(size), metadata })
  const mebibyte = 1024 * 1024
  return {
    exactly: await put(name('a'), event(mebibyte), NO_STREAM),
    oneByteMore: await put(name('b'), event(mebibyte + 1), NO_STREAM),
    withLargeMetadata: await put(name('c'), event(mebibyte, { pad: 'x'.repeat(500_000) }), NO_STREAM),
    jsonOf900kB: await put(name('d'), t.event(0, { pad: 900_000 }), NO_STREAM),
    jsonReadBack: await reading(t.client.readStream(name('d')), ([{ event }]) => event.data.pad.length),
    overWritesNothing: await reading(t.client.readStream(name('b'))),
  }
})

defineAppend(
  'several events that are together over the maximum size, far over it (5 MB), over what the transport takes (20 MB)',
  async (t, name, put) => ({
    together: await put(name(), t.events(12, { pad: 100_000 }), NO_STREAM),
    farOver: await put(name(), t.event(0, { pad: 5_000_000 }), NO_STREAM),
    overTheTransport: await put(name(), t.event(0, { pad: 20_000_000 }), NO_STREAM),
    writesNothing: await reading(t.client.readStream(name())),
    andThen: await put(name(), t.event(), NO_STREAM),
  }),
)

define('append: an expected revision left out, as a number, as -1n', async (t) => {
  const put = (stream, event, options) => attempt(t.append(stream, event, options))
  return {
    leftOut: [await put(t.stream('a'), t.event()), await put(t.stream('a'), t.event(1))],
    number: [
      await put(t.stream('a'), t.event(2), { expectedRevision: 1 }),
      await put(t.stream('a'), t.event(3), { expectedRevision: 1 }),
    ],
    minusOne: [
      await put(t.stream('b'), t.event(), { expectedRevision: -1n }),
      await put(t.stream('a'), t.event(1), { expectedRevision: -1n }),
    ],
  }
})

define(
  "append: several events get consecutive revisions and increasing positions, the answer has the last one's",
  async (t) => {
    const result = await t.append(t.stream(), t.events(5), { expectedRevision: NO_STREAM })
    const events = recorded(await collect(t.client.readStream(t.stream())))
    return {
      answer: appended(result),
      revisions: revisions(events),
      positionsIncrease: increasing(events.map((event) => event.position)),
      commitsAllDifferent: new Set(events.map((event) => event.position.commit)).size === events.length,
      prepareEqualsCommit: events.every((event) => event.position.prepare === event.position.commit),
      answerIsAtEvent: events.findIndex((event) => same(event.position, result.position)),
    }
  },
)

define('append: 1,000 events at once', async (t) => {
  const result = await attempt(t.append(t.stream(), t.events(1_000), { expectedRevision: NO_STREAM }))
  return { result, read: await reading(t.client.readStream(t.stream())) }
})

define('append: sent in many pieces (batchAppendSize) it is still one append', async (t) => {
  const put = (stream, events) =>
    attempt(t.append(stream, events, { expectedRevision: NO_STREAM, batchAppendSize: 150_000 }))
  return {
    right: await put(t.stream(), t.events(8, { pad: 100_000 })),
    wrong: await put(t.stream(), t.events(8, { pad: 100_000, from: 8 })),
    afterwards: await reading(t.client.readStream(t.stream())),
    tooBig: await put(t.stream('big'), t.events(30, { pad: 100_000 })),
    tooBigAfterwards: await reading(t.client.readStream(t.stream('big'))),
  }
})

define('append: throwOnAppendFailure=false in the connection string, and as an option', async (t) => {
  await t.append(t.stream(), t.events(6))
  const lenient = t.newClient(
    `${connectionString + (connectionString.includes('?') ? '&' : '?')}throwOnAppendFailure=false`,
  )
  return {
    connectionString: await attempt(lenient.appendToStream(t.stream(), t.event(6), { expectedRevision: 2n })),
    connectionStringMissingStream: await attempt(
      lenient.appendToStream(t.stream('missing'), t.event(6), { expectedRevision: 2n }),
    ),
    connectionStringAppendCall: await attempt(
      lenient.appendToStream(t.stream(), t.event(6), { expectedRevision: 2n, ...APPEND_CALL }),
    ),
    option: await attempt(t.append(t.stream(), t.event(6), { expectedRevision: 2n, throwOnAppendFailure: false })),
  }
})

define('append: 50 at once to one stream with ANY are all written, in the order of issue', async (t) => {
  await t.append(t.stream('warm-up'), t.event())
  const results = await Promise.all(t.events(50).map((event) => t.append(t.stream(), event, { expectedRevision: ANY })))
  return {
    revisions: compact(results.map((result) => result.nextExpectedRevision)),
    stored: numbers(await collect(t.client.readStream(t.stream()))),
  }
})

define(
  'append: 50 at once to one stream with NO_STREAM, with one exact revision, from two clients: one wins',
  async (t) => {
    const race = async (label, expectedRevision, clients) => {
      for (const client of clients) await client.appendToStream(t.stream('warm-up'), t.event())
      if (expectedRevision !== NO_STREAM) await t.append(t.stream(label), t.event())
      const results = await Promise.all(
        t
          .events(50, { from: 1 })
          .map((event, k) =>
            attempt(clients[k % clients.length].appendToStream(t.stream(label), event, { expectedRevision })),
          ),
      )
      const losers = results.filter((result) => result.error)
      return {
        winners: 50 - losers.length,
        toLosers: [...new Set(losers.map((loser) => JSON.stringify(loser)))].map((text) => JSON.parse(text)),
        stored: (await collect(t.client.readStream(t.stream(label)))).length,
      }
    }
    return {
      noStream: await race('a', NO_STREAM, [t.client]),
      exact: await race('b', 0n, [t.client]),
      twoClients: await race('c', 0n, [t.newClient(), t.newClient()]),
    }
  },
)

define('append: issued without waiting to 30 streams, $all has the order of issue', async (t) => {
  const fence = await t.fence()
  await Promise.all(t.events(30).map((event, k) => t.append(t.stream(`s${k}`), event, { expectedRevision: NO_STREAM })))
  return numbers((await t.allAfter(fence)).filter((event) => t.owns(event)))
})

// ---------------------------------------------------------------------------------------------- idempotency

define('idempotency: the same append again, NO_STREAM and an exact revision', async (t) => {
  const twice = async (events, expectedRevision) => {
    const first = await t.append(t.stream(), events, { expectedRevision })
    const again = await t.append(t.stream(), events, { expectedRevision })
    return { first: appended(first), again: appended(again), samePosition: same(first.position, again.position) }
  }
  return {
    noStream: await twice(t.events(3), NO_STREAM),
    exact: await twice(t.events(2, { from: 3 }), 2n),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define('idempotency: the same append again after others have followed', async (t) => {
  const events = t.events(2)
  const first = await t.append(t.stream(), events, { expectedRevision: NO_STREAM })
  await t.append(t.stream(), t.events(4, { from: 2 }))
  const again = await t.append(t.stream(), events, { expectedRevision: NO_STREAM })
  const any = await t.append(t.stream(), events, { expectedRevision: ANY })
  return {
    again: appended(again),
    samePosition: same(first.position, again.position),
    any: appended(any),
    anySamePosition: same(first.position, any.position),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define('idempotency: ANY and STREAM_EXISTS, the same ids again', async (t) => {
  const events = t.events(3)
  await t.append(t.stream(), events, { expectedRevision: ANY })
  return {
    any: await attempt(t.append(t.stream(), events, { expectedRevision: ANY })),
    streamExists: await attempt(t.append(t.stream(), events, { expectedRevision: STREAM_EXISTS })),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define('idempotency: a prefix, a suffix of an earlier append', async (t) => {
  const events = t.events(3)
  const put = (some, expectedRevision) => attempt(t.append(t.stream(), some, { expectedRevision }))
  await put(events, NO_STREAM)
  return {
    prefixNoStream: await put(events.slice(0, 2), NO_STREAM),
    prefixAny: await put(events.slice(0, 2), ANY),
    suffixInItsPlace: await put(events.slice(1), 0n),
    suffixNoStream: await put(events.slice(1), NO_STREAM),
    suffixAny: await put(events.slice(1), ANY),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define('idempotency: an earlier append and more', async (t) => {
  const events = t.events(5)
  await t.append(t.stream(), events.slice(0, 3), { expectedRevision: NO_STREAM })
  return {
    noStream: await attempt(t.append(t.stream(), events, { expectedRevision: NO_STREAM })),
    any: await attempt(t.append(t.stream(), events, { expectedRevision: ANY })),
    newFirstAny: await attempt(t.append(t.stream(), [events[3], events[0]], { expectedRevision: ANY })),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define('idempotency: the same ids in another order', async (t) => {
  const events = t.events(3)
  await t.append(t.stream(), events, { expectedRevision: NO_STREAM })
  return {
    noStream: await attempt(t.append(t.stream(), [...events].reverse(), { expectedRevision: NO_STREAM })),
    any: await settled(4_000, t.append(t.stream(), [...events].reverse(), { expectedRevision: ANY })),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define("idempotency: the same ids at the stream's present revision are written again", async (t) => {
  const events = t.events(2)
  await t.append(t.stream(), events, { expectedRevision: NO_STREAM })
  return {
    answer: await attempt(t.append(t.stream(), events, { expectedRevision: 1n })),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define('idempotency: the same ids in another stream are written', async (t) => {
  const events = t.events(2)
  await t.append(t.stream('one'), events, { expectedRevision: NO_STREAM })
  return {
    noStream: await attempt(t.append(t.stream('two'), events, { expectedRevision: NO_STREAM })),
    any: await attempt(t.append(t.stream('three'), events, { expectedRevision: ANY })),
    againInTheFirstWithAny: await attempt(t.append(t.stream('one'), events, { expectedRevision: ANY })),
    againInTheLastWithAny: await attempt(t.append(t.stream('three'), events, { expectedRevision: ANY })),
    againInTheLastWithNoStream: await attempt(t.append(t.stream('three'), events, { expectedRevision: NO_STREAM })),
    one: (await collect(t.client.readStream(t.stream('one')))).length,
    two: (await collect(t.client.readStream(t.stream('two')))).length,
    three: (await collect(t.client.readStream(t.stream('three')))).length,
  }
})

define('idempotency: only the id counts, not what is in the event', async (t) => {
  const id = randomUUID()
  await t.append(t.stream(), jsonEvent({ id, type: t.type('a'), data: { i: 1 } }), { expectedRevision: NO_STREAM })
  return {
    answer: await attempt(
      t.append(t.stream(), jsonEvent({ id, type: t.type('b'), data: { i: 2 } }), { expectedRevision: NO_STREAM }),
    ),
    kept: await reading(t.client.readStream(t.stream())),
  }
})

define('idempotency: one id twice in one append', async (t) => {
  const event = t.event()
  return {
    answer: await attempt(t.append(t.stream(), [event, event], { expectedRevision: NO_STREAM })),
    stored: (await collect(t.client.readStream(t.stream()))).length,
    again: await attempt(t.append(t.stream(), [event, event], { expectedRevision: NO_STREAM })),
  }
})

define('idempotency: the same append three times at once is stored once, whatever is answered', async (t) => {
  // A duplicate of what is still being written may be left without an answer until the server's write timeout.
  await t.append(t.stream('warm-up'), t.event())
  const events = t.events(2)
  const answers = await Promise.all(
    [1, 2, 3].map(() => settled(5_000, t.append(t.stream(), events, { expectedRevision: NO_STREAM }))),
  )
  return {
    oneSucceeds: answers.some((answer) => answer.success),
    othersSucceedOrTimeOut: answers.every((answer) => answer.success || answer.type === 'deadline-exceeded'),
    stored: numbers(await collect(t.client.readStream(t.stream()))),
    later: await attempt(t.append(t.stream(), events, { expectedRevision: NO_STREAM })),
  }
})

// ---------------------------------------------------------------------------------------------- reading a stream

define('read: forwards, backwards, from a revision, with a limit', async (t) => {
  await t.append(t.stream(), t.events(5))
  const read = (options) =>
    reading(t.client.readStream(t.stream(), options), (items) => compact(items.map(({ event }) => event.revision)))
  return {
    forwards: await read(),
    backwards: await read({ direction: BACKWARDS, fromRevision: END }),
    backwardsFromStart: await read({ direction: BACKWARDS, fromRevision: START }),
    fromTwo: await read({ fromRevision: 2n }),
    backwardsFromTwo: await read({ direction: BACKWARDS, fromRevision: 2n }),
    forwardsFromEnd: await read({ fromRevision: END }),
    limitTwo: await read({ maxCount: 2 }),
    limitTwoFromThree: await read({ maxCount: 2, fromRevision: 3n }),
    backwardsLimitOne: await read({ direction: BACKWARDS, fromRevision: END, maxCount: 1 }),
    limitZero: await read({ maxCount: 0 }),
    afterTheEnd: await read({ fromRevision: 5n }),
    farAfterTheEnd: await read({ fromRevision: 5_000n }),
    backwardsFromAfterTheEnd: await read({ direction: BACKWARDS, fromRevision: 5_000n }),
    revisionTooBig: await attempt(() => collect(t.client.readStream(t.stream(), { fromRevision: 2n ** 64n }))),
    revisionNegative: await attempt(() => collect(t.client.readStream(t.stream(), { fromRevision: -1n }))),
  }
})

define('read: a missing stream', async (t) => {
  const name = t.stream('missing')
  return {
    forwards: await reading(t.client.readStream(name)),
    backwards: await reading(t.client.readStream(name, { direction: BACKWARDS, fromRevision: END })),
    fromRevision: await reading(t.client.readStream(name, { fromRevision: 3n })),
    namesTheStream: await collect(t.client.readStream(name)).catch((error) => error.streamName === name),
  }
})

define('read: 1,000 events come in order, and a consumer may stop early', async (t) => {
  await t.append(t.stream(), t.events(1_000))
  return {
    forwards: numbers(await collect(t.client.readStream(t.stream()))),
    backwards: numbers(await collect(t.client.readStream(t.stream(), { direction: BACKWARDS, fromRevision: END }))),
    stopped: numbers(await collect(t.client.readStream(t.stream()), 5)),
    afterThat: (await collect(t.client.readStream(t.stream()))).length,
  }
})

define('read: what a recorded event has', async (t) => {
  const result = await t.append(t.stream(), jsonEvent({ type: t.type(), data: { a: 1 }, metadata: { m: 1 } }))
  const [resolved] = await collect(t.client.readStream(t.stream()))
  const { event } = resolved
  return {
    resolved: Object.keys(resolved).sort(),
    event: Object.fromEntries(
      Object.entries(event)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => [key, value?.constructor?.name ?? String(value)]),
    ),
    isJson: event.isJson,
    positionIsTheAppends: same(event.position, result.position),
    commitPositionIsTheEvents: resolved.commitPosition === event.position.commit,
    createdWithinAnHour: Math.abs(Date.now() - event.created.getTime()) < 3_600_000,
  }
})

// ---------------------------------------------------------------------------------------------- what is in an event

define('event: JSON values go and come back', async (t) => {
  const values = {
    object: { a: [1, 'two', null, true, { b: [] }] },
    empty: {},
    emptyArray: [],
    array: [1, 2],
    string: 'text',
    emptyString: '',
    number: 42.5,
    null: null,
    false: false,
    unicode: { clé: 'žluťoučký 🐎 \u0000 \u2028 ﷺ' },
    bigNumber: { n: 2 ** 53, m: 1e21, d: 0.1, e: -0 },
    keysOrder: { b: 1, a: 2, 10: 3 },
    proto: JSON.parse('{"__proto__": {"x": 1}}'),
  }
  await t.append(
    t.stream(),
    Object.values(values).map((data) => jsonEvent({ type: t.type(), data })),
  )
  const back = recorded(await collect(t.client.readStream(t.stream())))
  return Object.fromEntries(
    Object.entries(values).map(([name, value], k) => [
      name,
      JSON.stringify(back[k].data) === JSON.stringify(value) && back[k].isJson,
    ]),
  )
})

define('event: metadata', async (t) => {
  const metadata = {
    none: undefined,
    object: { a: 1, ž: '🐎' },
    empty: {},
    bytes: Buffer.from([1, 2, 255]),
    jsonBytes: Buffer.from('{"a":1}'),
    string: 'text',
    null: null,
    system: { $correlationId: 'c', $causationId: 'd' },
  }
  await t.append(
    t.stream(),
    Object.values(metadata).map((value) => jsonEvent({ type: t.type(), data: {}, metadata: value })),
  )
  const back = recorded(await collect(t.client.readStream(t.stream())))
  return Object.fromEntries(Object.keys(metadata).map((name, k) => [name, back[k].metadata]))
})

define('event: binary', async (t) => {
  await t.append(t.stream(), [
    binaryEvent({ type: t.type(), data: Buffer.from([0, 1, 254, 255]) }),
    binaryEvent({ type: t.type(), data: Buffer.alloc(0), metadata: { a: 1 } }),
    binaryEvent({ type: t.type(), data: Buffer.from('{"looks":"like JSON"}'), metadata: Buffer.from([0, 255]) }),
  ])
  return recorded(await collect(t.client.readStream(t.stream()))).map(({ isJson, data, metadata }) => ({
    isJson,
    data,
    metadata,
  }))
})

define('event: what JSON cannot hold (BigInt, undefined)', async (t) => {
  const bigint = await settled(1_500, t.append(t.stream('bigint'), jsonEvent({ type: t.type(), data: { n: 1n } })))
  const nothing = await settled(1_500, t.append(t.stream('undefined'), jsonEvent({ type: t.type(), data: undefined })))
  return {
    bigint,
    undefined: nothing,
    unhandledRejections: t.strays.length,
    andThen: await attempt(t.append(t.stream(), t.event())),
  }
})

define('event: ids and types', async (t) => {
  const lower = randomUUID()
  const put = (label, { id = randomUUID(), type = t.type() }, options) =>
    attempt(t.append(t.stream(label), jsonEvent({ id, type, data: {} }), options))
  const read = async (label) => (await collect(t.client.readStream(t.stream(label))))[0].event
  await put('lower', { id: lower })
  await put('upper', { id: lower.toUpperCase() })
  return {
    lowerStays: (await read('lower')).id === lower,
    upperComesBackLower: (await read('upper')).id === lower,
    upperIsTheSameId: await put('lower', { id: lower.toUpperCase() }, { expectedRevision: NO_STREAM }),
    idWithoutDashes: await put('dashes', { id: lower.replaceAll('-', '') }),
    idOfZeros: await put('zeros', { id: '00000000-0000-0000-0000-000000000000' }),
    idIsNone: await put('none', { id: 'not-a-uuid' }),
    idIsEmpty: await put('empty', { id: '' }),
    typeIsEmpty: await put('empty', { type: '' }),
    typeOfASystemEvent: await put('system', { type: `$${t.type()}` }),
    typeIsLong: await put('long', { type: t.type('x'.repeat(5_000)) }),
    typeInUnicode: await put('unicode', { type: t.type('žluťoučký 🐎') }),
    typeInUnicodeComesBack: (await read('unicode')).type === t.type('žluťoučký 🐎'),
  }
})

define('event: one that the server refuses as malformed, and appends of the same client 4 s later', async (t) => {
  const refused = await attempt(t.append(t.stream(), jsonEvent({ id: 'not-a-uuid', type: t.type(), data: {} })))
  const soon = await attempt(t.append(t.stream(), t.event()))
  await sleep(4_000)
  return {
    refused,
    soon,
    unhandledRejections: t.strays.map((error) => error.constructor.name),
    later: await settled(2_000, t.append(t.stream(), t.event(1))),
    ofAnotherClient: await attempt(t.newClient().appendToStream(t.stream('other'), t.event())),
  }
})

define('event: names of streams', async (t) => {
  const roundTrip = async (name) => {
    const append = await attempt(t.append(name, t.event()))
    return {
      append: append.success ?? append,
      nameComesBack: await reading(t.client.readStream(name), (items) => items[0].event.streamId === name),
    }
  }
  return {
    empty: await roundTrip(''),
    system: await roundTrip(`$${t.stream()}`),
    metastreamOfMissing: await roundTrip(`$$${t.stream('meta')}`),
    space: await roundTrip(t.stream('a b ')),
    slash: await roundTrip(t.stream('a/b?c=d#e%20')),
    unicode: await roundTrip(t.stream('žluťoučký 🐎')),
    long: await roundTrip(t.stream('x'.repeat(3_000))),
    caseMatters: await reading(t.client.readStream(t.stream('A B '))),
    spaceMatters: await reading(t.client.readStream(t.stream('a b'))),
  }
})

// ---------------------------------------------------------------------------------------------- reading $all

define(
  "$all: forwards from a position has that position's event first, backwards has the ones before it",
  async (t) => {
    const fence = await t.fence()
    await t.append(t.stream(), t.events(5))
    const own = (items) => recorded(items).filter((event) => t.owns(event))
    const at = own(await collect(t.client.readAll({ fromPosition: fence })))[3].position // the event {i: 2}
    return {
      forwards: numbers(own(await collect(t.client.readAll({ fromPosition: at })))),
      forwardsLimitTwo: numbers(await collect(t.client.readAll({ fromPosition: at, maxCount: 2 }))),
      backwardsLimitTwo: numbers(
        await collect(t.client.readAll({ fromPosition: at, direction: BACKWARDS, maxCount: 2 })),
      ),
      backwardsFromEndLimitTwo: numbers(
        await collect(t.client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 2 })),
      ),
      forwardsFromEnd: (await collect(t.client.readAll({ fromPosition: END }))).length,
      backwardsFromStart: (await collect(t.client.readAll({ fromPosition: START, direction: BACKWARDS }))).length,
      limitZero: await within(2_000, reading(t.client.readAll({ maxCount: 0 }))).catch(() => 'pending'),
      commitAlone: numbers(
        await collect(t.client.readAll({ fromPosition: { commit: at.commit, prepare: 0n }, maxCount: 2 })),
      ),
      fromStartIncreases: increasing(
        recorded(await collect(t.client.readAll({ maxCount: 100 }))).map((event) => event.position),
      ),
    }
  },
)

define('$all: order of commit across streams, positions strictly increase, prepare equals commit', async (t) => {
  const fence = await t.fence()
  const order = []
  for (let i = 0; i < 200; i++) {
    const name = t.stream(`s${(i * 7) % 5}`)
    order.push(name)
    await t.append(name, t.event(i))
  }
  const events = (await t.allAfter(fence)).filter((event) => t.owns(event))
  return {
    numbers: numbers(events),
    streamsAsAppended: events.every((event, k) => event.streamId === order[k]),
    positionsIncrease: increasing(events.map((event) => event.position)),
    prepareEqualsCommit: events.every((event) => event.position.prepare === event.position.commit),
    readStreamTellsTheSamePositions: recorded(await collect(t.client.readStream(t.stream('s2')))).every((event, k) =>
      same(event.position, events.filter(({ streamId }) => streamId === t.stream('s2'))[k].position),
    ),
  }
})

define('$all: has system events, and START is not what a user wrote', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.event())
  await t.client.setStreamMetadata(t.stream(), { maxCount: 10 })
  const events = (await t.allAfter(fence)).filter((event) => t.owns(event))
  const [first] = recorded(await collect(t.client.readAll({ maxCount: 1 })))
  return {
    seen: events.map((event) => ({
      type: event.type.replace(t.prefix, ''),
      stream: event.streamId.replace(t.prefix, ''),
      isJson: event.isJson,
    })),
    firstOfAllIsSystem: first.streamId.startsWith('$'),
  }
})

define('$all: a position past the end of the log', async (t) => {
  const last = await t.fence()
  const past = { commit: last.commit + 1_000_000_000n, prepare: last.prepare + 1_000_000_000n }
  const live = t.watch(
    t.client.subscribeToAll({ fromPosition: past, filter: eventTypeFilter({ prefixes: [t.type()] }) }),
  )
  await Promise.race([live.until((w) => w.error || w.caughtUps), sleep(1_500)])
  await t.append(t.stream(), t.events(2))
  await sleep(500)
  return {
    read: await reading(t.client.readAll({ fromPosition: past })),
    readBackwards: await reading(t.client.readAll({ fromPosition: past, direction: BACKWARDS, maxCount: 2 }), (items) =>
      numbers(items),
    ),
    subscription: {
      confirmed: live.confirmations > 0,
      caughtUp: live.caughtUps > 0,
      error: live.error ? facts(live.error) : 'none',
      newEvents: live.numbers,
    },
  }
})

define('$all: readAll of this client knows no filter', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), [t.event(0, { type: t.type('wanted') }), t.event(1, { type: t.type('other') })])
  const items = await collect(
    t.client.readAll({ fromPosition: fence, filter: eventTypeFilter({ prefixes: [t.type('wanted')] }) }),
  )
  return recorded(items)
    .filter((event) => t.owns(event))
    .map((event) => event.type.replace(t.prefix, ''))
})

// ---------------------------------------------------------------------------------------------- subscriptions to $all

const typed = (t, label = 'type') => eventTypeFilter({ prefixes: [t.type(label)] })

define('subscribe $all: from START with a filter, history, one caughtUp, then live', async (t) => {
  await t.append(t.stream('a'), t.events(40))
  const w = t.watch(t.client.subscribeToAll({ fromPosition: START, filter: typed(t) }))
  await w.caughtUp()
  await w.seen(40)
  await t.append(t.stream('b'), t.events(2, { from: 40 }))
  await w.seen(42)
  await sleep(SETTLE_MS)
  const events = recorded(w.events)
  return {
    numbers: w.numbers,
    confirmations: w.confirmations,
    caughtUps: w.caughtUps,
    positionsIncrease: increasing(events.map((event) => event.position)),
    livePosition: positionKind(events[41].position),
  }
})

define('subscribe $all: from a position (exclusive), from END, from the last event', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.events(5))
  const events = (await t.allAfter(fence)).filter((event) => t.owns(event))
  const watchers = Object.fromEntries(
    [
      ['fromTwo', events[2].position],
      ['fromTwoCommitAlone', { commit: events[2].position.commit, prepare: 0n }],
      ['fromLast', events[4].position],
      ['fromEnd', END],
    ].map(([label, fromPosition]) => [label, t.watch(t.client.subscribeToAll({ fromPosition, filter: typed(t) }))]),
  )
  for (const w of Object.values(watchers)) await w.caughtUp()
  for (let i = 5; i < 8; i++) await t.append(t.stream(), t.event(i))
  for (const w of Object.values(watchers)) await w.seen(3)
  await sleep(SETTLE_MS)
  return Object.fromEntries(
    Object.entries(watchers).map(([label, w]) => [label, { numbers: w.numbers, caughtUps: w.caughtUps }]),
  )
})

define('subscribe $all: without a filter, system events come too', (t) =>
  t.undisturbed(async (attempt) => {
    const fence = await t.fence()
    await t.append(t.stream(`s${attempt}`), t.events(2))
    await t.client.setStreamMetadata(t.stream(`s${attempt}`), { maxCount: 9 })
    const w = t.watch(t.client.subscribeToAll({ fromPosition: fence }))
    await w.caughtUp()
    await w.seen(3)
    await t.append(t.stream(`s${attempt}`), t.event(2))
    await w.seen(4)
    await sleep(SETTLE_MS)
    await w.stop()
    return { types: w.events.map(({ event }) => event.type.replace(t.prefix, '')), caughtUps: w.caughtUps }
  }),
)

define('subscribe $all: caughtUp with nothing to catch up on, and never twice', async (t) => {
  const w = t.watch(t.client.subscribeToAll({ fromPosition: END, filter: typed(t) }))
  await w.caughtUp()
  for (let i = 0; i < 5; i++) await t.append(t.stream(), t.events(20, { from: i * 20 })).then(() => w.seen(i * 20 + 20))
  await sleep(SETTLE_MS)
  return { caughtUps: w.caughtUps, numbers: w.numbers }
})

define('subscribe $all: filter by prefixes of the type', async (t) => {
  const fence = await t.fence()
  await t.append(
    t.stream(),
    ['apple', 'Apple', 'apples', 'banana', 'pineapple', 'a.ple'].map((label) => t.event(0, { type: t.type(label) })),
  )
  const through = async (filter) => {
    const w = t.watch(t.client.subscribeToAll({ fromPosition: fence, filter }))
    await w.until((x) => x.caughtUps || x.error)
    await sleep(100)
    return w.error ? facts(w.error) : w.events.map(({ event }) => event.type.replace(t.prefix, ''))
  }
  return {
    one: await through(eventTypeFilter({ prefixes: [t.type('apple')] })),
    several: await through(eventTypeFilter({ prefixes: [t.type('apple'), t.type('banana')] })),
    noPattern: await through(eventTypeFilter({ prefixes: [t.type('a.ple')] })),
    none: await through(eventTypeFilter({ prefixes: [] })),
    emptyPrefix: (await through(eventTypeFilter({ prefixes: [''] }))).length,
    regex: await through(eventTypeFilter({ regex: `^${t.type('(apple|banana)$')}` })),
    regexIsUnanchored: await through(eventTypeFilter({ regex: `${t.prefix}.*an` })),
    regexMinds: {
      upper: await through(eventTypeFilter({ regex: `${t.prefix}A` })),
      ignoring: await through(eventTypeFilter({ regex: `(?i)${t.prefix}A.PLE$` })),
    },
    regexAndPrefixes: await through({
      ...eventTypeFilter({ prefixes: [t.type('banana')] }),
      regex: `^${t.type('Apple')}`,
    }),
    regexInvalid: await through(eventTypeFilter({ regex: '(' })),
    regexEmpty: await through(eventTypeFilter({ regex: '' })),
  }
})

define('subscribe $all: filter by the name of the stream', async (t) => {
  const fence = await t.fence()
  for (const label of ['order-1', 'order-2', 'Order-3', 'invoice-1']) await t.append(t.stream(label), t.event())
  await t.client.setStreamMetadata(t.stream('order-1'), { maxCount: 9 })
  const through = async (filter) => {
    const w = t.watch(t.client.subscribeToAll({ fromPosition: fence, filter }))
    await w.until((x) => x.caughtUps || x.error)
    await sleep(100)
    return w.error ? facts(w.error) : w.events.map(({ event }) => event.streamId.replace(t.prefix, ''))
  }
  return {
    prefix: await through(streamNameFilter({ prefixes: [t.stream('order-')] })),
    prefixes: await through(streamNameFilter({ prefixes: [t.stream('invoice'), t.stream('Order')] })),
    metastream: await through(streamNameFilter({ prefixes: [`$$${t.stream('order-')}`] })),
    regex: await through(streamNameFilter({ regex: `^${t.stream('[a-z]+-1$')}` })),
    regexUnanchored: await through(streamNameFilter({ regex: t.stream('order-1') })),
  }
})

define('subscribe $all: excludeSystemEvents looks at the type only', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.event(0))
  await t.client.setStreamMetadata(t.stream(), { maxCount: 9 })
  await t.append(`$${t.stream()}`, t.event(1))
  await t.append(t.stream(), t.event(2, { type: `$${t.type()}` }))
  await t.append(t.stream(), t.event(3))
  const w = t.watch(t.client.subscribeToAll({ fromPosition: fence, filter: excludeSystemEvents() }))
  await w.caughtUp()
  await sleep(SETTLE_MS)
  return numbers(w.events.filter(({ event }) => event.streamId.includes(t.prefix)))
})

/** Follows $all from `from` until `total` events came; after a drop for slowness it goes on from the last one. */
async function follow(t, from, total, begin = () => {}) {
  const items = []
  const otherErrors = []
  for (let goOnFrom = from; items.length < total && !t.over; goOnFrom = items.at(-1)?.event.position ?? from) {
    const subscription = t.client.subscribeToAll({ fromPosition: goOnFrom, filter: typed(t) })
    subscription.once('caughtUp', () => begin())
    try {
      for await (const item of subscription) if (items.push(item) === total) break
    } catch (error) {
      if (error.type === 'timeout') continue
      otherErrors.push(facts(error))
      await sleep(SETTLE_MS)
    }
  }
  return { numbers: numbers(items), otherErrors }
}

define('subscribe $all: from history to live while others append, nothing lost, nothing twice', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.events(600))
  const writing = (async () => {
    for (let i = 600; i < 1_000; i++) await t.append(t.stream(), t.event(i))
  })()
  const outcome = await follow(t, fence, 1_000)
  await writing
  return outcome
})

define('subscribe $all: 1,000 events at once while live come all, if need be by going on after a drop', async (t) => {
  const fence = await t.fence()
  let writing
  const outcome = await follow(t, fence, 1_000, () => (writing ??= t.append(t.stream(), t.events(1_000, { pad: 500 }))))
  await writing
  return outcome
})

define('subscribe: two at once on one client, and a third to a stream', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream('a'), t.events(50))
  const all = [typed(t), streamNameFilter({ prefixes: [t.stream('b')] })].map((filter) =>
    t.watch(t.client.subscribeToAll({ fromPosition: fence, filter })),
  )
  const one = t.watch(t.client.subscribeToStream(t.stream('a')))
  for (const w of [...all, one]) await w.caughtUp()
  await t.append(t.stream('b'), t.events(10, { from: 50 }))
  await t.append(t.stream('a'), t.events(10, { from: 60 }))
  await all[0].seen(70)
  await all[1].seen(10)
  await one.seen(60)
  await sleep(SETTLE_MS)
  return { types: all[0].numbers, streams: all[1].numbers, one: [one.events.length, numbers(one.events.slice(-10))] }
})

define('subscribe: 120 at once on one client', async (t) => {
  await t.append(t.stream('warm-up'), t.event())
  const client = t.newClient()
  await client.capabilities
  const watchers = Array.from({ length: 120 }, () =>
    t.watch(client.subscribeToStream(t.stream(), { fromRevision: END })),
  )
  await sleep(2_500)
  const confirmed = watchers.filter((w) => w.confirmations).length
  const append = await settled(1_500, client.appendToStream(t.stream(), t.event()))
  await Promise.all(watchers.slice(0, 60).map((w) => w.stop()))
  await sleep(1_500)
  return {
    confirmed,
    errors: watchers.filter((w) => w.error).length,
    appendOnThatClient: append,
    confirmedAfterSixtyStopped: watchers.filter((w) => w.confirmations).length,
  }
})

define('unsubscribe: nothing comes afterwards, the subscription ends without an error', async (t) => {
  const w = t.watch(t.client.subscribeToAll({ fromPosition: END, filter: typed(t) }))
  await w.caughtUp()
  await t.append(t.stream(), t.event(0))
  await w.seen(1)
  const subscription = t.client.subscribeToStream(t.stream())
  const loop = attempt(
    async () => {
      for await (const _ of subscription);
    },
    () => 'ended',
  )
  await sleep(SETTLE_MS)
  await w.stop()
  await subscription.unsubscribe()
  await sleep(SETTLE_MS)
  await t.append(t.stream(), t.event(1))
  await sleep(SETTLE_MS)
  return {
    numbers: w.numbers,
    ended: w.ended,
    closed: w.closed,
    error: w.error ? facts(w.error) : 'none',
    aForAwaitThatWaited: await within(1_000, loop).catch(() => 'waits on'),
  }
})

define('unsubscribe: break in a for await, and the client goes on', async (t) => {
  await t.append(t.stream(), t.events(100))
  const got = await collect(t.client.subscribeToStream(t.stream()), 3)
  return {
    numbers: numbers(got),
    andThen: await attempt(t.append(t.stream(), t.event(100))),
    again: numbers(await collect(t.client.subscribeToStream(t.stream(), { fromRevision: 2n }), 3)),
  }
})

// ---------------------------------------------------------------------------------------------- slow consumers

define('slow consumer: 2,000 events of history in $all, none lost, in order', async (t) => {
  const fence = await t.fence()
  for (let k = 0; k < 5; k++) await t.append(t.stream(), t.events(400, { from: 400 * k, pad: 1_000 }))
  const items = []
  for await (const item of t.client.subscribeToAll({ fromPosition: fence, filter: typed(t) })) {
    items.push(item)
    if (items.length % 25 === 0) await sleep(10)
    if (items.length === 2_000) break
  }
  return numbers(items)
})

define('slow consumer: one that stops reading while live is dropped, and goes on from its last event', async (t) => {
  const fence = await t.fence()
  const subscription = t.client.subscribeToAll({ fromPosition: END, filter: typed(t) })
  let error
  subscription.on('error', (e) => (error ??= e))
  await new Promise((resolve) => subscription.once('caughtUp', resolve))
  const total = 2_000
  for (let i = 0; i < total; i += 20) await t.append(t.stream(), t.events(20, { from: i, pad: 2_000 }))
  await sleep(SETTLE_MS)
  const items = []
  await within(
    3_000,
    (async () => {
      for await (const item of subscription) if (items.push(item) === total) break
    })(),
  ).catch(() => {})
  const fromPosition = items.at(-1)?.event.position ?? fence
  const rest =
    items.length < total
      ? await collect(t.client.subscribeToAll({ fromPosition, filter: typed(t) }), total - items.length)
      : []
  return {
    dropped: items.length < total,
    error: error ? facts(error) : 'none',
    allTogether: numbers([...items, ...rest]),
  }
})

define('slow consumer: caughtUp is told before the consumer has had its events', async (t) => {
  await t.append(t.stream(), t.events(20))
  const subscription = t.client.subscribeToStream(t.stream())
  let seen = 0
  let seenAtCaughtUp
  subscription.on('caughtUp', () => (seenAtCaughtUp ??= seen))
  for await (const _ of subscription) {
    seen++
    await sleep(20)
    if (seen === 20) break
  }
  return { consumerWasBehind: seenAtCaughtUp < 20 }
})

// ---------------------------------------------------------------------------------------------- checkpoints

const ordinal = (n) => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')} event`

/** A position in words: which of `positions` it is at (the fence is number 0). */
function told(checkpoint, positions) {
  const at = positions.findIndex((p) => p.commit === checkpoint.commit)
  const where =
    at >= 0
      ? at === 0
        ? 'the start'
        : ordinal(at)
      : `after ${ordinal(positions.filter((p) => before(p, checkpoint)).length - 1)}`
  return checkpoint.prepare === checkpoint.commit
    ? where
    : `${where} (prepare ${checkpoint.prepare === 0n ? '0' : 'differs'})`
}

const briefly = (list) =>
  list.length <= 6 ? list : [...list.slice(0, 4), `... ${list.length - 6} more ...`, ...list.slice(-2)]

/**
 * Appends `count` events, every `nth` of a type that the filter lets through, and subscribes to them as history
 * (from the event before the first) or live (from END). Tells the checkpoints until caughtUp, or live until all came.
 */
const checkpoints = (t, { count, nth = 1, interval = 1, window, live = false }) =>
  t.undisturbed(async () => {
    const label = randomUUID().slice(0, 8)
    const stream = t.stream(label)
    const [hit, miss] = [t.type(`${label}-hit`), t.type(`${label}-miss`)]
    const events = Array.from({ length: count }, (_, k) =>
      t.event(k + 1, { type: nth !== 0 && (k + 1) % nth === 0 ? hit : miss }),
    )
    const hits = nth === 0 ? 0 : Math.floor(count / nth)
    const fence = await t.fence()
    const reached = []
    const filter = eventTypeFilter({
      prefixes: [hit],
      checkpointInterval: interval,
      ...(window && { maxSearchWindow: window }),
      checkpointReached: async (_, p) => {
        reached.push(p)
      },
    })
    let w
    if (live) {
      w = t.watch(t.client.subscribeToAll({ fromPosition: END, filter }))
      await w.caughtUp()
      for (let i = 0; i < count; i += 20) {
        await t.append(stream, events.slice(i, i + 20))
        await w.seen(nth === 0 ? 0 : Math.floor(Math.min(i + 20, count) / nth))
      }
      await sleep(SETTLE_MS)
    } else {
      await t.append(stream, events)
      w = t.watch(t.client.subscribeToAll({ fromPosition: fence, filter }))
      await w.caughtUp()
      await w.seen(hits)
    }
    await w.stop()
    const all = [fence, ...(await collect(t.client.readStream(stream))).map(({ event }) => event.position)]
    return {
      delivered: w.events.length,
      checkpoints: reached.length,
      at: briefly(reached.map((p) => told(p, all))),
      ...(!increasing(reached) && { increasing: false }),
    }
  })

const each = async (options, run) => {
  const outcome = {}
  for (const [label, option] of Object.entries(options)) outcome[label] = await run(option)
  return outcome
}

for (const live of [false, true]) {
  const when = live ? 'live' : 'history'
  for (const interval of [1, 10]) {
    define(`checkpoints, ${when}: interval ${interval}, all let through`, (t) =>
      each({ '5 events': 5, '32 events': 32, '100 events': 100, '400 events': 400, '2000 events': 2_000 }, (count) =>
        checkpoints(t, { count, interval, live }),
      ),
    )
  }
  define(`checkpoints, ${when}: 400 events, interval 1, few let through`, (t) =>
    each({ none: 0, 'every 50th': 50 }, (nth) => checkpoints(t, { count: 400, nth, live })),
  )
  define(`checkpoints, ${when}: other windows (maxSearchWindow)`, (t) =>
    each(
      {
        '12 events, window 1': { count: 12, window: 1 },
        '12 events, window 3, interval 2, every 4th let through': { count: 12, window: 3, interval: 2, nth: 4 },
        '400 events, window 100': { count: 400, window: 100 },
        '400 events, window 100, none let through': { count: 400, window: 100, nth: 0 },
      },
      (options) => checkpoints(t, { ...options, live }),
    ),
  )
}

define('checkpoints: history counts on into live', (t) =>
  t.undisturbed(async (attempt) => {
    const type = t.type(`hit${attempt}-`)
    const fence = await t.fence()
    const reached = []
    await t.append(t.stream(`s${attempt}`), t.events(20, { type }))
    const w = t.watch(
      t.client.subscribeToAll({
        fromPosition: fence,
        filter: eventTypeFilter({
          prefixes: [type],
          checkpointReached: async (_, p) => {
            reached.push(p)
          },
        }),
      }),
    )
    await w.caughtUp()
    await t.append(t.stream(`s${attempt}`), t.events(20, { type, from: 20 }))
    await w.seen(40)
    await sleep(SETTLE_MS)
    await w.stop()
    return { checkpoints: reached.map((p) => told(p, [fence, ...w.events.map(({ event }) => event.position)])) }
  }),
)

define('checkpoints: to go on from any of them loses nothing and repeats nothing', (t) =>
  t.undisturbed(async (attempt) => {
    const [hit, miss] = [t.type(`hit${attempt}-`), t.type(`miss${attempt}-`)]
    const fence = await t.fence()
    await t.append(
      t.stream(`s${attempt}`),
      Array.from({ length: 300 }, (_, k) => t.event(k + 1, { type: (k + 1) % 45 === 0 ? hit : miss })),
    )
    const marks = []
    let delivered = 0
    const subscription = t.client.subscribeToAll({
      fromPosition: fence,
      filter: eventTypeFilter({
        prefixes: [hit],
        maxSearchWindow: 7,
        checkpointReached: async (_, p) => {
          marks.push({ p, delivered })
        },
      }),
    })
    const convert = subscription.convertGrpcEvent // the only place that sees events in the order of the wire
    subscription.convertGrpcEvent = (event) => {
      delivered++
      return convert(event)
    }
    const w = t.watch(subscription)
    await w.caughtUp()
    await w.seen(6)
    const wrong = []
    for (const mark of marks) {
      const again = t.watch(
        t.client.subscribeToAll({ fromPosition: mark.p, filter: eventTypeFilter({ prefixes: [hit] }) }),
      )
      await again.caughtUp()
      await again.seen(6 - mark.delivered)
      if (again.events.length !== 6 - mark.delivered) wrong.push({ after: mark.delivered, got: again.numbers })
      await again.stop()
    }
    await w.stop()
    return { checkpoints: marks.length, deliveredBeforeEach: compact(marks.map((mark) => mark.delivered)), wrong }
  }),
)

define('checkpoints: told before the consumer has had the events before them', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.events(8))
  let seen = 0
  const seenAt = []
  for await (const _ of t.client.subscribeToAll({
    fromPosition: fence,
    filter: eventTypeFilter({
      prefixes: [t.type()],
      maxSearchWindow: 1,
      checkpointReached: async () => {
        seenAt.push(seen)
      },
    }),
  })) {
    seen++
    await sleep(30)
    if (seen === 8) break
  }
  return { checkpoints: seenAt.length, consumerWasBehindAtTheFifth: seenAt[4] < 5 }
})

define('checkpoints: an error in checkpointReached', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.events(100))
  const w = t.watch(
    t.client.subscribeToAll({
      fromPosition: fence,
      filter: eventTypeFilter({
        prefixes: [t.type()],
        checkpointReached: async () => {
          throw new Error('mine')
        },
      }),
    }),
  )
  await sleep(1_500)
  return { delivered: w.events.length, error: w.error ? facts(w.error) : 'none', unhandledRejections: t.strays.length }
})

define('checkpoints: an interval or a window of 0', async (t) => ({
  interval: await attempt(() =>
    t.client.subscribeToAll({ filter: eventTypeFilter({ prefixes: ['x'], checkpointInterval: 0 }) }),
  ),
  window: await attempt(() =>
    t.client.subscribeToAll({ filter: eventTypeFilter({ prefixes: ['x'], maxSearchWindow: 0 }) }),
  ),
}))

// ---------------------------------------------------------------------------------------------- deleting

define('delete: soft delete, then read, append, read', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.events(3))
  const deleted = await t.client.deleteStream(t.stream())
  const read = await reading(t.client.readStream(t.stream()))
  const backwards = await reading(t.client.readStream(t.stream(), { direction: BACKWARDS, fromRevision: END }))
  const metadata = (await t.client.getStreamMetadata(t.stream())).metadata
  return {
    answersAPosition: deleted.position !== undefined,
    read,
    backwards,
    metadata,
    append: await attempt(t.append(t.stream(), t.events(2, { from: 3 }), { expectedRevision: NO_STREAM })),
    afterwards: await reading(t.client.readStream(t.stream())),
    metadataAfterwards: (await t.client.getStreamMetadata(t.stream())).metadata,
    all: (await t.allAfter(fence))
      .filter((event) => t.owns(event))
      .map((event) => [event.type.replace(t.prefix, ''), event.revision]),
  }
})

define('delete: what may be appended to a soft deleted stream', async (t) => {
  const after = async (label, expectedRevision) => {
    await t.append(t.stream(label), t.events(3))
    await t.client.deleteStream(t.stream(label))
    return {
      append: await attempt(t.append(t.stream(label), t.event(3), { expectedRevision })),
      read: await reading(t.client.readStream(t.stream(label))),
    }
  }
  return {
    noStream: await after('no-stream', NO_STREAM),
    any: await after('any', ANY),
    streamExists: await after('stream-exists', STREAM_EXISTS),
    lastRevision: await after('last', 2n),
    earlierRevision: await after('earlier', 1n),
    laterRevision: await after('later', 5n),
  }
})

define('delete: the ids of a soft deleted stream again', async (t) => {
  const events = t.events(2)
  await t.append(t.stream(), events, { expectedRevision: NO_STREAM })
  await t.client.deleteStream(t.stream())
  return {
    noStream: await attempt(t.append(t.stream(), events, { expectedRevision: NO_STREAM })),
    read: await reading(t.client.readStream(t.stream())),
  }
})

define('delete: expected revisions, a missing stream, twice', async (t) => {
  await t.append(t.stream(), t.events(3))
  const remove = (stream, expectedRevision) => attempt(t.client.deleteStream(stream, { expectedRevision }))
  return {
    wrong: await remove(t.stream(), 0n),
    noStream: await remove(t.stream(), NO_STREAM),
    right: await remove(t.stream(), 2n),
    again: await remove(t.stream(), ANY),
    missingAny: await remove(t.stream('missing'), ANY),
    missingNoStream: await remove(t.stream('missing'), NO_STREAM),
    missingExact: await remove(t.stream('missing'), 3n),
  }
})

define('tombstone: then read, append, delete, and in $all', async (t) => {
  const fence = await t.fence()
  await t.append(t.stream(), t.events(3))
  const put = (expectedRevision, extra) => attempt(t.append(t.stream(), t.event(3), { expectedRevision, ...extra }))
  return {
    wrong: await attempt(t.client.tombstoneStream(t.stream(), { expectedRevision: 0n })),
    tombstone: await attempt(t.client.tombstoneStream(t.stream(), { expectedRevision: 2n })),
    read: await reading(t.client.readStream(t.stream())),
    backwards: await reading(t.client.readStream(t.stream(), { direction: BACKWARDS, fromRevision: END })),
    any: await put(ANY),
    noStream: await put(NO_STREAM),
    exact: await put(2n),
    streamExists: await put(STREAM_EXISTS),
    appendCall: await put(ANY, APPEND_CALL),
    deleteAgain: await attempt(t.client.deleteStream(t.stream())),
    tombstoneAgain: await attempt(t.client.tombstoneStream(t.stream())),
    metadata: await attempt(t.client.getStreamMetadata(t.stream()), (result) => Object.keys(result)),
    setMetadata: await attempt(t.client.setStreamMetadata(t.stream(), { maxCount: 1 })),
    missingStream: await attempt(t.client.tombstoneStream(t.stream('missing'), { expectedRevision: NO_STREAM })),
    all: (await t.allAfter(fence))
      .filter((event) => t.owns(event))
      .map((event) => [event.type.replace(t.prefix, ''), event.revision, event.isJson]),
  }
})

// ---------------------------------------------------------------------------------------------- metadata of a stream

define('metadata: none, set, read back, with expected revisions', async (t) => {
  await t.append(t.stream(), t.event())
  const tell = (result) => ({
    metadata: result.metadata,
    metastreamRevisionIsARevision: result.metastreamRevision === undefined ? 'none' : result.metastreamRevision < 10n,
  })
  const set = (metadata, expectedRevision) =>
    attempt(t.client.setStreamMetadata(t.stream(), metadata, { expectedRevision }))
  return {
    none: await attempt(t.client.getStreamMetadata(t.stream()), tell),
    first: await set(
      { maxCount: 7, maxAge: 60, truncateBefore: 0, cacheControl: 5, acl: { readRoles: ['a'] }, mine: { deep: [1] } },
      NO_STREAM,
    ),
    wrong: await set({ maxCount: 8 }, NO_STREAM),
    second: await set({ mine: 2 }, 0n),
    readBack: await attempt(t.client.getStreamMetadata(t.stream()), tell),
    metastreamRevisions: revisions(await collect(t.client.readStream(`$$${t.stream()}`))),
    ofMissingStream: await attempt(t.client.setStreamMetadata(t.stream('missing'), { maxCount: 1 })),
    missingStreamRead: await reading(t.client.readStream(t.stream('missing'))),
    missingStreamExists: await attempt(t.append(t.stream('missing'), t.event(), { expectedRevision: STREAM_EXISTS })),
  }
})

define('metadata: truncateBefore, in the middle and past the end', async (t) => {
  await t.append(t.stream(), t.events(10))
  const read = () =>
    reading(t.client.readStream(t.stream()), (items) => compact(items.map(({ event }) => event.revision)))
  await t.client.setStreamMetadata(t.stream(), { truncateBefore: 6 })
  const middle = await read()
  await t.client.setStreamMetadata(t.stream(), { truncateBefore: 10 })
  const end = await read()
  await t.client.setStreamMetadata(t.stream(), { truncateBefore: 12 })
  const past = await read()
  await t.client.setStreamMetadata(t.stream(), {})
  return {
    middle,
    end,
    past,
    takenBack: await read(),
    append: await attempt(t.append(t.stream(), t.event(10), { expectedRevision: 9n })),
  }
})

// ---------------------------------------------------------------------------------------------- deadlines and lost connections

const ADDRESS = /^(.*?:\/\/(?:[^@/]*@)?)([^:/?,]+)(?::(\d+))?/
const [, , serverHost, serverPort = '2113'] = ADDRESS.exec(connectionString) ?? []
const through = (port) => connectionString.replace(ADDRESS, (_, scheme) => `${scheme}127.0.0.1:${port}`)

/** A TCP relay to the server that can be cut, or made to hold back what the server answers. */
async function relay(t) {
  const pairs = new Set()
  let holding = false
  const server = net.createServer((down) => {
    const up = net.connect(Number(serverPort), serverHost)
    const pair = { down, up }
    pairs.add(pair)
    for (const socket of [down, up]) socket.on('error', () => {})
    down.pipe(up)
    up.on('data', (chunk) => {
      if (!holding) down.write(chunk)
    })
    up.on('end', () => down.end())
    for (const socket of [down, up])
      socket.on('close', () => {
        pairs.delete(pair)
        down.destroy()
        up.destroy()
      })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const { down, up } of pairs) {
      down.destroy()
      up.destroy()
    }
  }
  t.closers.push(() => {
    cut()
    server.close()
  })
  return {
    client: t.newClient(through(server.address().port)),
    cut,
    hold: (on) => (holding = on),
    stop: () => {
      cut()
      server.close()
    },
  }
}

async function unusedPort() {
  const server = net.createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

define('deadline: one that has passed already', async (t) => {
  await t.append(t.stream(), t.event())
  return {
    append: await attempt(t.append(t.stream(), t.event(1), { deadline: -10_000 })),
    appendCall: await attempt(t.append(t.stream(), t.event(1), { deadline: -10_000, ...APPEND_CALL })),
    delete: await attempt(t.client.deleteStream(t.stream('other'), { deadline: -10_000 })),
    read: await reading(t.client.readStream(t.stream(), { deadline: -10_000 })),
    afterwards: await reading(t.client.readStream(t.stream())),
  }
})

define('unreachable: nobody listens', async (t) => {
  const client = t.newClient(through(await unusedPort()))
  const subscribe = () => new Promise((_, reject) => client.subscribeToAll().on('error', reject).resume())
  return {
    append: await timed(attempt(client.appendToStream('x', t.event()))),
    appendWithDeadline: await timed(attempt(client.appendToStream('x', t.event(), { deadline: 500 }))),
    read: await timed(reading(client.readStream('x'))),
    subscribe: await timed(attempt(subscribe)),
  }
})

define('unreachable: somebody listens and never answers', async (t) => {
  const server = net.createServer((socket) => socket.on('error', () => {}))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.closers.push(() => server.close())
  const client = t.newClient(through(server.address().port))
  const [append, appendWithDeadline, read] = await Promise.all([
    settled(4_000, client.appendToStream('x', t.event())),
    settled(4_000, client.appendToStream('x', t.event(), { deadline: 500 })),
    within(4_000, reading(client.readStream('x'))).catch(() => 'pending'),
  ])
  return { append, appendWithDeadline, read }
})

define('lost connection: a live subscription ends with an error, the client goes on', async (t) => {
  const way = await relay(t)
  const w = t.watch(way.client.subscribeToAll({ fromPosition: END, filter: typed(t) }))
  await w.caughtUp()
  await t.append(t.stream(), t.event(0))
  await w.seen(1)
  const other = way.client.subscribeToStream(t.stream())
  const caughtUp = new Promise((resolve) => other.once('caughtUp', resolve))
  const loop = attempt(
    async () => {
      for await (const _ of other);
    },
    () => 'ended',
  )
  await caughtUp
  way.cut()
  await w.until((x) => x.error || x.ended)
  await sleep(SETTLE_MS)
  await t.append(t.stream(), t.event(1))
  const later = t.watch(way.client.subscribeToAll({ fromPosition: w.events[0].event.position, filter: typed(t) }))
  await later.until((x) => x.events.length || x.error)
  const tell = (x) => ({ numbers: x.numbers, error: x.error ? facts(x.error) : 'none' })
  return {
    first: { ...tell(w), ended: w.ended },
    aForAwait: await loop,
    resubscribed: tell(later),
    append: await attempt(way.client.appendToStream(t.stream(), t.event(2))),
  }
})

define('lost connection: the answer to an append is lost, the retry finds it done', async (t) => {
  const way = await relay(t)
  await way.client.appendToStream(t.stream('warm-up'), t.event())
  const events = t.events(2)
  way.hold(true)
  const first = attempt(way.client.appendToStream(t.stream(), events, { expectedRevision: NO_STREAM }))
  while (!t.over && (await collect(t.client.readStream(t.stream())).catch(() => [])).length < 2) await sleep(20)
  way.cut()
  way.hold(false)
  return {
    first: await first,
    retry: await attempt(way.client.appendToStream(t.stream(), events, { expectedRevision: NO_STREAM })),
    retryWithNewIds: await attempt(way.client.appendToStream(t.stream(), t.events(2), { expectedRevision: NO_STREAM })),
    stored: (await collect(t.client.readStream(t.stream()))).length,
  }
})

define('lost connection: an append without an answer and a deadline of 500 ms', async (t) => {
  const way = await relay(t)
  await way.client.appendToStream(t.stream('warm-up'), t.event())
  way.hold(true)
  return {
    batchAppend: await settled(3_000, way.client.appendToStream(t.stream('a'), t.event(), { deadline: 500 })),
    appendCall: await settled(
      3_000,
      way.client.appendToStream(t.stream('b'), t.event(), { deadline: 500, ...APPEND_CALL }),
    ),
    read: await within(2_000, reading(way.client.readStream(t.stream('warm-up'), { deadline: 500 }))).catch(
      () => 'pending',
    ),
  }
})

define('lost connection: appends under way on another client of the process are rejected too', async (t) => {
  const [lost, held] = [await relay(t), await relay(t)]
  for (const way of [lost, held]) await way.client.appendToStream(t.stream('warm-up'), t.event())
  held.hold(true)
  lost.hold(true)
  const onHeld = settled(3_000, held.client.appendToStream(t.stream('held'), t.event()))
  const onLost = attempt(lost.client.appendToStream(t.stream('lost'), t.event()))
  await sleep(SETTLE_MS)
  lost.cut()
  return { onLost: await onLost, onHeld: await onHeld }
})

await main()
