import type { Instant } from '#domain/common'
import { addCounts, type CountsOf, NO_COUNTS } from '#domain/counts'
import { type Collection, type DocumentReader, flatOf } from '#domain/documents'
import type { ContainerKind } from '#domain/events/connections'
import { BEGINNING_OF_TIME, epochOf, type Interval, instantOf, periodInterval } from '#domain/time'
import type { Measures, Place as RollupPlace } from '../../rollups/contribution.js'
import { DailySums } from '../../rollups/daily-sums.js'
import { type PlacedInterval, sumInAll, sumsInIntervals } from '../../rollups/read.js'
import { containersWithin, placedTimes } from '../../selection/containers.js'
import type { Coverage } from '../../selection/coverage.js'
import type { ProjectRequest } from '../../selection/project.js'

// Reads what a project has in all, whatever the period: done and merged rows by sums, the rest by index.

/** A container and a time at which it was the project's. */
export interface Place {
  readonly container: string
  readonly from: Instant
  readonly to: Instant
}
type Dates = { readonly firstAt: Instant | null; readonly lastAt: Instant | null }

/** The places where a kind of evidence is the project's, and those without a project that the caller may see. */
export const placesOf = (
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
  /** Further conditions that the rows must meet. */
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

/** Counts the rows in the places. */
export const rowsIn = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  places: readonly Place[],
  docs: DocumentReader,
): Promise<number> => {
  let sum = 0
  for (const place of places) sum += await docs.count(rows.collection, { where: inPlace(request, rows, place) })
  return sum
}

/** The first and the last row in the places. */
export const datesIn = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  places: readonly Place[],
  docs: DocumentReader,
): Promise<Dates> => {
  const found = await flatOf(places, (place) =>
    flatOf(['asc', 'desc'] as const, (direction) =>
      docs.find(rows.collection, {
        where: inPlace(request, rows, place),
        sort: [{ by: rows.by, direction }],
        limit: 1,
      }),
    ),
  )
  const all = found.map((row) => String(row[rows.by])).sort()
  return { firstAt: all[0] ?? null, lastAt: all.at(-1) ?? null }
}

/** Says whether a container has no rows but of the time at which it was the project's. */
const hasNoOther = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  { container, from, to }: Place,
  docs: DocumentReader,
): Promise<boolean> => {
  const outside = [...(from === BEGINNING_OF_TIME ? [] : [{ below: from }]), { from: to }]
  const others = await flatOf(outside, (range) =>
    docs.find(rows.collection, {
      where: ofContainer(request, rows, container, range),
      sort: [{ by: rows.by, direction: 'asc' }],
      limit: 1,
    }),
  )
  return others.length === 0
}

/**
 * The time of a place in parts, one for each calendar year that has rows, from the month of its first row on. So the sums of
 * empty years are not looked up, however far back a row is dated.
 */
const yearsWithRows = async <S, M extends keyof S & string>(
  request: ProjectRequest,
  rows: Indexed<S, M>,
  place: Place,
  docs: DocumentReader,
): Promise<readonly Interval[]> => {
  const years: Interval[] = []
  for (let from = place.from; from < place.to; ) {
    const found = await docs.find(rows.collection, {
      where: inPlace(request, rows, { ...place, from }),
      sort: [{ by: rows.by, direction: 'asc' }],
      limit: 1,
    })
    const [at] = found.map((row) => String(row[rows.by]))
    if (at === undefined) return years
    const year = periodInterval({ start: `${at.slice(0, 7)}-01`, end: `${at.slice(0, 4)}-12-31`, timeZone: 'UTC' })
    const to = year.to < place.to ? year.to : place.to
    years.push({ from: year.from > from ? year.from : from, to })
    from = to
  }
  return years
}

/**
 * Sums a family's measures in the places: of a container that is wholly the project's by its total, else by the years
 * that have rows.
 */
export const sumsIn = async <S, M extends keyof S & string, C extends string>(
  request: ProjectRequest,
  { family, kind, rows }: { readonly family: Measures<C>; readonly kind: ContainerKind; readonly rows: Indexed<S, M> },
  { lastAt }: Dates,
  places: readonly Place[],
  docs: DocumentReader,
): Promise<CountsOf<C>> => {
  if (lastAt === null) return NO_COUNTS
  const { workspaceId } = request
  const after = instantOf(epochOf(lastAt) + 1)
  const whole: RollupPlace[] = []
  const parts: PlacedInterval[] = []
  for (const one of places) {
    const place = { kind, name: one.container }
    const alone = await hasNoOther(request, rows, one, docs)
    if (alone) whole.push(place)
    else {
      const years = await yearsWithRows(request, rows, { ...one, to: after < one.to ? after : one.to }, docs)
      parts.push(...years.map((interval) => ({ place, interval })))
    }
  }
  const inAll = await sumInAll(family, 'instant', workspaceId, whole, docs)
  const sums = await sumsInIntervals(family, workspaceId, parts, docs)
  return addCounts(inAll, DailySums.united(sums).total)
}
