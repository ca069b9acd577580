import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEvents, AuditFilter } from '@workspace-delivery-intelligence/client'
import type { Problem } from '../../api/problem.js'
import { useAsking } from '../../api/useAnswer.js'
import { useMay } from '../../selection/access.js'
import { type Line, readTrailPage, type TrailPage } from './trailPage.js'

/** The pages of the audit trail that were read so far. */
export interface Trail {
  readonly pages: readonly AuditEvents[]
  /** The lines by the ids of their events; of events that are not told so there is none. */
  readonly lines: ReadonlyMap<string, Line>
  readonly asOf: string | null
  /** Says whether there is more that nobody asked for yet. */
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly problem: Problem | null
  /** Reads the next page, or the one that failed again. */
  readonly more: () => void
}

/** A refusal, as the query library passes it on. */
class Failed extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** Reads the audit trail page by page, as it is wanted, each page with its lines. Waits while `filter` is null. */
export const useTrail = (filter: AuditFilter | null): Trail => {
  const { client, onUnauthenticated } = useAsking()
  const mayReadLines = useMay('audit.lines')
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['audit.list', 'pages', filter, mayReadLines],
    enabled: filter !== null,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<TrailPage> => {
      const question = pageParam === null ? {} : { cursor: pageParam }
      const read = await readTrailPage(client, { ...filter, ...question } as AuditFilter, mayReadLines, signal)
      if (read.ok) return read.page
      if (read.problem.kind === 'unauthenticated') onUnauthenticated()
      throw new Failed(read.problem)
    },
    getNextPageParam: (last) => last.answer.nextCursor,
  })
  const pages = data?.pages ?? []
  const more = (): void => {
    void (pages.length === 0 ? refetch() : fetchNextPage())
  }
  return {
    pages: pages.map(({ answer }) => answer),
    lines: new Map(pages.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const))),
    asOf: pages[0]?.asOf ?? null,
    hasMore: hasNextPage,
    isLoading: isFetching || filter === null,
    problem: error instanceof Failed && !isFetching ? error.problem : null,
    more,
  }
}
