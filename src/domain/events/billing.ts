import { closed } from '../codec.js'
import { PlanId } from '../plans.js'
import { defineEvent } from './envelope.js'

export const PlanChanged = defineEvent('billing', 'PlanChanged', closed('PlanChanged', { plan: PlanId }))
