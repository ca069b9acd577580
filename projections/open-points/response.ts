import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { FiniteNumber, Int0, NonEmptyString, Timestamp, Uuid } from '#domain/common'
import { ContainerKind } from '#domain/events/connections'
import { ItemState, ItemType } from '#domain/events/work-items'
import { AssumptionFacts } from '../invoice-defense/response.js'

const list = t.readonlyArray

/** The most of each list, the newest first; its total stands beside it. */
export const LISTED = 100

export const UntaggedMeeting = closed('UntaggedMeeting', {
  calendar: NonEmptyString,
  meeting: NonEmptyString,
  title: t.string,
  startsAt: nullable(Timestamp),
  allDay: t.boolean,
  /** Its length; null of a meeting without hours. */
  hours: nullable(FiniteNumber),
  /** Those who accepted; null where the calendar lists nobody. */
  heads: nullable(Int0),
})
export type UntaggedMeeting = t.TypeOf<typeof UntaggedMeeting>

export const UntypedItem = closed('UntypedItem', {
  tracker: NonEmptyString,
  item: NonEmptyString,
  title: t.string,
  type: nullable(ItemType),
  state: nullable(ItemState),
  at: nullable(Timestamp),
})
export type UntypedItem = t.TypeOf<typeof UntypedItem>

export const UnlinkedChange = closed('UnlinkedChange', {
  repository: NonEmptyString,
  change: NonEmptyString,
  title: t.string,
  mergedAt: nullable(Timestamp),
})
export type UnlinkedChange = t.TypeOf<typeof UnlinkedChange>

export const AssistedChange = closed('AssistedChange', {
  ...UnlinkedChange.props,
  tools: list(NonEmptyString),
  /** The rules that found its marks of assistance. */
  rules: list(NonEmptyString),
})
export type AssistedChange = t.TypeOf<typeof AssistedChange>

export const UnmappedContainer = closed('UnmappedContainer', {
  kind: ContainerKind,
  container: NonEmptyString,
  /** The labels of the connections that read it. */
  sources: list(NonEmptyString),
  /** Its records in the period; null of AI accounts, whose records are windows of any length. */
  records: nullable(Int0),
})
export type UnmappedContainer = t.TypeOf<typeof UnmappedContainer>

/** An assumption as it is on the last day of the period, with the version of what was set; null where nothing was. */
export const AssumptionPoint = closed('AssumptionPoint', { ...AssumptionFacts.props, version: nullable(Uuid) })
export type AssumptionPoint = t.TypeOf<typeof AssumptionPoint>

/** All that a person can mend so that the numbers of a project and period become surer. A total is null where the kind was not read. */
export const OpenPoints = closed('OpenPoints', {
  meetings: list(UntaggedMeeting),
  meetingsTotal: nullable(Int0),
  items: list(UntypedItem),
  itemsTotal: nullable(Int0),
  changes: list(UnlinkedChange),
  changesTotal: nullable(Int0),
  assisted: list(AssistedChange),
  assistedTotal: nullable(Int0),
  /** None for whoever does not see all projects. */
  containers: list(UnmappedContainer),
  containersTotal: Int0,
  assumptions: list(AssumptionPoint),
  /** Those of them that are not verified. */
  assumptionsTotal: Int0,
})
export type OpenPoints = t.TypeOf<typeof OpenPoints>
