import { compareText } from '#domain/compare'
import { type ImportAnswers, NO_ANSWERS as NOTHING_KEPT } from '#domain/events/answers'
import type { AnswerOrigin, Assumption, ChangedAnswer } from '#import/assumption'
import type { Conventions } from '#sources/kit/conventions'
import type { Answers, AnswerTable } from '#sources/kit/format'

/** Answers that are one value each. */
type SingleAnswer = Exclude<keyof Answers, AnswerTable | 'formerNames'>
const SINGLE = [
  'project',
  'role',
  'branch',
  'container',
  'billable',
  'currency',
  'dates',
  'decimal',
  'zone',
  'domains',
] as const satisfies readonly SingleAnswer[]
const TABLES = ['projects', 'roles', 'states', 'types', 'categories', 'items'] as const satisfies readonly AnswerTable[]

const tableOf = <M>(rows: readonly { readonly word: string; readonly meaning: M }[]): ReadonlyMap<string, M> =>
  new Map(rows.map(({ word, meaning }) => [word, meaning]))

/** Kept answers in the form in which formats ask for them. */
export const answersOf = (kept: ImportAnswers): Answers => ({
  project: kept.project,
  projects: tableOf(kept.projects),
  role: kept.role,
  roles: tableOf(kept.roles),
  states: tableOf(kept.states),
  types: tableOf(kept.types),
  categories: tableOf(kept.categories),
  items: tableOf(kept.items),
  branch: kept.branch,
  container: kept.container,
  billable: kept.billable,
  currency: kept.currency,
  dates: kept.dates,
  decimal: kept.decimal,
  zone: kept.zone,
  domains: kept.domains,
})

/** Nothing is answered. */
export const NO_ANSWERS: Answers = answersOf(NOTHING_KEPT)

const rowsOf = <M>(table: ReadonlyMap<string, M>): readonly { readonly word: string; readonly meaning: M }[] =>
  [...table].map(([word, meaning]) => ({ word, meaning })).sort((a, b) => compareText(a.word, b.word))

/** Answers in the form in which they are kept; equal answers are equal data. */
export const keptOf = (answers: Answers, mapping: string | null): ImportAnswers => ({
  project: answers.project,
  projects: rowsOf(answers.projects),
  role: answers.role,
  roles: rowsOf(answers.roles),
  states: rowsOf(answers.states),
  types: rowsOf(answers.types),
  categories: rowsOf(answers.categories),
  items: rowsOf(answers.items),
  branch: answers.branch,
  container: answers.container,
  billable: answers.billable,
  currency: answers.currency,
  dates: answers.dates,
  decimal: answers.decimal,
  zone: answers.zone,
  domains: answers.domains,
  mapping,
})

/** Earlier answers with those that are given now, which replace them; tables are merged by word. */
export const withGiven = (kept: Answers, given: Answers): Answers => ({
  project: given.project ?? kept.project,
  projects: new Map([...kept.projects, ...given.projects]),
  role: given.role ?? kept.role,
  roles: new Map([...kept.roles, ...given.roles]),
  states: new Map([...kept.states, ...given.states]),
  types: new Map([...kept.types, ...given.types]),
  categories: new Map([...kept.categories, ...given.categories]),
  items: new Map([...kept.items, ...given.items]),
  branch: given.branch ?? kept.branch,
  container: given.container ?? kept.container,
  billable: given.billable ?? kept.billable,
  currency: given.currency ?? kept.currency,
  dates: given.dates ?? kept.dates,
  decimal: given.decimal ?? kept.decimal,
  zone: given.zone ?? kept.zone,
  domains: given.domains ?? kept.domains,
})

/** All answers one by one. */
export const answersIn = (answers: Answers): readonly Omit<Assumption, 'from'>[] => [
  ...SINGLE.flatMap((answer) => {
    const meaning = answers[answer]
    return meaning === null ? [] : [{ answer, word: null, meaning }]
  }),
  ...TABLES.flatMap((answer) =>
    rowsOf<string>(answers[answer]).map(({ word, meaning }) => ({ answer, word, meaning })),
  ),
]

const idOf = ({ answer, word }: Omit<Assumption, 'from'>): string => JSON.stringify([answer, word])

/** The kept answers that those of now replace by others. */
export const changedBy = (kept: ImportAnswers, now: ImportAnswers): readonly ChangedAnswer[] => {
  const before = new Map(answersIn(answersOf(kept)).map((one) => [idOf(one), one.meaning]))
  const changed = answersIn(answersOf(now)).flatMap((one): readonly ChangedAnswer[] => {
    const { answer, word, meaning } = one
    const former = before.get(idOf(one)) ?? meaning
    return former === meaning ? [] : [{ answer, word, before: former, now: meaning }]
  })
  const { mapping } = now
  if (kept.mapping === null || mapping === null || kept.mapping === mapping) return changed
  return [...changed, { answer: 'mapping', word: null, before: kept.mapping, now: mapping }]
}

/** What the answers in force come from. */
export interface Origins {
  readonly given: Answers
  readonly proven: Conventions
  /** No answer names a project, and the workspace has only one. */
  readonly isOnlyProject: boolean
}

/** What an import assumes: all answers in force, each with where it comes from. */
export const assumptionsOf = (inForce: Answers, { given, proven, isOnlyProject }: Origins): readonly Assumption[] => {
  const now = new Set(answersIn(given).map(idOf))
  const isProven: ReadonlySet<string> = new Set(
    Object.entries(proven).flatMap(([name, value]) => (value === null ? [] : [name])),
  )
  const originOf = (one: Omit<Assumption, 'from'>): AnswerOrigin => {
    if (now.has(idOf(one))) return 'given'
    if (one.answer === 'project' && isOnlyProject) return 'only_project'
    return isProven.has(one.answer) ? 'proven' : 'kept'
  }
  return answersIn(inForce).map((one) => ({ ...one, from: originOf(one) }))
}
