import * as t from 'io-ts'
import { closed } from '#domain/codec'
import { NonEmptyString, Uuid } from '#domain/common'
import { entity } from './entity.js'

const State = closed('Client', { workspaceId: Uuid, clientId: Uuid, name: NonEmptyString, archived: t.boolean })
export type ClientState = t.TypeOf<typeof State>

/** Whom the work is done for. */
export const Client = entity({
  name: 'client',
  codec: State,
  indexes: [['workspaceId']],
  on: {
    ClientAdded: (_, { data, metadata }) => ({ workspaceId: metadata.workspaceId, ...data, archived: false }),
    ClientRenamed: (state, { data }) => state && { ...state, name: data.name },
    ClientArchived: (state) => state && { ...state, archived: true },
  },
})
