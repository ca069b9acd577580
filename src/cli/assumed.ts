import type { Assumption } from '#app/answers'
import type { AssumedReach, Unread } from '#app/preview'
import type { EvidenceKind } from '#domain/events/connections'
import { numberText } from '#domain/wording'

const WHAT: Readonly<Record<Assumption['answer'], string>> = {
  project: 'project',
  projects: 'project of',
  role: 'role',
  roles: 'role of',
  states: 'state of',
  types: 'type of',
  categories: 'category of',
  items: 'key of',
  branch: 'default branch',
  container: 'container',
  billable: 'billable',
  currency: 'currency',
  dates: 'order of days',
  decimal: 'decimal mark',
  zone: 'time zone',
}

const FROM: Readonly<Record<Assumption['from'], string>> = {
  given: 'given now',
  kept: 'kept from before',
  proven: 'proven by the files',
  only_project: 'the only one',
}

/** One answer in words: `role of "Design": designer`. */
export const answerLine = ({ answer, word, meaning }: Omit<Assumption, 'from'>): string =>
  `${WHAT[answer]}${word === null ? '' : ` ${JSON.stringify(word)}`}: ${answer === 'dates' ? meaning.replace('_', ' ') : meaning}`

/** What an import takes to be complete beyond its last record. */
export const reachLines = (reaches: readonly AssumedReach[]): readonly string[] =>
  reaches.map(
    ({ kind, madeAt }) =>
      `  assumed: all ${kind} records up to ${madeAt} are there, because the file was made then (--until says otherwise)`,
  )

/** What an import assumes, each with where it comes from. */
export const assumedLines = (assumed: readonly Assumption[]): readonly string[] =>
  assumed.map((one) => `  assumed: ${answerLine(one)} (${FROM[one.from]})`)

/** The names of kinds of evidence, as people say them. */
const KINDS: Readonly<Record<EvidenceKind, string>> = {
  time_entry: 'time entries',
  work_item: 'work items',
  meeting: 'meetings',
  code_change: 'changes of code',
  release: 'releases',
  invoice: 'invoices',
  cloud_line: 'cloud costs',
  ai_usage: 'AI usage',
}

/** What of a source holds evidence that is not read there. */
export const unreadLines = (unread: readonly Unread[]): readonly string[] =>
  unread.map(
    ({ name, kind, values }) =>
      `  not read: ${numberText(values)} of ${name}, evidence of ${KINDS[kind]}: docs/files.md says which export has it`,
  )
