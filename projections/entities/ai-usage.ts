import type * as t from 'io-ts'
import { nullable } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { UsageSource } from '#domain/events/ai-usage'
import { strongest } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

const members = { vendor: nullable(UsageSource), windowStart: nullable(CivilDate), windowEnd: nullable(CivilDate) }
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
export type AiUsageState = Observed<'ai_usage', Members, never>

/** One metric of one window, by every export of the vendor's account. */
export const AiUsage = observedEntity<'ai_usage', Members>({
  kind: 'ai_usage',
  members,
  of: (all) => ({
    vendor: strongest(all, (facts) => facts.vendor),
    windowStart: strongest(all, (facts) => facts.windowStart),
    windowEnd: strongest(all, (facts) => facts.windowEnd),
  }),
  indexes: [['workspaceId', 'place', 'windowEnd']],
})
