import * as t from 'io-ts'
import { ShortText } from '../bounds.js'
import { closed, nullable, oneOf } from '../codec.js'
import { CivilDate, Int0, NonEmptyString, Uuid } from '../common.js'
import { Decimal } from '../decimal.js'
import { Currency } from '../money.js'
import { defineEvent, upcast } from './envelope.js'

// Agreements about a project, and statements of people about it, all in the project's own stream.

const list = t.readonlyArray

export const BillingModel = oneOf('fixed', 'time_and_materials', 'retainer')
const terms = {
  billingModel: BillingModel,
  /** Minor units; null if nothing was fixed. Given together with its currency. */
  contractedCents: nullable(Int0),
  currency: nullable(Currency),
  startsOn: CivilDate,
  endsOn: nullable(CivilDate),
}
export const EngagementSigned = defineEvent(
  'engagement',
  'EngagementSigned',
  closed('EngagementSigned', { engagementId: Uuid, ...terms }),
)
export const EngagementAmended = defineEvent(
  'engagement',
  'EngagementAmended',
  closed('EngagementAmended', { engagementId: Uuid, ...terms }),
)
export const EngagementEnded = defineEvent(
  'engagement',
  'EngagementEnded',
  closed('EngagementEnded', { engagementId: Uuid, endedOn: CivilDate }),
)

/**
 * Sets what the client agreed to pay for an hour of a role, by one engagement, on some days; without a last day from the
 * first on. 0 takes a price back for these days.
 */
export const PriceSet = defineEvent(
  'engagement',
  'PriceSet',
  closed('PriceSet', {
    engagementId: Uuid,
    role: NonEmptyString,
    amount: Decimal,
    currency: Currency,
    effectiveFrom: CivilDate,
    effectiveTo: nullable(CivilDate),
  }),
)

/** An item as frozen by the lock. */
export const BaselineItem = closed('BaselineItem', {
  container: NonEmptyString,
  key: NonEmptyString,
  estimateMinutes: nullable(Int0),
})
export type BaselineItem = t.TypeOf<typeof BaselineItem>

const ScopeLocked1 = closed('ScopeLocked1', {
  lockId: Uuid,
  lockedOn: CivilDate,
  items: list(BaselineItem),
  method: oneOf('manual', 'import'),
  /** A contract's or document's number. */
  reference: nullable(NonEmptyString),
})
export const ScopeLocked = defineEvent(
  'engagement',
  'ScopeLocked',
  closed('ScopeLocked', {
    ...ScopeLocked1.props,
    /** The zone of its day. It is checked where it is used: zones are added and renamed. */
    timeZone: ShortText,
  }),
  // The day of a lock was one of UTC.
  { upcasters: [upcast(ScopeLocked1, (data) => ({ ...data, timeZone: 'UTC' }))] },
)
export const ScopeLockReleased = defineEvent(
  'engagement',
  'ScopeLockReleased',
  closed('ScopeLockReleased', { lockId: Uuid, reason: NonEmptyString }),
)
const order1 = {
  changeOrderId: Uuid,
  reference: NonEmptyString,
  approvedOn: CivilDate,
  /** Null if it names no amount. Given together with its currency. */
  amountCents: nullable(Int0),
  currency: nullable(Currency),
  /** Keys of the work items that it adds. */
  items: list(NonEmptyString),
}
const order = {
  ...order1,
  /** The subject; null if nobody said it. */
  title: nullable(NonEmptyString),
}
const ChangeOrderApproved1 = closed('ChangeOrderApproved1', order1)
export const ChangeOrderApproved = defineEvent(
  'engagement',
  'ChangeOrderApproved',
  closed('ChangeOrderApproved', order),
  { upcasters: [upcast(ChangeOrderApproved1, (data) => ({ ...data, title: null }))] },
)
const ChangeOrderAmended1 = closed('ChangeOrderAmended1', order1)
/** Replaces the whole order, for the days before, too. */
export const ChangeOrderAmended = defineEvent('engagement', 'ChangeOrderAmended', closed('ChangeOrderAmended', order), {
  upcasters: [upcast(ChangeOrderAmended1, (data) => ({ ...data, title: null }))],
})
/** Withdraws the order, which counts up to the day before. */
export const ChangeOrderWithdrawn = defineEvent(
  'engagement',
  'ChangeOrderWithdrawn',
  closed('ChangeOrderWithdrawn', { changeOrderId: Uuid, withdrawnOn: CivilDate, reason: NonEmptyString }),
)

export const ObjectiveSet = defineEvent(
  'engagement',
  'ObjectiveSet',
  closed('ObjectiveSet', { objectiveId: Uuid, title: NonEmptyString, setOn: CivilDate, dueOn: nullable(CivilDate) }),
)
export const ObjectiveCompleted = defineEvent(
  'engagement',
  'ObjectiveCompleted',
  closed('ObjectiveCompleted', { objectiveId: Uuid, completedOn: CivilDate }),
)
export const ObjectiveDropped = defineEvent(
  'engagement',
  'ObjectiveDropped',
  closed('ObjectiveDropped', { objectiveId: Uuid, droppedOn: CivilDate }),
)
export const MilestoneReached = defineEvent(
  'engagement',
  'MilestoneReached',
  closed('MilestoneReached', { milestoneId: Uuid, title: NonEmptyString, reachedOn: CivilDate }),
)

export const ClientQuestionAsked = defineEvent(
  'engagement',
  'ClientQuestionAsked',
  closed('ClientQuestionAsked', { questionId: Uuid, question: NonEmptyString }),
)
export const ClientQuestionAnswered = defineEvent(
  'engagement',
  'ClientQuestionAnswered',
  closed('ClientQuestionAnswered', { questionId: Uuid, answer: NonEmptyString }),
)
/** The expected total cost, decided on a day; a later one supersedes it. */
export const CostEstimateRecorded = defineEvent(
  'engagement',
  'CostEstimateRecorded',
  closed('CostEstimateRecorded', { estimateId: Uuid, decidedOn: CivilDate, amountCents: Int0, currency: Currency }),
)

export const AssumptionId = oneOf(
  'cost-basis',
  'scope-baseline',
  'meeting-attribution',
  'ai-attribution',
  'reporting-period',
  'work-cost-allocation',
  'assisted_pct',
  'review_overhead_pct',
)
export type AssumptionId = t.TypeOf<typeof AssumptionId>
export const AssumptionSet = defineEvent(
  'engagement',
  'AssumptionSet',
  closed('AssumptionSet', {
    assumptionId: AssumptionId,
    versionId: Uuid,
    value: NonEmptyString,
    unitOrMethod: NonEmptyString,
    effectiveFrom: CivilDate,
    effectiveTo: nullable(CivilDate),
    verified: t.boolean,
  }),
)
