import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEvents, AuditFilter } from '@workspace-delivery-intelligence/client'
import { ask, type Reply } from '../../api/ask.js'
import type { Problem } from '../../api/problem.js'
import { useAsking } from '../../api/useAnswer.js'

/** The pages of the audit trail that were read so far. */
export interface Trail {
  readonly pages: readonly AuditEvents[]
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

type Page = Extract<Reply<'audit.list'>, { readonly ok: true }>

/** Reads the audit trail page by page, as it is wanted. Waits while `filter` is null. */
export const useTrail = (filter: AuditFilter | null): Trail => {
  const { client, onUnauthenticated } = useAsking()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['audit.list', 'pages', filter],
    enabled: filter !== null,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const question = pageParam === null ? {} : { cursor: pageParam }
      const reply = await ask(client, 'audit.list', { ...filter, ...question } as AuditFilter, signal)
      if (reply.ok) return reply
      if (reply.problem.kind === 'unauthenticated') onUnauthenticated()
      throw new Failed(reply.problem)
    },
    getNextPageParam: (last) => last.answer.nextCursor,
  })
  const pages = data?.pages ?? []
  const more = (): void => {
    void (pages.length === 0 ? refetch() : fetchNextPage())
  }
  return {
    pages: pages.map(({ answer }) => answer),
    asOf: pages[0]?.asOf ?? null,
    hasMore: hasNextPage,
    isLoading: isFetching || filter === null,
    problem: error instanceof Failed && !isFetching ? error.problem : null,
    more,
  }
}
