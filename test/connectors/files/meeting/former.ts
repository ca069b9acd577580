import { readFileSync } from 'node:fs'
import type { ItemState } from '#domain/events/work-items'
import { formats } from '#sources/formats'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'

/** Files that were imported in one command by the version before records were known across files. */
export interface FormerCase {
  readonly name: string
  readonly files: readonly (readonly [name: string, content: string])[]
  readonly choices?: Partial<Choices>
  /** How a person describes the tables; absent if their format is known. */
  readonly mapping?: object
}

const reported = (name: string): string => readFileSync(`test/connectors/files/meeting/${name}`, 'utf8')

const STATES: ReadonlyMap<string, ItemState> = new Map([
  ['Backlog', 'todo'],
  ['Doing', 'in_progress'],
  ['Shipped 🎉', 'done'],
  ['Dropped', 'cancelled'],
])
const ANSWERED = { container: 'acme', zone: 'Asia/Shanghai', billable: 'yes', currency: 'EUR', states: STATES } as const

/** Kimai's export has no format of its own. */
export const KIMAI = {
  kind: 'time_entry',
  columns: {
    day: 'Date',
    clock: 'Duration',
    project: 'Project',
    category: 'Activity',
    description: 'Description',
    billable: 'Billable',
  },
  skip: [{ column: 'Duration', is: [''] }],
}

export const MEETINGS = `Title,Start,End,Invited,Accepted,Declined
Daily,2026-10-05T09:00:00Z,2026-10-05T09:15:00Z,3,3,0
Daily,2026-10-06T09:00:00Z,2026-10-06T09:15:00Z,3,2,1
`
export const MEETING = {
  kind: 'meeting',
  columns: {
    title: 'Title',
    startsAt: 'Start',
    endsAt: 'End',
    invited: 'Invited',
    accepted: 'Accepted',
    declined: 'Declined',
  },
  constants: { allDay: 'no', status: 'confirmed', container: 'team' },
}

export const COSTS = `Day,Service,Amount
2026-10-05,Compute,12.00
2026-10-05,Compute,0.50
2026-10-06,Storage,1.00
`
export const COST = {
  kind: 'cloud_line',
  columns: { day: 'Day', service: 'Service', amount: 'Amount' },
  constants: { currency: 'USD', estimated: 'no', container: 'acme' },
}

export const USES = `Day,Tokens
2026-10-05,100
2026-10-05,100
2026-10-06,30
`
export const USE = {
  kind: 'ai_usage',
  columns: { day: 'Day', value: 'Tokens' },
  constants: {
    vendor: 'cursor',
    metric: 'tokens_input',
    unit: 'tokens',
    provenance: 'provider_export',
    container: 'acme',
  },
}

/** A table with its last row once more: two people may do the same. */
const withTwins = (content: string): string => `${content}${content.trimEnd().split('\n').at(-1)}\n`

/** Each format as its product writes it, rows that are equal, and files that meet. */
export const FORMER_CASES: readonly FormerCase[] = [
  ...formats.map(({ name }) => ({
    name,
    files: [['export', sampleOf(name)] as const],
    choices: ANSWERED,
  })),
  ...['toggl', 'clockify', 'harvest'].map((name) => ({
    name: `${name}, overlapping`,
    files: ['a.csv', 'b.csv'].map((file) => [file, reported(`${name}/${file}`)] as const),
  })),
  { name: 'toggl, twins', files: [['twins.csv', withTwins(reported('toggl/a.csv'))]] },
  { name: 'clockify, twins', files: [['twins.csv', withTwins(reported('clockify/a.csv'))]] },
  { name: 'harvest, twins', files: [['twins.csv', withTwins(reported('harvest/a.csv'))]] },
  {
    name: 'kimai, overlapping',
    mapping: KIMAI,
    files: ['a.csv', 'b.csv'].map((file) => [file, reported(`kimai/${file}`)] as const),
  },
  { name: 'table of meetings', mapping: MEETING, files: [['meetings.csv', MEETINGS]] },
  { name: 'table of costs', mapping: COST, files: [['costs.csv', COSTS]] },
  { name: 'table of uses', mapping: USE, files: [['uses.csv', USES]] },
  { name: 'bills, added up', files: ['asm1.csv', 'asm2.csv'].map((file) => [file, reported(`bill/${file}`)] as const) },
]
