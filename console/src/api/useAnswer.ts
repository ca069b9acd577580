import { createContext, useContext, useEffect, useState } from 'react'
import { type Answers, questionKey } from './answers.js'
import type { Answer, OperationId, Parameters, Reply } from './ask.js'
import type { Problem } from './problem.js'

export const AnswersContext = createContext<Answers | null>(null)

export const useAnswers = (): Answers => {
  const answers = useContext(AnswersContext)
  if (answers === null) throw new Error('asked outside of a session')
  return answers
}

/** An answer on its way, there, or refused. */
export type Loading<A> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready'
      readonly answer: A
      readonly asOf: string | null
      /** Asks again, and shows the answer until another one is there. */
      readonly refresh: () => Promise<void>
    }
  | { readonly state: 'failed'; readonly problem: Problem; readonly retry: () => void }
export type Asked<Id extends OperationId> = Loading<Answer<Id>>

interface Settled<Id extends OperationId> {
  readonly key: string
  readonly reply: Reply<Id>
}

/**
 * Asks an operation, and again when its parameters change. What is no longer wanted is aborted. While `parameters` is
 * null it waits. A problem that passes is retried by `retry`, which `ProblemNotice` calls by itself when its time has
 * come.
 */
export const useAnswer = <Id extends OperationId>(id: Id, parameters: Parameters<Id> | null): Asked<Id> => {
  const answers = useAnswers()
  const [settled, setSettled] = useState<Settled<Id> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = parameters === null ? null : questionKey(id, parameters)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the parameters are
  useEffect(() => {
    if (key === null || parameters === null) return
    const controller = new AbortController()
    answers.get(id, parameters, controller.signal).then(
      (reply) => {
        if (!controller.signal.aborted) setSettled({ key, reply })
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [answers, key, attempt])

  if (parameters === null || key === null) return { state: 'loading' }
  const reply = settled?.key === key ? settled.reply : answers.fresh(id, parameters)
  if (reply === null) return { state: 'loading' }
  if (reply.ok) {
    const refresh = async (): Promise<void> => {
      answers.forget(id, parameters)
      setSettled({ key, reply: await answers.get(id, parameters, new AbortController().signal) })
    }
    return { state: 'ready', answer: reply.answer, asOf: reply.asOf, refresh }
  }
  const retry = (): void => {
    answers.forget(id, parameters)
    setSettled(null)
    setAttempt((count) => count + 1)
  }
  return { state: 'failed', problem: reply.problem, retry }
}
