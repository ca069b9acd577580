import type { GraphEdge, GraphNode, Trace, TracedKind, TraceElement } from '@workspace-delivery-intelligence/client'
import type { Tone } from '../../format/words.js'

type Kind = TracedKind['kind']
type Link = TraceElement['links'][number]

export const kindWords: Readonly<Record<Kind | GraphNode['kind'], string>> = {
  engagement: 'Engagement',
  lock: 'Scope lock',
  change_order: 'Change order',
  work_item: 'Work item',
  code_change: 'Change',
  ai_mark: 'AI mark',
  time_entry: 'Time entry',
  meeting: 'Meeting',
  release: 'Release',
  invoice: 'Invoice',
  invoice_line: 'Invoice line',
}

/** The kinds where many of them are counted. */
export const kindPlurals: Readonly<Record<Kind | GraphNode['kind'], string>> = {
  engagement: 'Engagements',
  lock: 'Scope locks',
  change_order: 'Change orders',
  work_item: 'Work items',
  code_change: 'Changes',
  ai_mark: 'AI marks',
  time_entry: 'Time entries',
  meeting: 'Meetings',
  release: 'Releases',
  invoice: 'Invoices',
  invoice_line: 'Invoice lines',
}

/** The plural of a kind inside of a sentence. */
export const pluralInside = (kind: Kind | GraphNode['kind']): string =>
  kind === 'ai_mark' ? kindPlurals[kind] : kindPlurals[kind].toLowerCase()

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

export const formWords: Readonly<Record<NonNullable<TraceElement['change']>['form'], string>> = {
  merge: 'Merge commit',
  squash: 'Squashed into one commit',
  direct: 'Pushed without a pull request',
}

const originWords: Readonly<Record<GraphEdge['origin'], string>> = {
  connector: 'reported by the source',
  manual: 'stated by a person',
  heuristic: 'inferred from text',
}

const ruleWords: Readonly<Record<string, string>> = {
  title: 'named in the title',
  body: 'named in the description',
  branch: 'named in the branch',
  commit: 'named in a commit',
  closing_keyword: 'closed by its description',
  host: 'linked by the code host',
  tracker: 'linked in the tracker',
  by_hand: 'linked by a person',
  time_sheet: 'named in the time entry',
  allotment: 'hours matched by role',
  manual: 'chosen for the lock',
  import: 'locked from the tracker',
  pr_label: 'a label of the change',
  commit_trailer: 'a line of a commit',
  csv_column: 'a column of a table',
  parent: 'part of it in the tracker',
  calendar: 'by its calendar',
}

/** The origin of a link in words, such as "named in the title". */
export const linkWords = ({ origin, rule }: Pick<Link, 'origin' | 'rule'>): string =>
  (rule === null ? undefined : ruleWords[rule]) ?? originWords[origin]

/** The relation of an edge's first node to its second, and back. */
export const edgeWords: Readonly<Record<GraphEdge['kind'], readonly [forward: string, backward: string]>> = {
  contains: ['contains', 'is part of'],
  implements: ['implements', 'is implemented by'],
  ships: ['ships', 'is shipped by'],
  discusses: ['discusses', 'is discussed in'],
  bills: ['bills', 'is billed by'],
  amends: ['amends', 'is amended by'],
}

/** The title of a chain's start. */
export const titleOf = ({ start, kinds }: Trace): string =>
  kinds.flatMap(({ elements }) => elements).find(({ id }) => id === start.id)?.title ?? kindWords[start.kind]
