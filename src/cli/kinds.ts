import type { EvidenceKind } from '#domain/events/connections'
import { countText } from '#domain/wording'

const WORDS: Readonly<Record<EvidenceKind, readonly [one: string, several: string]>> = {
  work_item: ['work item', 'work items'],
  code_change: ['change', 'changes'],
  release: ['release', 'releases'],
  meeting: ['meeting', 'meetings'],
  time_entry: ['time entry', 'time entries'],
  invoice: ['invoice', 'invoices'],
  cloud_line: ['cloud cost', 'cloud costs'],
  ai_usage: ['AI usage record', 'AI usage records'],
}

/** A kind of evidence as people say it, of several. */
export const kindText = (kind: EvidenceKind): string => WORDS[kind][1]

/** The number with the name of a kind: `1 time entry`, `2 time entries`. */
export const kindsText = (count: number, kind: EvidenceKind): string => countText(count, ...WORDS[kind])
