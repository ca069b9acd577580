import type { Billing } from '@workspace-delivery-intelligence/client'
import { spoken, type Tone } from '../../format/words.js'
import type { Option } from '../../statement/fields.js'

type Status = Billing['billing']['status']

export const statusWords: Readonly<Record<Status, string>> = {
  none: 'No subscription',
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Payment overdue',
  unpaid: 'Unpaid',
  canceled: 'Canceled',
}

export const statusTones: Readonly<Record<Status, Tone>> = {
  none: 'neutral',
  trialing: 'info',
  active: 'good',
  past_due: 'warn',
  unpaid: 'risk',
  canceled: 'neutral',
}

/** The plans that a workspace can have, from the smallest to the largest. */
const PLANS = ['free', 'starter', 'growth', 'scale'] as const
export type PlanName = (typeof PLANS)[number]

/** The plans to choose from, without one. */
export const plansBut = (plan: string | null): readonly Option[] =>
  PLANS.filter((one) => one !== plan).map((value) => ({ value, label: spoken(value) }))
