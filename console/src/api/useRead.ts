import { useEffect, useState } from 'react'
import type { Workspace } from '../address/address.js'
import { useSessionEnded } from '../session/context.js'
import { type Read, readBySession } from './by-session.js'
import type { Decode } from './decoding.js'
import type { Loading } from './useAnswer.js'

const isSignedOut = (read: Read<unknown>): boolean => !read.ok && read.problem.kind === 'unauthenticated'

/** Reads at a path by the session of the browser. While `path` is null it waits. */
export const useRead = <A>(workspace: Workspace, path: string | null, decode: Decode<A>): Loading<A> => {
  const [read, setRead] = useState<Read<A> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const sessionEnded = useSessionEnded()
  const { organization, workspace: slug } = workspace
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decoder is a constant, and each attempt reads
  useEffect(() => {
    if (path === null) return
    let isGone = false
    readBySession({ organization, workspace: slug }, path, decode).then((found) => {
      if (isGone) return
      if (isSignedOut(found)) sessionEnded()
      else setRead(found)
    })
    return () => {
      isGone = true
    }
  }, [organization, slug, path, attempt])
  if (read === null || path === null) return { state: 'loading' }
  if (!read.ok) {
    const retry = (): void => {
      setRead(null)
      setAttempt((count) => count + 1)
    }
    return { state: 'failed', problem: read.problem, retry }
  }
  const refresh = async (): Promise<void> => {
    const found = await readBySession(workspace, path, decode)
    if (isSignedOut(found)) sessionEnded()
    else setRead(found)
  }
  return { state: 'ready', answer: read.value, asOf: null, refresh }
}
