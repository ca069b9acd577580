import type * as t from 'io-ts'
import { nullable } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { strongest } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

const members = { windowEnd: nullable(CivilDate) }
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
export type AiUsageState = Observed<'ai_usage', Members, never>

/** One metric of one window, by every export of the vendor's account. Reports read it as sums only. */
export const AiUsage = observedEntity<'ai_usage', Members>({
  kind: 'ai_usage',
  members,
  of: (all) => ({ windowEnd: strongest(all, (facts) => facts.windowEnd) }),
  indexes: [['workspaceId', 'place', 'windowEnd']],
})
