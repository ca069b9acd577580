import { countText, hoursText } from '#domain/wording'

const MARKINGS: Readonly<Record<string, string>> = {
  assisted: 'Merged changes marked as assisted',
  not_assisted: 'Merged changes marked as not assisted',
  conflicting: 'Merged changes with marks of both kinds',
  untagged: 'Merged changes without a mark',
}
const GROUPS: Readonly<Record<string, string>> = { assisted: 'assisted changes', not_assisted: 'baseline changes' }
const TIMES: Readonly<Record<string, string>> = {
  implementationMs: 'Hours from first commit to opening',
  reviewMs: 'Hours from opening to merge',
}
const ORIGINS: Readonly<Record<string, string>> = {
  connector: 'a source',
  heuristic: 'their text',
  manual: 'a person',
}

/** Names of the parts of a number. */
export const partTexts = {
  delivery: {
    records: 'Records',
    'records|manual': 'Records that people typed or put into a table',
    items: 'Work items',
    'items|typed': 'Work items with a type',
    completed: 'Completed work items',
    merged: 'Merged changes',
    'merged|linked': 'Merged changes linked to a work item',
    'merged|tagged': 'Merged changes with an AI mark',
    'merged|released': 'Merged changes that a release names',
    'merged|reverted': 'Merged changes that were reverted',
    releases: 'Releases',
    meetings: 'Meetings',
    'meetings|tagged': 'Meetings that a person attributed',
    'coordination|meetings': 'Meetings that count as coordination',
    'coordination|unknownHeads': 'Meetings of which it is not known who came',
    'coordination|declined': 'Declined invitations',
    'coordination|ms': 'Hours of meetings',
    'coordination|attendeeMs': 'Hours of all attendees of meetings',
  },
  completed: (type: string) => `Completed work items of the type ${type}`,
  cost: {
    records: 'Records',
    'records|manual': 'Records that people typed or put into a table',
    timeEntries: 'Time entries',
    'timeEntries|linked': 'Time entries that name a work item',
    cloudLines: 'Cloud lines',
  },
  seconds: 'Hours in time sheets',
  cloud: (currency: string) => `Cloud bills in ${currency}`,
  estimated: (currency: string) => `Cloud costs in ${currency} that are not billed yet`,
  labourCost: 'Cost of hours at the rates in force',
  meetingCost: "Cost of attendees' hours at the blended rate of the day",
  compared: (group: string) => `Number of ${GROUPS[group] ?? group} with known hours`,
  time: (group: string, what: string) => `${TIMES[what] ?? what}, ${GROUPS[group] ?? group}`,
  linked: (origin: string) => `Merged changes linked by ${ORIGINS[origin] ?? origin}`,
  tools: 'Assisted changes that name a tool',
  marked: (marking: string) => MARKINGS[marking] ?? marking,
  audit: 'Events of the audit trail',
  usage: 'Usage that vendors report',
  members: 'Members and keys',
  changed: 'What was changed, and would count otherwise',
  near: 'What these follow from',
  counted: (kind: string) => `Number of ${KINDS[kind]?.toLowerCase() ?? kind}`,
  documents: (kind: string) => KINDS[kind] ?? kind,
} as const

/** Names of documents of a kind. */
const KINDS: Readonly<Record<string, string>> = {
  workspace: 'The workspace',
  client: 'Clients',
  project: 'Projects',
  container: 'Containers and the projects they belong to',
  subscription: 'The subscription',
  settings: 'Settings',
  connection: 'Connections and what they have read',
  dead_letter: 'Rejected records',
  work_item: 'Work items',
  code_change: 'Changes',
  ai_rule: 'Rules of AI marks',
  release: 'Releases',
  meeting: 'Meetings',
  time_entry: 'Time entries',
  rate: 'Rates',
  role_band: 'Bands of roles',
  invoice: 'Invoices',
  cloud_line: 'Cloud lines',
  ai_usage: 'Usage that vendors report',
  engagement: 'Engagements',
  price: 'Prices',
  scope_lock: 'Scope locks',
  change_order: 'Change orders',
  objective: 'Objectives',
  milestone: 'Milestones',
  client_question: 'Questions of the client',
  cost_estimate: 'Estimates',
  assumption: 'Assumptions',
  put_aside: 'Events that could not be folded',
  observed_head: 'What connections report now',
  audit_event: 'Events of the audit trail',
}

