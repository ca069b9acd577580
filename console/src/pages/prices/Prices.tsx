import { useState } from 'react'
import { pageAddress, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { billingModelWords } from '../../format/words.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { CivilDay, Money } from '../../parts/values.js'
import { useAccess } from '../../selection/access.js'
import { useProject, useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { AssumptionForm } from '../../statement/goals/AssumptionForm.js'
import { EstimateForm } from '../../statement/goals/EstimateForm.js'
import { ObjectiveForm } from '../../statement/goals/ObjectiveForm.js'
import { Assumptions } from './Assumptions.js'
import { EndObjective, MilestoneForm } from './GoalForms.js'
import { Goals } from './Goals.js'
import { HourlyAmounts } from './HourlyAmounts.js'
import type { Open } from './opens.js'
import { BandForm, PriceForm, RateForm } from './RateForms.js'
import { type Agreements, ASSUMPTION_OPTIONS } from './words.js'

const Engagement = ({ answer: { engagements } }: { answer: Agreements }) => {
  const address = useAddress()
  const current = engagements.findIndex(({ state }) => state === 'active')
  const engagement = engagements[current]
  return (
    <p>
      {engagement === undefined ? (
        'No engagement is in force. '
      ) : (
        <>
          {billingModelWords[engagement.billingModel]}
          {engagement.contractedAmountCents !== null && (
            <>
              {' of '}
              <Money
                cents={engagement.contractedAmountCents}
                currency={engagement.currency}
                at={`engagements[${current}].contractedAmountCents`}
              />
            </>
          )}
          {', since '}
          <CivilDay date={engagement.startsOn} />.{' '}
        </>
      )}
      <PageLink to={pageAddress(address, 'scope')}>Engagement and scope</PageLink>
    </p>
  )
}

const Dialogs = ({ open, currency, onClose }: { open: Open | null; currency: string; onClose: () => void }) => {
  const { projectId } = useProjectQuestion()
  const project = useProject()
  switch (open?.kind) {
    case 'price':
      return <PriceForm projectId={projectId} currency={currency} role={open.role} onClose={onClose} />
    case 'rate':
      return (
        <RateForm
          projectId={projectId}
          clientId={project?.clientId ?? ''}
          currency={currency}
          role={open.role}
          onClose={onClose}
        />
      )
    case 'band':
      return <BandForm role={open.role} band={open.band} onClose={onClose} />
    case 'objective':
      return <ObjectiveForm projectId={projectId} onClose={onClose} />
    case 'milestone':
      return <MilestoneForm projectId={projectId} onClose={onClose} />
    case 'estimate':
      return <EstimateForm projectId={projectId} currency={currency} onClose={onClose} />
    case 'complete':
    case 'drop':
      return (
        <EndObjective projectId={projectId} objective={open.id} title={open.title} how={open.kind} onClose={onClose} />
      )
    case 'assumption':
      return <AssumptionForm projectId={projectId} held={open.held} options={ASSUMPTION_OPTIONS} onClose={onClose} />
    case undefined:
      return null
    default:
      return open satisfies never
  }
}

const Content = ({ answer }: { answer: Agreements }) => {
  const [open, setOpen] = useState<Open | null>(null)
  const access = useAccess()
  const agreed = answer.engagements.find(({ state }) => state === 'active')?.currency
  return (
    <>
      <Engagement answer={answer} />
      <HourlyAmounts answer={answer} open={setOpen} />
      <Goals answer={answer} open={setOpen} />
      <Assumptions answer={answer} open={setOpen} />
      <Dialogs open={open} currency={agreed ?? access?.currency ?? 'EUR'} onClose={() => setOpen(null)} />
    </>
  )
}

/** The agreements of a project and what was stated of it: prices, costs, roles, objectives, assumptions. */
export const Prices = () => {
  const { projectId } = useProjectQuestion()
  const asked = useAnswer('agreements.read', { projectId })
  const title = useProjectTitle()
  return (
    <PageFrame title="Agreements" subtitle={title === null ? undefined : <span>{title}</span>}>
      <Loaded asked={asked} heights={[24, 200, 200, 200]} label="the agreements">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
