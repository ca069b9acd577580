import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, NonEmptyString, PositiveInt, Uuid } from '#domain/common'
import type { Collection } from '#domain/documents'
import { EntityRef } from '#domain/events/envelope'
import { entityId, joined } from '../entities/entity.js'

const State = closed('PutAside', {
  workspaceId: Uuid,
  entity: EntityRef,
  /** Where its first event stands that could not be folded; none after it has been. */
  position: NonEmptyString,
  eventType: NonEmptyString,
  reason: NonEmptyString,
  events: PositiveInt,
  /** When that event was recorded; null where that cannot be read. */
  since: nullable(Instant),
  /** What each connection said last of it: the content hash, or '' for a withdrawal. An import goes by it. */
  hashes: t.record(t.string, t.string),
})
export type PutAsideState = t.TypeOf<typeof State>

/**
 * An entity that some event of could not be decoded or folded. It stays as it was before, and what counts it is partial.
 * Events that do not even say what they are about are put aside together by their stream, and the workspace is partial.
 */
export const PutAside: Collection<PutAsideState> = {
  name: 'put_aside',
  codec: State,
  indexes: [['workspaceId']],
}
/** What stands for events of a stream whose metadata cannot be read. */
const STREAM = 'stream'
export const streamRef = (stream: string): EntityRef => ({ kind: STREAM, key: stream })
export const isStream = ({ kind }: EntityRef): boolean => kind === STREAM

export const putAsideId = (workspaceId: Uuid, ref: EntityRef): string => joined(ref.kind, entityId(workspaceId, ref))
