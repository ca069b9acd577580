import type { Client } from '@workspace-delivery-intelligence/client'
import { type Answer, ask, type OperationId, type Parameters, type Reply } from './ask.js'

/** The milliseconds for which an answer is shown again without asking. It is kept in the tab's memory only. */
const FRESH_MS = 30_000
const MOST_KEPT = 200
/** The milliseconds between two checks for open questions. */
const QUIET_MS = 50

interface Kept {
  readonly reply: Promise<Reply<OperationId>>
  readonly controller: AbortController
  at: number
  /** Set once the reply is there. */
  settled: Reply<OperationId> | null
  /** The number of callers that wait for it; it is aborted when none is left. */
  waiting: number
}

/** The key under which the answer to a question is kept. */
export const questionKey = (id: OperationId, parameters: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(parameters)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${id} ${JSON.stringify(given)}`
}

/** Asks each question once at a time, for all parts of a page that want its answer, and keeps answers for a moment. */
export class Answers {
  readonly #client: Client
  readonly #onUnauthenticated: () => void
  readonly #kept = new Map<string, Kept>()

  /** @param onUnauthenticated called where an answer says that nobody is signed in. */
  constructor(client: Client, onUnauthenticated: () => void) {
    this.#client = client
    this.#onUnauthenticated = onUnauthenticated
  }

  /** The answer, if it is there and fresh. */
  fresh<Id extends OperationId>(id: Id, parameters: Parameters<Id>): Reply<Id> | null {
    const kept = this.#kept.get(questionKey(id, parameters))
    return kept !== undefined && this.#isFresh(kept) ? (kept.settled as Reply<Id> | null) : null
  }

  /** Keeps an answer for a question that has the same one. */
  keep<Id extends OperationId>(id: Id, parameters: Parameters<Id>, answer: Answer<Id>, asOf: string | null): void {
    const reply = { ok: true, answer, asOf } as Reply<OperationId>
    this.#put(questionKey(id, parameters), {
      reply: Promise.resolve(reply),
      controller: new AbortController(),
      at: Date.now(),
      settled: reply,
      waiting: 0,
    })
  }

  /** Asks, unless a fresh answer is there or the same question is under way. `signal` gives up waiting. */
  get<Id extends OperationId>(id: Id, parameters: Parameters<Id>, signal: AbortSignal): Promise<Reply<Id>> {
    const key = questionKey(id, parameters)
    const known = this.#kept.get(key)
    const kept = known !== undefined && this.#isFresh(known) ? known : this.#ask(key, id, parameters)
    kept.waiting += 1
    signal.addEventListener('abort', () => this.#giveUp(key, kept), { once: true })
    return kept.reply as Promise<Reply<Id>>
  }

  /** Resolves when no question is open any more: for questions that can wait. Rejects if it is aborted. */
  async whenQuiet(signal: AbortSignal): Promise<void> {
    do {
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
      signal.throwIfAborted()
    } while ([...this.#kept.values()].some(({ settled, controller }) => settled === null && !controller.signal.aborted))
  }

  /** Forgets an answer, so that it is asked for again. */
  forget<Id extends OperationId>(id: Id, parameters: Parameters<Id>): void {
    this.#kept.delete(questionKey(id, parameters))
  }

  #isFresh(kept: Kept): boolean {
    if (kept.controller.signal.aborted) return false
    return kept.settled === null || (kept.settled.ok && Date.now() - kept.at < FRESH_MS)
  }

  #giveUp(key: string, kept: Kept): void {
    kept.waiting -= 1
    if (kept.waiting > 0 || kept.settled !== null) return
    kept.controller.abort()
    if (this.#kept.get(key) === kept) this.#kept.delete(key)
  }

  #ask<Id extends OperationId>(key: string, id: Id, parameters: Parameters<Id>): Kept {
    const controller = new AbortController()
    const reply: Promise<Reply<OperationId>> = ask(this.#client, id, parameters, controller.signal)
    const kept: Kept = { reply, controller, at: Date.now(), settled: null, waiting: 0 }
    reply.then(
      (settled) => {
        kept.settled = settled
        kept.at = Date.now()
        if (!settled.ok && settled.problem.kind === 'unauthenticated') this.#onUnauthenticated()
      },
      () => undefined,
    )
    this.#put(key, kept)
    return kept
  }

  #put(key: string, kept: Kept): void {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}
