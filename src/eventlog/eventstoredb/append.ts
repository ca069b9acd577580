import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { type Appended, type NewEvent, NO_STREAM, type Revision, type WrongRevision } from '../port.js'
import type { Proposal, ServerClient } from './client.js'
import { failed, positionOf, proposalOf, unavailable } from './encoding.js'
import { type Failure, noAnswer } from './failure.js'
import { pause } from './patience.js'

/** A stream's revision, and the append's result if its events stand there. */
interface Standing {
  readonly actual: Revision
  readonly appended: Appended | null
}
type Appending = Outcome<WrongRevision | StoreError, Appended>

/**
 * Appends one at a time, because an error of the client's shared append call fails all running appends. An
 * append without a clear answer is looked up in its stream, and repeated with the same ids at the same revision.
 */
export class Appends {
  readonly #client: ServerClient
  readonly #streamName: (stream: string) => string
  #last: Promise<unknown> = Promise.resolve()
  /** The time in milliseconds for which an append is tried, from its call on. */
  readonly #patienceMs: number
  #closed = false

  constructor(client: ServerClient, streamName: (stream: string) => string, patienceMs: number) {
    this.#client = client
    this.#streamName = streamName
    this.#patienceMs = patienceMs
  }

  async append(stream: string, expected: Revision, events: readonly NewEvent[]): Appending {
    const proposals = events.map(proposalOf)
    const giveUpAt = performance.now() + this.#patienceMs
    const mine = this.#last.then(() => this.#patiently(stream, expected, proposals, giveUpAt))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async #patiently(stream: string, expected: Revision, proposals: readonly Proposal[], giveUpAt: number): Appending {
    let failure: Failure = noAnswer('other appends waited too long for the server')
    while (performance.now() < giveUpAt) {
      if (this.#closed) return unavailable('it was closed')
      const answer = await this.#client.append(this.#streamName(stream), expected, proposals)
      // Without a position nothing was written: the stream with these events was deleted.
      if (!isLeft(answer) && answer.right.place !== null)
        return right({ revision: answer.right.revision, position: positionOf(answer.right.place) })
      // A refusal may follow from an earlier try that succeeded.
      const standing = await this.#standing(stream, expected, proposals)
      if (!isLeft(standing) && standing.right.appended !== null) return right(standing.right.appended)
      if (!isLeft(answer)) return unavailable('the stream was deleted', 'nothing can be appended to it any more')
      if (answer.left.tag === 'refused') return failed(answer.left)
      if (answer.left.tag === 'wrong_revision') {
        if (!isLeft(standing)) return left({ tag: 'wrong_revision', stream, actual: standing.right.actual })
        failure = standing.left
      } else failure = answer.left
      await pause()
    }
    return failed(failure)
  }

  /** Removes a stream for good with all its events; succeeds if it is already gone. */
  async deleteStream(stream: string): Outcome<StoreError, void> {
    const giveUpAt = performance.now() + this.#patienceMs
    let failure: Failure = noAnswer('it was closed')
    while (performance.now() < giveUpAt && !this.#closed) {
      const answer = await this.#client.tombstone(this.#streamName(stream))
      if (!isLeft(answer)) return answer
      failure = answer.left
      if (answer.left.tag === 'refused') break
      await pause()
    }
    return failed(failure)
  }

  async #standing(stream: string, expected: Revision, proposals: readonly Proposal[]): Outcome<Failure, Standing> {
    const name = this.#streamName(stream)
    const end = await this.#client.readStream(name, 'last', 1)
    if (isLeft(end)) return end
    const actual = end.right[0]?.revision ?? NO_STREAM
    if (actual < expected + proposals.length) return right({ actual, appended: null })
    const there = await this.#client.readStream(name, expected + 1, proposals.length)
    if (isLeft(there)) return there
    const last = there.right.at(-1)
    const isSame = proposals.every(({ id }, i) => there.right[i]?.id === id)
    const appended = isSame && last !== undefined ? { revision: last.revision, position: positionOf(last.place) } : null
    return right({ actual, appended })
  }

  close(): void {
    this.#closed = true
  }
}
