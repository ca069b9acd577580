import { closed } from '#domain/codec'
import { Uuid } from '#domain/common'
import { Subscription as Terms } from '#domain/plans'
import { entity } from './entity.js'

const State = closed('WorkspaceSubscription', { workspaceId: Uuid, terms: Terms })

/** What the workspace has paid for; what is in force at an instant is `effectivePlan`'s to say. */
export const Subscription = entity({
  name: 'subscription',
  codec: State,
  indexes: [],
  on: {
    PlanChanged: (state, { data, metadata }) => ({
      workspaceId: metadata.workspaceId,
      terms: { ...(state?.terms ?? { status: 'none', trial: null, currentPeriodEnd: null }), plan: data.plan },
    }),
  },
})
