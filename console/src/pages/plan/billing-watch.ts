import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { type Watched, watched } from '../../statement/watched.js'

const limit = (cap: number | 'unlimited'): string => (cap === 'unlimited' ? 'no limit' : format.number(cap))

/** The plan in force and its limits, to tell them before and after. */
export const billingWatch: Watched = watched({
  operation: 'billing.read',
  parameters: {},
  numbers: ({ entitlements: { effectivePlan, caps } }) => [
    ['Plan', spoken(effectivePlan)],
    ['Reporting window (days)', limit(caps.dataWindowDays)],
    ['Clients', limit(caps.clients)],
    ['Projects', limit(caps.projects)],
  ],
})
