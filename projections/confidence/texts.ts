import { countText, numberText, percentText } from '#domain/wording'
import type { Confidence, SignalId } from './response.js'

type SignalTexts = {
  readonly label: string
  /** The two numbers of its share. */
  readonly query: string
  /** Advice for a low share. */
  readonly hint: string
}

export const signalTexts: Readonly<Record<SignalId, SignalTexts>> = {
  prs_linked: {
    label: 'Changes linked to work items',
    query: 'merged changes linked to a work item / merged changes',
    hint: 'Name the work item in the title or branch of each change.',
  },
  items_mapped: {
    label: 'Work items mapped to a project',
    query: 'work items in a tracker that is mapped to a project / work items',
    hint: 'Map each tracker to its project.',
  },
  meetings_tagged: {
    label: 'Meetings tagged',
    query: 'meetings attributed to a project or marked as unrelated / meetings',
    hint: 'Tag each meeting with its project, or mark it as unrelated.',
  },
  rate_card: {
    label: 'Hours with a rate',
    query: 'seconds in time entries with a rate in force / seconds in time entries',
    hint: 'Set a rate for each role that books time.',
  },
  ai_tagging: {
    label: 'Changes with an AI tag',
    query: 'merged changes with an AI tag / merged changes',
    hint: 'Tag changes as AI-assisted or not, with a label or a commit trailer.',
  },
  release_evidence: {
    label: 'Changes in a release',
    query: 'merged changes in a release / merged changes',
    hint: 'Tag releases in the repository.',
  },
  manual_entry_share: {
    label: 'Records from connected sources',
    query: 'records not entered by hand / records',
    hint: 'Connect the sources of records that are now entered by hand.',
  },
  freshness: {
    label: 'Sources up to date',
    query: 'connected sources read within the sync interval, or imported within the last 30 days / connected sources',
    hint: 'Import the sources that are out of date.',
  },
  assumptions: {
    label: 'Verified assumptions',
    query: 'verified assumptions / the six assumptions',
    hint: 'Verify the assumptions behind the numbers.',
  },
}

export const confidenceTexts = {
  notMeasured: (label: string) => `${label}: cannot be measured.`,
  level: (label: Confidence['label'], score: number) => `Confidence is ${label} (${numberText(score)} of 100).`,
} as const

export const checklistTexts = {
  'ticket-pr-convention': (share: string) => `${share} of merged changes name a work item.`,
  'project-mapping': (share: string) => `${share} of work items are in a tracker that is mapped to a project.`,
  'calendar-tags': (share: string) => `${share} of meetings are attributed to a project or marked as unrelated.`,
  'ai-marking': (share: string) => `${share} of merged changes have an AI tag.`,
  locked: (items: number, day: string) =>
    `${countText(items, 'item')} ${items === 1 ? 'was' : 'were'} locked on ${day}.`,
  notLocked: 'No scope lock is in force.',
  typed: (typed: number, items: number) =>
    `${numberText(typed)} of ${countText(items, 'work item')} ${typed === 1 ? 'has' : 'have'} a specific type.`,
  typesQuery: 'work items with a type other than "other" / work items',
  notMeasured: 'Cannot be measured yet.',
} as const

/** A share as the checklist shows it. */
export const shareTexts = {
  exact: (pct: number) => percentText(pct),
  justUnder: (pct: number) => `Just under ${percentText(pct)}`,
} as const
