import type { CivilDate } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { addDays } from '#domain/time'
import { TimeEntry, type TimeEntryState } from '../entities/time-entry.js'
import type { ProjectRequest } from './project.js'

/**
 * The project's time entries from a day to another, both included, or all until the latter if the first is null; those that name
 * one of some items where these are given.
 */
export const readEntries = async (
  { workspaceId, projects: [{ projectId }] }: ProjectRequest,
  start: CivilDate | null,
  end: CivilDate,
  docs: DocumentReader,
  items?: readonly string[],
): Promise<readonly TimeEntryState[]> => {
  if (items?.length === 0) return []
  return docs.find(TimeEntry, {
    where: {
      workspaceId: { eq: workspaceId },
      place: { eq: projectId },
      ...(items === undefined ? {} : { workItem: { in: items } }),
      day: { ...(start === null ? {} : { from: start }), below: addDays(end, 1) },
    },
  })
}
