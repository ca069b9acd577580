import { type ImportQuestion, MOST_OPTIONS, MOST_QUESTIONS } from '#api/imports'
import { LineCategory } from '#domain/events/commercial'
import { ItemState, ItemType } from '#domain/events/work-items'
import type { Question } from '#import/source'
import type { ProjectState } from '#projections/entities/project'

// Questions about files as people at a form are asked them: without options of a command, each with its answers.

type NamedProject = Pick<ProjectState, 'projectId' | 'name'>
type Options = ImportQuestion['options']
type Asked = Pick<Question, 'answer' | 'words' | 'why' | 'values'>

const optionOf = (id: string): Options[number] => ({ id, text: id.replaceAll('_', ' ').replaceAll('-', ' ') })

const YES_OR_NO: Options = [
  { id: 'yes', text: 'yes' },
  { id: 'no', text: 'no' },
]
const OPTIONS: Readonly<Partial<Record<Question['answer'], Options>>> = {
  dates: [
    { id: 'day-first', text: 'day first' },
    { id: 'month-first', text: 'month first' },
  ],
  decimal: [
    { id: 'point', text: 'a point' },
    { id: 'comma', text: 'a comma' },
  ],
  billable: YES_OR_NO,
  files: [
    { id: 'parts', text: 'parts, to be added up' },
    { id: 'versions', text: 'versions, of which the newest counts' },
  ],
  states: ItemState.values.map(optionOf),
  types: ItemType.values.map(optionOf),
  categories: LineCategory.values.map(optionOf),
}

/** The meaning that is asked of a word, by table. */
const MEANING: Readonly<Partial<Record<Question['answer'], string>>> = {
  projects: 'Which project is',
  roles: 'Which role is',
  states: 'Which state is',
  types: 'Which type of item is',
  categories: 'Which category of a line is',
  items: 'Which item is',
}

/** The question behind a reason that does not say by itself what is asked. */
const ASKED: Readonly<Partial<Record<Question['answer'], string>>> = {
  as: ' Which one is it?',
  map: ' What do its columns mean?',
}

const sentence = (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`

const optionsOf = (answer: Question['answer'], projects: readonly NamedProject[]): Options =>
  answer === 'project' || answer === 'projects'
    ? projects.slice(0, MOST_OPTIONS).map(({ projectId, name }) => ({ id: projectId, text: name }))
    : (OPTIONS[answer] ?? [])

/** Questions one by one: a word is asked by itself. The first of them, and their number. */
export const askedOf = (
  all: readonly Asked[],
  isNeeded: boolean,
  projects: readonly NamedProject[],
): { readonly questions: readonly ImportQuestion[]; readonly questionsTotal: number } => {
  const each = all.flatMap(({ answer, words, why, values }): readonly ImportQuestion[] => {
    const options = values ?? optionsOf(answer, projects)
    if (words.length === 0)
      return [{ id: answer, word: null, text: `${sentence(why)}${ASKED[answer] ?? ''}`, options, isNeeded }]
    return words.map((word) => ({
      id: answer,
      word,
      text: `${MEANING[answer] ?? 'What is'} ${JSON.stringify(word)}?`,
      options,
      isNeeded,
    }))
  })
  return { questions: each.slice(0, MOST_QUESTIONS), questionsTotal: each.length }
}
