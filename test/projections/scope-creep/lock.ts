import type { ScopeLockState } from '#projections/entities/scope-lock'
import { uuid, WORKSPACE } from '../support/events.js'

/** A lock of these items, of 2 March 2026 in UTC. */
export const lockOf = (items: ScopeLockState['items']): ScopeLockState => ({
  workspaceId: WORKSPACE,
  projectId: uuid('app'),
  lockId: uuid('lock'),
  lockedOn: '2026-03-02',
  lockedAt: '2026-03-02T12:00:00.000Z',
  lockedBy: 'Ann',
  method: 'import',
  reference: null,
  releasedAt: null,
  revision: 1,
  timeZone: 'UTC',
  items,
})
