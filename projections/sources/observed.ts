import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Instant, Int0, NonEmptyString, Uuid } from '#domain/common'
import type { Collection } from '#domain/documents'

const Fact = closed('ObservedFact', {
  connectionId: Uuid,
  kind: NonEmptyString,
  container: NonEmptyString,
  key: NonEmptyString,
  occurredAt: Instant,
  hash: NonEmptyString,
})
export type ObservedFactState = t.TypeOf<typeof Fact>

/**
 * What a connection said last of each thing: what an import compares with, to append only what is new. Its ids begin
 * with the connection, so that one connection's can be gone through in order of id.
 */
export const ObservedFact: Collection<ObservedFactState> = {
  name: 'observed_fact',
  codec: Fact,
  indexes: [],
}
export const observedFactId = (connectionId: Uuid, kind: string, container: string, key: string): string =>
  [connectionId, kind, container, key].map((part) => part.replace(/[%|]/g, encodeURIComponent)).join('|')

const Head = closed('ObservedHead', { workspaceId: Uuid, connectionId: Uuid, revision: Int0, records: Int0 })
export type ObservedHeadState = t.TypeOf<typeof Head>

/** How far into a connection's stream its observed facts go, and how many it holds; by connection id. */
export const ObservedHead: Collection<ObservedHeadState> = {
  name: 'observed_head',
  codec: Head,
  indexes: [['workspaceId']],
}
