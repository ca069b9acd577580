import type * as t from 'io-ts'
import { nullable } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { stated } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

const members = { from: nullable(CivilDate), to: nullable(CivilDate) }
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
export type CloudLineState = Observed<'cloud_line', Members, never>

/** What one service of a cloud account cost over some days, as every bill that holds it tells it. */
export const CloudLine = observedEntity<'cloud_line', Members>({
  kind: 'cloud_line',
  members,
  of: (all) => ({ from: stated(all, (facts) => facts.from), to: stated(all, (facts) => facts.to) }),
  indexes: [['workspaceId', 'place', 'to']],
})
