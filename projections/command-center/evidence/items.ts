import type { CivilDate, Figure, Instant } from '#domain/common'
import { figure, hoursOfSeconds } from '#domain/figures'
import { type Currency, centsOf, currencyOf, type Sums, totalCents } from '#domain/money'
import { addDays, daysBetween, startOfDay } from '#domain/time'
import { webAddress } from '#domain/web-address'
import { linkOrigin, workTypeOf } from '../../ai/measures.js'
import { urlOfChange } from '../../ai/report.js'
import { coordinationOf, labourOf } from '../../cost/labour.js'
import { spread } from '../../cost/measures.js'
import { costBases, costTexts } from '../../cost/texts.js'
import { meetingCounts } from '../../delivery/measures.js'
import { isCompletedOn } from '../../engagement/objectives.js'
import type { CloudLineState } from '../../entities/cloud-line.js'
import type { CodeChangeState } from '../../entities/code-change.js'
import { joined } from '../../entities/entity.js'
import type { MeetingState } from '../../entities/meeting.js'
import type { MilestoneState } from '../../entities/milestone.js'
import type { ObjectiveState } from '../../entities/objective.js'
import { type Observation, strongest } from '../../entities/observation.js'
import type { RateState } from '../../entities/rate.js'
import type { ReleaseState } from '../../entities/release.js'
import type { TimeEntryState } from '../../entities/time-entry.js'
import type { WorkItemState } from '../../entities/work-item.js'
import { stateAt } from '../../scope-creep/measures.js'
import type { ScopeState } from '../../scope-creep/read.js'
import type { EvidenceItem } from '../response.js'
import { contributionBases } from '../texts.js'

type Attribution = EvidenceItem['attribution']

/** Everything that a list of evidence needs beside its items. */
export interface ListContext {
  /** The lock, and how the project's items stand to it. */
  readonly scope: Pick<ScopeState, 'lock' | 'scoped' | 'trackers' | 'items'>
  /** The provider of the strongest connection, or `hand`. */
  readonly sourceOf: (observations: readonly Observation<unknown>[]) => string
  readonly rates: readonly RateState[]
  /** The end of the period, cut at now. */
  readonly at: Instant
  /** The project's. */
  readonly currency: Currency
  /** Says whether time sheets contain the meetings, so that these add no cost. */
  readonly meetingsIncluded: boolean
  /** Says whether what is derived from a rate is hidden from the caller. */
  readonly hidesRates: boolean
}

const startOf = (day: CivilDate): Instant => startOfDay(day, 'UTC')
const PLAIN = {
  url: null,
  workType: null,
  attribution: 'not_applicable',
  linkOrigin: null,
  contribution: null,
} as const

/** The figure of a cost; null where it cannot be priced, and where costs are hidden. */
const costOf = (
  cost: Sums | null,
  basis: (currency: Currency) => string,
  { hidesRates }: ListContext,
): Figure | null => {
  if (hidesRates || cost === null) return null
  const [cents, currency] = [totalCents(cost), currencyOf(cost)]
  if (cents === null || currency === null) return null
  return figure(cents, 'cents', 'modeled', basis(currency))
}

/** A work item at an instant, as the lock sees it. */
export const workItemEvidence = (
  item: WorkItemState,
  more: Pick<EvidenceItem, 'occurredAt' | 'contribution' | 'attribution'>,
  { sourceOf, at }: ListContext,
): EvidenceItem => ({
  id: joined('work_item', item.place, item.key),
  kind: 'work_item',
  reference: item.key,
  title: strongest(item.observations, (facts) => facts.title) ?? item.key,
  url: strongest(item.observations, (facts) => webAddress(facts.url)),
  workType: item.type ?? 'other',
  state: stateAt(item, at) ?? 'withdrawn',
  linkOrigin: null,
  ...more,
  source: sourceOf(item.observations),
})

/** A merged change; its place in scope is that of the items that it is linked to. */
export const changeEvidence = (
  change: CodeChangeState,
  attribution: Attribution,
  { sourceOf }: ListContext,
): EvidenceItem => ({
  id: joined('code_change', change.place, change.key),
  kind: 'code_change',
  reference: change.key,
  title: change.title,
  url: urlOfChange(change),
  occurredAt: change.mergedAt ?? '',
  state: 'merged',
  workType: workTypeOf(change.items),
  attribution,
  linkOrigin: linkOrigin(change.items) ?? null,
  contribution: null,
  source: sourceOf(change.observations),
})

