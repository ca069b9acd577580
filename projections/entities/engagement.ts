import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, Int0, Uuid } from '#domain/common'
import { BillingModel } from '#domain/events/engagement'
import { Currency } from '#domain/money'
import { entity } from './entity.js'

const State = closed('Engagement', {
  workspaceId: Uuid,
  projectId: Uuid,
  engagementId: Uuid,
  billingModel: BillingModel,
  contractedCents: nullable(Int0),
  currency: nullable(Currency),
  startsOn: CivilDate,
  endsOn: nullable(CivilDate),
  endedOn: nullable(CivilDate),
})
export type EngagementState = t.TypeOf<typeof State>

/** An agreement with the client about a project. */
export const Engagement = entity<EngagementState>({
  name: 'engagement',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'startsOn']],
  on: {
    EngagementSigned: (_, { data, metadata: { workspaceId, entity: ref } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
      endedOn: null,
    }),
    EngagementAmended: (state, { data }) => state && { ...state, ...data },
    EngagementEnded: (state, { data }) => state && { ...state, endedOn: data.endedOn },
  },
})
