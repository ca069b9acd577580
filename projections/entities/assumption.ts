import * as t from 'io-ts'
import { closed } from '#domain/codec'
import { type CivilDate, Uuid } from '#domain/common'
import { AssumptionId, AssumptionSet } from '#domain/events/engagement'
import { entity } from './entity.js'

const State = closed('Assumption', {
  workspaceId: Uuid,
  projectId: Uuid,
  assumptionId: AssumptionId,
  /** In the order in which they were set; the last whose time it is counts. */
  versions: t.readonlyArray(AssumptionSet.data),
})
export type AssumptionState = t.TypeOf<typeof State>

/** The version in force on a day; of several, the one that was set last. */
export const versionOn = (
  { versions }: Pick<AssumptionState, 'versions'>,
  day: CivilDate,
): AssumptionState['versions'][number] | undefined =>
  versions.findLast(
    ({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === null || effectiveTo >= day),
  )

/** An assumption behind a project's numbers, as people set it. */
export const Assumption = entity<AssumptionState>({
  name: 'assumption',
  codec: State,
  indexes: [['workspaceId', 'projectId']],
  on: {
    AssumptionSet: (state, { data, metadata: { workspaceId, entity: ref } }) => ({
      workspaceId,
      projectId: ref.project as string,
      assumptionId: data.assumptionId,
      versions: [...(state?.versions ?? []), data],
    }),
  },
})
