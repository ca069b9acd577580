import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { Client } from '@workspace-delivery-intelligence/client'
import { createContext, useContext } from 'react'
import { type Answer, ask, type OperationId, type Parameters, type Reply } from './ask.js'
import type { Problem } from './problem.js'

/** The client of one workspace, with what follows where nobody is signed in. */
export interface Asking {
  readonly client: Client
  /** Called where an answer says that nobody is signed in. */
  readonly onUnauthenticated: () => void
}

export const AskingContext = createContext<Asking | null>(null)

export const useAsking = (): Asking => {
  const asking = useContext(AskingContext)
  if (asking === null) throw new Error('asked outside of a session')
  return asking
}

/** An operation with its parameters: the question that an answer is to. */
export interface Question {
  readonly operation: OperationId
  readonly parameters: Readonly<Record<string, unknown>>
}

/** An answer on its way, there, or refused. */
export type Loading<A> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready'
      readonly answer: A
      readonly asOf: string | null
      /** The instant of the answer in milliseconds since 1970, by the service's clock; null where that is not known. */
      readonly answeredAt: number | null
      readonly question: Question
      /** Asks again, and shows the answer until another one is there. */
      readonly refresh: () => Promise<void>
    }
  | { readonly state: 'failed'; readonly problem: Problem; readonly retry: () => void }
export type Asked<Id extends OperationId> = Loading<Answer<Id>>

/** The key under which the answer to a question is kept. */
export const questionKey = (id: OperationId, parameters: object): QueryKey => [id, parameters]

/** The milliseconds for which an answer is shown again without asking. */
const FRESH_MS = 30_000

/** A question as the query library asks it. A refusal is an answer, too, but never fresh. */
export const questionOf = <Id extends OperationId>(
  { client, onUnauthenticated }: Asking,
  id: Id,
  parameters: Parameters<Id>,
) => ({
  queryKey: questionKey(id, parameters),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Reply<Id>> => {
    const reply = await ask(client, id, parameters, signal)
    if (!reply.ok && reply.problem.kind === 'unauthenticated') onUnauthenticated()
    return reply
  },
  staleTime: ({ state }: { state: { data: Reply<Id> | undefined } }): number =>
    state.data?.ok === true ? FRESH_MS : 0,
})

/**
 * Asks an operation, and again when its parameters change. What is no longer wanted is aborted. While `parameters` is
 * null it waits. A problem that passes is retried by `retry`, which `ProblemNotice` calls by itself when its time has
 * come.
 */
export const useAnswer = <Id extends OperationId>(id: Id, parameters: Parameters<Id> | null): Asked<Id> => {
  const asking = useAsking()
  const { data, refetch, isFetching } = useQuery({
    ...questionOf(asking, id, parameters ?? ({} as Parameters<Id>)),
    enabled: parameters !== null,
  })
  if (parameters === null || data === undefined) return { state: 'loading' }
  const again = async (): Promise<void> => void (await refetch())
  if (data.ok) {
    const question: Question = { operation: id, parameters }
    const { answer, asOf, answeredAt } = data
    return { state: 'ready', answer, asOf, answeredAt, question, refresh: again }
  }
  // A refusal makes room for the skeleton while it is asked again.
  return isFetching ? { state: 'loading' } : { state: 'failed', problem: data.problem, retry: () => void again() }
}
