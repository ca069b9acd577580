import type * as t from 'io-ts'
import { PositiveMinutes } from '#domain/bounds'
import { type AnyCodec, agreeing, closed, optional } from '#domain/codec'
import { quantityOf, WrittenAiUsage } from '#domain/events/ai-usage'
import { type InvoiceFacts, TimeEntryFacts, WrittenInvoice } from '#domain/events/commercial'
import type { EvidenceKind } from '#domain/events/connections'
import { type FactsOf, factKinds } from '#domain/events/facts'

/** The form in which a file writes the data of a kind, and the facts that it means. */
export interface Written<K extends EvidenceKind> {
  readonly codec: AnyCodec
  // biome-ignore lint/suspicious/noExplicitAny: what its own codec has taken
  readonly facts: (data: any) => FactsOf<K>
}

const asItIs = <K extends EvidenceKind>(kind: K): Written<K> => ({
  codec: factKinds[kind].stated.data,
  facts: (data: FactsOf<K>) => data,
})

const { day, seconds, ...ofEntry } = TimeEntryFacts.props
const WrittenTimeEntry = agreeing(
  closed('WrittenTimeEntry', { day, seconds: optional(seconds), minutes: optional(PositiveMinutes), ...ofEntry }),
  (entry) => (entry.seconds === undefined) !== (entry.minutes === undefined),
  'an entry of either `seconds` or `minutes`',
)
type WrittenTimeEntry = t.TypeOf<typeof WrittenTimeEntry>

/** By kind: most as the event has it, and some also in the way that tools write it. */
export const written: { readonly [K in EvidenceKind]: Written<K> } = {
  work_item: asItIs('work_item'),
  code_change: asItIs('code_change'),
  release: asItIs('release'),
  meeting: asItIs('meeting'),
  time_entry: {
    codec: WrittenTimeEntry,
    facts: ({ seconds, minutes = 0, ...rest }: WrittenTimeEntry) => ({ ...rest, seconds: seconds ?? minutes * 60 }),
  },
  invoice: { codec: WrittenInvoice, facts: (data: InvoiceFacts) => data },
  cloud_line: asItIs('cloud_line'),
  ai_usage: {
    codec: WrittenAiUsage,
    facts: ({ value, ...rest }: t.TypeOf<typeof WrittenAiUsage>) => ({
      ...rest,
      value: typeof value === 'number' ? quantityOf(value) : value,
    }),
  },
}
