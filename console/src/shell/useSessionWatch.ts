import { useEffect } from 'react'
import type { Workspace } from '../address/address.js'
import { whoIsSignedIn } from '../session/member.js'

const EVERY_MS = 60_000

/** Looks whether the session of the browser still lasts: when the tab comes to the front, and each minute that it stays there. */
export const useSessionWatch = ({ organization, workspace }: Workspace, ended: (() => void) | null): void => {
  useEffect(() => {
    if (ended === null) return
    let isGone = false
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const found = await whoIsSignedIn({ organization, workspace })
      if (!isGone && found.kind === 'nobody') ended()
    }
    const looked = (): void => void look()
    const every = setInterval(looked, EVERY_MS)
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('focus', looked)
    return () => {
      isGone = true
      clearInterval(every)
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('focus', looked)
    }
  }, [organization, workspace, ended])
}
