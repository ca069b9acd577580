import type * as t from 'io-ts'
import { closed } from '#domain/codec'
import { Int0, Uuid } from '#domain/common'
import { CostEstimateRecorded } from '#domain/events/engagement'
import { entity } from './entity.js'

const State = closed('CostEstimate', {
  workspaceId: Uuid,
  projectId: Uuid,
  ...CostEstimateRecorded.data.props,
  /** Its place in the project's stream: of two, the later one supersedes. */
  revision: Int0,
})
export type CostEstimateState = t.TypeOf<typeof State>

/** The expected total cost of a project, as of the day of the decision. */
export const CostEstimate = entity<CostEstimateState>({
  name: 'cost_estimate',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'revision']],
  on: {
    CostEstimateRecorded: (_, { data, revision, metadata: { workspaceId, entity: ref } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
      revision,
    }),
  },
})
