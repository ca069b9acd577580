import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { ReadMoment, StampedReader } from '#readstore/port'

/** About what a process keeps in all. */
export const MOST_KEPT_BYTES = 32_000_000
/** What a single answer may have of it. */
const LARGEST_BYTES = 4_000_000
/** What an entry takes beside its bytes and texts. */
const ENTRY_BYTES = 500

/** An answer as it was worked out; `groups` is null where it must not be given again. */
export interface WorkedOut {
  readonly bytes: Buffer
  readonly groups: readonly string[] | null
}

/** The moment of a request, and how to ask for stamps as of that moment. */
export type AtMoment = Pick<ReadMoment, 'generation' | 'commit'> & Pick<StampedReader, 'lastCommitIn'>

interface Kept {
  readonly generation: number
  /** The last commit at which it was found to be good. */
  goodAt: number
  readonly bytes: Buffer
  readonly groups: readonly string[]
  readonly size: number
}
/** What equal questions wait for: null where it failed, or its own request no longer waits for it. */
type Shared<E> = Promise<Either<E, WorkedOut> | null>

const sizeOf = (question: string, { bytes, groups }: Pick<Kept, 'bytes' | 'groups'>): number =>
  groups.reduce((sum, group) => sum + 2 * group.length, ENTRY_BYTES + 2 * question.length + bytes.length)

/**
 * Answers that are given again while they are exactly what would be worked out. A question says all that an answer follows
 * from beside documents, among them the running minute, so nothing is good for longer than that.
 */
export class KeptAnswers<E> {
  readonly #kept = new Map<string, Kept>()
  readonly #shared = new Map<string, Shared<E>>()
  #bytes = 0
  readonly #isChecked: boolean
  readonly #mostBytes: number

  /** `isChecked`: whatever is given again is worked out, too, and an answer that differs is a defect. */
  constructor({ isChecked, mostBytes }: { readonly isChecked: boolean; readonly mostBytes: number }) {
    this.#isChecked = isChecked
    this.#mostBytes = mostBytes
  }

  /** The size of all that is kept. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * The answer to a question at a moment: a kept one, one that another request is working out, or one of its own, which is
   * shared until `givenUp`: what hangs must not take others with it.
   */
  async answer(
    question: string,
    at: AtMoment,
    workOut: () => Promise<Either<E, WorkedOut>>,
    givenUp: Promise<unknown>,
  ): Promise<Either<E, Buffer>> {
    const kept = await this.#goodOne(question, at)
    if (kept === null) return this.#workedOut(question, at, workOut, givenUp)
    if (this.#isChecked) {
      const again = await workOut()
      if (isLeft(again) || !again.right.bytes.equals(kept))
        throw new Error(`a kept answer is not what is worked out: ${question}`)
    }
    return right(kept)
  }

  async #goodOne(question: string, { generation, commit, lastCommitIn }: AtMoment): Promise<Buffer | null> {
    const one = this.#kept.get(question)
    if (one === undefined || one.generation !== generation || commit < one.goodAt) return null
    if (commit > one.goodAt) {
      const before = one.goodAt
      if ((await lastCommitIn(one.groups)) > before) {
        if (this.#kept.get(question) === one) this.#drop(question, one)
        return null
      }
      one.goodAt = Math.max(one.goodAt, commit)
    }
    if (this.#kept.get(question) === one) {
      // The one that was asked for last is the last to be dropped.
      this.#kept.delete(question)
      this.#kept.set(question, one)
    }
    return one.bytes
  }

  async #workedOut(
    question: string,
    { generation, commit }: AtMoment,
    workOut: () => Promise<Either<E, WorkedOut>>,
    givenUp: Promise<unknown>,
  ): Promise<Either<E, Buffer>> {
    const moment = `${generation} ${commit} ${question}`
    const others = this.#shared.get(moment)
    if (others !== undefined) {
      const theirs = await others
      // Where another is refused, this one asks for itself; and what has no stamps may have changed since the other asked.
      if (theirs !== null && !isLeft(theirs) && theirs.right.groups !== null) return right(theirs.right.bytes)
    }
    const working = workOut()
    const shared: Shared<E> = Promise.race([working.catch(() => null), givenUp.then(() => null)])
    this.#shared.set(moment, shared)
    void shared.then(() => {
      if (this.#shared.get(moment) === shared) this.#shared.delete(moment)
    })
    const answer = await working
    if (isLeft(answer)) return answer
    this.#keep(question, generation, commit, answer.right)
    return right(answer.right.bytes)
  }

  #keep(question: string, generation: number, commit: number, { bytes, groups }: WorkedOut): void {
    if (groups === null) return
    const size = sizeOf(question, { bytes, groups })
    const before = this.#kept.get(question)
    const isOlder = before !== undefined && before.generation === generation && before.goodAt > commit
    if (isOlder || size > Math.min(LARGEST_BYTES, this.#mostBytes)) return
    if (before !== undefined) this.#drop(question, before)
    this.#kept.set(question, { generation, goodAt: commit, bytes, groups, size })
    this.#bytes += size
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return
      this.#drop(oldest, one)
    }
  }

  #drop(question: string, { size }: Kept): void {
    this.#kept.delete(question)
    this.#bytes -= size
  }
}
