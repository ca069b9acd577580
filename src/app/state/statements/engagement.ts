import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import { BillingModel } from '#domain/events/engagement'
import { Engagement, type EngagementState } from '#projections/entities/engagement'
import { optionalAmount } from '../amount.js'
import { conflict, misused, stated, states, unknown } from '../command.js'
import { same, statesOf } from '../entities.js'
import { choice, date, flag, newId, optional, required, uuid } from '../field.js'
import { inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { adding, allOf, fine, inOrder } from './checks.js'

const command = inProject('engagement')
const terms = {
  amount: optionalAmount('contracted amount'),
  endsOn: optional(date, 'its last day (default: none)'),
}
const which = { engagement: optional(uuid('id'), 'which engagement (default: the current one, else the last)') }

type Terms = Pick<EngagementState, 'billingModel' | 'contractedCents' | 'currency' | 'startsOn' | 'endsOn'>
const termsOf = ({ billingModel, contractedCents, currency, startsOn, endsOn }: EngagementState): Terms => ({
  billingModel,
  contractedCents,
  currency,
  startsOn,
  endsOn,
})
const sound = ({ startsOn, endsOn }: Terms) => inOrder(startsOn, endsOn, ['its start', 'its end'])

const engagements = (events: readonly DomainEvent[]) => statesOf(Engagement, events).map(({ state }) => state)
const refOf = (engagementId: string, { project }: OfProject) => ({
  kind: 'engagement',
  key: engagementId,
  project: project.projectId,
})
/** The last day of an engagement, far off where it has none. */
export const lastDay = ({ endedOn, endsOn }: Pick<EngagementState, 'endedOn' | 'endsOn'>): CivilDate =>
  endedOn ?? endsOn ?? '9999-12-31'

/** A project has one engagement at a time. */
const free = (events: readonly DomainEvent[], terms: Terms, own: string | null): Either<Refusal, unknown> => {
  const end = lastDay({ ...terms, endedOn: null })
  const other = engagements(events).find(
    (one) => one.engagementId !== own && one.startsOn <= end && terms.startsOn <= lastDay(one),
  )
  return other === undefined
    ? fine
    : conflict(`the engagement ${other.engagementId} covers these days: amend it, or end it first`)
}

const theEngagement = (id: string | null, events: readonly DomainEvent[]): Either<Refusal, EngagementState> => {
  const all = engagements(events)
  const found =
    id === null
      ? (all.findLast(({ endedOn }) => endedOn === null) ?? all.at(-1))
      : all.find(({ engagementId }) => engagementId === id)
  return found === undefined
    ? unknown(
        'engagement',
        id ?? 'of this project',
        'sign one first (`wdi engagement sign --help`), or see `wdi engagement list`',
      )
    : right(found)
}

/** The engagement with an id; without one that of a day, else the current one or the last. */
export const engagementFor = (
  id: string | null,
  day: CivilDate,
  events: readonly DomainEvent[],
): Either<Refusal, EngagementState> => {
  const running = engagements(events).find((one) => one.startsOn <= day && lastDay(one) >= day)
  return theEngagement(id ?? running?.engagementId ?? null, events)
}

export const engagementCommands = [
  command({
    path: 'engagement sign',
    summary: 'state what was agreed with the client about a project',
    fields: {
      model: required(choice(BillingModel, 'model'), 'how it is billed'),
      startsOn: required(date, 'its first day'),
      ...terms,
      id: newId,
    },
    example: '--project "Web shop" --model fixed --starts-on 2026-01-01 --amount "50000.00 EUR"',
    appends: ['EngagementSigned'],
    decide: ({ model: billingModel, amount, startsOn, endsOn, id }, events, context) => {
      const contractedCents = amount?.cents ?? null
      const terms = { billingModel, contractedCents, currency: amount?.currency ?? null, startsOn, endsOn }
      const check = sound(terms)
      if (isLeft(check)) return check
      const twin = engagements(events).find((one) => one.endedOn === null && same(termsOf(one), terms))
      return adding(
        {
          what: 'engagement',
          id: 'engagementId',
          wanted: id,
          make: (engagementId) => stated('EngagementSigned', refOf(engagementId, context), { engagementId, ...terms }),
          twin: id === null && twin !== undefined ? { id: twin.engagementId, same: true } : undefined,
          check: free(events, terms, null),
        },
        events,
        context,
      )
    },
  }),
  command({
    path: 'engagement amend',
    summary: 'change what was agreed; what is left out stays as it is',
    fields: {
      ...which,
      model: optional(choice(BillingModel, 'model'), 'how it is billed'),
      startsOn: optional(date, 'its first day'),
      ...terms,
      openEnded: flag('remove its last day'),
      withoutAmount: flag('remove its contracted amount'),
    },
    example: '--project "Web shop" --amount "60000.00 EUR" --ends-on 2026-12-31',
    appends: ['EngagementAmended'],
    decide: (input, events, context) => {
      const found = theEngagement(input.engagement, events)
      if (isLeft(found)) return found
      const { engagementId, endedOn, ...was } = found.right
      if (input.openEnded && input.endsOn !== null) return misused('give --ends-on or --open-ended, not both')
      if (input.withoutAmount && input.amount !== null) return misused('give --amount or --without-amount, not both')
      const terms = {
        billingModel: input.model ?? was.billingModel,
        contractedCents: input.withoutAmount ? null : (input.amount?.cents ?? was.contractedCents),
        currency: input.withoutAmount ? null : (input.amount?.currency ?? was.currency),
        startsOn: input.startsOn ?? was.startsOn,
        endsOn: input.openEnded ? null : (input.endsOn ?? was.endsOn),
      }
      if (same(termsOf(found.right), terms)) return states({ engagementId })
      if (endedOn !== null) return conflict(`the engagement ${engagementId} ended on ${endedOn}: sign a new one`)
      const check = allOf(sound(terms), free(events, terms, engagementId))
      if (isLeft(check)) return check
      return states(
        { engagementId },
        stated('EngagementAmended', refOf(engagementId, context), { engagementId, ...terms }),
      )
    },
  }),
  command({
    path: 'engagement end',
    summary: 'state the day on which an engagement ended',
    fields: { ...which, on: required(date, 'its last day') },
    example: '--project "Web shop" --on 2026-11-30',
    appends: ['EngagementEnded'],
    decide: ({ engagement, on: endedOn }, events, context) => {
      const found = theEngagement(engagement, events)
      if (isLeft(found)) return found
      const { engagementId, startsOn, endedOn: before } = found.right
      if (before === endedOn) return states({ engagementId })
      if (before !== null) return conflict(`the engagement ${engagementId} already ended on ${before}`)
      const check = inOrder(startsOn, endedOn, ['its start', 'its end'])
      if (isLeft(check)) return check
      return states(
        { engagementId },
        stated('EngagementEnded', refOf(engagementId, context), { engagementId, endedOn }),
      )
    },
  }),
]
