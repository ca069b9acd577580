import { compareText } from '#domain/compare'
import { type KeptChoices, NO_CHOICES as NOTHING_KEPT } from '#domain/events/import-choices'
import type { Assumption, ChangedChoice, ChoiceOrigin } from '#import/assumption'
import type { Conventions } from '#sources/kit/conventions'
import type { Choices, ChoiceTable } from '#sources/kit/format'

/** Choices that are one value each. */
type SingleChoice = Exclude<keyof Choices, ChoiceTable | 'formerNames'>
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
] as const satisfies readonly SingleChoice[]
const TABLES = ['projects', 'roles', 'states', 'types', 'categories', 'items'] as const satisfies readonly ChoiceTable[]

const tableOf = <M>(rows: readonly { readonly word: string; readonly meaning: M }[]): ReadonlyMap<string, M> =>
  new Map(rows.map(({ word, meaning }) => [word, meaning]))

/** Kept choices in the form in which formats ask for them. */
export const choicesOf = (kept: KeptChoices): Choices => ({
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

/** Nothing is chosen. */
export const NO_CHOICES: Choices = choicesOf(NOTHING_KEPT)

const rowsOf = <M>(table: ReadonlyMap<string, M>): readonly { readonly word: string; readonly meaning: M }[] =>
  [...table].map(([word, meaning]) => ({ word, meaning })).sort((a, b) => compareText(a.word, b.word))

/** Choices in the form in which they are kept; equal choices are equal data. */
export const keptOf = (choices: Choices, mapping: string | null): KeptChoices => ({
  project: choices.project,
  projects: rowsOf(choices.projects),
  role: choices.role,
  roles: rowsOf(choices.roles),
  states: rowsOf(choices.states),
  types: rowsOf(choices.types),
  categories: rowsOf(choices.categories),
  items: rowsOf(choices.items),
  branch: choices.branch,
  container: choices.container,
  billable: choices.billable,
  currency: choices.currency,
  dates: choices.dates,
  decimal: choices.decimal,
  zone: choices.zone,
  domains: choices.domains,
  mapping,
})

/** Earlier choices with those that are given now, which replace them; tables are merged by word. */
export const withGiven = (kept: Choices, given: Choices): Choices => ({
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

/** All choices one by one. */
export const choicesIn = (choices: Choices): readonly Omit<Assumption, 'from'>[] => [
  ...SINGLE.flatMap((answer) => {
    const meaning = choices[answer]
    return meaning === null ? [] : [{ answer, word: null, meaning }]
  }),
  ...TABLES.flatMap((answer) =>
    rowsOf<string>(choices[answer]).map(({ word, meaning }) => ({ answer, word, meaning })),
  ),
]

const idOf = ({ answer, word }: Omit<Assumption, 'from'>): string => JSON.stringify([answer, word])

/** The kept choices that those of now replace by others. */
export const changedBy = (kept: KeptChoices, now: KeptChoices): readonly ChangedChoice[] => {
  const before = new Map(choicesIn(choicesOf(kept)).map((one) => [idOf(one), one.meaning]))
  const changed = choicesIn(choicesOf(now)).flatMap((one): readonly ChangedChoice[] => {
    const { answer, word, meaning } = one
    const former = before.get(idOf(one)) ?? meaning
    return former === meaning ? [] : [{ answer, word, before: former, now: meaning }]
  })
  const { mapping } = now
  if (kept.mapping === null || mapping === null || kept.mapping === mapping) return changed
  return [...changed, { answer: 'mapping', word: null, before: kept.mapping, now: mapping }]
}

/** The origins of the choices in force. */
export interface Origins {
  readonly given: Choices
  readonly proven: Conventions
  /** No choice names a project, and the workspace has only one. */
  readonly isOnlyProject: boolean
}

/** The assumptions of an import: all choices in force, each with its origin. */
export const assumptionsOf = (inForce: Choices, { given, proven, isOnlyProject }: Origins): readonly Assumption[] => {
  const now = new Set(choicesIn(given).map(idOf))
  const isProven: ReadonlySet<string> = new Set(
    Object.entries(proven).flatMap(([name, value]) => (value === null ? [] : [name])),
  )
  const originOf = (one: Omit<Assumption, 'from'>): ChoiceOrigin => {
    if (now.has(idOf(one))) return 'given'
    if (one.answer === 'project' && isOnlyProject) return 'only_project'
    return isProven.has(one.answer) ? 'proven' : 'kept'
  }
  return choicesIn(inForce).map((one) => ({ ...one, from: originOf(one) }))
}
