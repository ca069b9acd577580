import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { keptOf } from '#connectors/files/choices'
import { ShortText } from '#domain/bounds'
import { type AnyCodec, closed, decode, describe, optional as maybe, oneOf } from '#domain/codec'
import type { Uuid } from '#domain/common'
import { LineCategory } from '#domain/events/commercial'
import { Billable, Domains, KeptChoices, LONGEST_WORD, MOST_WORDS } from '#domain/events/import-choices'
import { ItemState, ItemType } from '#domain/events/work-items'
import { jsonFileIn } from '#domain/json'
import type { Assumption, ChangedChoice } from '#import/assumption'
import type { ProjectState } from '#projections/entities/project'
import type { Choices } from '#sources/kit/format'
import { Name } from '#sources/kit/name'
import { projectNameOf } from './context.js'
import { choice, currency, type InputOf, label, optional, optionalFile, type Reader, zone } from './field.js'
import type { Refusal } from './refusal.js'

// What a person chooses about exported files, as options of a command and in a file.

/** The most characters of a file that a person writes by hand. */
const LONGEST_FILE = 1_000_000

const tableOf = <C extends AnyCodec>(meaning: C) =>
  maybe(t.record(t.string, meaning, 'a table of words and their meanings'))

/** Tables of choices: the words of a source, and their meaning here. */
const ChoicesFile = closed('AnswersFile', {
  /** Our projects, by id or name, by the names that the source gives to its own. */
  projects: tableOf(ShortText),
  /** Roles, by the source's roles and tasks. */
  roles: tableOf(Name),
  /** States of work items, by the source's statuses. */
  states: tableOf(ItemState),
  /** Types of work items, by the source's types. */
  types: tableOf(ItemType),
  /** Categories of invoice lines, by the source's kinds. */
  categories: tableOf(LineCategory),
  /** Keys of work items, by the source's ids of them. */
  items: tableOf(Name),
})

const choicesFile: Reader<t.TypeOf<typeof ChoicesFile>> = {
  placeholder: 'file',
  read: (content) => {
    if (content.length > LONGEST_FILE) return left(`the file has more than ${LONGEST_FILE} characters`)
    return jsonFileIn(ChoicesFile, content)
  },
}

const domains: Reader<string> = {
  placeholder: 'domains',
  read: (word) => {
    const named = word
      .toLowerCase()
      .split(/[\s,]+/)
      .map((one) => one.replace(/^@/, ''))
    const text = [...new Set(named.filter((one) => one !== ''))].sort().join(' ')
    return Domains.is(text) ? right(text) : left('Expected domains with commas between, for example acme.example.')
  },
}

/** Shown to people in many places, so that it has no control characters. */
const role: Reader<string> = { ...label, placeholder: 'role' }

/** The options by which a person chooses. */
export const choiceFields = {
  role: optional(role, 'role of time for which the files name none'),
  dates: optional(
    choice(oneOf('day-first', 'month-first'), 'order'),
    'order of day and month, if no day of the files proves it',
  ),
  decimal: optional(choice(oneOf('point', 'comma'), 'mark'), 'decimal mark, if no number of the files proves it'),
  zone: optional(zone, 'time zone of times that the files write without one'),
  branch: optional(label, 'default branch, or its former name, of repositories whose records do not say it'),
  container: optional(
    label,
    'name of the calendar, account, tracker project or repository of records that do not name theirs',
  ),
  billable: optional(choice(Billable, 'answer'), 'whether time is billable, if the files do not say it'),
  currency: optional(currency, 'currency of amounts that the files write without one'),
  domains: optional(
    domains,
    'domains of the addresses of your own people, with commas between: of those in meetings only they count (no address is kept)',
  ),
  answers: optionalFile(
    choicesFile,
    'JSON file with projects, roles, states, types, categories and items by the words of the source (docs/files.md)',
  ),
}
export type ChoicesGiven = InputOf<typeof choiceFields>

const DATES = { 'day-first': 'day_first', 'month-first': 'month_first' } as const

/** A table of a file by its words; words are the file's own, so none is looked up in the object itself. */
const table = <M>(words: Readonly<Record<string, M>> | undefined): ReadonlyMap<string, M> =>
  new Map(Object.entries(words ?? {}))

/** The choices that a person gives with a command; `project` is the one of everything that the table does not name. */
export const givenChoices = (
  { role, dates, decimal, zone: named, branch, container, billable, currency, domains, answers: file }: ChoicesGiven,
  project: Uuid | null,
  projectNamed: (text: string) => Either<Refusal, Uuid>,
): Either<Refusal, Choices> => {
  const projects = new Map<string, Uuid>()
  for (const [theirs, ours] of table(file?.projects)) {
    const id = projectNamed(ours)
    if (isLeft(id)) return id
    projects.set(theirs, id.right)
  }
  const given: Choices = {
    project,
    projects,
    role,
    roles: table(file?.roles),
    states: table(file?.states),
    types: table(file?.types),
    categories: table(file?.categories),
    items: table(file?.items),
    branch,
    container,
    billable,
    currency,
    domains,
    zone: named,
    dates: dates === null ? null : DATES[dates],
    decimal,
  }
  const bounded = decode(KeptChoices, keptOf(given, null))
  if (!isLeft(bounded)) return right(given)
  const message = `--answers: a table has at most ${MOST_WORDS} words, each of at most ${LONGEST_WORD} characters: ${describe(bounded.left)}`
  return left({ tag: 'misused', message })
}

export type { Assumption, ChangedChoice }

/** The outcome of a person's choices in an import or a preview. */
export interface ChoicesTaken {
  /** The assumptions that its facts rest on, though the source may not say them. */
  readonly assumed: readonly Assumption[]
  /** Choices of now that no fact rests on. */
  readonly unneeded: readonly Assumption[]
  /** Kept choices that are replaced, for this import and later ones. */
  readonly changed: readonly ChangedChoice[]
}

type NamedProjects = readonly Pick<ProjectState, 'projectId' | 'name'>[]

/** The meaning of a choice; a project by its name. */
export const projectNameIn = (answer: ChangedChoice['answer'], meaning: string, projects: NamedProjects): string => {
  if (answer !== 'project' && answer !== 'projects') return meaning
  return projectNameOf(meaning, projects)
}

/** Assumptions with projects by name. */
export const withProjectNames = <A extends Omit<Assumption, 'from'>>(
  assumed: readonly A[],
  projects: NamedProjects,
): readonly A[] => assumed.map((one) => ({ ...one, meaning: projectNameIn(one.answer, one.meaning, projects) }))
