import type { Currency } from '#domain/money'
import { countText, hoursText, listText, moneyText, numberText, percentText } from '#domain/wording'
import type { Family } from './response.js'

/** Explains the number of each family: what it is, and what it is made of. */
export const explanations: Readonly<Record<Family, string>> = {
  delivery_investment:
    'The cost of labour, coordination and cloud in the period. Hours and meetings are priced at the rates in force on their day, cloud costs are as billed. Hours without a rate are not included in any cost.',
  scope_expansion:
    'Work items created after the day of the scope lock, divided by the items in the lock. The list shows the locked items and the added ones.',
  delivery_output: 'Work items completed, changes merged and releases made in the period.',
  objectives:
    'Objectives completed by the end of the period, divided by the objectives set, and the milestones reached in the period.',
  ai_net_gain:
    'Hours that AI-assisted changes saved before review, minus the extra hours that their review took: a modelled counterfactual that compares them with changes tagged as not assisted. The list shows the changes with an AI tag.',
}

type CostPart = 'labour' | 'coordination' | 'cloud'
const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const investmentTexts = {
  hidden: "Costs are hidden by this workspace's privacy settings.",
  hiddenContext: 'Numbers that are based on hourly rates are not shown to this role.',
  total: (parts: readonly CostPart[], cents: number, currency: Currency) =>
    `${capitalized(listText(parts))} cost ${moneyText(cents, currency)} in the period.`,
  notKnown: 'The cost of this period is not known.',
  partsNotKnown: (parts: readonly CostPart[]) => `The cost of ${listText(parts)} is not known.`,
  allKnown: (parts: readonly CostPart[]) => `The costs of ${listText(parts)} are all known.`,
  meetingsIncluded: 'Time sheets contain the meetings, so meetings add no cost.',
} as const

export const expansionTexts = {
  noLock: 'No scope is locked.',
  noLockContext: 'Lock the scope to track additions.',
  notRead: 'No tracker data covers this period.',
  notReadContext: 'Without tracker data we cannot tell what was added after the lock.',
  added: (added: number, locked: number, pct: number) =>
    `${countText(added, 'item')} added to ${countText(locked, 'locked item')} (${percentText(pct)}).`,
  notKnown: (locked: number) =>
    `It is not known whether anything was added to the ${countText(locked, 'locked item')}.`,
  since: (day: string, removed: number, reestimated: number, uncertain: number) =>
    `Locked on ${day}. Removed since: ${numberText(removed)}, re-estimated: ${numberText(reestimated)}, uncertain: ${numberText(uncertain)}.`,
  basis: 'items added after the lock divided by items in the lock',
} as const

export const outputTexts = {
  completed: (items: number) => `${countText(items, 'work item')} completed`,
  merged: (changes: number) => `${countText(changes, 'change')} merged`,
  released: (releases: number) => countText(releases, 'release'),
  /** Joins what of these is known; `notKnown` joins the names of the rest. */
  known: (parts: readonly string[]) => `${parts.join(', ')}.`,
  notKnown: (parts: readonly string[]) => `Not known: ${parts.join(', ')}.`,
  completedName: 'completed work items',
  mergedName: 'merged changes',
  releasedName: 'releases',
  linked: (pct: number) => `${percentText(pct)} of merged changes are linked to work items.`,
  linkedNotKnown: 'It is not known how many merged changes are linked to work items.',
  basis: 'work items completed in the period',
} as const

export const objectivesTexts = {
  none: 'No objectives are set.',
  completed: (completed: number, total: number) =>
    `${numberText(completed)} of ${countText(total, 'objective')} completed.`,
  milestones: (n: number) => `${countText(n, 'milestone')} reached in the period.`,
  basis: 'objectives completed divided by objectives set',
} as const

export const netGainTexts = {
  gain: (hours: number) => `A net gain of ${hoursText(hours)} (modelled counterfactual).`,
  loss: (hours: number) => `A net loss of ${hoursText(hours)} (modelled counterfactual).`,
  compared: (assisted: number, baseline: number) =>
    `Compares ${countText(assisted, 'AI-assisted change')} with ${numberText(baseline)} tagged as not assisted. Tags are self-reported.`,
  tagged: (n: number) => `${countText(n, 'merged change')} with an AI tag.`,
  basis: (gainBasis: string) => `net hours, a modelled counterfactual; ${gainBasis}`,
} as const

export const noProjectTexts = {
  summary: 'No project is selected.',
  context: 'There is no active project to select.',
} as const

/** Between asterisks stands what is emphasized. */
export const insightTexts = {
  partlyRead: (source: string) => `**${source}**: data covers only part of this period.`,
  notRead: (source: string) => `**${source}**: no data covers this period.`,
  period: (start: string, end: string) => `${start} to ${end}`,
  added: (items: number, lockedOn: string, pct: number) =>
    `**${countText(items, 'item')}** added after the scope lock of ${lockedOn} (${percentText(pct)}).`,
  matched: (invoice: string) => `Invoice **${invoice}** is supported by the evidence.`,
  variance: (invoice: string) => `Invoice **${invoice}** differs from the evidence.`,
  insufficient_evidence: (invoice: string) => `Invoice **${invoice}** has lines without evidence.`,
  noNetHours: (reason: string) => `AI net hours cannot be calculated. ${reason}`,
  taggedChanges: (n: number) => countText(n, 'tagged change'),
  rejected: (connection: string, records: number) =>
    `**${connection}**: ${countText(records, 'record')} ${records === 1 ? 'was' : 'were'} rejected.`,
} as const

export const flowTexts = {
  tracker: { label: 'Tracker', noun: 'work items' },
  code: { label: 'Code', noun: 'merged changes' },
  calendar: { label: 'Calendar', noun: 'meetings' },
  ai: { label: 'AI tools', noun: 'tagged changes and vendor records' },
  release: { label: 'Releases', noun: 'releases' },
} as const

/** The basis of each item's contribution to the number of its family. */
export const contributionBases = {
  completedItem: 'completed work item',
  completedObjective: 'completed objective',
  addedItem: 'work item added after the lock',
} as const
