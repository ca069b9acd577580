import { isLeft, right } from 'fp-ts/lib/Either.js'
import { type Instant, WorkType } from '#domain/common'
import { type Counts, NO_COUNTS, sumOfCounts } from '#domain/counts'
import type { Collection, DocumentReader } from '#domain/documents'
import type { ContainerKind } from '#domain/events/connections'
import { flatOf, type Outcome, type StoreUnavailable } from '#domain/outcome'
import { BEGINNING_OF_TIME, epochOf, instantOf } from '#domain/time'
import { aiMeasures, changeCount, linkedChangesOf } from '../ai/measures.js'
import { deliveryMeasures } from '../delivery/measures.js'
import { CodeChange, LinkOrigin } from '../entities/code-change.js'
import { stated } from '../entities/observation.js'
import { WorkItem } from '../entities/work-item.js'
import type { Coverage } from '../evidence/read.js'
import type { ProjectRequest } from '../evidence/scope.js'
import type { Measures } from '../rollups/contribution.js'
import { dailyInInterval, sumInAll } from '../rollups/read.js'
import { containersWithin, placedTimes } from '../sources/measures.js'
import type { Readiness } from './response.js'

// What is held of a project in all, whatever the period: what is done and merged by sums, the rest by index.

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
  const { now, projects, caller } = request
  const ever = { from: BEGINNING_OF_TIME, to: now }
  const of = (selection: Parameters<typeof containersWithin>[1]) =>
    placedTimes(containersWithin(kind, selection, ever, containers, connections))
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

const ofContainer = <S, M extends keyof S & string>(
  { workspaceId }: ProjectRequest,
  { by, where }: Indexed<S, M>,
  container: string,
  range: Partial<Record<'from' | 'below', Instant>>,
) => ({ workspaceId: { eq: workspaceId }, place: { eq: container }, ...where, [by]: range }) as object
const inPlace = <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  { container, from, to }: Place,
) => ofContainer(request, rows, container, { from, below: to })

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

/** Whether a container has no rows but of the time at which it was the project's. */
const hasNoOther = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  { container, from, to }: Place,
  docs: DocumentReader,
): Outcome<StoreUnavailable, boolean> => {
  const others = await flatOf([{ below: from }, { from: to }], (range) =>
    docs.find(rows.collection, {
      where: ofContainer(request, rows, container, range),
      ...{ sort: [{ by: rows.by, direction: 'asc' }], limit: 1 },
    }),
  )
  return isLeft(others) ? others : right(others.right.length === 0)
}

/** What a family's measures come to in the places: in all or, of what is not all theirs, from the first row to the last. */
const sumsIn = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  { family, kind, rows }: { readonly family: Measures; readonly kind: ContainerKind; readonly rows: Indexed<S, M> },
  { firstAt, lastAt }: Dates,
  places: readonly Place[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, Counts> => {
  if (firstAt === null || lastAt === null) return right(NO_COUNTS)
  const after = instantOf(epochOf(lastAt) + 1)
  const all: Counts[] = []
  for (const place of places) {
    const where = { workspaceId: request.workspaceId, place: { kind, name: place.container } }
    const alone = await hasNoOther(request, rows, place, docs)
    if (isLeft(alone)) return alone
    if (alone.right) {
      const sum = await sumInAll(family, 'instant', where, docs)
      if (isLeft(sum)) return sum
      all.push(sum.right)
      continue
    }
    const { from, to } = place
    const interval = { from: firstAt > from ? firstAt : from, to: after < to ? after : to }
    const daily = await dailyInInterval(family, where, interval, docs)
    if (isLeft(daily)) return daily
    all.push(...daily.right.values())
  }
  return right(sumOfCounts(all))
}

type Held<K extends keyof Readiness['evidence']> = Omit<
  Readiness['evidence'][K],
  'inPeriod' | 'sources' | 'lastRefreshedAt'
>

const NOT_DONE = { cancelled: 'cancelled', inProgress: 'in_progress', todo: 'todo' } as const

export const readWorkItemsHeld = async (
  request: ProjectRequest,
  coverage: Coverage,
  docs: DocumentReader,
): Outcome<StoreUnavailable, Held<'workItems'>> => {
  const { own, unattributed } = placesOf('work_item', request, coverage)
  const rows = { collection: WorkItem, by: 'at' } as const
  const dates = await datesIn(request, rows, own, docs)
  if (isLeft(dates)) return dates
  const sums = await sumsIn(
    request,
    { family: deliveryMeasures, kind: 'tracker_project', rows },
    dates.right,
    own,
    docs,
  )
  if (isLeft(sums)) return sums
  const { items: projectRows = 0, completed = 0 } = sums.right
  const states = { cancelled: 0, completed, inProgress: 0, todo: 0 }
  for (const [name, state] of Object.entries(NOT_DONE)) {
    const found = await rowsIn(request, { ...rows, where: { state: { eq: state } } }, own, docs)
    if (isLeft(found)) return found
    states[name as keyof typeof states] = found.right
  }
  const unattributedRows = await rowsIn(request, rows, unattributed, docs)
  if (isLeft(unattributedRows)) return unattributedRows
  return right({
    ...{ ...dates.right, ...states },
    ...{ projectRows, unattributedRows: unattributedRows.right },
  })
}

/** Changes that are not merged: open ones lie in the repositories that are in the places now, closed ones where they were closed. */
const unmergedChanges = async (
  { workspaceId, now }: ProjectRequest,
  places: readonly Place[],
  docs: DocumentReader,
): Outcome<StoreUnavailable, { readonly open: number; readonly closed: number }> => {
  // What a forge takes in is not merged by itself either, so that this looks at more than it counts.
  const found = await flatOf([...new Set(places.map(({ container }) => container))], (container) =>
    docs.find(CodeChange, {
      where: { workspaceId: { eq: workspaceId }, place: { eq: container }, mergedAt: { eq: null } },
    }),
  )
  if (isLeft(found)) return found
  let [open, closed] = [0, 0]
  for (const { absorbed, observations, place } of found.right) {
    if (absorbed || observations.length === 0) continue
    const own = places.filter(({ container }) => container === place)
    const closedAt = stated(observations, (facts) => facts.closedAt)
    if (closedAt === null) open += own.some(({ to }) => to === now) ? 1 : 0
    else closed += own.some(({ from, to }) => from <= closedAt && closedAt < to) ? 1 : 0
  }
  return right({ open, closed })
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
  const sums = await sumsIn(request, { family: aiMeasures, kind: 'repository', rows }, dates.right, own, docs)
  if (isLeft(sums)) return sums
  const merged = changeCount(sums.right, WorkType.values)
  const unmerged = await unmergedChanges(request, own, docs)
  if (isLeft(unmerged)) return unmerged
  const { open, closed } = unmerged.right
  const mergedOfNobody = await rowsIn(request, rows, unattributed, docs)
  if (isLeft(mergedOfNobody)) return mergedOfNobody
  const unmergedOfNobody = await unmergedChanges(request, unattributed, docs)
  if (isLeft(unmergedOfNobody)) return unmergedOfNobody
  return right({
    ...dates.right,
    merged,
    open,
    projectRows: merged + open + closed,
    inferredLinks: sums.right[linkedChangesOf('heuristic')] ?? 0,
    linkedToWorkItems: LinkOrigin.values.reduce((sum, origin) => sum + (sums.right[linkedChangesOf(origin)] ?? 0), 0),
    unattributedRows: mergedOfNobody.right + unmergedOfNobody.right.open + unmergedOfNobody.right.closed,
  })
}
