import type { CivilDate, Instant, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import { addDays, BEGINNING_OF_TIME, civilDateOf } from '#domain/time'
import { CodeChange } from '../entities/code-change.js'
import type { ContainerState } from '../entities/container.js'
import { TimeEntry } from '../entities/time-entry.js'
import { WorkItem } from '../entities/work-item.js'
import { containersWithin, placedTimes } from '../selection/containers.js'

type Asking = Pick<ReadRequest, 'workspaceId' | 'now'>

/** A place, and the time in which a newer thing than the last one may lie. */
interface Looked {
  readonly workspaceId: Uuid
  readonly place: string
  readonly within: { readonly from: Instant; readonly below: Instant }
}

const lastMerged = async ({ workspaceId, place, within }: Looked, docs: DocumentReader): Promise<Instant | null> => {
  const [last] = await docs.find(CodeChange, {
    where: { workspaceId: { eq: workspaceId }, place: { eq: place }, mergedAt: within },
    sort: [{ by: 'mergedAt', direction: 'desc' }],
    limit: 1,
  })
  return last?.mergedAt ?? null
}

const lastItem = async ({ workspaceId, place, within }: Looked, docs: DocumentReader): Promise<Instant | null> => {
  const [last] = await docs.find(WorkItem, {
    where: { workspaceId: { eq: workspaceId }, place: { eq: place }, at: within },
    sort: [{ by: 'at', direction: 'desc' }],
    limit: 1,
  })
  return last?.at ?? null
}

const lastWorked = async (
  {
    workspaceId,
    projectId,
    today,
  }: { readonly workspaceId: Uuid; readonly projectId: Uuid; readonly today: CivilDate },
  docs: DocumentReader,
): Promise<CivilDate | null> => {
  const [last] = await docs.find(TimeEntry, {
    where: {
      workspaceId: { eq: workspaceId },
      place: { eq: projectId },
      day: { from: BEGINNING_OF_TIME.slice(0, 10), below: addDays(today, 1) },
    },
    sort: [{ by: 'day', direction: 'desc' }],
    limit: 1,
  })
  return last?.day ?? null
}

const LAST_OF = [
  ['code_change', lastMerged],
  ['work_item', lastItem],
] as const

/**
 * The civil day of the newest merged change, work item or time entry of a project, up to now; null if it has none. Looks by index at
 * one document of each place.
 */
export const readLastEvidence = async (
  { workspaceId, now }: Asking,
  project: SelectedProject,
  { containers, timeZone }: { readonly containers: readonly ContainerState[]; readonly timeZone: string },
  docs: DocumentReader,
): Promise<CivilDate | null> => {
  const ever = { from: BEGINNING_OF_TIME, to: now }
  const selection = { projects: [project], unmappedToo: false }
  let last = BEGINNING_OF_TIME
  for (const [kind, lastIn] of LAST_OF)
    for (const { container, from, to } of placedTimes(containersWithin(kind, selection, ever, containers, []))) {
      if (to <= last) continue
      const within = { from: from > last ? from : last, below: to }
      last = (await lastIn({ workspaceId, place: container, within }, docs)) ?? last
    }
  const worked = await lastWorked(
    { workspaceId, projectId: project.projectId, today: civilDateOf(now, timeZone) },
    docs,
  )
  if (last === BEGINNING_OF_TIME) return worked
  const day = civilDateOf(last, timeZone)
  return worked === null || worked < day ? day : worked
}
