import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { ReadSources } from '#domain/documents'
import { allOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { type EngagementView, engagementView, type LockView, lockView, type ProjectView } from '../engagement/report.js'
import { Client } from '../entities/client.js'
import { entityId } from '../entities/entity.js'
import { daysOf } from '../sources/measures.js'
import type { ProjectRequest, ScopeEvidence } from './scope.js'

/** A project, and what was agreed on it. */
export interface Agreement {
  readonly project: ProjectView
  readonly engagement: EngagementView | null
  readonly lock: LockView | null
}

/** Puts names to a project and to what was agreed on it. */
export const readAgreement = async (
  request: ProjectRequest,
  { engagement, lock }: Pick<ScopeEvidence, 'engagement' | 'lock'>,
  { docs, people }: Pick<ReadSources, 'docs' | 'people'>,
): Outcome<StoreUnavailable, Agreement> => {
  const [{ projectId, clientId, name }] = request.projects
  const id = entityId(request.workspaceId, { key: clientId })
  const found = await allOf({
    clients: () => docs.get(Client, [id]),
    names: () => people.names(lock === null ? [] : [lock.lockedBy]),
  })
  if (isLeft(found)) return found
  const { clients, names } = found.right
  return right({
    project: { id: projectId, name, clientName: clients.get(id)?.name ?? '' },
    engagement: engagement === null ? null : engagementView(engagement, daysOf(request).end),
    lock: lock === null ? null : lockView(lock, names),
  })
}
