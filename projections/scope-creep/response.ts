import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, FiniteNumber, Int0, NonEmptyString, Timestamp, Uuid, WorkType } from '#domain/common'
import { Currency } from '#domain/money'
import { WebAddress } from '#domain/web-address'

const Group = closed('ScopeGroup', { items: Int0, completed: Int0, estimateHours: nullable(FiniteNumber) })

export const ScopeRow = closed('ScopeRow', {
  key: NonEmptyString,
  title: t.string,
  change: oneOf('added', 'removed', 'reestimated'),
  at: Timestamp,
  workType: WorkType,
  state: NonEmptyString,
  attribution: oneOf('change_request', 'in_scope', 'uncertain'),
  changeRequestReference: nullable(NonEmptyString),
  estimateHours: nullable(FiniteNumber),
  valueCents: nullable(Int0),
  valueBasis: nullable(NonEmptyString),
  url: nullable(WebAddress),
})
export type ScopeRow = t.TypeOf<typeof ScopeRow>
export const ROWS_LIMIT = 200

/** A change order that is in force since the lock, with the keys of all its items, and of those that no source holds. */
export const ChangeOrderView = closed('ChangeOrderView', {
  id: Uuid,
  reference: NonEmptyString,
  title: nullable(NonEmptyString),
  approvedOn: CivilDate,
  amountCents: nullable(Int0),
  currency: nullable(Currency),
  items: t.readonlyArray(NonEmptyString),
  unknownItems: t.readonlyArray(NonEmptyString),
})
export type ChangeOrderView = t.TypeOf<typeof ChangeOrderView>
export const CHANGE_ORDERS_LIMIT = 100

export const ScopeReport = closed('ScopeReport', {
  lock: closed('LockReference', { id: Uuid, lockedOn: CivilDate, timeZone: NonEmptyString }),
  baseline: Group,
  added: Group,
  removed: closed('Removed', { items: Int0 }),
  reestimated: closed('Reestimated', { items: Int0, deltaHours: nullable(FiniteNumber) }),
  uncertain: closed('Uncertain', { items: Int0 }),
  expansionPct: nullable(FiniteNumber),
  valuation: closed('Valuation', {
    valueCents: nullable(Int0),
    currency: nullable(NonEmptyString),
    basis: NonEmptyString,
    valuedItems: Int0,
    unsupportedItems: Int0,
  }),
  changeOrders: t.readonlyArray(ChangeOrderView),
  changeOrdersTotal: Int0,
  rows: t.readonlyArray(ScopeRow),
  rowsTotal: Int0,
  series: t.readonlyArray(
    closed('ScopePoint', { date: CivilDate, baseline: Int0, added: Int0, removed: Int0, completed: Int0 }),
  ),
})
export type ScopeReport = t.TypeOf<typeof ScopeReport>
