import type { ReadSources } from '#domain/documents'
import { actorTexts } from '#domain/texts'
import { Client } from '../entities/client.js'
import type { EngagementState } from '../entities/engagement.js'
import { entityId } from '../entities/entity.js'
import type { ScopeLockState } from '../entities/scope-lock.js'
import { Workspace } from '../entities/workspace.js'
import type { ProjectRequest } from '../selection/project.js'
import { type EngagementView, engagementView, type LockView, lockView, type ProjectView } from './views.js'

/** A project, and what was agreed on it. */
export interface Agreement {
  readonly project: ProjectView
  readonly engagement: EngagementView | null
  readonly lock: LockView | null
}

/** Names who locked the scope, of some locks: a member or, for a client, the workspace. */
export const readLockers = async (
  locks: readonly ScopeLockState[],
  { workspaceId, forClient }: ProjectRequest,
  { docs, people }: Pick<ReadSources, 'docs' | 'people'>,
): Promise<(lock: ScopeLockState) => string> => {
  if (!forClient) {
    const members = new Set(locks.map(({ lockedBy }) => lockedBy))
    const names = members.size === 0 ? new Map<string, string>() : await people.names([...members])
    return ({ lockedBy }) => names.get(lockedBy) ?? actorTexts.formerMember
  }
  const id = entityId(workspaceId, { key: workspaceId })
  const workspace = (await docs.get(Workspace, [id])).get(id)
  return () => workspace?.name ?? actorTexts.formerMember
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
  return {
    project: { id: projectId, name, clientName: clients.get(id)?.name ?? '' },
    engagement: engagement === null ? null : engagementView(engagement, request.period.days.end),
    lock: lock === null ? null : lockView(lock, (await readLockers([lock], request, { docs, people }))(lock)),
  }
}
