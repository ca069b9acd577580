import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { type EventLog, LOG_START, type LoggedEvent } from '#eventlog/port'
import type { Receipt } from '#registry/port'
import { type Random, randomOf } from '#sample/random'
import { openStores } from '#stores/open'
import { ok } from '#test/support/stores/outcome'
import { type Caller, type Intention, intentionsIn, KINDS, type Kind, nameOf } from './intentions.js'
import { type Pair, type ServedPair, startWorker, upToDate, verified } from './pairs.js'
import { launch } from './program.js'
import { type Answered, judge } from './receipt-findings.js'
import { readyLine } from './service.js'

// Clients who send the same intentions to servers that are killed: each has its effect once, and its answer for ever.

const CLIENTS = 16
/** Intentions that are under way at once: those of a killed server wait 15 seconds until they may be tried again. */
const UNDER_WAY = 64
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 1_000
/** An intention that is not answered for so long is lost. */
const LOST_AFTER_MS = 600_000
/** Whoever is not killed has answered after so long. */
const ANSWERED_MS = 3_000
/** The longest wait for an append while the registry stands still. */
const STANDS_STILL_MS = 200
const MOST_ATTEMPTS = 20
const LONGEST_WAIT_MS = 60_000

/** A pair of stores, and what a trial needs to see of them. */
export interface Tried {
  readonly pair: Pair
  readonly receipts: () => Promise<readonly Receipt[]>
  /** Calls back when something was appended that has no answer in its receipt yet, or after some time. */
  readonly afterAppend: (act: () => Promise<void>) => Promise<void>
}

/** Stops all writes to the registry until something is appended and its process killed. */
export const triedOnSqlite = (pair: Pair): Tried => {
  const file = join(pair.data, 'registry.db')
  return {
    pair,
    receipts: async () => {
      const db = new Database(file, { readonly: true })
      try {
        return db
          .prepare<[], Receipt>(
            `SELECT receipt_id AS receiptId, workspace_id AS workspaceId, caller_id AS callerId, key, digest,
              taken_at AS takenAt, tried_at AS triedAt, answer FROM receipts`,
          )
          .all()
      } finally {
        db.close()
      }
    },
    afterAppend: async (act) => {
      const db = new Database(file, { timeout: 10_000 })
      try {
        for (let attempt = 1; ; attempt += 1) {
          db.exec('BEGIN IMMEDIATE')
          try {
            // Who has taken a receipt before appends now, and waits with its answer; others wait until they may take one.
            if ((await isAppended(pair.eventLog)) || attempt === MOST_ATTEMPTS) return await act()
          } finally {
            db.exec('ROLLBACK')
          }
          // So that others come on meanwhile, to different places.
          await sleep(5 + 3 * (attempt % 8))
        }
      } finally {
        db.close()
      }
    },
  }
}

/** Waits until something is appended, for some time. */
const isAppended = async (eventLog: EventLog): Promise<boolean> => {
  const before = await ok(eventLog.end())
  const until = performance.now() + STANDS_STILL_MS
  while (performance.now() < until) {
    if ((await ok(eventLog.end())) !== before) return true
    await new Promise(setImmediate)
  }
  return false
}

/** Kills within the call by which the server of the log is told of an append, before it answers. */
export const triedOnServers = (pair: ServedPair): Tried => ({
  pair,
  receipts: () => pair.documents.db().collection<Receipt>('receipts').find().toArray(),
  afterAppend: (act) =>
    new Promise((resolve, reject) => {
      let isDone = false
      const once = (): void => {
        if (isDone) return
        isDone = true
        stopWatching()
        clearTimeout(timer)
        act().then(resolve, reject)
      }
      const timer = setTimeout(once, LONGEST_WAIT_MS)
      const stopWatching = pair.eventStore.log().watch(once)
    }),
})

/** What a trial found. The lists are empty where everything is right. */
export interface Found {
  readonly seed: number
  readonly tries: number
  readonly kinds: Readonly<Record<Kind, number>>
  readonly requests: number
  /** Requests whose connection broke, and those that were told to come again. */
  readonly broken: number
  readonly unavailable: number
  readonly inProgress: number
  readonly kills: number
  /** Kills after which the effect of at least one try stood in the log, and no answer in its receipt. */
  readonly killsBetween: number
  /** Tries that were broken off after their effect, and before it. */
  readonly triesBetween: number
  readonly triesBefore: number
  readonly conflicts: number
  readonly replays: number
  readonly effects: number
  readonly duplicates: readonly string[]
  readonly lost: readonly string[]
  readonly wrong: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
type Sent = { readonly status: number; readonly body: any } | null

/** Sends a body to a port; null where the connection breaks before there is an answer. */
const post = (
  port: number,
  { path, headers }: Caller,
  intention: Intention,
  body: object,
  agent: Agent,
): Promise<Sent> =>
  new Promise((resolve) => {
    const all = { ...headers(port), 'idempotency-key': intention.key }
    const options = { host: '127.0.0.1', port, path: path + intention.statement, method: 'POST', headers: all, agent }
    const sending = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => resolve(null))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      )
    })
    sending.on('error', () => resolve(null))
    sending.end(JSON.stringify(body))
  })

