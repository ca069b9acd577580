import { createContext, useContext } from 'react'
import type { Answer, OperationId } from '../api/ask.js'
import type { Problem } from '../api/problem.js'
import type { Asked } from '../api/useAnswer.js'
import { useHasSession } from '../session/context.js'
import type { Need } from './page.js'

/** Things that the caller may see and do: operations and statements by their ids, clients and projects. */
export type Access = Answer<'access.read'>

export const AccessContext = createContext<Access | null>(null)

/** Problems that say nothing of the access, and pass. */
const PASSING: readonly Problem['kind'][] = ['rate_limited', 'unavailable', 'offline', 'failed']

/** The access after an answer: what was known before stays while the service cannot say it anew. */
export const accessAfter = (known: Access | null, asked: Asked<'access.read'>): Access | null => {
  if (asked.state === 'ready') return asked.answer
  if (asked.state === 'loading' || PASSING.includes(asked.problem.kind)) return known
  return null
}

/** The access of the caller; null while it is not known. */
export const useAccess = (): Access | null => useContext(AccessContext)

/** Says whether an operation or a statement is among those that the caller may ask. */
export const isAllowed = ({ operations, statements }: Access, id: OperationId): boolean =>
  operations.includes(id) || statements.includes(id)

/** Says whether the caller may ask an operation or make a statement; false while that is not known. */
export const useMay = (id: OperationId): boolean => {
  const access = useAccess()
  return access !== null && isAllowed(access, id)
}

/** Returns what says whether a page is offered to the caller: all are while that is not known. */
export const useOffers = (): ((need: Need) => boolean) => {
  const access = useAccess()
  const hasSession = useHasSession()
  return (need) => {
    if (need === 'session') return hasSession
    return access === null || isAllowed(access, need)
  }
}
