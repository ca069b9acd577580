import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { type CivilDate, Instant, Int0, Uuid } from '#domain/common'
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

/** The lock that was in force at the end of a day, which is an instant in some zone: the last one, not released by then. */
export const lockInForce = (locks: readonly ScopeLockState[], day: CivilDate, end: Instant): ScopeLockState | null =>
  locks
    .filter(({ lockedOn, releasedAt }) => lockedOn <= day && (releasedAt === null || releasedAt >= end))
    .toSorted((a, b) => a.revision - b.revision)
    .at(-1) ?? null
