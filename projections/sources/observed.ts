import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Int0, Uuid } from '#domain/common'
import type { Collection } from '#domain/documents'

const Head = closed('ObservedHead', { workspaceId: Uuid, connectionId: Uuid, revision: Int0, records: Int0 })
export type ObservedHeadState = t.TypeOf<typeof Head>

/** How far into a connection's stream its observed facts are folded, and of how many things it tells; by connection id. */
export const ObservedHead: Collection<ObservedHeadState> = {
  name: 'observed_head',
  codec: Head,
  indexes: [['workspaceId']],
}
