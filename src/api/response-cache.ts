import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'

/** About what a process keeps in all. */
export const MOST_CACHED_BYTES = 32_000_000
/** The most that a single response may take of it. */
const LARGEST_BYTES = 4_000_000
/** The bytes that an entry takes beside its response and its question. */
const ENTRY_BYTES = 500

/** A response as it was worked out. */
export interface WorkedOut {
  readonly bytes: Buffer
  /** False if it follows from more than its question, so that it must not be given again. */
  readonly isKept: boolean
}

/** The response that equal questions wait for: null where it failed, or its own request no longer waits for it. */
type Shared<E> = Promise<Either<E, WorkedOut> | null>

const sizeOf = (question: string, bytes: Buffer): number => ENTRY_BYTES + 2 * question.length + bytes.length

/**
 * Cache of responses that are still exact. A question says all that its response follows from: what was asked, the running
 * minute, and the last commit that changed documents of the workspace.
 */
export class ResponseCache<E> {
  readonly #kept = new Map<string, Buffer>()
  readonly #shared = new Map<string, Shared<E>>()
  #bytes = 0
  readonly #isChecked: boolean
  readonly #mostBytes: number

  /** `isChecked`: a response from the cache is worked out, too, and one that differs is a defect. */
  constructor({ isChecked, mostBytes }: { readonly isChecked: boolean; readonly mostBytes: number }) {
    this.#isChecked = isChecked
    this.#mostBytes = mostBytes
  }

  /** The size of all that is kept. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * The response to a question: a kept one, one that another request is working out, or one of its own, which is shared
   * until `givenUp`: what hangs must not take others with it.
   */
  async respond(
    question: string,
    workOut: () => Promise<Either<E, WorkedOut>>,
    givenUp: Promise<unknown>,
  ): Promise<Either<E, Buffer>> {
    const kept = this.#kept.get(question)
    if (kept === undefined) return this.#workedOut(question, workOut, givenUp)
    // The one that was asked for last is the last to be dropped.
    this.#kept.delete(question)
    this.#kept.set(question, kept)
    if (this.#isChecked) {
      const again = await workOut()
      if (isLeft(again) || !again.right.bytes.equals(kept))
        throw new Error(`a cached response is not what is worked out: ${question}`)
    }
    return right(kept)
  }

  async #workedOut(
    question: string,
    workOut: () => Promise<Either<E, WorkedOut>>,
    givenUp: Promise<unknown>,
  ): Promise<Either<E, Buffer>> {
    const others = this.#shared.get(question)
    if (others !== undefined) {
      const theirs = await others
      // Where another is refused, this one asks for itself; and what is not kept may have changed since the other asked.
      if (theirs !== null && !isLeft(theirs) && theirs.right.isKept) return right(theirs.right.bytes)
    }
    const working = workOut()
    const shared: Shared<E> = Promise.race([working.catch(() => null), givenUp.then(() => null)])
    this.#shared.set(question, shared)
    void shared.then(() => {
      if (this.#shared.get(question) === shared) this.#shared.delete(question)
    })
    const response = await working
    if (isLeft(response)) return response
    const { bytes, isKept } = response.right
    if (isKept) this.#keep(question, bytes)
    return right(bytes)
  }

  #keep(question: string, bytes: Buffer): void {
    const size = sizeOf(question, bytes)
    if (size > Math.min(LARGEST_BYTES, this.#mostBytes) || this.#kept.has(question)) return
    this.#kept.set(question, bytes)
    this.#bytes += size
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return
      this.#kept.delete(oldest)
      this.#bytes -= sizeOf(oldest, one)
    }
  }
}
