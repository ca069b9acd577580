import type { EvidenceKind } from '#domain/events/connections'
import { AiUsage } from './ai-usage.js'
import { CloudLine } from './cloud-line.js'
import { CodeChange } from './code-change.js'
import type { Entity } from './entity.js'
import { Invoice } from './invoice.js'
import { Meeting } from './meeting.js'
import type { Observation } from './observation.js'
import { Release } from './release.js'
import { TimeEntry } from './time-entry.js'
import { WorkItem } from './work-item.js'

/** The members that the documents of all observed entities have in common. */
export interface ObservedDocument {
  readonly workspaceId: string
  readonly place: string
  readonly key: string
  readonly observations: readonly Observation<unknown>[]
}

/** The entity of each kind of evidence. */
export const observedEntities = {
  work_item: WorkItem,
  code_change: CodeChange,
  release: Release,
  meeting: Meeting,
  time_entry: TimeEntry,
  invoice: Invoice,
  cloud_line: CloudLine,
  ai_usage: AiUsage,
  // biome-ignore lint/suspicious/noExplicitAny: whatever their states are
} as unknown as Readonly<Record<EvidenceKind, Entity<ObservedDocument, any>>>
