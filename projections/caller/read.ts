import type { DocumentReader } from '#domain/documents'
import type { DirectedRequest } from '#domain/operation'
import { isPermitted, type NamedNeed } from '#domain/permission'
import { PLANS } from '#domain/plans'
import { readClients } from '../command-center/read.js'
import { Container } from '../entities/container.js'
import { readTimeZone } from '../selection/settings.js'
import { readLastEvidence } from './last-evidence.js'
import type { Access } from './response.js'

/** The requests of which some are a caller's. */
export interface Askable {
  readonly operations: readonly NamedNeed[]
  readonly statements: readonly NamedNeed[]
}

const readProjects = async (request: DirectedRequest, docs: DocumentReader): Promise<Access['projects']> => {
  const { workspaceId, readable } = request
  const timeZone = await readTimeZone(workspaceId, docs)
  const containers = await docs.find(Container, { where: { workspaceId: { eq: workspaceId } } })
  const projects: Access['projects'][number][] = []
  for (const project of readable) {
    const { projectId: id, name, clientId, status } = project
    const lastEvidenceOn = await readLastEvidence(request, project, { containers, timeZone }, docs)
    projects.push({ id, name, clientId, status, lastEvidenceOn })
  }
  return projects
}

/** Tells which requests a caller may make, and which places the caller sees. */
export const readAccess = async (
  request: DirectedRequest,
  { operations, statements }: Askable,
  docs: DocumentReader,
): Promise<Access> => {
  const { caller, plan, currency } = request
  const permitted = (all: readonly NamedNeed[]): readonly string[] =>
    all.filter((need) => isPermitted(need, caller)).map(({ id }) => id)
  return {
    role: caller.role,
    operations: permitted(operations),
    statements: permitted(statements),
    windowDays: PLANS[plan].caps.dataWindowDays,
    currency,
    clients: await readClients(request, docs),
    projects: await readProjects(request, docs),
  }
}
