import type { Agreements, ScopeCreep } from '@workspace-delivery-intelligence/client'
import { useMemo } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useMay } from '../../selection/access.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { Agreement } from './Agreement.js'
import { BurnUp } from './BurnUp.js'
import { Decisions } from './Decisions.js'
import { FormButton } from './FormButton.js'
import { Headline } from './Headline.js'
import { Ledger } from './Ledger.js'
import { NoReport } from './NoReport.js'
import { ApproveForm } from './OrderForms.js'
import { ScopePlaceContext, useCurrency } from './place.js'
import { standingOf } from './standing.js'
import './scope.css'

const HEIGHTS = [150, 380, 320, 480]

const ApproveButton = () => {
  const may = useMay('changeOrder.approve')
  if (!may) return null
  return (
    <FormButton label="Approve a change order" id="order" isPrimary isSmall>
      {(close) => <ApproveForm close={close} />}
    </FormButton>
  )
}

const Content = ({ answer, agreements }: { answer: ScopeCreep; agreements: Agreements }) => {
  const { engagement, lock, report } = answer
  const question = useProjectQuestion()
  const currency = useCurrency(engagement?.currency)
  const place = useMemo(() => ({ question, agreements, currency, report }), [question, agreements, currency, report])
  const standing = standingOf(answer, agreements)
  const hasAgreement = engagement !== null || lock !== null || agreements.locks.length > 1
  return (
    <ScopePlaceContext value={place}>
      {standing.kind !== 'reported' && <NoReport standing={standing} />}
      {lock !== null && report !== null && (
        <>
          <Headline lock={lock} report={report} />
          <Section title="Since the lock">
            <BurnUp lock={lock} />
          </Section>
          <Decisions report={report} />
          <Section title="Ledger" aside={<ApproveButton />}>
            <Ledger report={report} />
          </Section>
        </>
      )}
      {hasAgreement && (
        <Section title="Agreement">
          <Agreement engagement={engagement} lock={lock} />
        </Section>
      )}
    </ScopePlaceContext>
  )
}

/** The agreed scope, what was added to it, and what is to be decided about it. */
export const Scope = () => {
  const question = useProjectQuestion()
  const agreed = useAnswer('agreements.read', { projectId: question.projectId })
  const asked = useAnswer('scope.read', question)
  const mayDecide = useMay('scope.undecided')
  const undecided = useAnswer('scope.undecided', mayDecide ? question : null)
  // The parts below read it, too: none of them is to jump.
  const isWaiting = mayDecide && undecided.state === 'loading'
  const title = useProjectTitle()
  return (
    <PageFrame
      title="Scope"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={asked.state === 'ready' ? asked.asOf : null}
    >
      <Loaded asked={agreed} heights={HEIGHTS} label="the agreements">
        {(agreements) => (
          <Loaded asked={asked} heights={HEIGHTS} label="the scope">
            {(answer) =>
              isWaiting ? (
                <Skeleton heights={HEIGHTS} label="the items to decide" />
              ) : (
                <Content answer={answer} agreements={agreements} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </PageFrame>
  )
}
