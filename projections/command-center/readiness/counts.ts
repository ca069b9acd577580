import { WorkType } from '#domain/common'
import { countOf } from '#domain/counts'
import { type DocumentReader, flatOf } from '#domain/documents'
import { aiMeasures, changeCount, linkedChangesOf } from '../../ai/measures.js'
import { deliveryMeasures } from '../../delivery/measures.js'
import { CodeChange, LinkOrigin } from '../../entities/code-change.js'
import { strongest } from '../../entities/observation.js'
import { WorkItem } from '../../entities/work-item.js'
import type { Coverage } from '../../selection/coverage.js'
import type { ProjectRequest } from '../../selection/project.js'
import type { Readiness } from '../response.js'
import { datesIn, type Place, placesOf, rowsIn, sumsIn } from './rows.js'

type AllTime<K extends keyof Readiness['evidence']> = Omit<
  Readiness['evidence'][K],
  'inPeriod' | 'sources' | 'lastRefreshedAt'
>

const NOT_DONE = { cancelled: 'cancelled', inProgress: 'in_progress', todo: 'todo' } as const

export const readWorkItemCounts = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<AllTime<'workItems'>> => {
  const { own, unattributed } = placesOf('work_item', request, coverage)
  const rows = { collection: WorkItem, by: 'at' } as const
  const dates = await datesIn(request, rows, own, docs)
  const sums = await sumsIn(request, { family: deliveryMeasures, kind: 'tracker_project', rows }, dates, own, docs)
  const states = { cancelled: 0, completed: countOf(sums, 'completed'), inProgress: 0, todo: 0 }
  for (const [name, state] of Object.entries(NOT_DONE)) {
    const found = await rowsIn(request, { ...rows, where: { state: { eq: state } } }, own, docs)
    states[name as keyof typeof states] = found
  }
  const unattributedRows = await rowsIn(request, rows, unattributed, docs)
  return {
    ...dates,
    ...states,
    projectRows: countOf(sums, 'items'),
    unattributedRows,
  }
}

/** Changes that are not merged: open ones lie in the repositories that are in the places now, closed ones where they were closed. */
const unmergedChanges = async (
  { workspaceId, now }: ProjectRequest,
  places: readonly Place[],
  docs: DocumentReader,
): Promise<{ readonly open: number; readonly closed: number }> => {
  // What a forge takes in is not merged by itself either, so that this looks at more than it counts.
  const found = await flatOf([...new Set(places.map(({ container }) => container))], (container) =>
    docs.find(CodeChange, {
      where: { workspaceId: { eq: workspaceId }, place: { eq: container }, mergedAt: { eq: null } },
    }),
  )
  let [open, closed] = [0, 0]
  for (const { absorbed, observations, place } of found) {
    if (absorbed || observations.length === 0) continue
    const own = places.filter(({ container }) => container === place)
    const closedAt = strongest(observations, (facts) => facts.closedAt)
    if (closedAt === null) open += own.some(({ to }) => to === now) ? 1 : 0
    else closed += own.some(({ from, to }) => from <= closedAt && closedAt < to) ? 1 : 0
  }
  return { open, closed }
}

export const readCodeChangeCounts = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Promise<AllTime<'codeChanges'>> => {
  const { own, unattributed } = placesOf('code_change', request, coverage)
  const rows = { collection: CodeChange, by: 'mergedAt' } as const
  const dates = await datesIn(request, rows, own, docs)
  const sums = await sumsIn(request, { family: aiMeasures, kind: 'repository', rows }, dates, own, docs)
  const merged = changeCount(sums, WorkType.values)
  const unmerged = await unmergedChanges(request, own, docs)
  const { open, closed } = unmerged
  const mergedOfNobody = await rowsIn(request, rows, unattributed, docs)
  const unmergedOfNobody = await unmergedChanges(request, unattributed, docs)
  return {
    ...dates,
    merged,
    open,
    projectRows: merged + open + closed,
    inferredLinks: countOf(sums, linkedChangesOf('heuristic')),
    linkedToWorkItems: LinkOrigin.values.reduce((sum, origin) => sum + countOf(sums, linkedChangesOf(origin)), 0),
    unattributedRows: mergedOfNobody + unmergedOfNobody.open + unmergedOfNobody.closed,
  }
}
