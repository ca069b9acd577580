import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, Int0, Uuid } from '#domain/common'
import { ScopeLocked } from '#domain/events/engagement'
import { entity } from './entity.js'

const State = closed('ScopeLock', {
  workspaceId: Uuid,
  projectId: Uuid,
  ...ScopeLocked.data.props,
  lockedAt: Instant,
  /** Its place in the project's stream: of two, the later one supersedes. */
  revision: Int0,
  /** Id of the member who locked it. */
  lockedBy: t.string,
  releasedAt: nullable(Instant),
})
export type ScopeLockState = t.TypeOf<typeof State>

/** The items that were agreed on, frozen. A later lock supersedes it; both stay readable. */
export const ScopeLock = entity<ScopeLockState>({
  name: 'scope_lock',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'revision']],
  on: {
    ScopeLocked: (_, { data, revision, metadata: { workspaceId, entity: ref, occurredAt, actor } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
      lockedAt: occurredAt,
      revision,
      lockedBy: actor.id,
      releasedAt: null,
    }),
    ScopeLockReleased: (state, { metadata }) => state && { ...state, releasedAt: metadata.occurredAt },
  },
})
