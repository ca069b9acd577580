import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Int0, Uuid } from '#domain/common'
import type { Collection } from '#domain/documents'
import { factKinds } from '#domain/events/facts'
import type { Become, Bookkeeping, FoldedBatch, PlainEvent } from './bookkeeping.js'
import { DeadLetter } from './dead-letter.js'
import type { Observation } from './observation.js'

const Head = closed('ObservedHead', { workspaceId: Uuid, connectionId: Uuid, revision: Int0, records: Int0 })
export type ObservedHeadState = t.TypeOf<typeof Head>

/**
 * The revision up to which a connection's stream is folded, and the number of things that it observes now; by
 * connection id.
 */
export const ObservedHead: Collection<ObservedHeadState> = {
  name: 'observed_head',
  codec: Head,
  indexes: [['workspaceId']],
}

/** Kinds that move a head: facts, and rejected records. */
export const movesHead = (kind: string): boolean => Object.hasOwn(factKinds, kind) || kind === DeadLetter.name

type Observing = { readonly observations?: readonly Observation<unknown>[] } | undefined
const observationsIn = (document: object | undefined): readonly Observation<unknown>[] =>
  (document as Observing)?.observations ?? NO_OBSERVATIONS
const NO_OBSERVATIONS: readonly Observation<unknown>[] = []

/**
 * The change of a connection's head by some events: the last revision that they reach, and the change in the number of
 * things that it observes.
 */
interface Step {
  readonly workspaceId: Uuid
  /** Null where none of its own events is among them. */
  revision: number | null
  records: number
}

const changesOf = ({ entities }: FoldedBatch): ReadonlyMap<string, Become<ObservedHeadState>> => {
  const steps = new Map<Uuid, Step>()
  const stepOf = (workspaceId: Uuid, connectionId: Uuid): Step => {
    const known = steps.get(connectionId)
    if (known !== undefined) return known
    const step = { workspaceId, revision: null, records: 0 }
    steps.set(connectionId, step)
    return step
  }
  /** Adds to the connections that observe a thing in one document and not in the other. */
  const addObservers = (
    workspaceId: Uuid,
    document: object | undefined,
    other: object | undefined,
    n: number,
  ): void => {
    for (const { connectionId } of observationsIn(document))
      if (connectionId !== null && !observationsIn(other).some((one) => one.connectionId === connectionId))
        stepOf(workspaceId, connectionId).records += n
  }
  for (const { workspaceId, ref, events, before, after } of entities) {
    if (movesHead(ref.kind))
      for (const { revision, metadata } of events) {
        const { connectionId } = metadata
        if (connectionId === undefined) continue
        const step = stepOf(workspaceId, connectionId)
        step.revision = Math.max(step.revision ?? 0, revision)
      }
    if (before === after) continue
    addObservers(workspaceId, before, after, -1)
    addObservers(workspaceId, after, before, 1)
  }
  const changes = new Map<string, Become<ObservedHeadState>>()
  for (const [connectionId, step] of steps) changes.set(connectionId, headAfter(connectionId, step))
  return changes
}

const headAfter =
  (connectionId: Uuid, { workspaceId, revision, records }: Step): Become<ObservedHeadState> =>
  (before) => {
    const reached = revision ?? before?.revision
    if (reached === undefined) return undefined
    return {
      workspaceId,
      connectionId,
      revision: Math.max(before?.revision ?? 0, reached),
      records: (before?.records ?? 0) + records,
    }
  }

const plainEvent = (
  documents: Map<string, ObservedHeadState>,
  { workspaceId, metadata, revision }: PlainEvent,
): void => {
  if (metadata?.connectionId === undefined || !movesHead(metadata.entity.kind)) return
  const { connectionId } = metadata
  documents.set(connectionId, { workspaceId, connectionId, revision, records: 0 })
}

const plainEnd = (documents: Map<string, ObservedHeadState>, entities: Iterable<object>): void => {
  const records = new Map<string, number>()
  for (const entity of entities)
    for (const { connectionId } of (entity as Observing)?.observations ?? [])
      if (connectionId !== null) records.set(connectionId, (records.get(connectionId) ?? 0) + 1)
  for (const [connectionId, head] of documents)
    documents.set(connectionId, { ...head, records: records.get(connectionId) ?? 0 })
}

/** Moved along by a connection's events, and by what they add to what it observes. */
export const heads: Bookkeeping<ObservedHeadState> = {
  collection: ObservedHead,
  idOf: ({ connectionId }) => connectionId,
  isKeptWhole: false,
  ofEvent: null,
  withholds: null,
  ofAlone: null,
  ofBatch: { changes: changesOf, isSum: true, plain: { event: plainEvent, end: plainEnd } },
}
