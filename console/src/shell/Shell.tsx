import { useMemo, useState } from 'react'
import { civilDateIn } from '../address/civil.js'
import { lastDays } from '../address/periods.js'
import { useAddress } from '../address/useAddress.js'
import { Answers } from '../api/answers.js'
import { clientOf } from '../api/ask.js'
import { AnswersContext } from '../api/useAnswer.js'
import { OWN_ZONE } from '../format/viewer.js'
import { AccessContext, useFoundAccess } from '../selection/access.js'
import { type Directory, DirectoryContext, useLoadedDirectory } from '../selection/directory.js'
import { type Pages, PagesContext } from '../selection/page.js'
import { type Selected, SelectedContext, type SelectedProject } from '../selection/selected.js'
import { useSessionEnded } from '../session/context.js'
import type { Session } from '../session/session.js'
import { ContextBar } from './ContextBar.js'
import { Header } from './Header.js'
import { Navigation } from './Navigation.js'
import { PageContent } from './PageContent.js'
import { useSessionWatch } from './useSessionWatch.js'
import './shell.css'

const USUAL_DAYS = 90

const projectOf = (choice: string | null, directory: Directory | null): SelectedProject => {
  if (choice === 'all') return { kind: 'all' }
  if (choice !== null) return { kind: 'one', id: choice }
  return directory === null || directory.state === 'pending' ? { kind: 'pending' } : { kind: 'none' }
}

/** Returns the selection of the address, with defaults for whatever it leaves open. */
const useSelectionOf = (session: Session, openedAt: number): Selected => {
  const { selection } = useAddress()
  const { start, end, timeZone: zone, clientId, projectId } = selection
  return useMemo(() => {
    const timeZone = zone ?? OWN_ZONE
    const today = civilDateIn(openedAt, timeZone)
    const period = start !== null && end !== null ? { start, end } : lastDays(today, USUAL_DAYS)
    const { organization, workspace } = session
    const project = projectOf(projectId, null)
    return { workspace: { organization, workspace }, today, ...period, timeZone, clientId, project }
  }, [session, openedAt, start, end, zone, clientId, projectId])
}

/** Everything that is shown to who is signed in. */
export const Shell = ({ session, pages }: { session: Session; pages: Pages }) => {
  const [openedAt] = useState(() => Date.now())
  const isByKey = session.key !== null
  const sessionEnded = useSessionEnded()
  const answers = useMemo(
    () => new Answers(clientOf(session), isByKey ? () => undefined : sessionEnded),
    [session, isByKey, sessionEnded],
  )
  useSessionWatch(session, isByKey ? null : sessionEnded)
  const fromAddress = useSelectionOf(session, openedAt)
  const directory = useLoadedDirectory(answers, fromAddress)
  const selected = useMemo((): Selected => {
    if (fromAddress.project.kind !== 'pending') return fromAddress
    return { ...fromAddress, project: projectOf(null, directory) }
  }, [fromAddress, directory])
  const access = useFoundAccess(answers, directory, selected, !isByKey)
  return (
    <PagesContext value={pages}>
      <AnswersContext value={answers}>
        <SelectedContext value={selected}>
          <DirectoryContext value={directory}>
            <AccessContext value={access}>
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
            </AccessContext>
          </DirectoryContext>
        </SelectedContext>
      </AnswersContext>
    </PagesContext>
  )
}
