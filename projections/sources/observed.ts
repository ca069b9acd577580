import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Int0, Uuid } from '#domain/common'
import type { Collection } from '#domain/documents'
import { factKinds } from '#domain/events/facts'
import { DeadLetter } from '../entities/dead-letter.js'

const Head = closed('ObservedHead', { workspaceId: Uuid, connectionId: Uuid, revision: Int0, records: Int0 })
export type ObservedHeadState = t.TypeOf<typeof Head>

/** How far into a connection's stream what it observed is folded, and of how many things it tells; by connection id. */
export const ObservedHead: Collection<ObservedHeadState> = {
  name: 'observed_head',
  codec: Head,
  indexes: [['workspaceId']],
}

/** Kinds of things of which an import asks what its connection has said: facts, and records that were none. */
export const movesHead = (kind: string): boolean => Object.hasOwn(factKinds, kind) || kind === DeadLetter.name
