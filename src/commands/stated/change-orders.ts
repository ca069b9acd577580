import { isLeft } from 'fp-ts/lib/Either.js'
import { ChangeOrder } from '#projections/entities/change-order'
import { stated } from '../command.js'
import { argument, cents, currency, date, list, newId, optional, text } from '../field.js'
import { inProject } from '../places.js'
import { same, statesOf } from '../state.js'
import { adding, allOf, happened, together } from './checks.js'

export const changeOrderCommands = [
  inProject('engagement')({
    path: 'change-order approve',
    summary: 'state what the client approved beyond the lock',
    fields: {
      reference: argument(text('reference'), 'its number or name'),
      item: list(text('key'), 'key of a work item that it adds; can be repeated'),
      amountCents: optional(cents, 'what it is worth, in minor units'),
      currency: optional(currency, 'its currency, of ISO 4217'),
      on: optional(date, 'the day (default: today, in UTC)'),
      id: newId,
    },
    example: '"CR-7" --project "Web shop" --item SHOP-3 --amount-cents 250000 --currency EUR',
    appends: ['ChangeOrderApproved'],
    decide: ({ reference, item: items, amountCents, currency, on, id }, events, context) => {
      const check = allOf(together(amountCents, currency), happened(on, context))
      if (isLeft(check)) return check
      const twin = statesOf(ChangeOrder, events).find(({ state }) => state.reference === reference)?.state
      const approvedOn = on ?? context.today
      const says = { approvedOn: on ?? twin?.approvedOn, amountCents, currency, items }
      return adding(
        {
          unsaid: on === null ? ['approvedOn'] : [],
          ...{ what: 'change order', id: 'changeOrderId', wanted: id },
          make: (changeOrderId) =>
            stated(
              'ChangeOrderApproved',
              { kind: 'change_order', key: changeOrderId, project: context.project.projectId },
              { changeOrderId, reference, approvedOn, amountCents, currency, items },
            ),
          twin: twin && {
            id: twin.changeOrderId,
            same: same(says, {
              ...{ approvedOn: twin.approvedOn, amountCents: twin.amountCents },
              ...{ currency: twin.currency, items: twin.items },
            }),
          },
        },
        events,
        context,
      )
    },
  }),
]
