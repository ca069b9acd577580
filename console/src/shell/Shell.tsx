import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { civilDateIn } from '../address/civil.js'
import { useAddress } from '../address/useAddress.js'
import { clientOf } from '../api/ask.js'
import { newQueries } from '../api/queries.js'
import { AskingContext, useAnswer } from '../api/useAnswer.js'
import { EvidencePlace } from '../evidence/EvidencePlace.js'
import { OWN_ZONE } from '../format/viewer.js'
import { Notices } from '../parts/Notices.js'
import { type Access, AccessContext, accessAfter } from '../selection/access.js'
import { usualPeriod } from '../selection/defaults.js'
import { type Directory, DirectoryContext, directoryOf } from '../selection/directory.js'
import { PagesContext } from '../selection/offered.js'
import type { Pages } from '../selection/page.js'
import { remembered } from '../selection/remembered.js'
import { type Selected, SelectedContext, type SelectedProject } from '../selection/selected.js'
import { useSessionEnded } from '../session/context.js'
import type { Session } from '../session/session.js'
import { ContextBar } from './ContextBar.js'
import { Header } from './Header.js'
import { Keyboard } from './Keyboard.js'
import { Navigation } from './Navigation.js'
import { PageContent } from './PageContent.js'
import { useCompleteAddress } from './useCompleteAddress.js'
import { useSessionWatch } from './useSessionWatch.js'
import './shell.css'

const projectOf = (choice: string | null, { state }: Directory): SelectedProject => {
  if (choice === 'all') return { kind: 'all' }
  if (choice !== null) return { kind: 'one', id: choice }
  return { kind: state === 'pending' ? 'pending' : 'none' }
}

/** Returns the selection of the address, with defaults for whatever it leaves open. */
const useSelection = (
  session: Session,
  openedAt: number,
  directory: Directory,
  windowDays: number | null,
): Selected => {
  const { selection } = useAddress()
  const { start, end, timeZone: zone, clientId, projectId } = selection
  return useMemo(() => {
    const { organization, workspace } = session
    const place = { organization, workspace }
    const last = remembered(place)
    const timeZone = zone ?? last.timeZone ?? OWN_ZONE
    const today = civilDateIn(openedAt, timeZone)
    const period = start !== null && end !== null ? { start, end } : usualPeriod(today, last, windowDays)
    const project = projectOf(projectId, directory)
    return { workspace: place, today, start: period.start, end: period.end, timeZone, clientId, project }
  }, [session, openedAt, start, end, zone, clientId, projectId, directory, windowDays])
}

/** Asks once for what the caller may see and do, and tells what is selected of it. */
const Selecting = ({ session, children }: { session: Session; children: ReactNode }) => {
  const asked = useAnswer('access.read', {})
  const [known, setKnown] = useState<Access | null>(null)
  const access = accessAfter(known, asked)
  if (access !== known) setKnown(access)
  // By the service's clock, once it is known: that of the viewer may be wrong.
  const [opened, setOpened] = useState(() => ({ at: Date.now(), isOfService: false }))
  if (!opened.isOfService && asked.state === 'ready' && asked.answeredAt !== null)
    setOpened({ at: asked.answeredAt, isOfService: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer says whether it is another
  const directory = useMemo(() => directoryOf(asked, access), [asked.state, access])
  const selected = useSelection(session, opened.at, directory, access?.windowDays ?? null)
  return (
    <AccessContext value={access}>
      <DirectoryContext value={directory}>
        <SelectedContext value={selected}>{children}</SelectedContext>
      </DirectoryContext>
    </AccessContext>
  )
}

const Content = () => {
  useCompleteAddress()
  return (
    <EvidencePlace>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header />
      <div className="shell">
        <Navigation />
        <main id="content" className="content" tabIndex={-1}>
          <ContextBar />
          <PageContent />
        </main>
      </div>
      <Keyboard />
    </EvidencePlace>
  )
}

/** Everything that is shown to who is signed in. */
export const Shell = ({ session, pages }: { session: Session; pages: Pages }) => {
  const [queries] = useState(newQueries)
  const isByKey = session.key !== null
  const sessionEnded = useSessionEnded()
  const asking = useMemo(
    () => ({ client: clientOf(session), onUnauthenticated: isByKey ? () => undefined : sessionEnded }),
    [session, isByKey, sessionEnded],
  )
  useSessionWatch(session, isByKey ? null : sessionEnded)
  return (
    <QueryClientProvider client={queries}>
      <AskingContext value={asking}>
        <PagesContext value={pages}>
          <Selecting session={session}>
            <Notices>
              <Content />
            </Notices>
          </Selecting>
        </PagesContext>
      </AskingContext>
    </QueryClientProvider>
  )
}
