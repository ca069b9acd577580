import type { AuditEvents, AuditFilter } from '@workspace-delivery-intelligence/client'
import { useCallback, useEffect, useState } from 'react'
import { questionKey } from '../../api/answers.js'
import type { Reply } from '../../api/ask.js'
import type { Problem } from '../../api/problem.js'
import { useAnswers } from '../../api/useAnswer.js'

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

interface State {
  readonly key: string
  readonly pages: readonly AuditEvents[]
  readonly asOf: string | null
  readonly problem: Problem | null
  /** The number of retries after failures; a new one reads the failed page again. */
  readonly attempts: number
  /** The number of pages to read. */
  readonly wanted: number
}

const begun = (key: string): State => ({ key, pages: [], asOf: null, problem: null, attempts: 0, wanted: 1 })

const withReply = (state: State, reply: Reply<'audit.list'>): State =>
  reply.ok
    ? { ...state, pages: [...state.pages, reply.answer], asOf: state.asOf ?? reply.asOf, problem: null }
    : { ...state, problem: reply.problem }

/** Reads the audit trail page by page, as it is wanted. Waits while `filter` is null. */
export const useTrail = (filter: AuditFilter | null): Trail => {
  const answers = useAnswers()
  const key = filter === null ? '' : questionKey('audit.list', filter)
  const [kept, setKept] = useState<State>(begun(key))
  const state = kept.key === key ? kept : begun(key)
  const cursor = state.pages.at(-1)?.nextCursor ?? null
  const isWanted = filter !== null && state.pages.length < state.wanted && (state.pages.length === 0 || cursor !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the filter is
  useEffect(() => {
    if (filter === null || !isWanted) return
    const controller = new AbortController()
    const question = cursor === null ? filter : { ...filter, cursor }
    answers.get('audit.list', question, controller.signal).then(
      (reply) => {
        if (controller.signal.aborted) return
        if (!reply.ok) answers.forget('audit.list', question)
        setKept((now) => withReply(now.key === key ? now : begun(key), reply))
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [answers, key, cursor, isWanted, state.attempts])

  const more = useCallback(() => {
    setKept((before) => {
      const now = before.key === key ? before : begun(key)
      if (now.problem !== null) return { ...now, problem: null, attempts: now.attempts + 1 }
      return { ...now, wanted: now.pages.length + 1 }
    })
  }, [key])

  return {
    pages: state.pages,
    asOf: state.asOf,
    hasMore: cursor !== null,
    isLoading: (isWanted || filter === null) && state.problem === null,
    problem: state.problem,
    more,
  }
}
