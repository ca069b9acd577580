import type { CivilDate } from '#domain/common'
import { addDays, epochOf, instantOf } from '#domain/time'
import { FREELANCER, ROLES } from '../agency.js'
import type { Year } from '../calendar.js'
import { beginningOf } from '../plans.js'
import { FINANCE, LEAD, type Said, said } from './said.js'

// Statements about the whole workspace: members, rates, prices and settings.

export const members: readonly Said[] = [
  said('member add', { name: LEAD, role: 'delivery_lead', all: true }),
  said('member add', { name: FINANCE, role: 'finance', all: true }),
  said('member add', { name: 'Ada', role: 'viewer', client: ['Acme'] }),
]

/** Rates hold from before the year on; developers cost more since the middle of it. The freelancer has none yet. */
const rates = (from: CivilDate): readonly Said[] => [
  ...ROLES.map(({ name, rate }) => said('rate set', { role: name, amount: `${rate} EUR`, from: addDays(from, -365) })),
  said('rate set', { role: 'developer', amount: '67.25 EUR', from: addDays(from, 190) }),
  ...ROLES.map(({ name, band }) => said('role set', { role: name, band })),
  said('role set', { role: FREELANCER.name, band: 'engineering' }),
]

/** The prices that clients agreed to, by the engagement of each project. */
export const prices = (year: Year): readonly Said[] => {
  const from = beginningOf(year)
  const agreed = (project: string, roles: readonly { readonly name: string; readonly price: string }[]) =>
    roles.map(({ name, price }) => said('price set', { project, role: name, amount: `${price} EUR`, from }))
  return [...agreed('shop', ROLES), ...agreed('app', [...ROLES, FREELANCER]), ...agreed('portal', ROLES)]
}

export const commercial = ({ from, until }: Year): readonly Said[] => [
  ...rates(from),
  said('subscription sync', {
    plan: 'scale',
    status: 'active',
    currentPeriodEnd: instantOf(epochOf(until) + 30 * 86_400_000),
  }),
  said('settings set', { section: 'defaults', values: ['currency=EUR', 'timeZone=Europe/Berlin'] }),
]
