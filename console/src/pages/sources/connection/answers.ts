import type { KeptAnswer, SourceProject } from '@workspace-delivery-intelligence/client'
import { spoken } from '../../../format/words.js'
import type { Option } from '../../../statement/fields.js'

const ofWords = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: spoken(value).toLowerCase() }))

const OPTIONS: Readonly<Partial<Record<KeptAnswer['answer'], readonly Option[]>>> = {
  dates: ofWords(['day-first', 'month-first']),
  decimal: [
    { value: 'point', label: 'a point' },
    { value: 'comma', label: 'a comma' },
  ],
  billable: ofWords(['yes', 'no']),
  states: ofWords(['todo', 'in_progress', 'done', 'cancelled']),
  types: ofWords(['epic', 'story', 'task', 'bug', 'subtask', 'other']),
  categories: ofWords(['labour', 'coordination', 'cloud', 'fixed', 'other']),
}

/** The values of an answer to choose from; empty where any text can be one. */
export const optionsOf = (
  { answer }: Pick<KeptAnswer, 'answer'>,
  projects: readonly SourceProject[],
): readonly Option[] => {
  if (answer === 'project' || answer === 'projects')
    return projects.map(({ id, name, clientName }) => ({ value: id, label: `${clientName} / ${name}` }))
  return OPTIONS[answer] ?? []
}

/** The value of an answer as a form begins with it. */
export const chosenIn = ({ answer, meaning }: KeptAnswer, projects: readonly SourceProject[]): string => {
  if (meaning === null) return ''
  if (answer === 'project' || answer === 'projects') return projects.find(({ name }) => name === meaning)?.id ?? ''
  return answer === 'dates' ? meaning.replace('_', '-') : meaning
}

/** The fields of the statement that changes an answer. */
export const changeOf = ({ answer, word }: KeptAnswer, value: string): Readonly<Record<string, unknown>> =>
  word === null ? { [answer]: value } : { answers: { [answer]: { [word]: value } } }

/** Answers by their name, in the order in which they are told. */
export const grouped = (answers: readonly KeptAnswer[]): ReadonlyMap<KeptAnswer['answer'], readonly KeptAnswer[]> => {
  const groups = new Map<KeptAnswer['answer'], readonly KeptAnswer[]>()
  for (const one of answers) groups.set(one.answer, [...(groups.get(one.answer) ?? []), one])
  return groups
}
