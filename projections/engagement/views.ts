import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, FiniteNumber, Int0, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { BillingModel, ScopeLocked } from '#domain/events/engagement'
import { hoursOfMinutes } from '#domain/figures'
import { Currency } from '#domain/money'
import type { EngagementState } from '../entities/engagement.js'
import type { ScopeLockState } from '../entities/scope-lock.js'

export const EngagementView = closed('EngagementView', {
  id: Uuid,
  billingModel: BillingModel,
  contractedAmountCents: nullable(Int0),
  currency: nullable(Currency),
  startsOn: CivilDate,
  endsOn: nullable(CivilDate),
  state: oneOf('active', 'ended'),
})
export type EngagementView = t.TypeOf<typeof EngagementView>

export const LockView = closed('LockView', {
  id: Uuid,
  lockedOn: CivilDate,
  /** The zone of that day. */
  timeZone: NonEmptyString,
  lockedAt: Timestamp,
  lockedBy: NonEmptyString,
  items: Int0,
  estimateHours: nullable(FiniteNumber),
  method: ScopeLocked.data.props.method,
  reference: nullable(NonEmptyString),
})
export type LockView = t.TypeOf<typeof LockView>

export const ProjectView = closed('ProjectView', { id: Uuid, name: t.string, clientName: t.string })
export type ProjectView = t.TypeOf<typeof ProjectView>

/** The engagement that runs on a day, else the last that began until then; null where none had begun. */
export const engagementOn = (engagements: readonly EngagementState[], day: CivilDate): EngagementState | null =>
  engagements
    .filter(({ startsOn }) => startsOn <= day)
    .toSorted((a, b) => compareText(a.startsOn, b.startsOn) || compareText(a.engagementId, b.engagementId))
    .at(-1) ?? null

/** An engagement as it stands at the end of a day: over once it was ended, or its last agreed day has passed. */
export const engagementView = (engagement: EngagementState, day: CivilDate): EngagementView => {
  const { endsOn, endedOn } = engagement
  const ended = (endedOn !== null && endedOn <= day) || (endsOn !== null && endsOn < day)
  return {
    id: engagement.engagementId,
    billingModel: engagement.billingModel,
    contractedAmountCents: engagement.contractedCents,
    currency: engagement.currency,
    startsOn: engagement.startsOn,
    endsOn: endedOn ?? endsOn,
    state: ended ? 'ended' : 'active',
  }
}

/** A lock, with the hours that its items were estimated at when they were frozen; null where none was. */
export const lockView = (lock: ScopeLockState, lockedBy: string): LockView => {
  const frozen = lock.items.flatMap(({ estimateMinutes }) => estimateMinutes ?? [])
  return {
    id: lock.lockId,
    lockedOn: lock.lockedOn,
    timeZone: lock.timeZone,
    lockedAt: lock.lockedAt,
    lockedBy,
    items: lock.items.length,
    estimateHours: frozen.length === 0 ? null : hoursOfMinutes(frozen.reduce((sum, minutes) => sum + minutes, 0)),
    method: lock.method,
    reference: lock.reference,
  }
}
