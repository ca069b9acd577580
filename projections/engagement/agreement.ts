import type { ReadSources } from '#domain/documents'
import { Client } from '../entities/client.js'
import type { EngagementState } from '../entities/engagement.js'
import { entityId } from '../entities/entity.js'
import type { ScopeLockState } from '../entities/scope-lock.js'
import type { ProjectRequest } from '../selection/project.js'
import { type EngagementView, engagementView, type LockView, lockView, type ProjectView } from './views.js'

/** A project, and what was agreed on it. */
export interface Agreement {
  readonly project: ProjectView
  readonly engagement: EngagementView | null
  readonly lock: LockView | null
}

/** Puts names to a project and to what was agreed on it. */
export const readAgreement = async (
  request: ProjectRequest,
  { engagement, lock }: { readonly engagement: EngagementState | null; readonly lock: ScopeLockState | null },
  { docs, people }: Pick<ReadSources, 'docs' | 'people'>,
): Promise<Agreement> => {
  const [{ projectId, clientId, name }] = request.projects
  const id = entityId(request.workspaceId, { key: clientId })
  const clients = await docs.get(Client, [id])
  const names = await people.names(lock === null ? [] : [lock.lockedBy])
  return {
    project: { id: projectId, name, clientName: clients.get(id)?.name ?? '' },
    engagement: engagement === null ? null : engagementView(engagement, request.period.days.end),
    lock: lock === null ? null : lockView(lock, names),
  }
}
