import type * as t from 'io-ts'
import { Address, LongText, listOf, ShortText } from '../bounds.js'
import { closed, nullable, oneOf, optional } from '../codec.js'
import { CivilDate, Instant, Int0, NonEmptyString } from '../common.js'
import { ContainerKind, EvidenceKind } from './connections.js'
import { defineEvent } from './envelope.js'

/** The most containers that one connection reads. */
export const MOST_CONTAINERS = 1_000
/** The most lists of containers in one event, and the most places of one list. */
const MOST_LISTS = 10 * MOST_CONTAINERS
export const MOST_PLACES = 1_000

/** A container as its host knows it. */
export const HostPlace = closed('HostPlace', {
  /** The name by which the host is asked for it. */
  name: ShortText,
  /** The id that it keeps when it is renamed; null if it has none. */
  id: nullable(ShortText),
  kind: ContainerKind,
  /** The name under which its facts stand. */
  container: ShortText,
})
export type HostPlace = t.TypeOf<typeof HostPlace>

/** A connection asks its host from now on: there, and for these containers. No token is in it. */
export const HostConnected = defineEvent(
  'connection',
  'HostConnected',
  closed('HostConnected', {
    /** The address of the service; of a calendar with a secret address, no more than its origin. */
    address: Address,
    /** The account that is needed beside the token, such as its id; null if none is. */
    account: nullable(ShortText),
    containers: listOf(HostPlace, MOST_CONTAINERS),
  }),
)

/** The first moment of the facts of a kind in a place. */
const BegunPlace = closed('BegunPlace', { kind: EvidenceKind, place: ShortText, from: Instant })

/** A way through a list that is not at its end. */
export const ListPass = closed('ListPass', {
  kind: oneOf('first', 'new', 'all'),
  /** The host's time at which it began. */
  startedAt: Instant,
  /** From where the next page is asked. */
  page: LongText,
})
export type ListPass = t.TypeOf<typeof ListPass>

/** The state of a list of a host. */
export const ListRead = closed('ListRead', {
  list: ShortText,
  /** The container by its id or, without one, its name; null for a list of the whole account. */
  of: nullable(ShortText),
  /** The host's time up to which all of its changes are read; null until it was read to its end once. */
  readTo: nullable(Instant),
  /** The host's time at which all of it was compared with what is held; null if it never was. */
  reconciledAt: nullable(Instant),
  pass: nullable(ListPass),
  /** The first moments of its facts, by place. */
  begun: listOf(BegunPlace, MOST_PLACES),
  /** The day down to which the pass under way has read all; null if there is none, or that is not known. */
  completeBackTo: nullable(CivilDate),
  /** The pages or records that the pass under way still has to read; null if there is none, or that is not known. */
  left: nullable(Int0),
  /** The reason why it cannot be read; null if it can. */
  problem: nullable(oneOf('forbidden', 'not_found', 'refused')),
})
export type ListRead = t.TypeOf<typeof ListRead>

/** The requests that a host takes from a token, as it told last. */
export const HostQuota = closed('HostQuota', { limit: Int0, remaining: Int0, resetsAt: Instant })

/** A run has read a page of a list of a host, or ends: how far its lists are read by now. */
export const HostRead = defineEvent(
  'connection',
  'HostRead',
  closed('HostRead', {
    runId: NonEmptyString,
    /** Those that have changed. */
    lists: listOf(ListRead, MOST_LISTS),
    /** Absent where the run goes on. */
    ended: optional(
      closed('RunEnded', {
        quota: nullable(HostQuota),
        /** The instant of the next run, as it is planned. */
        nextRunAt: Instant,
        /** Members of records that this version does not know. */
        unknownMembers: Int0,
      }),
    ),
  }),
)

/** The host of a connection delivered something by itself. What it delivered is kept elsewhere, until it is mapped. */
export const HookReceived = defineEvent(
  'connection',
  'HookReceived',
  closed('HookReceived', {
    /** The host's id of the delivery; the digest where it has none. */
    deliveryId: ShortText,
    /** The host's own word for what it is about; null where it tells none. */
    kind: nullable(ShortText),
    /** The SHA-256 of the delivery, in hexadecimal digits. */
    digest: ShortText,
  }),
)
