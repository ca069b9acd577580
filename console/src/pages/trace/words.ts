import type { GraphEdge, GraphNode } from '@workspace-delivery-intelligence/client'
import type { Tone } from '../../format/words.js'

export const kindWords: Readonly<Record<GraphNode['kind'], string>> = {
  engagement: 'Engagement',
  lock: 'Scope lock',
  change_order: 'Change order',
  work_item: 'Work item',
  code_change: 'Change',
  time_entry: 'Time entry',
  meeting: 'Meeting',
  release: 'Release',
  invoice: 'Invoice',
}

/** The kinds where many of them are counted. */
export const kindPlurals: Readonly<Record<GraphNode['kind'], string>> = {
  engagement: 'Engagements',
  lock: 'Scope locks',
  change_order: 'Change orders',
  work_item: 'Work items',
  code_change: 'Changes',
  time_entry: 'Time entries',
  meeting: 'Meetings',
  release: 'Releases',
  invoice: 'Invoices',
}

export const scopeWords: Readonly<Record<GraphNode['scope'], string>> = {
  baseline: 'Agreed',
  added: 'Added',
  removed: 'Removed',
  uncertain: 'Uncertain',
  not_applicable: '',
}

export const scopeTones: Readonly<Record<GraphNode['scope'], Tone>> = {
  baseline: 'good',
  added: 'info',
  removed: 'neutral',
  uncertain: 'warn',
  not_applicable: 'neutral',
}

/** The relation of an edge's first node to its second, and back. */
export const edgeWords: Readonly<Record<GraphEdge['kind'], readonly [forward: string, backward: string]>> = {
  contains: ['contains', 'is part of'],
  implements: ['implements', 'is implemented by'],
  ships: ['ships', 'is shipped by'],
  discusses: ['discusses', 'is discussed in'],
  bills: ['bills', 'is billed by'],
  amends: ['amends', 'is amended by'],
}

export const originWords: Readonly<Record<GraphEdge['origin'], string>> = {
  connector: 'from the source',
  manual: 'stated by a person',
  heuristic: 'inferred from text',
}
