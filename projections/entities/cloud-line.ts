import * as t from 'io-ts'
import { nullable } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { strongest } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

const members = {
  from: nullable(CivilDate),
  to: nullable(CivilDate),
  /** Few bills have such lines; they are the ones to look for beyond a period. */
  severalDays: t.boolean,
}
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
export type CloudLineState = Observed<'cloud_line', Members, never>

/** The cost of one service of a cloud account over some days, by every bill that has it. */
export const CloudLine = observedEntity<'cloud_line', Members>({
  kind: 'cloud_line',
  members,
  of: (all) => {
    const from = strongest(all, (facts) => facts.from)
    const to = strongest(all, (facts) => facts.to)
    return { from, to, severalDays: from !== to }
  },
  indexes: [['workspaceId', 'place', 'severalDays', 'to']],
})
