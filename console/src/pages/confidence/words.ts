import type { ChecklistItem } from '@workspace-delivery-intelligence/client'
import type { OperationId } from '../../api/ask.js'
import type { Mendable } from './points.js'

/** Words for a list of open points. */
interface ListWords {
  /** The thing in words, after its number: `24 meetings without a tag`. */
  readonly one: string
  readonly many: string
  /** The button that opens it. */
  readonly open: string
  /** The statement that mends it. */
  readonly statement: OperationId
  /** The sentence for whoever may not. */
  readonly byWhom: string
}

export const listWords: Readonly<Record<Mendable, ListWords>> = {
  changes: {
    one: 'change without a work item',
    many: 'changes without a work item',
    open: 'Link changes',
    statement: 'change.link',
    byWhom: 'An owner, admin or delivery lead can link them.',
  },
  meetings: {
    one: 'meeting without a tag',
    many: 'meetings without a tag',
    open: 'Tag meetings',
    statement: 'meeting.tag',
    byWhom: 'An owner, admin or delivery lead can tag them.',
  },
  items: {
    one: 'work item without a specific type',
    many: 'work items without a specific type',
    open: 'Set types',
    statement: 'item.type',
    byWhom: 'An owner, admin or delivery lead can set their types.',
  },
  containers: {
    one: 'repository or other place without a project',
    many: 'repositories or other places without a project',
    open: 'Map to projects',
    statement: 'container.map',
    byWhom: 'An owner or admin can map them.',
  },
  assumptions: {
    one: 'assumption to verify',
    many: 'assumptions to verify',
    open: 'Verify assumptions',
    statement: 'assumption.set',
    byWhom: 'An owner, admin or delivery lead can verify them.',
  },
  assisted: {
    one: 'change marked as AI-assisted',
    many: 'changes marked as AI-assisted',
    open: 'Take marks back',
    statement: 'aiMark.takeBack',
    byWhom: 'An owner, admin or delivery lead can take marks back.',
  },
}

/** The thing in words, without its number. */
export const thingsOf = (mendable: Mendable, total: number): string =>
  total === 1 ? listWords[mendable].one : listWords[mendable].many

export const checklistTitles: Readonly<Record<ChecklistItem['id'], string>> = {
  'ticket-pr-convention': 'Changes name their work item',
  'project-mapping': 'Trackers are mapped to projects',
  'calendar-tags': 'Meetings name their project',
  'scope-lock': 'The agreed scope is locked',
  'ai-marking': 'Changes say whether AI helped',
  'work-type-classification': 'Work items have a type',
}

/** The kinds of places that belong to projects. */
export const containerWords: Readonly<Record<string, string>> = {
  repository: 'Repository',
  tracker_project: 'Tracker',
  calendar: 'Calendar',
  cloud_account: 'Cloud account',
  ai_account: 'AI account',
}
