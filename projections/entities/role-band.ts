import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { NonEmptyString, Uuid } from '#domain/common'
import { RoleBand as Band } from '#domain/events/commercial'
import { entity } from './entity.js'

const State = closed('RoleBand', { workspaceId: Uuid, role: NonEmptyString, band: nullable(Band) })
export type RoleBandState = t.TypeOf<typeof State>

/** The band that a person put a role of time into. */
export const RoleBand = entity<RoleBandState>({
  name: 'role_band',
  codec: State,
  indexes: [['workspaceId']],
  on: { RoleBandSet: (_, { data, metadata: { workspaceId } }) => ({ workspaceId, ...data }) },
})
