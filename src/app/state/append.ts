import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import { decodedPage, pagesOf } from '#eventlog/pages'
import {
  type EventLog,
  type EventTooLarge,
  type LoggedEvent,
  type NewEvent,
  NO_STREAM,
  type Position,
  type Revision,
} from '#eventlog/port'

/** Others kept appending to the same stream. */
export interface Contended {
  readonly tag: 'contended'
}

const TRIES = 100

/** All events of a stream, decoded. */
export const readWhole = async (stream: string, eventLog: EventLog): Outcome<StoreError, readonly DomainEvent[]> => {
  const events: DomainEvent[] = []
  for await (const page of pagesOf(stream, NO_STREAM, eventLog)) {
    const decoded = isLeft(page) ? page : decodedPage(page.right)
    if (isLeft(decoded)) return decoded
    events.push(...decoded.right)
  }
  return right(events)
}

/** A stream's last revision, and the position of the last append ('' if nothing was appended). */
export interface Decided {
  readonly events: readonly DomainEvent[]
  readonly revision: Revision
  readonly position: Position
  /** Says whether an earlier try has appended it. */
  readonly isRepeated: boolean
}

/** The event types that a decision needs; others are not decoded. */
export type Looking = (type: string) => boolean

/** The part of the stream that `decideAndAppend` reads. */
export interface Reading {
  readonly looksAt?: Looking
  /** The receipt from which the events to append come. If the stream has one of it, an earlier try has appended all. */
  readonly receiptId?: Uuid | null
}

/** Says whether an event comes from a receipt. */
const comesFrom = (receiptId: Uuid | null, { metadata }: LoggedEvent): boolean =>
  receiptId !== null && (metadata as { readonly causationId?: unknown } | null)?.causationId === receiptId

/** Says whether a stream has events of a receipt. */
export const holds = async (
  stream: string,
  receiptId: Uuid | null,
  eventLog: EventLog,
): Outcome<StoreError, boolean> => {
  for await (const page of pagesOf(stream, NO_STREAM, eventLog)) {
    if (isLeft(page)) return page
    if (page.right.some((event) => comesFrom(receiptId, event))) return right(true)
  }
  return right(false)
}

/**
 * Decides from a stream's events what to append, and appends it at the same revision; decides again
 * with the new events if another writer was faster. What an earlier try has appended is decided as it was then, and not appended.
 */
export const decideAndAppend = async <E>(
  stream: string,
  eventLog: EventLog,
  decide: (events: readonly DomainEvent[]) => Awaited<Outcome<E, readonly NewEvent[]>>,
  { looksAt = () => true, receiptId = null }: Reading = {},
): Outcome<E | Contended | EventTooLarge | StoreError, Decided> => {
  const events: DomainEvent[] = []
  let revision = NO_STREAM
  for (let tries = 0; tries < TRIES; tries += 1) {
    let appendedBefore: Pick<Decided, 'revision' | 'position'> | null = null
    for await (const page of pagesOf(stream, revision, eventLog)) {
      if (isLeft(page)) return page
      const own = page.right.findIndex((event) => comesFrom(receiptId, event))
      const before = own === -1 ? page.right : page.right.slice(0, own)
      const decoded = decodedPage(before.filter(({ type }) => looksAt(type)))
      if (isLeft(decoded)) return decoded
      events.push(...decoded.right)
      appendedBefore = page.right.findLast((event) => comesFrom(receiptId, event)) ?? null
      if (appendedBefore !== null) break
      revision = page.right.at(-1)?.revision ?? revision
    }
    const decided = decide(events)
    if (isLeft(decided)) return decided
    if (appendedBefore !== null) {
      const { position, revision: at } = appendedBefore
      return right({ events, position, revision: at, isRepeated: true })
    }
    const [first, ...rest] = decided.right
    if (first === undefined) return right({ events, revision, position: '', isRepeated: false })
    const appended = await eventLog.append(stream, revision, [first, ...rest])
    if (!isLeft(appended)) return right({ events, ...appended.right, isRepeated: false })
    if (appended.left.tag !== 'wrong_revision') return left(appended.left)
  }
  return left({ tag: 'contended' })
}