/** Lets so many act at once. */
const turnsOf = (free: number) => {
  const waiting: (() => void)[] = []
  return async <A>(act: () => Promise<A>): Promise<A> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}

/** Two servers of which one or both are killed and started again. */
const servers = async ({ data, env }: Pair) => {
  const serve = async () => {
    const rate = ['--rate', 'scale=1000000']
    const args = ['serve', '--no-worker', '--port', '0', '--json', ...rate, '--data', data]
    const process = launch(args, { env })
    const { baseUrl } = await readyLine<{ baseUrl: string }>(process)
    return { process, port: Number(new URL(baseUrl).port) }
  }
  const all = await Promise.all([serve(), serve()])
  return {
    portAt: (random: Random) => all[random() < 0.5 ? 0 : 1]?.port ?? 0,
    kill: async (which: readonly number[]): Promise<void> => {
      await Promise.all(all.filter((_, i) => which.includes(i)).map(({ process }) => process.end('SIGKILL')))
    },
    start: async (which: readonly number[]) => {
      await Promise.all(
        which.map(async (one) => {
          all[one] = await serve()
        }),
      )
    },
    stop: () => Promise.all(all.map(({ process }) => process.end('SIGTERM'))),
  }
}

/** The events that requests stated, by receipt, read on with each call. */
const effectsIn = (eventLog: EventLog) => {
  const byReceipt = new Map<string, LoggedEvent[]>()
  let after = LOG_START
  let reading: Promise<unknown> = Promise.resolve()
  const readOn = async (): Promise<ReadonlyMap<string, readonly LoggedEvent[]>> => {
    for (;;) {
      const page = await ok(eventLog.readAll(after, 2_000))
      for (const event of page) {
        const { causationId } = event.metadata as { causationId?: string }
        if (causationId !== undefined) byReceipt.set(causationId, [...(byReceipt.get(causationId) ?? []), event])
      }
      after = page.at(-1)?.position ?? after
      if (page.length === 0) return byReceipt
    }
  }
  return () => {
    const read = reading.then(readOn)
    reading = read
    return read
  }
}

/** Counts the tries that kills have broken off. */
const brokenOff = (receipts: Tried['receipts'], effects: ReturnType<typeof effectsIn>) => {
  const tries = new Map<string, 'between' | 'before'>()
  let killsBetween = 0
  return {
    /** Counts those of one kill, once whoever was not killed has answered. */
    count: async (killedAt: string): Promise<void> => {
      await sleep(ANSWERED_MS)
      const unanswered = (await receipts()).filter((one) => one.answer === null && one.triedAt <= killedAt)
      const stated = await effects()
      let found = 0
      for (const { receiptId, triedAt } of unanswered) {
        const name = `${receiptId} ${triedAt}`
        if (tries.has(name)) continue
        tries.set(name, stated.has(receiptId) ? 'between' : 'before')
        if (stated.has(receiptId)) found += 1
      }
      if (found > 0) killsBetween += 1
    },
    counted: () => {
      const all = [...tries.values()]
      const triesBetween = all.filter((when) => when === 'between').length
      return { killsBetween, triesBetween, triesBefore: all.length - triesBetween }
    },
  }
}

