import { useCallback, useEffect, useState } from 'react'
import { formatAddress, type Workspace } from './address/address.js'
import { currentAddress, goTo } from './address/useAddress.js'
import { PAGES } from './pages.js'
import { MemberContext, SessionEndedContext, SignOutContext } from './session/context.js'
import { type Member, signOutMember } from './session/member.js'
import type { Session } from './session/session.js'
import { Shell } from './shell/Shell.js'
import { Arriving } from './sign-in/Arriving.js'
import { type Arrived, arrive, forgetSession, isSame, takeSession } from './sign-in/arrive.js'
import { OfferedSession } from './sign-in/OfferedSession.js'
import { SignIn } from './sign-in/SignIn.js'
import { beginDrafts, forgetDrafts } from './statement/drafts.js'

const isAt = (workspace: Workspace, address: string): boolean =>
  formatAddress({ ...currentAddress(), workspace }) === address

/** The console: the sign-in, or all pages. */
export const App = ({ arrived }: { arrived: Arrived }) => {
  const [session, setSession] = useState<Session | null>(arrived.session)
  const [offered, setOffered] = useState<Session | null>(arrived.offered)
  /** The member who is signed in; null where a key is in use, or nobody is. */
  const [member, setMember] = useState<Member | null>(null)
  /** True once the session of the browser has ended elsewhere: the sign-in says so. */
  const [hasEnded, setEnded] = useState(false)
  /** The link that is taken, or the session of the browser that is looked for, where no key is in use. */
  const [arriving, setArriving] = useState<{ readonly link: string | null } | null>(
    arrived.link !== null || arrived.session === null ? { link: arrived.link } : null,
  )
  const [refused, setRefused] = useState(arrived.refused)
  // An address with another key, opened in the same tab, changes only what stands after `#`.
  useEffect(() => {
    const arriveAgain = (): void => {
      if (window.location.hash === '#content') return
      const again = arrive()
      if (again.link !== null) setArriving({ link: again.link })
      if (again.session === null) return
      setSession(again.session)
      setMember(null)
      setOffered(again.offered)
    }
    window.addEventListener('hashchange', arriveAgain)
    return () => window.removeEventListener('hashchange', arriveAgain)
  }, [])
  const leave = useCallback((): void => {
    forgetSession()
    setRefused(null)
    setSession(null)
    setMember(null)
  }, [])
  const signOut = (): void => {
    if (session !== null && session.key === null) void signOutMember(session)
    leave()
    forgetDrafts()
    setEnded(false)
  }
  // Drafts stay for the same person, who may sign in again.
  const endSession = useCallback((): void => {
    leave()
    setEnded(true)
  }, [leave])
  const signInMember = (workspace: Workspace, signedIn: Member): void => {
    forgetSession()
    beginDrafts(signedIn.id)
    setArriving(null)
    setOffered(null)
    setMember(signedIn)
    setEnded(false)
    setSession({ organization: workspace.organization, workspace: workspace.workspace, key: null })
  }
  const signIn = (signedIn: Session): void => {
    const { organization, workspace } = signedIn
    const address = currentAddress()
    const place = { organization, workspace }
    // A selection of one workspace means nothing in another.
    const isThere = isAt(place, formatAddress(address))
    goTo(isThere ? address : { workspace: place, page: '', selection: NOTHING_SELECTED, view: {} }, 'replace')
    beginDrafts(null)
    setSession(signedIn)
    setMember(null)
  }
  const takeOffered = (taken: Session): void => {
    takeSession(taken)
    setSession(taken)
    setMember(null)
    setOffered(null)
  }
  const keepCurrent = (current: Session): void => {
    const address = currentAddress()
    const { organization, workspace } = current
    // The link has led to its own workspace.
    if (address.workspace === null || !isSame(address.workspace, current))
      goTo({ workspace: { organization, workspace }, page: '', selection: NOTHING_SELECTED, view: {} }, 'replace')
    setOffered(null)
  }
  const workspace = currentAddress().workspace ?? arrived.workspace
  if (arriving !== null && workspace !== null)
    return (
      <Arriving
        key={arriving.link}
        workspace={workspace}
        link={arriving.link}
        isByKey={session !== null && session.key !== null}
        onSignedIn={(signedIn) => signInMember(workspace, signedIn)}
        onStay={() => setArriving(null)}
      />
    )
  if (session !== null && offered !== null)
    return (
      <OfferedSession
        current={session}
        offered={offered}
        onTake={() => takeOffered(offered)}
        onKeep={() => keepCurrent(session)}
      />
    )
  if (session === null)
    return <SignIn workspace={workspace} refused={refused} hasEnded={hasEnded} onSignedIn={signIn} />
  return (
    <SignOutContext value={signOut}>
      <SessionEndedContext value={endSession}>
        <MemberContext value={member}>
          <Shell
            pages={PAGES}
            key={`${session.organization}/${session.workspace} ${session.key} ${member?.id}`}
            session={session}
          />
        </MemberContext>
      </SessionEndedContext>
    </SignOutContext>
  )
}

const NOTHING_SELECTED = { clientId: null, projectId: null, start: null, end: null, timeZone: null }
