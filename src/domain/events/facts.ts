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
import type { EvidenceKind } from './connections.js'
import { MeetingObserved, MeetingWithdrawn } from './meetings.js'
import { WorkItemObserved, WorkItemWithdrawn } from './work-items.js'

/** The events of each kind of evidence: the one that states a fact, and the one that withdraws it. */
export const factKinds = {
  work_item: { stated: WorkItemObserved, withdrawn: WorkItemWithdrawn },
  code_change: { stated: CodeChangeObserved, withdrawn: CodeChangeWithdrawn },
  release: { stated: ReleaseObserved, withdrawn: ReleaseWithdrawn },
  meeting: { stated: MeetingObserved, withdrawn: MeetingWithdrawn },
  time_entry: { stated: TimeEntryRecorded, withdrawn: TimeEntryWithdrawn },
  invoice: { stated: InvoiceIssued, withdrawn: InvoiceWithdrawn },
  cloud_line: { stated: CloudCostRecorded, withdrawn: CloudCostWithdrawn },
  ai_usage: { stated: AiUsageReported, withdrawn: AiUsageWithdrawn },
} as const satisfies Readonly<Record<EvidenceKind, object>>

type Kinds = typeof factKinds
export type FactsOf<K extends EvidenceKind> = t.TypeOf<Kinds[K]['stated']['data']>

/** A normalized record of a source: its subject, its instant, its content. */
export type Fact = {
  [K in EvidenceKind]: {
    readonly kind: K
    /** The id of its project, or the canonical name of its container. */
    readonly place: string
    /** The source's own reference. */
    readonly key: string
    readonly occurredAt: Instant
    readonly data: FactsOf<K>
  }
}[EvidenceKind]
