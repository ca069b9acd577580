import type { AssumedReach, Unread } from '#app/import/preview'
import type { Assumption, ChangedChoice, ChoicesTaken } from '#app/state/import-choices'
import { numberText } from '#domain/wording'
import { kindText } from './kinds.js'

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
  domains: 'domains of your own people',
}

const FROM: Readonly<Record<Assumption['from'], string>> = {
  given: 'given now',
  kept: 'kept from before',
  proven: 'proven by the files',
  only_project: 'the only one',
}

const meaningOf = (answer: Assumption['answer'], meaning: string): string =>
  answer === 'dates' ? meaning.replace('_', ' ') : meaning

/** One choice in words: `role of "Design": designer`. */
export const choiceLine = ({ answer, word, meaning }: Omit<Assumption, 'from'>): string =>
  `${WHAT[answer]}${word === null ? '' : ` ${JSON.stringify(word)}`}: ${meaningOf(answer, meaning)}`

/** A kept choice that an import replaced: `role: designer (was developer)`. */
const changedLine = ({ answer, word, before, now }: ChangedChoice): string =>
  answer === 'mapping'
    ? 'the mapping (was another one)'
    : `${choiceLine({ answer, word, meaning: now })} (was ${meaningOf(answer, before)})`

/** The lines about what an import takes to be complete beyond its last record. */
export const reachLines = (reaches: readonly AssumedReach[]): readonly string[] =>
  reaches.map(
    ({ kind, madeAt }) =>
      `  assumed: all ${kindText(kind)} up to ${madeAt} are there, because the file was made then (--until says otherwise)`,
  )

/** The lines about the choices of an import: those it assumes, each with its origin; those it did not need; those it replaced. */
export const choiceLines = ({ assumed, unneeded, changed }: ChoicesTaken): readonly string[] => [
  ...assumed.map((one) => `  assumed: ${choiceLine(one)} (${FROM[one.from]})`),
  ...unneeded.map((one) => `  not needed: ${choiceLine(one)}: no record rests on it`),
  ...changed.map((one) => `  changed, for later imports too: ${changedLine(one)}`),
]

/** The lines about parts of a source whose evidence is not read. */
export const unreadLines = (unread: readonly Unread[]): readonly string[] =>
  unread.map(
    ({ name, kind, values }) =>
      `  not read: ${numberText(values)} of ${name}, evidence of ${kindText(kind)}: docs/files.md says which export has it`,
  )
