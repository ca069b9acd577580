import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { CodeChange } from '../entities/code-change.js'
import { Connection } from '../entities/connection.js'
import { Container } from '../entities/container.js'
import { evidenceAvailability, selectedContainers } from '../sources/measures.js'
import { aiEconomicsReport, type SelectedChange } from './report.js'
import type { AiEconomics } from './response.js'

/** Reads the merged changes of the selection and period, one query a container and stretch of time, and sums them. */
export const readAiEconomics = async (
  request: ReadRequest,
  docs: DocumentReader,
): Outcome<StoreUnavailable, AiEconomics> => {
  const workspaceId = { eq: request.workspaceId }
  const containers = await docs.find(Container, { where: { workspaceId } })
  if (isLeft(containers)) return containers
  const connections = await docs.find(Connection, { where: { workspaceId } })
  if (isLeft(connections)) return connections
  const selected = selectedContainers('repository', 'code_change', request, containers.right, connections.right)
  const changes: SelectedChange[] = []
  for (const { container, times } of selected)
    for (const { from, to } of times) {
      const found = await docs.find(CodeChange, {
        where: { workspaceId, container: { eq: container }, mergedAt: { from, below: to } },
      })
      if (isLeft(found)) return found
      // No tracker is read yet, so no work item exists that a change could be linked to.
      for (const change of found.right)
        if (change.mergedAt !== null) changes.push({ change, mergedAt: change.mergedAt, items: [] })
    }
  return right(aiEconomicsReport(changes, evidenceAvailability('code_change', selected, connections.right, request)))
}
