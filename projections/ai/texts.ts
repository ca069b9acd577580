import { numberText, percentText } from '#domain/wording'

/** Reasons why assisted changes are not compared with others. */
export const comparisonReasons = {
  notRead: 'No repository data covers this selection and period.',
  noTimes:
    'No tagged change has a known first commit, opening and merge. Git history alone does not tell when a change was opened.',
  fewChanges: (minimum: number) =>
    `A comparison needs at least ${numberText(minimum)} comparable changes in each of its two groups.`,
  fewTags: (minimumPct: number) =>
    `A comparison needs AI tags on at least ${percentText(minimumPct)} of merged changes.`,
  none: 'There is no comparison.',
} as const

export const surfaceTexts = {
  title: 'AI economics',
  subtitle: 'Merged changes by self-reported AI tags, and usage that vendors report for their own windows.',
  comparisonBasis:
    'A modelled counterfactual: the time that AI-assisted changes took, compared with the average time of changes tagged as not assisted. Based on forge timestamps and self-reported AI tags.',
} as const

export const modelReasons = {
  unavailable: 'No vendor reports usage by model for this selection and period.',
  partial: 'Some vendors do not report usage by model.',
} as const

export const windowTexts = {
  unavailable: 'No vendor reports a window that overlaps the period.',
  partial: 'Some vendors report no window within the period; their nearest full window is shown.',
  available: 'Vendor windows within the period, each shown in full.',
} as const

export const surfaceConfidenceReasons = {
  noSelection: 'Select a project, and a period with start and end dates.',
  unavailable: 'Too little can be measured to judge confidence in these numbers.',
  partial: 'Some signals cannot be measured.',
} as const

/** Fixed by the contract. */
export const contractBases = {
  adoption: 'merged changes counted by self-reported AI tags',
  gain: 'forge timestamps compared by self-reported AI tagging',
} as const

/** The basis of each number on AI: what it counts. */
export const aiBases = {
  assistedShare: 'assisted changes divided by all changes with an AI tag',
  seats: (band: string) => `active seats in the band ${band}`,
  vendorTotal: 'as reported by the vendor, over full windows',
  inCurrency: (basis: string, currency: string) => `${basis}, in ${currency}`,
  window: (start: string, end: string) => `${start} to ${end}`,
  agentDiffs: 'accepted agent diffs divided by suggested agent diffs',
  lines: 'accepted lines divided by suggested lines',
  tabs: 'accepted completions divided by suggested completions',
  toolActions: 'accepted tool actions divided by accepted and rejected tool actions',
} as const

export const seatBands = {
  '1-4': '1-4',
  '5-9': '5-9',
  '10-24': '10-24',
  '25-49': '25-49',
  '50-99': '50-99',
  '100-': '100 or more',
} as const

export const missingVendorTexts = {
  fact: 'usage records',
  reason: 'No record of this source overlaps the period.',
} as const

export const aiAssumptionTexts = {
  assisted_pct: 'Share of work assisted by AI',
  review_overhead_pct: 'Extra review time for assisted work',
} as const

export const aiAssumptionNotes = {
  verified: (since: string) => `Verified, in force since ${since}.`,
  notVerified: (since: string) => `Not verified, in force since ${since}.`,
} as const
