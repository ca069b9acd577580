import type * as t from 'io-ts'
import type { Instant } from '../common.js'
import { AiUsageReported, AiUsageWithdrawn } from './ai-usage.js'
import { CodeChangeObserved, CodeChangeWithdrawn, ReleaseObserved, ReleaseWithdrawn } from './code.js'
import {
  CloudCostRecorded,
  CloudCostWithdrawn,
  InvoiceIssued,
  InvoiceWithdrawn,
  TimeEntryRecorded,
  TimeEntryWithdrawn,
} from './commercial.js'
import { MeetingObserved, MeetingWithdrawn } from './meetings.js'
import { WorkItemObserved, WorkItemWithdrawn } from './work-items.js'

/** The kinds of things that sources tell of, each with the event that says what it is like and the one that takes it back. */
export const factKinds = {
  work_item: { stated: WorkItemObserved, withdrawn: WorkItemWithdrawn },
  code_change: { stated: CodeChangeObserved, withdrawn: CodeChangeWithdrawn },
  release: { stated: ReleaseObserved, withdrawn: ReleaseWithdrawn },
  meeting: { stated: MeetingObserved, withdrawn: MeetingWithdrawn },
  time_entry: { stated: TimeEntryRecorded, withdrawn: TimeEntryWithdrawn },
  invoice: { stated: InvoiceIssued, withdrawn: InvoiceWithdrawn },
  cloud_line: { stated: CloudCostRecorded, withdrawn: CloudCostWithdrawn },
  ai_usage: { stated: AiUsageReported, withdrawn: AiUsageWithdrawn },
} as const

type Kinds = typeof factKinds
export type FactKind = keyof Kinds
export type FactsOf<K extends FactKind> = t.TypeOf<Kinds[K]['stated']['data']>

/** A record of a source, normalized: what it is about, when it was so, what it says. */
export type Fact = {
  [K in FactKind]: {
    readonly kind: K
    /** The project's id or the container's canonical name that it lies in. */
    readonly place: string
    /** The source's own reference of the thing. */
    readonly key: string
    readonly occurredAt: Instant
    readonly data: FactsOf<K>
  }
}[FactKind]
