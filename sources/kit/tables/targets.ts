import { Provenance, Unit } from '#domain/common'
import { UsageMetric, UsageSource } from '#domain/events/ai-usage'
import { InvoiceStatus } from '#domain/events/commercial'
import type { EvidenceKind } from '#domain/events/connections'
import { MeetingStatus } from '#domain/events/meetings'
import { ItemState, ItemType } from '#domain/events/work-items'

// What a row of any table can state, as data: the members that a mapping may name for each kind of fact.

/** The way in which a cell of a member is read. A moment is an instant, or a time of the row's day. */
export type Reads = 'text' | 'words' | 'list' | 'day' | 'instant' | 'number' | 'clock' | 'moment' | 'yes'

export interface Member {
  readonly reads: Reads
  /** The only meanings of a member of `words`; empty for all others. */
  readonly meanings: readonly string[]
}

/** A kind of fact as a row states it. */
export interface Target {
  readonly members: ReadonlyMap<string, Member>
  /** Groups of members: of each, one column or constant is needed. */
  readonly required: readonly (readonly string[])[]
  /** The member that is the source's own key of the fact; null if the mapping names key columns, or the row has none. */
  readonly ownKey: string | null
  /** The name for its container; null for facts that lie in a project. */
  readonly container: string | null
}

const one = (reads: Exclude<Reads, 'words'>): Member => ({ reads, meanings: [] })
const oneOf = (meanings: readonly string[]): Member => ({ reads: 'words', meanings })
const membersOf = (members: Readonly<Record<string, Member>>): ReadonlyMap<string, Member> =>
  new Map(Object.entries(members))

const [TEXT, LIST, DAY, INSTANT] = [one('text'), one('list'), one('day'), one('instant')] as const
const [NUMBER, CLOCK, MOMENT, YES] = [one('number'), one('clock'), one('moment'), one('yes')] as const

/** A duration, in one of four ways. */
const DURATION = { hours: NUMBER, minutes: NUMBER, seconds: NUMBER, clock: CLOCK } as const
const DURATIONS = Object.keys(DURATION)

export const targets: Readonly<Record<EvidenceKind, Target>> = {
  time_entry: {
    members: membersOf({
      day: DAY,
      ...DURATION,
      startsAt: MOMENT,
      endDay: DAY,
      endsAt: MOMENT,
      pause: CLOCK,
      pauseMinutes: NUMBER,
      billable: YES,
      role: TEXT,
      category: TEXT,
      workItem: TEXT,
      description: TEXT,
      project: TEXT,
    }),
    // A choice may say whether it is billable.
    required: [
      ['day', 'startsAt'],
      [...DURATIONS, 'startsAt'],
      [...DURATIONS, 'endsAt'],
    ],
    ownKey: null,
    container: null,
  },
  work_item: {
    members: membersOf({
      key: TEXT,
      title: TEXT,
      type: oneOf(ItemType.values),
      state: oneOf(ItemState.values),
      createdAt: INSTANT,
      startedAt: INSTANT,
      doneAt: INSTANT,
      parent: TEXT,
      labels: LIST,
      estimateHours: NUMBER,
      estimateMinutes: NUMBER,
      url: TEXT,
      container: TEXT,
    }),
    required: [['key'], ['title'], ['type'], ['state'], ['createdAt']],
    ownKey: 'key',
    container: 'tracker project',
  },
  meeting: {
    members: membersOf({
      title: TEXT,
      startsAt: INSTANT,
      endsAt: INSTANT,
      ...DURATION,
      allDay: YES,
      status: oneOf(MeetingStatus.values),
      invited: NUMBER,
      accepted: NUMBER,
      declined: NUMBER,
      tags: LIST,
      container: TEXT,
    }),
    required: [['title'], ['startsAt'], ['endsAt', ...DURATIONS], ['allDay'], ['status']],
    ownKey: null,
    container: 'calendar',
  },
  cloud_line: {
    members: membersOf({
      day: DAY,
      from: DAY,
      to: DAY,
      service: TEXT,
      amount: NUMBER,
      currency: TEXT,
      estimated: YES,
      container: TEXT,
    }),
    required: [['day', 'from'], ['day', 'to'], ['service'], ['amount'], ['currency'], ['estimated']],
    ownKey: null,
    container: 'cloud account',
  },
  ai_usage: {
    members: membersOf({
      day: DAY,
      windowStart: DAY,
      windowEnd: DAY,
      vendor: oneOf(UsageSource.values),
      scope: TEXT,
      metric: oneOf(UsageMetric.values),
      model: TEXT,
      value: NUMBER,
      unit: oneOf(Unit.values),
      currency: TEXT,
      provenance: oneOf(Provenance.values),
      container: TEXT,
    }),
    required: [
      ['day', 'windowStart'],
      ['day', 'windowEnd'],
      ['vendor'],
      ['metric'],
      ['value'],
      ['unit'],
      ['provenance'],
    ],
    ownKey: null,
    container: 'AI account',
  },
  code_change: {
    members: membersOf({
      reference: TEXT,
      title: TEXT,
      form: oneOf(['merge', 'squash', 'direct']),
      openedAt: INSTANT,
      mergedAt: INSTANT,
      closedAt: INSTANT,
      firstCommitAt: INSTANT,
      mergeCommit: TEXT,
      branch: TEXT,
      labels: LIST,
      aiAssisted: YES,
      aiTool: TEXT,
      url: TEXT,
      container: TEXT,
    }),
    required: [['reference'], ['title'], ['form'], ['mergedAt', 'openedAt']],
    ownKey: 'reference',
    container: 'repository',
  },
  release: {
    members: membersOf({ tag: TEXT, releasedAt: INSTANT, changes: LIST, container: TEXT }),
    required: [['tag'], ['releasedAt']],
    ownKey: 'tag',
    container: 'repository',
  },
  invoice: {
    members: membersOf({
      number: TEXT,
      status: oneOf(InvoiceStatus.values),
      issuedOn: DAY,
      periodStart: DAY,
      periodEnd: DAY,
      currency: TEXT,
      amount: NUMBER,
      description: TEXT,
      category: oneOf(['labour', 'coordination', 'cloud', 'fixed', 'other']),
      role: TEXT,
      hours: NUMBER,
      unitAmount: NUMBER,
      project: TEXT,
    }),
    required: [['number'], ['status'], ['issuedOn'], ['currency'], ['amount'], ['category']],
    ownKey: 'number',
    container: null,
  },
}
