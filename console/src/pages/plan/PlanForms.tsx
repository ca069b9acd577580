import type { Billing } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { spoken } from '../../format/words.js'
import { useAccess, useMay } from '../../selection/access.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { billingWatch } from './billing-watch.js'
import { type PlanName, plansBut } from './words.js'

const DAYS = /^[1-9]\d{0,2}$/

const ChangePlan = ({ plan, onClose }: { plan: string; onClose: () => void }) => (
  <StatementDialog
    title="Change the plan"
    statement="plan.change"
    action="Change the plan"
    told="The plan is changed."
    fields={[{ kind: 'choice', name: 'plan', label: 'Plan', options: plansBut(plan) }]}
    fixed={{}}
    watches={billingWatch}
    undoneBy={() => counter('plan.change', { plan: plan as PlanName })}
    onClose={onClose}
  >
    <p className="small soft">
      Everything that is there stays. A smaller plan shows fewer days and may not let you add clients or projects.
    </p>
  </StatementDialog>
)

const StartTrial = ({ plan, onClose }: { plan: string; onClose: () => void }) => (
  <StatementDialog
    title="Start a trial"
    statement="trial.start"
    action="Start the trial"
    told="The trial has begun."
    fields={[
      { kind: 'choice', name: 'plan', label: 'Plan to try', options: plansBut(plan) },
      { kind: 'text', name: 'days', label: 'Length in days' },
    ]}
    fixed={{}}
    initial={{ days: '14' }}
    watches={billingWatch}
    check={({ days }) =>
      DAYS.test(String(days)) ? null : { field: 'days', problem: 'Give a number of days from 1 to 999.' }
    }
    undoneBy={() => counter('trial.end', {})}
    onClose={onClose}
  >
    <p className="small soft">Until it ends, the workspace has what that plan allows, where it is more.</p>
  </StatementDialog>
)

const EndTrial = ({ plan, onClose }: { plan: string; onClose: () => void }) => (
  <StatementDialog
    title="End the trial"
    statement="trial.end"
    action="End the trial now"
    told="The trial has ended."
    fields={[]}
    fixed={{}}
    isDangerous
    watches={billingWatch}
    onClose={onClose}
  >
    <p>The workspace has no more of what the plan {spoken(plan)} allows from now on.</p>
  </StatementDialog>
)

const RecordPayment = ({ currency, onClose }: { currency: string; onClose: () => void }) => (
  <StatementDialog
    title="Record a payment"
    statement="payment.record"
    action="Record the payment"
    told="The payment is recorded."
    fields={[
      {
        kind: 'choice',
        name: 'status',
        label: 'Result',
        options: [
          { value: 'succeeded', label: 'Succeeded' },
          { value: 'failed', label: 'Failed' },
          { value: 'refunded', label: 'Refunded' },
        ],
      },
      { kind: 'money', name: 'amount', label: 'Amount', currency },
    ]}
    fixed={{}}
    initial={{ status: 'succeeded' }}
    onClose={onClose}
  >
    <p className="small soft">
      It notes a payment that was made elsewhere. Nothing is collected, and it stays in the audit trail.
    </p>
  </StatementDialog>
)

type Form = 'plan' | 'start' | 'end' | 'payment'

/** Buttons for what the caller may change of plan, trial and payments; for whoever may change none, the sentence that says who can. */
export const PlanForms = ({ answer: { billing, productTrial, entitlements } }: { answer: Billing }) => {
  const [form, setForm] = useState<Form | null>(null)
  const access = useAccess()
  const may = {
    plan: useMay('plan.change'),
    start: useMay('trial.start'),
    end: useMay('trial.end'),
    payment: useMay('payment.record'),
  }
  const close = (): void => setForm(null)
  const runs = entitlements.trialEndsAt !== null
  if (!may.plan && !may.start && !may.end && !may.payment)
    return <p className="small soft">An owner or admin can change the plan.</p>
  return (
    <div className="row">
      {may.plan && (
        <button type="button" className="button" onClick={() => setForm('plan')}>
          Change the plan
        </button>
      )}
      {may.start && !runs && (
        <button type="button" className="button" onClick={() => setForm('start')}>
          Start a trial
        </button>
      )}
      {may.end && runs && (
        <button type="button" className="button" onClick={() => setForm('end')}>
          End the trial
        </button>
      )}
      {may.payment && access !== null && (
        <button type="button" className="button" onClick={() => setForm('payment')}>
          Record a payment
        </button>
      )}
      {form === 'plan' && <ChangePlan plan={billing.plan} onClose={close} />}
      {form === 'start' && <StartTrial plan={billing.plan} onClose={close} />}
      {form === 'end' && productTrial !== null && <EndTrial plan={productTrial.plan} onClose={close} />}
      {form === 'payment' && access !== null && <RecordPayment currency={access.currency} onClose={close} />}
    </div>
  )
}
