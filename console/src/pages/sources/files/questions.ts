import type { ImportChoices, ImportQuestion } from '@workspace-delivery-intelligence/client'
import type { Values } from '../../../statement/fields.js'

// Questions about files as a form asks them: one value each, or a table of the files' words.

/** The question that the mapping editor answers. */
const MAPPING = 'map'

export interface WordTable {
  /** The table of choices that it answers. */
  readonly id: string
  readonly title: string
  readonly isNeeded: boolean
  readonly options: ImportQuestion['options']
  readonly words: readonly string[]
}

export interface AskedOf {
  readonly single: readonly ImportQuestion[]
  readonly tables: readonly WordTable[]
  /** Says whether it is asked what the columns of a table mean. */
  readonly asksMapping: boolean
}

const TITLES: Readonly<Record<string, string>> = {
  projects: 'Projects',
  roles: 'Roles',
  states: 'Statuses',
  types: 'Types of work items',
  categories: 'Categories of invoice lines',
  items: 'Work items',
}

/** The label of a field for an answer that is one value. */
const LABELS: Readonly<Record<string, string>> = {
  as: 'Format of the file',
  project: 'Project',
  role: 'Role',
  dates: 'Order of day and month',
  decimal: 'Decimal mark',
  zone: 'Time zone of the files',
  branch: 'Default branch',
  container: 'Name of the calendar, account, tracker project or repository',
  billable: 'Billable time',
  currency: 'Currency',
  domains: 'Domains of your own people',
  files: 'Files of one bill',
  label: 'Name of the connection',
  mapping: 'Meaning of the columns',
}

export const labelOf = (id: string): string => LABELS[id] ?? TITLES[id] ?? id

/** A word of the files as it is shown. */
export const wordText = (word: string): string => (word.trim() === '' ? '(empty)' : word)

/** Questions with those about words of one table together. */
export const askedOf = (questions: readonly ImportQuestion[]): AskedOf => {
  const single: ImportQuestion[] = []
  const tables = new Map<string, WordTable>()
  let asksMapping = false
  for (const question of questions) {
    const { id, word, options, isNeeded } = question
    if (id === MAPPING) asksMapping = true
    else if (word === null) single.push(question)
    else {
      const known = tables.get(id) ?? { id, title: labelOf(id), isNeeded, options, words: [] }
      tables.set(id, { ...known, isNeeded: known.isNeeded || isNeeded, words: [...known.words, word] })
    }
  }
  return { single, tables: [...tables.values()], asksMapping }
}

/** The name of a field: of a question, or of a word of its table. */
export const fieldName = (id: string, word: string | null): string => (word === null ? id : `${id}: ${word}`)

const textIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The choices that answer the questions; what is left empty is left out. */
export const choicesOf = (questions: readonly ImportQuestion[], values: Values): ImportChoices => {
  const choices: Record<string, unknown> = {}
  for (const { id, word } of questions) {
    const value = textIn(values, fieldName(id, word))
    if (value === '' || id === MAPPING) continue
    if (word === null) choices[id] = value
    else choices[id] = { ...(choices[id] as object | undefined), [word]: value }
  }
  return choices as ImportChoices
}

/** The first question that has to be answered and is not; null if there is none. */
export const firstOpen = (questions: readonly ImportQuestion[], values: Values): string | null => {
  // A table that is described by its columns needs no format.
  const needed = questions.filter(({ id, isNeeded }) => isNeeded && id !== MAPPING && id !== 'as')
  const open = needed.find(({ id, word }) => textIn(values, fieldName(id, word)) === '')
  return open === undefined ? null : fieldName(open.id, open.word)
}
