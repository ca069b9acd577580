import { createContext, useContext, useEffect, useState } from 'react'
import { type Access, CLIENT_ACCESS, findAccess, PROBES } from '../api/access.js'
import type { Answers } from '../api/answers.js'
import { useIsClient } from '../session/context.js'
import type { Directory } from './directory.js'
import type { Selected } from './selected.js'

const STORED_AT = 'wdi.access'

export const AccessContext = createContext<Access | null>(null)

/** The access of the key; null while it is not known. */
export const useAccess = (): Access | null => useContext(AccessContext)

/** The access that this tab found before, so that the navigation shows at once. It only decides what is offered. */
const remembered = (): Access | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORED_AT) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const known = value as Record<string, unknown>
    return [...PROBES, 'commandCenter.read', 'session'].every((probe) => typeof known[probe] === 'boolean')
      ? (value as Access)
      : null
  } catch {
    return null
  }
}

export const forgetAccess = (): void => sessionStorage.removeItem(STORED_AT)

/** Finds out what the key may read, once the directory is there; what a client may read is known. */
export const useFoundAccess = (
  answers: Answers,
  directory: Directory,
  selected: Selected,
  hasSession: boolean,
): Access | null => {
  const isClient = useIsClient()
  const [access, setAccess] = useState(() => (isClient ? CLIENT_ACCESS : remembered()))
  const { state } = directory
  const mayReadCommandCenter = !(state === 'failed' && directory.problem.kind === 'forbidden')
  const isWaiting = state === 'pending' || (state === 'failed' && mayReadCommandCenter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a session; another selection changes no access
  useEffect(() => {
    if (isWaiting || isClient) return
    const controller = new AbortController()
    const { project, today } = selected
    const projectId =
      project.kind === 'one' ? project.id : state === 'known' ? (directory.projects[0]?.id ?? null) : null
    const find = async (): Promise<Access> => {
      // What the page itself asks goes first.
      await answers.whenQuiet(controller.signal)
      return findAccess(answers, today, projectId, { mayReadCommandCenter, hasSession }, controller.signal)
    }
    find().then(
      (found) => {
        if (controller.signal.aborted) return
        sessionStorage.setItem(STORED_AT, JSON.stringify(found))
        setAccess(found)
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [answers, isWaiting])
  return access
}
