import type { components } from '@workspace-delivery-intelligence/client'

type Schemas = components['schemas']
export type Availability = Schemas['Kpi']['availability']
export type Provenance = Schemas['Figure']['provenance']
export type Health = Schemas['FlowInput']['state']
export type Attribution = Schemas['EvidenceItem']['attribution']
export type EvidenceKind = Schemas['EvidenceItem']['kind']
export type CoverageKind = Schemas['CoverageView']['kind']
export type Category = Schemas['ConnectionView']['category']
export type BillingModel = Schemas['EngagementView']['billingModel']
export type ConfidenceLabel = Schemas['Confidence']['label']

/** A look with a colour and a sign, so that colour alone carries no meaning. */
export type Tone = 'good' | 'warn' | 'risk' | 'info' | 'ai' | 'neutral'

export const availabilityWords: Readonly<Record<Availability, string>> = {
  available: 'Complete',
  partial: 'Partly known',
  unavailable: 'Not known',
}

export const availabilityTones: Readonly<Record<Availability, Tone>> = {
  available: 'good',
  partial: 'warn',
  unavailable: 'neutral',
}

/** The source of a number, as a short label. */
export const provenanceWords: Readonly<Record<Provenance, string>> = {
  provider_export: 'From connected tools',
  user_declared: 'Entered by a person',
  vendor_reported: 'Reported by the vendor',
  self_reported: 'From tags of the team',
  modeled: 'Calculated',
}

/** The source of a number, as a sentence. */
export const provenanceSentences: Readonly<Record<Provenance, string>> = {
  provider_export: 'Counted from records of connected tools.',
  user_declared: 'Entered by hand; no other evidence supports it.',
  vendor_reported: 'The vendor of the tool reported it for its own windows.',
  self_reported: 'Counted from tags that the team itself sets.',
  modeled: 'Calculated from records and from assumptions such as hourly rates.',
}

export const healthWords: Readonly<Record<Health, string>> = {
  not_connected: 'Not connected',
  pending: 'Waiting for the first reading',
  healthy: 'Healthy',
  stale: 'Out of date',
  degraded: 'Needs attention',
  failing: 'Failing',
  paused: 'Paused',
}

export const healthTones: Readonly<Record<Health, Tone>> = {
  not_connected: 'neutral',
  pending: 'info',
  healthy: 'good',
  stale: 'warn',
  degraded: 'warn',
  failing: 'risk',
  paused: 'neutral',
}

export const attributionWords: Readonly<Record<Attribution, string>> = {
  in_scope: 'In scope',
  added: 'Added',
  uncertain: 'Uncertain',
  not_applicable: '',
}

export const evidenceKindWords: Readonly<Record<EvidenceKind, string>> = {
  work_item: 'Work item',
  code_change: 'Change',
  release: 'Release',
  meeting: 'Meeting',
  time_entry: 'Time entry',
  cloud_line: 'Cloud cost',
  objective: 'Objective',
  invoice_line: 'Invoice line',
}

export const confidenceWords: Readonly<Record<ConfidenceLabel, string>> = {
  insufficient: 'Not enough evidence',
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
}

export const confidenceTones: Readonly<Record<ConfidenceLabel, Tone>> = {
  insufficient: 'neutral',
  low: 'risk',
  moderate: 'warn',
  high: 'good',
}

export const coverageKindWords: Readonly<Record<CoverageKind, string>> = {
  work_item: 'Work items',
  code_change: 'Changes',
  release: 'Releases',
  meeting: 'Meetings',
  time_entry: 'Time entries',
  invoice: 'Invoices',
  cloud_line: 'Cloud costs',
  ai_usage: 'AI usage',
}

export const categoryWords: Readonly<Record<Category, string>> = {
  delivery: 'Delivery',
  code: 'Code',
  calendar: 'Calendar',
  communication: 'Communication',
  ai: 'AI tools',
  cloud: 'Cloud',
  import: 'Imported files',
}

export const billingModelWords: Readonly<Record<BillingModel, string>> = {
  fixed: 'Fixed price',
  time_and_materials: 'Time and materials',
  retainer: 'Retainer',
}

/** Names of sources that are written in a way of their own; those of other products are their identifier as words. */
const PROVIDERS: Readonly<Record<string, string>> = {
  aws: 'AWS',
  clickup: 'ClickUp',
  csv: 'Files',
  focus: 'FOCUS',
  gitea: 'Gitea and Forgejo',
  github: 'GitHub',
  github_copilot: 'GitHub Copilot',
  gitlab: 'GitLab',
  hand: 'Entered by hand',
  icalendar: 'iCalendar',
  invoices_csv: 'Invoices',
  openai_codex: 'OpenAI Codex',
}

/** The name of a provider. */
export const providerWord = (provider: string): string => PROVIDERS[provider] ?? spoken(provider)

/** An identifier of the API as words: `role_rates` becomes `Role rates`. For values whose list is open. */
export const spoken = (identifier: string): string => {
  const text = identifier.replaceAll(/[_.-]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
