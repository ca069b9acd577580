import type { Answer } from '../../api/ask.js'

export type Agreements = Answer<'agreements.read'>
export type Engagement = Agreements['engagements'][number]
export type AgreedPrice = NonNullable<Agreements['prices']>[number]
export type StatedRate = NonNullable<Agreements['rates']>[number]
export type StatedRole = NonNullable<Agreements['roles']>[number]
export type StatedAssumption = NonNullable<Agreements['assumptions']>[number]
type Band = NonNullable<StatedRole['band']>

export const BAND_WORDS: Readonly<Record<Band, string>> = {
  engineering: 'Engineering',
  engineeringManagement: 'Engineering management',
  product: 'Product',
  design: 'Design',
  data: 'Data',
  qa: 'QA',
}

export const BAND_OPTIONS = Object.entries(BAND_WORDS).map(([value, label]) => ({ value, label }))

export const SCOPE_WORDS: Readonly<Record<StatedRate['scope'], string>> = {
  project: 'This project',
  client: 'All projects of the client',
  workspace: 'All projects',
}

/** Assumptions as a person calls them. */
export const ASSUMPTION_WORDS: Readonly<Record<StatedAssumption['id'], string>> = {
  'cost-basis': 'Cost basis',
  'scope-baseline': 'Scope baseline',
  'meeting-attribution': 'Meeting attribution',
  'ai-attribution': 'AI attribution',
  'reporting-period': 'Reporting period',
  'work-cost-allocation': 'Work cost allocation',
  assisted_pct: 'Share of work assisted by AI',
  review_overhead_pct: 'Share of time for reviews',
}

export const ASSUMPTION_OPTIONS = Object.entries(ASSUMPTION_WORDS).map(([value, label]) => ({ value, label }))