/** Has clients send intentions while servers are killed, and looks at all that is there afterwards. */
export const tryReceipts = async (
  { pair, receipts, afterAppend }: Tried,
  { tries, kills, seed }: { readonly tries: number; readonly kills: number; readonly seed: number },
): Promise<Found> => {
  const random = randomOf(seed)
  // This process opens the stores that the others do.
  Object.assign(process.env, pair.env)
  const stores = await ok(openStores(pair.data))
  const intentions = await intentionsIn(stores, tries, random)
  const worker = startWorker(pair)
  await upToDate(pair, worker)
  const running = await servers(pair)
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const inTurn = turnsOf(CLIENTS)
  const counts = { requests: 0, broken: 0, unavailable: 0, inProgress: 0, conflicts: 0, replays: 0 }
  const [lost, wrong]: [string[], string[]] = [[], []]

  /** Sends until there is an answer, with pauses that become longer. */
  const sendUntilAnswered = async (intention: Intention, body: object, copy: number): Promise<Sent> => {
    const caller = intention.callers[copy % intention.callers.length] as Caller
    const until = performance.now() + LOST_AFTER_MS
    for (let pause = FIRST_PAUSE_MS; performance.now() < until; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const sent = await inTurn(() => post(running.portAt(random), caller, intention, body, agent))
      counts.requests += 1
      if (sent === null) counts.broken += 1
      else if (sent.status === 503) counts.unavailable += 1
      else if (sent.body.error?.code === 'operation_in_progress') counts.inProgress += 1
      else return sent
      await sleep(pause)
    }
    return null
  }
  const expectStatus = (intention: Intention, what: string, sent: Sent, status: number, code?: string): void => {
    if (sent === null) lost.push(`${nameOf(intention)}: ${what} is not answered`)
    else if (sent.status !== status || (code !== undefined && sent.body.error?.code !== code))
      wrong.push(`${nameOf(intention)}: ${what} is answered with ${sent.status} ${JSON.stringify(sent.body)}`)
  }
  const copiesOf = ({ copies }: Intention): readonly number[] => Array.from({ length: copies }, (_, copy) => copy)

  let settled = 0
  const carryOut = async (intention: Intention): Promise<Answered> => {
    const { refused, other, body } = intention
    if (refused !== null)
      await Promise.all(
        copiesOf(intention).map(async (copy) =>
          expectStatus(intention, 'what is refused', await sendUntilAnswered(intention, refused, copy), 400),
        ),
      )
    const answers: Answered['answers'][number][] = []
    const others: Promise<void>[] = []
    const sendOther = async (copy: number): Promise<void> => {
      const sent = await sendUntilAnswered(intention, other ?? {}, copy)
      counts.conflicts += 1
      expectStatus(intention, 'what is different', sent, 409, 'idempotency_conflict')
    }
    await Promise.all(
      copiesOf(intention).map(async (copy) => {
        const sent = await sendUntilAnswered(intention, body, copy)
        expectStatus(intention, 'a repetition', sent, 200)
        if (sent?.status !== 200) return
        answers.push(sent.body)
        // Under a key that is used while others still send it.
        if (answers.length === 1 && other !== null) others.push(sendOther(0), sendOther(1))
      }),
    )
    await Promise.all(others)
    settled += 1
    return { intention, answers }
  }

  const effects = effectsIn(pair.eventLog)
  const broken = brokenOff(receipts, effects)
  let killed = 0
  const counting: Promise<void>[] = []
  /** Kills one server or both: just after an append, or at any instant. */
  const killOne = async (n: number): Promise<void> => {
    const isPlanted = n % 3 !== 1
    // Both, so that it is the one that has appended; one alone, so that the other goes on.
    const which = n % 3 === 0 || random() < 0.2 ? [0, 1] : [random() < 0.5 ? 0 : 1]
    if (isPlanted) await afterAppend(() => running.kill(which))
    else {
      await sleep(random() * 30)
      await running.kill(which)
    }
    killed += 1
    counting.push(broken.count(new Date().toISOString()))
    await running.start(which)
  }

  const done: Answered[] = []
  const killAll = async (): Promise<void> => {
    for (let n = 0; n < kills; n += 1) {
      while (settled < ((n + 0.3) * tries) / (kills + 1)) await sleep(5)
      await killOne(n)
    }
  }
  const inWindow = turnsOf(UNDER_WAY)
  const sendAll = Promise.all(
    intentions.map((intention) => inWindow(async () => void done.push(await carryOut(intention)))),
  )
  await Promise.all([sendAll, killAll()])
  await Promise.all(counting)

  // Long after, each gets its answer again.
  await Promise.all(
    done.map(async ({ intention, answers }) => {
      const sent = await sendUntilAnswered(intention, intention.body, 0)
      expectStatus(intention, 'a late repetition', sent, 200)
      if (sent?.status === 200) answers.push(sent.body)
      counts.replays += answers.length - 1
    }),
  )
  agent.destroy()
  await running.stop()
  await upToDate(pair, worker)
  await worker.end('SIGTERM')
  for (const difference of (await verified(pair)) as readonly object[]) wrong.push(JSON.stringify(difference))

  const judged = judge(done, await receipts(), await effects())
  stores.close()
  for (const name of Object.keys(pair.env)) delete process.env[name]
  return {
    seed,
    tries: done.length,
    kinds: Object.fromEntries(
      KINDS.map((kind) => [kind, done.filter(({ intention }) => intention.kind === kind).length]),
    ) as Record<Kind, number>,
    ...counts,
    kills: killed,
    ...broken.counted(),
    effects: judged.effects,
    duplicates: judged.duplicates,
    lost: [...lost, ...judged.lost],
    wrong: [...wrong, ...judged.wrong],
  }
}
