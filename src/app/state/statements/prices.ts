import { isLeft } from 'fp-ts/lib/Either.js'
import { scaled } from '#domain/decimal'
import { roleName } from '#domain/role-name'
import { Price, priceRef } from '#projections/entities/price'
import { hourlyAmount } from '../amount.js'
import { misused, stated, states } from '../command.js'
import { statesOf } from '../entities.js'
import { argument, date, optional, text, uuid } from '../field.js'
import { inProject } from '../places.js'
import { inOrder } from './checks.js'
import { engagementFor, lastDay } from './engagement.js'

export const priceCommands = [
  inProject('engagement')({
    path: 'price set',
    summary:
      'state what the client agreed to pay for an hour of a role, in the currency of the invoices; 0 removes the price',
    fields: {
      role: argument(text('role'), 'the role, as time entries name it; case and blanks do not matter'),
      amount: hourlyAmount,
      from: optional(date, 'first day (default: today, in UTC)'),
      to: optional(date, 'its last day (default: none)'),
      engagement: optional(uuid('id'), 'by which engagement it was agreed (default: the one of the first day)'),
    },
    example: 'engineering "140.00 EUR" --project "Web shop" --from 2026-01-01',
    appends: ['PriceSet'],
    decide: ({ role, amount: { amount, currency }, from, to, engagement: named }, events, { today, project }) => {
      if (scaled(amount) < 0n) return misused('a price is 0 or more')
      const effectiveFrom = from ?? today
      const found = engagementFor(named, effectiveFrom, events)
      if (isLeft(found)) return found
      const { engagementId, startsOn } = found.right
      const check = inOrder(effectiveFrom, to, ['its first day', 'its last day'])
      if (isLeft(check)) return check
      if (effectiveFrom > lastDay(found.right) || (to !== null && to < startsOn))
        return misused(`the engagement ${engagementId} does not run on these days: give another --engagement`)
      const known = statesOf(Price, events).find(
        ({ state }) => state.engagementId === engagementId && roleName(state.role) === roleName(role),
      )
      const prices = known?.state.prices ?? []
      const before =
        from === null ? prices.findLast((one) => one.from <= today) : prices.find((one) => one.from === from)
      const already =
        before !== undefined &&
        before.to === to &&
        before.currency === currency &&
        scaled(before.amount) === scaled(amount)
      const spelled = known?.state.role ?? role
      const ref = known?.ref ?? priceRef({ engagementId, role, projectId: project.projectId })
      const data = { engagementId, role: spelled, amount, currency, effectiveFrom, effectiveTo: to }
      return states({ engagementId, role: spelled }, ...(already ? [] : [stated('PriceSet', ref, data)]))
    },
  }),
]