export const releaseEvidence = (
  { place, key, tag, releasedAt, observations }: ReleaseState,
  { sourceOf }: ListContext,
): EvidenceItem => ({
  ...PLAIN,
  id: joined('release', place, key),
  kind: 'release',
  reference: tag ?? key,
  title: tag ?? key,
  occurredAt: releasedAt ?? '',
  state: 'released',
  source: sourceOf(observations),
})

/**
 * A meeting that counts as coordination, with what its attendees' time cost at the blended rate of its day: it adds nothing
 * where time sheets contain it.
 */
export const meetingEvidence = (meeting: MeetingState, context: ListContext): EvidenceItem => {
  const { place, key, startsAt, observations, status } = meeting
  const day = (startsAt ?? '').slice(0, 10)
  const { cost } = coordinationOf(new Map([[day, meetingCounts(meeting)]]), context)
  return {
    ...PLAIN,
    id: joined('meeting', place, key),
    kind: 'meeting',
    reference: key,
    title: strongest(observations, (facts) => facts.title) ?? key,
    occurredAt: startsAt ?? '',
    state: status ?? 'confirmed',
    source: context.sourceOf(observations),
    contribution: context.meetingsIncluded ? null : costOf(cost, costBases.meeting, context),
  }
}

export const timeEntryEvidence = (
  entry: TimeEntryState,
  attribution: Attribution,
  context: ListContext,
): readonly EvidenceItem[] => {
  const { place, key, observations } = entry
  const facts = observations[0]?.facts
  if (facts === undefined) return []
  const { seconds, role, category, day, billable } = facts
  const { cost, unpricedSeconds } = labourOf(seconds, role, day, context.rates)
  return [
    {
      ...PLAIN,
      id: joined('time_entry', place, key),
      kind: 'time_entry',
      reference: key,
      occurredAt: startOf(day),
      title: costTexts.timeEntry(hoursOfSeconds(seconds), role, category),
      state: billable ? 'billable' : 'internal',
      attribution,
      contribution: costOf(unpricedSeconds === 0 ? cost : null, costBases.timeEntry, context),
      source: context.sourceOf(observations),
    },
  ]
}

/** Days from the first to the last, both included. */
export interface Days {
  readonly start: CivilDate
  readonly end: CivilDate
}

/** A line of a cloud bill with its part on some days, as of the last of these; none where it lies on none of them. */
export const cloudLineEvidence = (
  { place, key, observations }: CloudLineState,
  days: readonly Days[],
  { sourceOf, hidesRates }: ListContext,
): readonly EvidenceItem[] => {
  const facts = observations[0]?.facts
  if (facts === undefined) return []
  const { from, to, amount, currency, estimated, service } = facts
  const parts = spread(amount, daysBetween(from, to))
    .map((part, i) => ({ part, day: addDays(from, i) }))
    .filter(({ day }) => days.some(({ start, end }) => day >= start && day <= end))
  const last = parts.at(-1)
  if (last === undefined) return []
  const sum = parts.reduce((all, { part }) => all + part, 0n)
  return [
    {
      ...PLAIN,
      id: joined('cloud_line', place, key),
      kind: 'cloud_line',
      reference: key,
      title: service,
      occurredAt: startOf(last.day),
      state: estimated ? 'estimated' : 'final',
      source: sourceOf(observations),
      contribution: hidesRates ? null : billed(sum, currency),
    },
  ]
}
const billed = (sum: bigint, currency: Currency): Figure =>
  figure(centsOf(sum, currency), 'cents', 'provider_export', costBases.cloudLine(currency))

/** An objective as it stood at the end of a day. */
export const objectiveEvidence = (objective: ObjectiveState, end: CivilDate): EvidenceItem => {
  const completed = isCompletedOn(objective, end)
  return {
    ...PLAIN,
    id: joined('objective', objective.objectiveId),
    kind: 'objective',
    reference: objective.objectiveId,
    title: objective.title,
    state: completed ? 'completed' : 'open',
    source: 'hand',
    occurredAt: startOf(completed && objective.endedOn !== null ? objective.endedOn : objective.setOn),
    contribution: completed ? figure(1, 'count', 'user_declared', contributionBases.completedObjective) : null,
  }
}

export const milestoneEvidence = ({ milestoneId, title, reachedOn }: MilestoneState): EvidenceItem => ({
  ...PLAIN,
  id: joined('milestone', milestoneId),
  kind: 'objective',
  reference: milestoneId,
  title,
  occurredAt: startOf(reachedOn),
  state: 'reached',
  source: 'hand',
})
