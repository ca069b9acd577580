import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import { type Counts, sumOfCounts } from '#domain/counts'
import type { Collection, DocumentReader } from '#domain/documents'
import { flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { BEGINNING_OF_TIME, epochOf, instantOf } from '#domain/time'
import { aiMeasures, linkedChangesOf } from '../ai/measures.js'
import { CodeChange, LinkOrigin } from '../entities/code-change.js'
import { stated } from '../entities/observation.js'
import { WorkItem } from '../entities/work-item.js'
import type { Coverage } from '../evidence/read.js'
import type { ProjectRequest } from '../evidence/scope.js'
import { dailyInInterval } from '../rollups/read.js'
import { selectedContainers } from '../sources/measures.js'
import type { Readiness } from './response.js'

// What is held of a project in all, whatever the period: rows are counted by index, links by a sum for each month.

/** A container and a time at which it was the project's. */
interface Place {
  readonly container: string
  readonly from: Instant
  readonly to: Instant
}
type Dates = { readonly firstAt: Instant | null; readonly lastAt: Instant | null }

/** Where a kind of evidence lies that is the project's, and where it lies that is nobody's and the caller may see. */
const placesOf = (
  kind: 'work_item' | 'code_change',
  request: ProjectRequest,
  { containers, connections }: Coverage,
): { readonly own: readonly Place[]; readonly unattributed: readonly Place[] } => {
  const { period, now, projects, caller } = request
  const ever = { now, period: { ...period, interval: { from: BEGINNING_OF_TIME, to: now } } }
  const of = (
    selection: Pick<ProjectRequest, 'unmappedToo'> & { readonly projects: ProjectRequest['projects'] | [] },
  ) =>
    selectedContainers(kind, { ...ever, ...selection }, containers, connections).flatMap(({ container, times }) =>
      times.map(({ from, to }) => ({ container, from, to })),
    )
  return {
    own: of({ projects, unmappedToo: false }),
    unattributed: of({ projects: [], unmappedToo: caller.dataAccess.all }),
  }
}

type Indexed<S, M extends keyof S & string> = {
  readonly collection: Collection<S>
  readonly by: M
  /** What else the rows must be. */
  readonly where?: { readonly [N in keyof S & string]?: { readonly eq: string } }
}

const inPlace = <S, M extends keyof S & string>(
  { workspaceId }: ProjectRequest,
  { by, where }: Indexed<S, M>,
  { container, from, to }: Place,
) => ({ workspaceId: { eq: workspaceId }, place: { eq: container }, ...where, [by]: { from, below: to } }) as object

/** How many rows lie in the places. */
const rowsIn = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  places: readonly Place[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, number> => {
  let sum = 0
  for (const place of places) {
    const found = await docs.count(rows.collection, { where: inPlace(request, rows, place) })
    if (isLeft(found)) return found
    sum += found.right
  }
  return right(sum)
}

/** The first and the last row in the places. */
const datesIn = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  places: readonly Place[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, Dates> => {
  const found = await flatOf(places, (place) =>
    flatOf(['asc', 'desc'] as const, (direction) =>
      docs.find(rows.collection, {
        where: inPlace(request, rows, place),
        ...{ sort: [{ by: rows.by, direction }], limit: 1 },
      }),
    ),
  )
  if (isLeft(found)) return found
  const all = found.right.map((row) => String(row[rows.by])).sort()
  return right({ firstAt: all[0] ?? null, lastAt: all.at(-1) ?? null })
}

type Held<K extends keyof Readiness['evidence']> = Omit<
  Readiness['evidence'][K],
  'inPeriod' | 'sources' | 'lastRefreshedAt'
>

const STATES = { cancelled: 'cancelled', completed: 'done', inProgress: 'in_progress', todo: 'todo' } as const

export const readWorkItemsHeld = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, Held<'workItems'>> => {
  const { own, unattributed } = placesOf('work_item', request, coverage)
  const rows = { collection: WorkItem, by: 'at' } as const
  const dates = await datesIn(request, rows, own, docs)
  if (isLeft(dates)) return dates
  const states = { cancelled: 0, completed: 0, inProgress: 0, todo: 0 }
  for (const [name, state] of Object.entries(STATES)) {
    const found = await rowsIn(request, { ...rows, where: { state: { eq: state } } }, own, docs)
    if (isLeft(found)) return found
    states[name as keyof typeof states] = found.right
  }
  const projectRows = await rowsIn(request, rows, own, docs)
  if (isLeft(projectRows)) return projectRows
  const unattributedRows = await rowsIn(request, rows, unattributed, docs)
  if (isLeft(unattributedRows)) return unattributedRows
  return right({
    ...{ ...dates.right, ...states },
    ...{ projectRows: projectRows.right, unattributedRows: unattributedRows.right },
  })
}

/** Changes that are neither merged nor closed, in the repositories that are the project's now. */
const openChanges = async (
  { workspaceId, now }: ProjectRequest,
  own: readonly Place[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, number> => {
  // What a forge takes in is not merged by itself either, so that this looks at more than it counts.
  const found = await flatOf(
    own.filter(({ to }) => to === now),
    ({ container }) =>
      docs.find(CodeChange, {
        where: { workspaceId: { eq: workspaceId }, place: { eq: container }, mergedAt: { eq: null } },
      }),
  )
  if (isLeft(found)) return found
  const isOpen = ({ absorbed, observations }: (typeof found.right)[number]): boolean =>
    !absorbed && observations.length > 0 && stated(observations, (facts) => facts.closedAt) === null
  return right(found.right.filter(isOpen).length)
}

export const readCodeChangesHeld = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, Held<'codeChanges'>> => {
  const { own, unattributed } = placesOf('code_change', request, coverage)
  const rows = { collection: CodeChange, by: 'mergedAt' } as const
  const dates = await datesIn(request, rows, own, docs)
  if (isLeft(dates)) return dates
  const { firstAt, lastAt } = dates.right
  const links: Counts[] = []
  for (const { container, from, to } of firstAt === null || lastAt === null ? [] : own) {
    const after = instantOf(epochOf(lastAt ?? to) + 1)
    const interval = { from: (firstAt ?? from) > from ? (firstAt ?? from) : from, to: after < to ? after : to }
    const place = { kind: 'repository', name: container } as const
    const daily = await dailyInInterval(aiMeasures, { workspaceId: request.workspaceId, place }, interval, docs)
    if (isLeft(daily)) return daily
    links.push(...daily.right.values())
  }
  const linked = sumOfCounts(links)
  const merged = await rowsIn(request, rows, own, docs)
  if (isLeft(merged)) return merged
  const open = await openChanges(request, own, docs)
  if (isLeft(open)) return open
  const unattributedRows = await rowsIn(request, rows, unattributed, docs)
  if (isLeft(unattributedRows)) return unattributedRows
  return right({
    ...{ firstAt, lastAt, merged: merged.right, open: open.right, projectRows: merged.right + open.right },
    inferredLinks: linked[linkedChangesOf('heuristic')] ?? 0,
    linkedToWorkItems: LinkOrigin.values.reduce((sum, origin) => sum + (linked[linkedChangesOf(origin)] ?? 0), 0),
    unattributedRows: unattributedRows.right,
  })
}
