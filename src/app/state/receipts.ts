import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode, describe } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import type { Intent, Registry } from '#registry/port'

/** The time for which a receipt replays its answer. */
const KEPT_MS = 86_400_000
/** Receipts of clocks that differ are kept as long again. */
const FORGOTTEN_MS = 2 * KEPT_MS
/** The time that carrying out may take: a request that takes longer has been given up. */
const TRYING_MS = 15_000

/** The part of an answer that a receipt keeps: no secret, and nothing that only its first reader may know. */
export const KeptAnswer = closed('KeptAnswer', {
  ids: t.readonly(t.record(t.string, t.string)),
  changed: t.boolean,
  /** The position up to which all of it is in the log. */
  position: t.string,
})
export type KeptAnswer = t.TypeOf<typeof KeptAnswer>

/** An intended mutation, and the digest of what was sent. */
export interface Intended extends Intent {
  readonly digest: string
}

export type ReceiptRefused =
  /** The same key came with other input. */
  | { readonly tag: 'idempotency_conflict' }
  /** The same is being carried out, or was broken off a moment ago. */
  | { readonly tag: 'operation_in_progress' }

const before = (now: Instant, milliseconds: number): Instant => instantOf(epochOf(now) - milliseconds)

/**
 * Carries out what somebody intends once. A repetition gets the answer of the first time, for exactly 24 hours. If the first was
 * broken off, the repetition carries it out under the same id, from which the ids of its events derive: what is in the log already
 * is recognised there. A refusal leaves no receipt, unless an earlier try may be in the log.
 */
export const once = async <E, A extends KeptAnswer>(
  intended: Intended,
  { receipts }: Pick<Registry, 'receipts'>,
  now: Instant,
  carryOut: (receiptId: Uuid) => Outcome<E, A>,
  isRefusal: (error: E) => boolean,
  mayBeDone: (receiptId: Uuid) => Outcome<E, boolean>,
): Outcome<E | StoreError | ReceiptRefused, A | KeptAnswer> => {
  const own = { ...intended, receiptId: randomUUID(), takenAt: now, triedAt: now, answer: null }
  const taken = await receipts.take(own, before(now, KEPT_MS))
  if (isLeft(taken)) return taken
  const { receiptId, digest, triedAt, answer } = taken.right
  if (receiptId !== own.receiptId) {
    if (digest !== intended.digest) return left({ tag: 'idempotency_conflict' })
    if (answer !== null) return right(keptAnswerIn(answer))
    if (epochOf(now) - epochOf(triedAt) < TRYING_MS) return left({ tag: 'operation_in_progress' })
    const retaken = await receipts.retake({ receiptId, triedAt }, now)
    if (isLeft(retaken)) return retaken
    if (!retaken.right) return left({ tag: 'operation_in_progress' })
  } else {
    const forgotten = await receipts.forget({ over: before(now, FORGOTTEN_MS) })
    if (isLeft(forgotten)) return forgotten
  }
  const done = await carryOut(receiptId)
  if (isLeft(done)) {
    // Whatever else has failed may have come after the effect.
    if (!isRefusal(done.left)) return done
    const earlier = receiptId === own.receiptId ? right(false) : await mayBeDone(receiptId)
    if (isLeft(earlier)) return earlier
    if (earlier.right) return done
    const removed = await receipts.remove(receiptId)
    return isLeft(removed) ? removed : done
  }
  const { ids, changed, position } = done.right
  const kept = await receipts.answer(receiptId, JSON.stringify({ ids, changed, position }))
  return isLeft(kept) ? kept : done
}

const keptAnswerIn = (text: string): KeptAnswer => {
  const kept = decode(KeptAnswer, JSON.parse(text))
  if (isLeft(kept)) throw new Error(`a receipt is not of its form: ${describe(kept.left)}`)
  return kept.right
}
