import { type Observed, observedEntity } from './observed-entity.js'

export type AiUsageState = Observed<'ai_usage', object, never>

/** One metric of one window, by every export of the vendor's account. It is read as sums only. */
export const AiUsage = observedEntity<'ai_usage', object>({
  kind: 'ai_usage',
  members: {},
  of: () => ({}),
  indexes: [],
})
