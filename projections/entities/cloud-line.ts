import type * as t from 'io-ts'
import { nullable } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { strongest } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

const members = { from: nullable(CivilDate), to: nullable(CivilDate) }
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
export type CloudLineState = Observed<'cloud_line', Members, never>

/** The cost of one service of a cloud account over some days, by every bill that has it. */
export const CloudLine = observedEntity<'cloud_line', Members>({
  kind: 'cloud_line',
  members,
  of: (all) => ({ from: strongest(all, (facts) => facts.from), to: strongest(all, (facts) => facts.to) }),
  indexes: [['workspaceId', 'place', 'to']],
})
