import type { ScopeCreep } from '@workspace-delivery-intelligence/client'
import { useAnswer } from '../../api/useAnswer.js'
import { commandLine } from '../../format/command.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { Section } from '../../parts/Section.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { useIsClient } from '../../session/context.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { BurnUp } from './BurnUp.js'
import { ChangeOrders } from './ChangeOrders.js'
import { Ledger } from './Ledger.js'
import { ScopeSummary } from './ScopeSummary.js'
import './scope.css'

const NoLock = ({ project }: { project: string }) => {
  const { workspace } = useSelected()
  const isClient = useIsClient()
  return (
    <EmptyState title="No scope is locked for this period">
      {!isClient && <p>Record the agreement to see what was added to it.</p>}
      <RemedyNote
        remedy={{
          text: 'Lock the items that were agreed on.',
          command: commandLine(['scope', 'lock', '--project', project, '--item', '<item>'], workspace),
        }}
      />
    </EmptyState>
  )
}

const Content = ({ answer: { engagement, lock, project, report } }: { answer: ScopeCreep }) => {
  if (lock === null || report === null) return <NoLock project={project.name} />
  return (
    <>
      <Section title="Since the lock">
        <ScopeSummary engagement={engagement} lock={lock} report={report} />
      </Section>
      <Section title="Week by week">
        <BurnUp series={report.series} />
      </Section>
      <Section title="Ledger" note="Items added, removed or re-estimated since the lock">
        <Ledger report={report} />
      </Section>
      <Section title="Change orders">
        <ChangeOrders report={report} project={project.name} />
      </Section>
    </>
  )
}

/** The agreed scope, and the items that came in or went out since. */
export const Scope = () => {
  const asked = useAnswer('scope.read', useProjectQuestion())
  const title = useProjectTitle()
  return (
    <PageFrame
      title="Scope"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={asked.state === 'ready' ? asked.asOf : null}
    >
      <Loaded asked={asked} heights={[320, 400, 480]} label="the scope">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
