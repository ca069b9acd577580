import { useEffect, useState } from 'react'
import { formatAddress, type Workspace } from './address/address.js'
import { currentAddress, goTo } from './address/useAddress.js'
import { type Arrived, arrive, forgetSession } from './session/arrive.js'
import { SignOutContext } from './session/context.js'
import { SignIn } from './session/SignIn.js'
import type { Session } from './session/session.js'
import { forgetAccess } from './shell/access.js'
import { Shell } from './shell/Shell.js'

const isAt = (workspace: Workspace, address: string): boolean =>
  formatAddress({ ...currentAddress(), workspace }) === address

/** The console: the sign-in, or all pages. */
export const App = ({ arrived }: { arrived: Arrived }) => {
  const [session, setSession] = useState<Session | null>(arrived.session)
  // An address with another key, opened in the same tab, changes only what stands after `#`.
  useEffect(() => {
    const arriveAgain = (): void => {
      if (window.location.hash === '#content') return
      const again = arrive()
      if (again.session === null) return
      forgetAccess()
      setSession(again.session)
    }
    window.addEventListener('hashchange', arriveAgain)
    return () => window.removeEventListener('hashchange', arriveAgain)
  }, [])
  const signOut = (): void => {
    forgetSession()
    forgetAccess()
    setSession(null)
  }
  const signIn = (signedIn: Session): void => {
    forgetAccess()
    const { organization, workspace } = signedIn
    const address = currentAddress()
    const place = { organization, workspace }
    // What was selected in one workspace means nothing in another.
    const isSame = isAt(place, formatAddress(address))
    goTo(isSame ? address : { workspace: place, page: '', selection: NOTHING_SELECTED, view: {} }, 'replace')
    setSession(signedIn)
  }
  if (session === null)
    return <SignIn workspace={currentAddress().workspace ?? arrived.workspace} onSignedIn={signIn} />
  return (
    <SignOutContext value={signOut}>
      <Shell key={`${session.organization}/${session.workspace} ${session.key}`} session={session} />
    </SignOutContext>
  )
}

const NOTHING_SELECTED = { clientId: null, projectId: null, start: null, end: null, timeZone: null }
