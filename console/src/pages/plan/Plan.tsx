import type { Billing, CheckoutPlan } from '@workspace-delivery-intelligence/client'
import { pageAddress, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { Facts } from '../../parts/Facts.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { Section } from '../../parts/Section.js'
import { Count, Instant, Money } from '../../parts/values.js'
import { useMayOpen } from '../../selection/offered.js'
import { useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { PlainTable } from '../../table/PlainTable.js'
import { Limits } from './Limits.js'
import './plan.css'
import { PlanForms } from './PlanForms.js'
import { statusTones, statusWords } from './words.js'

const Prices = ({ plans }: { plans: readonly CheckoutPlan[] }) => (
  <Section title="Prices">
    <div className="card">
      <PlainTable
        label="Plans and their prices"
        head={['Plan', 'A month', 'Reporting window (days)', 'Active projects']}
        rows={plans.map(({ title, monthlyCents, currency, caps }) => [
          title,
          <Money key="price" cents={monthlyCents} currency={currency} />,
          <Limit key="days" cap={caps.dataWindowDays} />,
          <Limit key="projects" cap={caps.activeProjects} />,
        ])}
      />
    </div>
  </Section>
)

const Limit = ({ cap }: { cap: number | 'unlimited' }) => (cap === 'unlimited' ? 'no limit' : <Count value={cap} />)

const Terms = ({ answer: { entitlements, billing } }: { answer: Billing }) => {
  const { timeZone } = useSelected()
  const isLifted = entitlements.effectivePlan !== billing.plan
  return (
    <div className="card">
      <p className="row">
        <span className="billing-plan">{spoken(entitlements.effectivePlan)}</span>
        <Chip tone={statusTones[entitlements.status]}>{statusWords[entitlements.status]}</Chip>
      </p>
      <Facts
        rows={[
          ...(isLifted ? ([['Plan without the trial', spoken(billing.plan)]] as const) : []),
          [
            entitlements.cancelAtPeriodEnd ? 'Ends' : 'Current period ends',
            <Instant key="end" at={entitlements.currentPeriodEnd} timeZone={timeZone} empty="no end" />,
          ],
          ['Changed', <Instant key="changed" at={billing.updatedAt} timeZone={timeZone} />],
        ]}
      />
    </div>
  )
}

const Trial = ({ trial, runs }: { trial: NonNullable<Billing['productTrial']>; runs: boolean }) => {
  const { timeZone } = useSelected()
  return (
    <Section title="Trial">
      <div className="card">
        <Facts
          rows={[
            ['Plan', spoken(trial.plan)],
            ['Began', <Instant key="began" at={trial.startsAt} timeZone={timeZone} />],
            [runs ? 'Ends' : 'Ended', <Instant key="ends" at={trial.endsAt} timeZone={timeZone} />],
            ['Granted by', spoken(trial.origin).toLowerCase()],
          ]}
        />
      </div>
    </Section>
  )
}

const Payments = ({ billing }: Pick<Billing, 'billing'>) => {
  const { timeZone } = useSelected()
  const address = useAddress()
  const mayAudit = useMayOpen('audit')
  return (
    <div className="card">
      <Facts
        rows={[
          [
            'Last payment',
            <Instant key="payment" at={billing.lastPaymentAt} timeZone={timeZone} empty="none recorded" />,
          ],
          ['Result', billing.lastPaymentStatus === null ? '—' : spoken(billing.lastPaymentStatus)],
        ]}
      />
      {mayAudit && billing.lastPaymentAt !== null && (
        <PageLink to={pageAddress(address, 'audit', { eventType: 'payment.recorded', days: '90' })}>
          All recorded payments
        </PageLink>
      )}
    </div>
  )
}

const Content = ({ answer }: { answer: Billing }) => {
  const { billing, entitlements, productTrial, checkoutPlans } = answer
  return (
    <>
      <div className="billing">
        <Section title="Plan in force">
          <Terms answer={answer} />
        </Section>
        <Section title="Limits">
          <div className="card">
            <Limits caps={entitlements.caps} />
          </div>
        </Section>
        <Section title="Payments">
          <Payments billing={billing} />
        </Section>
        {productTrial !== null && <Trial trial={productTrial} runs={entitlements.trialEndsAt !== null} />}
      </div>
      <PlanForms answer={answer} />
      {checkoutPlans.length > 0 && <Prices plans={checkoutPlans} />}
    </>
  )
}

/** Plan, trial and payments, and what they allow. */
export const Plan = () => {
  const asked = useAnswer('billing.read', {})
  return (
    <PageFrame title="Plan" subtitle="What this workspace may use, and until when.">
      <Loaded asked={asked} heights={[240, 36]} label="the plan">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
