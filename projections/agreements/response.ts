import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, Int0, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { Decimal } from '#domain/decimal'
import { RoleBand } from '#domain/events/commercial'
import { AssumptionId } from '#domain/events/engagement'
import { Currency } from '#domain/money'
import { EngagementView, LockView, ProjectView } from '../engagement/views.js'

const list = t.readonlyArray

/** The most of each list, the newest first; its total stands beside it. */
export const LISTED = 100

/** The id of the last event of what a form changes; null where it is not told, and for a client, who changes nothing. */
const version = nullable(Uuid)

export const AgreedEngagement = closed('AgreedEngagement', { ...EngagementView.props, version })
export type AgreedEngagement = t.TypeOf<typeof AgreedEngagement>

export const AgreedLock = closed('AgreedLock', {
  ...LockView.props,
  releasedAt: nullable(Timestamp),
  inForce: t.boolean,
  version,
})
export type AgreedLock = t.TypeOf<typeof AgreedLock>

export const AgreedOrder = closed('AgreedOrder', {
  id: Uuid,
  reference: NonEmptyString,
  title: nullable(NonEmptyString),
  approvedOn: CivilDate,
  withdrawnOn: nullable(CivilDate),
  inForce: t.boolean,
  amountCents: nullable(Int0),
  currency: nullable(Currency),
  items: list(NonEmptyString),
  itemsTotal: Int0,
  version,
})
export type AgreedOrder = t.TypeOf<typeof AgreedOrder>

/** An hourly amount as it was stated, and rounded to minor units. An amount of 0 takes a rate or price back. */
const hourly = { amount: Decimal, amountCents: Int0, currency: Currency, inForce: t.boolean }

export const AgreedPrice = closed('AgreedPrice', {
  engagementId: Uuid,
  role: NonEmptyString,
  amounts: list(closed('PriceOfDays', { from: CivilDate, to: nullable(CivilDate), ...hourly })),
  amountsTotal: Int0,
  version,
})
export type AgreedPrice = t.TypeOf<typeof AgreedPrice>

export const RateScope = oneOf('project', 'client', 'workspace')
export type RateScope = t.TypeOf<typeof RateScope>

export const StatedRate = closed('StatedRate', {
  scope: RateScope,
  role: NonEmptyString,
  amounts: list(closed('RateOfDays', { from: CivilDate, ...hourly })),
  amountsTotal: Int0,
  version,
})
export type StatedRate = t.TypeOf<typeof StatedRate>

const StatedRole = closed('StatedRole', { role: NonEmptyString, band: nullable(RoleBand), version })

export const StatedObjective = closed('StatedObjective', {
  id: Uuid,
  title: NonEmptyString,
  setOn: CivilDate,
  dueOn: nullable(CivilDate),
  state: oneOf('open', 'completed', 'dropped'),
  endedOn: nullable(CivilDate),
  version,
})
export type StatedObjective = t.TypeOf<typeof StatedObjective>

export const StatedMilestone = closed('StatedMilestone', {
  id: Uuid,
  title: NonEmptyString,
  reachedOn: CivilDate,
  version,
})
export type StatedMilestone = t.TypeOf<typeof StatedMilestone>

const StatedEstimate = closed('StatedEstimate', {
  id: Uuid,
  decidedOn: CivilDate,
  amountCents: Int0,
  currency: Currency,
  inForce: t.boolean,
  version,
})

export const AskedQuestion = closed('AskedQuestion', {
  id: Uuid,
  question: NonEmptyString,
  askedAt: Timestamp,
  answer: nullable(NonEmptyString),
  version,
})
export type AskedQuestion = t.TypeOf<typeof AskedQuestion>

const StatedAssumption = closed('StatedAssumption', {
  id: AssumptionId,
  values: list(
    closed('StatedValue', {
      versionId: Uuid,
      value: NonEmptyString,
      unitOrMethod: NonEmptyString,
      effectiveFrom: CivilDate,
      effectiveTo: nullable(CivilDate),
      verified: t.boolean,
      inForce: t.boolean,
    }),
  ),
  valuesTotal: Int0,
  version,
})

/** All that people stated about a project and that forms change. What the caller may not know is null, as a whole. */
export const Agreements = closed('Agreements', {
  project: ProjectView,
  /** The day, of UTC, on which it is judged what is in force. */
  day: CivilDate,
  engagements: list(AgreedEngagement),
  engagementsTotal: Int0,
  locks: list(AgreedLock),
  locksTotal: Int0,
  changeOrders: list(AgreedOrder),
  changeOrdersTotal: Int0,
  objectives: list(StatedObjective),
  objectivesTotal: Int0,
  milestones: list(StatedMilestone),
  milestonesTotal: Int0,
  questions: list(AskedQuestion),
  questionsTotal: Int0,
  prices: nullable(list(AgreedPrice)),
  pricesTotal: nullable(Int0),
  rates: nullable(list(StatedRate)),
  ratesTotal: nullable(Int0),
  roles: nullable(list(StatedRole)),
  rolesTotal: nullable(Int0),
  estimates: nullable(list(StatedEstimate)),
  estimatesTotal: nullable(Int0),
  assumptions: nullable(list(StatedAssumption)),
  assumptionsTotal: nullable(Int0),
})
export type Agreements = t.TypeOf<typeof Agreements>
