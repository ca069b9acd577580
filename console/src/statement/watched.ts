import { useQueryClient } from '@tanstack/react-query'
import type { Answer, OperationId, Parameters, Reply } from '../api/ask.js'
import { questionKey, questionOf, useAsking } from '../api/useAnswer.js'
import type { Changed } from '../parts/notice.js'

/** A number that a person watches, as it is shown. */
export type WatchedNumber = readonly [label: string, shown: string]

/** Numbers of an answer that a statement is expected to change: they are shown before and after. */
export interface Watched<Id extends OperationId = OperationId> {
  readonly operation: Id
  readonly parameters: Parameters<Id>
  readonly numbers: (answer: Answer<Id>) => readonly WatchedNumber[]
}

/** Names what to watch, with the types of its answer. */
export const watched = <Id extends OperationId>(watching: Watched<Id>): Watched => watching as unknown as Watched

/** The numbers that are others now. */
export const changesOf = (before: readonly WatchedNumber[], after: readonly WatchedNumber[]): readonly Changed[] => {
  const changes: Changed[] = []
  for (const [label, shown] of after) {
    const earlier = before.find(([name]) => name === label)
    if (earlier !== undefined && earlier[1] !== shown) changes.push({ label, before: earlier[1], after: shown })
  }
  return changes
}

/** Returns what reads the watched numbers: as they are shown now, or asked anew where they are not shown. */
export const useWatched = (watching: Watched | undefined) => {
  const asking = useAsking()
  const queries = useQueryClient()
  const numbersIn = (reply: Reply<OperationId> | undefined): readonly WatchedNumber[] =>
    watching !== undefined && reply?.ok === true ? watching.numbers(reply.answer) : []
  return {
    shown: (): readonly WatchedNumber[] => {
      if (watching === undefined) return []
      return numbersIn(queries.getQueryData(questionKey(watching.operation, watching.parameters)))
    },
    asked: async (): Promise<readonly WatchedNumber[]> => {
      if (watching === undefined) return []
      return numbersIn(await queries.fetchQuery(questionOf(asking, watching.operation, watching.parameters)))
    },
  }
}