/** Kinds of things, one by one. */
const ONE: Readonly<Record<string, string>> = {
  workspace: 'Workspace',
  client: 'Client',
  project: 'Project',
  container: 'Container',
  subscription: 'Subscription',
  settings: 'Settings',
  connection: 'Connection',
  dead_letter: 'Rejected record',
  work_item: 'Work item',
  code_change: 'Change',
  ai_rule: 'Rule of AI marks',
  release: 'Release',
  meeting: 'Meeting',
  time_entry: 'Time entry',
  rate: 'Rate',
  role_band: 'Band of a role',
  invoice: 'Invoice',
  cloud_line: 'Cloud line',
  ai_usage: 'Usage of an AI vendor',
  engagement: 'Engagement',
  price: 'Price',
  scope_lock: 'Scope lock',
  change_order: 'Change order',
  objective: 'Objective',
  milestone: 'Milestone',
  client_question: 'Question of the client',
  cost_estimate: 'Estimate',
  assumption: 'Assumption',
  put_aside: 'Event that could not be folded',
  observed_head: 'Latest state of a connection',
  audit_event: 'Event of the audit trail',
  member: 'Member',
  key: 'API key',
  api_key: 'API key',
}

/** Things in words. */
export const thingTexts = {
  kind: (kind: string) => ONE[kind] ?? 'Record',
  timeEntry: (hours: number, role: string, day: string) => `${hoursText(hours)} of ${role} on ${day}`,
  meeting: (hours: number, day: string) => `${hoursText(hours)} on ${day}`,
  cloudLine: (service: string, from: string, to: string) => `${service}, ${from} to ${to}`,
  lockedOn: (day: string) => `Locked on ${day}`,
  decidedOn: (day: string) => `Decided on ${day}`,
  since: (day: string) => `Since ${day}`,
} as const

/** Sentences on how a number is made. */
export const explanationTexts = {
  sum: (events: number) =>
    `What ${countText(events, 'event')} ${events === 1 ? 'adds' : 'add'} up to; rounded once, at the end.`,
  count: (events: number) => `What ${countText(events, 'event')} ${events === 1 ? 'adds' : 'add'}, one by one.`,
  added: 'What its parts add up to; each of them is a number of the same answer, and explained by itself.',
  many: 'What more events add up to than are counted here; rounded once, at the end.',
  nothing: 'Nothing that was read adds to it.',
  ratio: 'One part over another; each is explained by itself.',
  mean: 'A mean over its parts; each is explained by itself.',
  difference: 'What one part is more than another; each is explained by itself.',
  score: 'Shares that are weighted and added up; each part is explained by itself.',
  derived: 'Worked out from its parts; each is explained by itself.',
  stated: 'It stands as it was stated, or follows from what was stated.',
  constant: 'It rests on no event: it is a constant, a place in a list, or a limit of the plan.',
  unknown: 'It is not known, or not for you to know, so there is nothing to explain.',
} as const

export const numberTexts = {
  allowed: (known: string, names: readonly string[]): string => {
    const there = names.length === 0 ? 'nothing more' : names.join(', ')
    return `number must be a path to a number of the answer; ${known === '' ? 'it' : known} has ${there}.`.slice(0, 200)
  },
} as const

/** Forms of values, in words. */
export const formTexts = {
  path: 'the path of a number in the answer, such as kpis[0].value.value',
  operation: 'an operation',
  exact: 'a decimal number as text, or a fraction such as 1/3',
  events: 'at most 200 events',
} as const
