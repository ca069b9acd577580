import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { DomainEvent } from '#domain/events/catalogue'
import { ChangeOrder, type ChangeOrderState } from '#projections/entities/change-order'
import { nameFor } from '#projections/entities/names'
import { itemName, itemNames, WorkItem, type WorkItemState } from '#projections/entities/work-item'
import { optionalAmount } from '../amount.js'
import { conflict, misused, stated, states, unknown } from '../command.js'
import { same, statesOf } from '../entities.js'
import { argument, date, flag, list, newId, optional, prose, required, text } from '../field.js'
import { byLeads, inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { adding, allOf, fine, happened, inOrder } from './checks.js'

const command = inProject('engagement')
const byReference = { reference: argument(text('reference'), 'its number or name, or its id') }
const amount = optionalAmount('its amount')

const item = list(text('key'), 'key of a work item that it adds; can be repeated')
const unheld = flag('accept items that no source has')
const title = optional(prose('text'), 'what it is about')

/** The names of items with these keys, by which the work items that a source holds are looked up. */
const itemNamesOf = (keys: readonly string[], { workspaceId, directory }: OfProject): readonly string[] => {
  const places = directory.containers.map(({ container }) => container)
  return keys.flatMap((key) => itemNames(workspaceId, places, key))
}

/** The work items with these keys that any source holds. */
const lookUpItems = (keys: readonly string[], context: OfProject) =>
  keys.length === 0
    ? null
    : { collection: WorkItem, terms: itemNamesOf(keys, context).map((name) => nameFor(name).answering) }

/** The most items that a refusal names. */
const NAMED_LIMIT = 20

/** Refuses keys of items that no source holds, which are often misspelled. */
const areHeld = (keys: readonly string[], isUnheldFine: boolean, context: OfProject): Either<Refusal, unknown> => {
  if (isUnheldFine) return fine
  const held = (context.documents as readonly WorkItemState[]).filter(({ observations }) => observations.length > 0)
  const names = new Set(held.map(({ workspaceId, place, key }) => itemName(workspaceId, place, key)))
  const missing = keys.filter((key) => !itemNamesOf([key], context).some((name) => names.has(name)))
  if (missing.length === 0) return fine
  const more = missing.length > NAMED_LIMIT ? `, and ${missing.length - NAMED_LIMIT} more` : ''
  return misused(
    `no source has ${missing.slice(0, NAMED_LIMIT).join(', ')}${more}: check the spelling, import it first, or add --unheld`,
  )
}

const orders = (events: readonly DomainEvent[]) => statesOf(ChangeOrder, events).map(({ state }) => state)
const refOf = (changeOrderId: string, { project }: OfProject) => ({
  kind: 'change_order',
  key: changeOrderId,
  project: project.projectId,
})

/** The order with the name: of several the one in force, else the one approved last. */
const theOrder = (named: string, events: readonly DomainEvent[]): Either<Refusal, ChangeOrderState> => {
  const called = orders(events).filter(({ changeOrderId, reference }) => changeOrderId === named || reference === named)
  const found = called.find(({ withdrawnOn }) => withdrawnOn === null) ?? called.at(-1)
  return found === undefined
    ? unknown(
        'change order',
        named,
        'approve it first (`wdi change-order approve --help`), or see `wdi change-order list`',
      )
    : right(found)
}

type Terms = Pick<ChangeOrderState, 'title' | 'approvedOn' | 'amountCents' | 'currency' | 'items'>
const termsOf = ({ title, approvedOn, amountCents, currency, items }: ChangeOrderState): Terms => ({
  title,
  approvedOn,
  amountCents,
  currency,
  items,
})

export const changeOrderCommands = [
  command({
    ...byLeads,
    path: 'change-order approve',
    summary: 'record a change order that the client approved',
    fields: {
      reference: argument(text('reference'), 'its number or name'),
      title,
      item,
      unheld,
      amount,
      on: optional(date, 'the day (default: today, in UTC)'),
      id: newId,
    },
    example: '"CR-7" --project "Web shop" --item SHOP-3 --amount "2500.00 EUR"',
    appends: ['ChangeOrderApproved'],
    looksUp: ({ item }, context) => lookUpItems(item, context),
    decide: ({ reference, title, item: items, unheld, amount, on, id }, events, context) => {
      const check = happened(on, context)
      if (isLeft(check)) return check
      const [amountCents, currency] = [amount?.cents ?? null, amount?.currency ?? null]
      const twin = orders(events).find((one) => one.reference === reference && one.withdrawnOn === null)
      const approvedOn = on ?? context.today
      const says: Partial<Terms> = {
        title: title ?? twin?.title ?? null,
        approvedOn: on ?? twin?.approvedOn ?? approvedOn,
        amountCents,
        currency,
        items,
      }
      return adding(
        {
          what: 'change order',
          name: reference,
          id: 'changeOrderId',
          wanted: id,
          unsaid: [...(on === null ? ['approvedOn'] : []), ...(title === null ? ['title'] : [])],
          make: (changeOrderId) =>
            stated('ChangeOrderApproved', refOf(changeOrderId, context), {
              changeOrderId,
              reference,
              title,
              approvedOn,
              amountCents,
              currency,
              items,
            }),
          twin: twin && { id: twin.changeOrderId, same: same(says, termsOf(twin)) },
          amending: 'wdi change-order amend --help',
          check: areHeld(items, unheld, context),
        },
        events,
        context,
      )
    },
  }),
  command({
    ...byLeads,
    path: 'change-order amend',
    summary: 'change what was approved; what is left out stays as it is',
    fields: {
      ...byReference,
      title,
      item: list(text('key'), 'key of a work item that it adds, replacing earlier ones; can be repeated'),
      unheld,
      withoutItems: flag('remove its work items'),
      amount,
      withoutAmount: flag('remove its amount'),
      on: optional(date, 'the day on which it was approved'),
    },
    example: '"CR-7" --project "Web shop" --amount "3000.00 EUR"',
    appends: ['ChangeOrderAmended'],
    looksUp: ({ item }, context) => lookUpItems(item, context),
    decide: (input, events, context) => {
      const found = theOrder(input.reference, events)
      if (isLeft(found)) return found
      const { changeOrderId, reference, withdrawnOn, ...was } = found.right
      if (input.withoutItems && input.item.length > 0) return misused('give --item or --without-items, not both')
      if (input.withoutAmount && input.amount !== null) return misused('give --amount or --without-amount, not both')
      const check = happened(input.on, context)
      if (isLeft(check)) return check
      const terms: Terms = {
        title: input.title ?? was.title,
        approvedOn: input.on ?? was.approvedOn,
        amountCents: input.withoutAmount ? null : (input.amount?.cents ?? was.amountCents),
        currency: input.withoutAmount ? null : (input.amount?.currency ?? was.currency),
        items: input.withoutItems ? [] : input.item.length > 0 ? input.item : was.items,
      }
      if (same(termsOf(found.right), terms)) return states({ changeOrderId })
      if (withdrawnOn !== null)
        return conflict(
          `change order ${reference} (${changeOrderId}) was withdrawn on ${withdrawnOn}: approve it again`,
          'wdi change-order approve --help',
        )
      const held = areHeld(input.item, input.unheld, context)
      if (isLeft(held)) return held
      return states(
        { changeOrderId },
        stated('ChangeOrderAmended', refOf(changeOrderId, context), { changeOrderId, reference, ...terms }),
      )
    },
  }),
  command({
    ...byLeads,
    path: 'change-order withdraw',
    summary: 'withdraw a change order; it counts until the day before',
    fields: {
      ...byReference,
      on: optional(date, 'first day on which it no longer counts (default: today, in UTC)'),
      reason: required(prose('text'), 'why'),
    },
    example: '"CR-7" --project "Web shop" --reason "The client does not want it any more"',
    appends: ['ChangeOrderWithdrawn'],
    decide: ({ reference: named, on, reason }, events, context) => {
      const found = theOrder(named, events)
      if (isLeft(found)) return found
      const { changeOrderId, reference, approvedOn, withdrawnOn: before } = found.right
      if (before !== null)
        return on === null || on === before
          ? states({ changeOrderId })
          : conflict(`change order ${reference} (${changeOrderId}) was withdrawn on ${before}`)
      const withdrawnOn = on ?? context.today
      const check = allOf(happened(on, context), inOrder(approvedOn, withdrawnOn, ['its approval', 'its withdrawal']))
      if (isLeft(check)) return check
      return states(
        { changeOrderId },
        stated('ChangeOrderWithdrawn', refOf(changeOrderId, context), { changeOrderId, withdrawnOn, reason }),
      )
    },
  }),
]
