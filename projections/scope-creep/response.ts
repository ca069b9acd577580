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

/** An item of which nobody has said why it is there, and how the report counts it. */
export const UndecidedItem = closed('UndecidedItem', {
  container: NonEmptyString,
  key: NonEmptyString,
  title: t.string,
  countedAs: oneOf('added', 'uncertain'),
  createdAt: nullable(Timestamp),
  workType: WorkType,
  state: NonEmptyString,
  estimateHours: nullable(FiniteNumber),
  changeOrderReference: nullable(NonEmptyString),
  url: nullable(WebAddress),
})
export type UndecidedItem = t.TypeOf<typeof UndecidedItem>
export const UNDECIDED_LIMIT = 500

export const UndecidedReport = closed('UndecidedReport', {
  lock: closed('UndecidedLock', { id: Uuid, lockedOn: CivilDate, timeZone: NonEmptyString }),
  items: t.readonlyArray(UndecidedItem),
  itemsTotal: Int0,
  withoutOrder: closed('AddedWithoutOrder', {
    items: Int0,
    estimateHours: nullable(FiniteNumber),
    valueCents: nullable(Int0),
    currency: nullable(NonEmptyString),
    basis: NonEmptyString,
  }),
})
export type UndecidedReport = t.TypeOf<typeof UndecidedReport>

export const ScopeUndecided = closed('ScopeUndecided', { report: nullable(UndecidedReport) })

export const PreviewItem = closed('PreviewItem', {
  key: NonEmptyString,
  title: t.string,
  workType: WorkType,
  state: NonEmptyString,
  estimateHours: nullable(FiniteNumber),
})
export type PreviewItem = t.TypeOf<typeof PreviewItem>
export const PREVIEW_LIMIT = 500

/** The trackers of a project, and what a lock of one of them on a day would freeze. */
export const ScopePreview = closed('ScopePreview', {
  lockedOn: CivilDate,
  timeZone: NonEmptyString,
  trackers: t.readonlyArray(NonEmptyString),
  tracker: nullable(
    closed('TrackerPreview', {
      container: NonEmptyString,
      items: t.readonlyArray(PreviewItem),
      itemsTotal: Int0,
      estimatedItems: Int0,
      estimateHours: nullable(FiniteNumber),
    }),
  ),
})
export type ScopePreview = t.TypeOf<typeof ScopePreview>
