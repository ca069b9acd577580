import type { Billing as BillingAnswer, Caps, CheckoutPlan } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { spoken, type Tone } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Facts } from '../../parts/Facts.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Count, Instant, Money } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { PlainTable } from '../../table/PlainTable.js'
import './plan.css'

type Status = BillingAnswer['billing']['status']

const STATUS_WORDS: Readonly<Record<Status, string>> = {
  none: 'No subscription',
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  canceled: 'Canceled',
}

const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  none: 'neutral',
  trialing: 'info',
  active: 'good',
  past_due: 'warn',
  unpaid: 'risk',
  canceled: 'neutral',
}

const StatusChip = ({ status }: { status: Status }) => <Chip tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Chip>

const Cap = ({ cap }: { cap: number | 'unlimited' }) => (cap === 'unlimited' ? 'unlimited' : <Count value={cap} />)

/** The limits that this version keeps. The others of a plan concern what it does not do, and would promise it. */
const capRows = (caps: Caps): readonly (readonly [string, ReactNode])[] => [
  ['Reporting window (days)', <Cap key="days" cap={caps.dataWindowDays} />],
  ['Clients', <Cap key="clients" cap={caps.clients} />],
  ['Projects', <Cap key="projects" cap={caps.projects} />],
  ['Active projects', <Cap key="active" cap={caps.activeProjects} />],
]

const Plans = ({ plans }: { plans: readonly CheckoutPlan[] }) => (
  <PlainTable
    label="Plans and their prices"
    head={['Plan', 'A month', 'Reporting window (days)', 'Active projects']}
    rows={plans.map(({ title, monthlyCents, currency, caps }) => [
      title,
      <Money key="price" cents={monthlyCents} currency={currency} />,
      <Cap key="days" cap={caps.dataWindowDays} />,
      <Cap key="projects" cap={caps.activeProjects} />,
    ])}
  />
)

const Content = ({ answer }: { answer: BillingAnswer }) => {
  const { timeZone } = useSelected()
  const { billing, entitlements, productTrial, checkoutPlans, providerManagementUrl } = answer
  return (
    <>
      <div className="billing">
        <Section title="Current terms">
          <div className="card">
            <p className="billing-plan">{spoken(entitlements.effectivePlan)}</p>
            <Facts
              rows={[
                ['Status', <StatusChip key="status" status={entitlements.status} />],
                ['Agreed plan', spoken(entitlements.plan)],
                [
                  entitlements.cancelAtPeriodEnd ? 'Ends' : 'Current period ends',
                  <Instant key="end" at={entitlements.currentPeriodEnd} timeZone={timeZone} empty="no end" />,
                ],
                [
                  'Trial ends',
                  <Instant key="trial" at={entitlements.trialEndsAt} timeZone={timeZone} empty="no trial" />,
                ],
                ['Catalogue of plans', entitlements.effectiveCatalogVersion],
              ]}
            />
          </div>
        </Section>
        <Section title="Plan limits">
          <div className="card">
            <Facts rows={capRows(entitlements.caps)} />
          </div>
        </Section>
        <Section title="Subscription">
          <div className="card">
            <Facts
              rows={[
                ['Plan', spoken(billing.plan)],
                ['Status', <StatusChip key="status" status={billing.status} />],
                ['Last payment', <Instant key="payment" at={billing.lastPaymentAt} timeZone={timeZone} empty="none" />],
                [
                  'Last payment result',
                  billing.lastPaymentStatus === null ? '—' : spoken(billing.lastPaymentStatus).toLowerCase(),
                ],
                ['Payments', billing.managedPayments ? 'collected by the provider' : 'not collected by this service'],
                ['Changed', <Instant key="changed" at={billing.updatedAt} timeZone={timeZone} />],
              ]}
            />
            {providerManagementUrl !== null && (
              <ExternalLink url={providerManagementUrl}>Manage the subscription</ExternalLink>
            )}
          </div>
        </Section>
        {productTrial !== null && (
          <Section title="Trial">
            <div className="card">
              <Facts
                rows={[
                  ['Plan', spoken(productTrial.plan)],
                  ['Began', <Instant key="began" at={productTrial.startsAt} timeZone={timeZone} />],
                  ['Ends', <Instant key="ends" at={productTrial.endsAt} timeZone={timeZone} />],
                  ['Granted by', spoken(productTrial.origin).toLowerCase()],
                ]}
              />
            </div>
          </Section>
        )}
      </div>
      <Section title="Plans">
        {checkoutPlans.length === 0 ? (
          <EmptyState title="No prices are configured">
            <p>The operator of the service changes the plan on the command line.</p>
          </EmptyState>
        ) : (
          <div className="card">
            <Plans plans={checkoutPlans} />
            <p className="soft">
              Plans are not bought here: the operator of the service changes the plan on the command line.
            </p>
          </div>
        )}
      </Section>
    </>
  )
}

/** Plan, subscription and what they allow. */
export const Plan = () => {
  const asked = useAnswer('billing.read', {})
  return (
    <PageFrame title="Billing" subtitle="Plan and subscription of this workspace.">
      <Loaded asked={asked} heights={[420, 160]} label="billing">
        {(answer) => <Content answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
