import { type DocumentReader, flatOf } from '#domain/documents'
import { BEGINNING_OF_TIME } from '#domain/time'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { containersWithin, placedTimes } from './containers.js'
import type { Evidence } from './evidence.js'
import type { ProjectRequest } from './project.js'

/** Merged changes of the selection and period that are linked to an item. */
export const readLinkedChanges = async (
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Promise<readonly CodeChangeState[]> => {
  const changes = await flatOf(placedTimes(selected.code_change), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: {
        workspaceId: { eq: workspaceId },
        place: { eq: container },
        mergedAt: { from, below: to },
      },
    }),
  )
  return changes.filter(({ items }) => items.length > 0)
}

/** Changes that were merged while their repository was the project's, whenever, and reverted since. */
export const readRevertedChanges = async (
  request: ProjectRequest,
  { containers, connections }: Evidence,
  docs: DocumentReader,
): Promise<readonly CodeChangeState[]> => {
  const ever = { from: BEGINNING_OF_TIME, to: request.period.interval.to }
  const repositories = containersWithin('code_change', request, ever, containers, connections)
  return flatOf(placedTimes(repositories), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: {
        workspaceId: { eq: request.workspaceId },
        place: { eq: container },
        reverted: { eq: true },
        mergedAt: { from, below: to },
      },
    }),
  )
}
