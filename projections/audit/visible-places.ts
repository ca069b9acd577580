import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { DirectedRequest } from '#domain/operation'
import { Client, type ClientState } from '../entities/client.js'

/** Whom events may concern that a request is of, and the workspace's clients. */
export interface Scope {
  /** Ids of projects, of clients, and of the workspace itself. */
  readonly places: ReadonlySet<Uuid>
  readonly clients: readonly ClientState[]
}

/**
 * The events of the selected projects; of a client itself, where it or nothing is selected and the caller may see all of
 * it; of the workspace, where nothing is selected and the caller may see everything.
 */
export const readScope = async (
  { workspaceId, projects, selected, caller: { dataAccess }, unmappedToo }: DirectedRequest,
  docs: DocumentReader,
): Promise<Scope> => {
  const clients = await docs.find(Client, { where: { workspaceId: { eq: workspaceId } } })
  const own = new Set(dataAccess.all ? [] : dataAccess.clients)
  const seen =
    selected.projectId !== null
      ? []
      : clients
          .map(({ clientId }) => clientId)
          .filter((id) => selected.clientId === null || selected.clientId === id)
          .filter((id) => dataAccess.all || own.has(id))
  const places = [...projects.map(({ projectId }) => projectId), ...seen, ...(unmappedToo ? [workspaceId] : [])]
  return { places: new Set(places), clients }
}
