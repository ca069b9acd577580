import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Uuid } from '#domain/common'
import { type DomainEvent, decodeEvent, definitionOf } from '#domain/events/catalogue'
import { type Cause, newEvent, uuidOf } from '#eventlog/new-event'
import type { NewEvent } from '#eventlog/port'
import { subjectOf } from '#projections/trail/row'
import type { AnyCommand, Decision, Stated } from './command.js'
import type { Context } from './context.js'
import type { Refusal } from './refusal.js'

// Decisions on one or several things that are stated by one command, and the events that follow. Pure.

/** The command by which things are stated, where, and the receipt from which the ids of events derive. */
export interface Deciding {
  readonly command: AnyCommand
  readonly workspaceId: Uuid
  readonly receiptId?: Uuid
}

/** One thing to state. */
export interface Item {
  readonly input: Readonly<Record<string, unknown>>
  /** The last event of the entity that the one who states it has read: with another one, it is stale. */
  readonly version?: Uuid | null
}

/** Turns drafts, which come after as many others, into events of the log; refuses events that could not be read back. */
const newEvents = (
  stated: readonly Stated[],
  cause: Cause,
  receiptId: Uuid | undefined,
  from: number,
): Either<Refusal, readonly NewEvent[]> => {
  const events = []
  for (const [i, { type, entity, data, more, eventId }] of stated.entries()) {
    const sound = decode(definitionOf(type).data, data)
    if (isLeft(sound)) return left({ tag: 'misused', message: `${type}: ${describe(sound.left)}` })
    const derived = receiptId === undefined ? undefined : uuidOf(receiptId, String(from + i))
    events.push(newEvent(type, entity, data as never, cause, more, eventId ?? derived))
  }
  return right(events)
}

const STALE = 'It was changed since you read it: read it again, and decide anew'

/** Says whether an entity that an item changes has a newer event than the one that was read. */
const isStale = (
  { version = null }: Item,
  drafts: readonly Stated[],
  events: readonly DomainEvent[],
  workspaceId: Uuid,
): boolean => {
  if (version === null) return false
  return drafts.some(({ entity }) => {
    const subject = subjectOf(workspaceId, entity)
    const last = events.findLast(({ metadata }) => subjectOf(workspaceId, metadata.entity) === subject)
    return last?.eventId !== version
  })
}

/** A new event as those who decide after it are told it. */
const toldAt = (event: NewEvent, revision: number): DomainEvent => {
  const decoded = decodeEvent({ ...event, revision })
  if (isLeft(decoded)) throw new Error(decoded.left.reason)
  return decoded.right
}

/**
 * Decides one item after the other, each with the events of those before it. `contextFor` gives the context of an item by its place,
 * with the events up to it.
 */
export const decideEach = (
  { command, workspaceId, receiptId }: Deciding,
  items: readonly Item[],
  events: readonly DomainEvent[],
  contextFor: (events: readonly DomainEvent[], place: number) => Either<Refusal, Context>,
  causeOf: (actor: Context['actor']) => Cause,
): Either<Refusal, { readonly decisions: readonly Decision[]; readonly drafts: readonly NewEvent[] }> => {
  const decisions: Decision[] = []
  const drafts: NewEvent[] = []
  let told = events
  for (const [place, item] of items.entries()) {
    const context = contextFor(told, place)
    if (isLeft(context)) return context
    const decided = command.decide(item.input, told, context.right)
    if (isLeft(decided)) return decided
    if (isStale(item, decided.right.events, told, workspaceId)) return left({ tag: 'conflict', message: STALE })
    const fresh = newEvents(decided.right.events, causeOf(context.right.actor), receiptId, drafts.length)
    if (isLeft(fresh)) return fresh
    decisions.push(decided.right)
    drafts.push(...fresh.right)
    const after = told.at(-1)?.revision ?? -1
    told = [...told, ...fresh.right.map((event, i) => toldAt(event, after + 1 + i))]
  }
  return right({ decisions, drafts })
}
