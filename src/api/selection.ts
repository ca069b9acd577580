import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { DocumentReader } from '#domain/documents'
import type { DataAccess } from '#domain/events/access'
import type { DirectedRequest, ReadableProject } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { Client } from '#projections/entities/client'
import { Project, type ProjectState } from '#projections/entities/project'
import type { RefusedField } from './errors.js'
import type { Asked } from './parameters.js'
import { allowedTexts } from './texts.js'

type Selection = Pick<DirectedRequest, 'projects' | 'unmappedToo' | 'selected' | 'readable'>
type Refusal =
  | { readonly tag: 'not_found' }
  | { readonly tag: 'invalid_request'; readonly fields: readonly RefusedField[] }

const isReadable = (access: DataAccess): ((project: ProjectState) => boolean) => {
  // Sets, because a workspace may have as many projects as a member may see.
  const [clients, projects] = access.all ? [[], []] : [access.clients, access.projects]
  const [ofClients, single] = [new Set(clients), new Set(projects)]
  return ({ status, clientId, projectId }) =>
    status !== 'archived' && (access.all || ofClients.has(clientId) || single.has(projectId))
}

const byName = (a: ReadableProject, b: ReadableProject): number =>
  compareText(a.name, b.name) || compareText(a.projectId, b.projectId)

/** A caller may see a client if they may see all of it or one of its projects. */
const selected = (
  readable: readonly ReadableProject[],
  clients: ReadonlySet<Uuid>,
  access: DataAccess,
  { clientId, projectId }: Pick<Asked, 'clientId' | 'projectId'>,
): Either<Refusal, Selection> => {
  const whole = { selected: { clientId, projectId }, readable }
  const project = readable.find((one) => one.projectId === projectId)
  const ofClient = readable.filter((one) => one.clientId === clientId)
  const seesClient =
    clientId !== null &&
    clients.has(clientId) &&
    (access.all || access.clients.includes(clientId) || ofClient.length > 0)
  if ((clientId !== null && !seesClient) || (projectId !== null && project === undefined))
    return left({ tag: 'not_found' })
  if (project === undefined)
    return right({
      ...whole,
      projects: clientId === null ? readable : ofClient,
      unmappedToo: clientId === null && access.all,
    })
  if (clientId !== null && project.clientId !== clientId)
    return left({
      tag: 'invalid_request',
      fields: [{ path: 'projectId', reason: 'invalid', allowed: allowedTexts.projectOfClient }],
    })
  return right({ ...whole, projects: [project], unmappedToo: false })
}

/**
 * The projects selected by a request. The documents that are read depend on the given ids, never on whether these
 * exist, are archived, belong to another workspace or may be seen: all of these give the same `not_found`.
 */
export const readSelection = async (
  docs: DocumentReader,
  workspaceId: Uuid,
  access: DataAccess,
  asked: Pick<Asked, 'clientId' | 'projectId'>,
): Outcome<Refusal, Selection> => {
  const where = { workspaceId: { eq: workspaceId } }
  const projects = await docs.find(Project, { where })
  const readable = projects
    .filter(isReadable(access))
    .map(({ projectId, clientId, name, status }) => ({ projectId, clientId, name, status }))
    .sort(byName)
  if (asked.clientId === null) return selected(readable, new Set(), access, asked)
  const clients = await docs.find(Client, { where })
  return selected(
    readable,
    new Set(clients.filter(({ archived }) => !archived).map(({ clientId }) => clientId)),
    access,
    asked,
  )
}
