import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { closed, decode, describe, optional as maybe, oneOf } from '#domain/codec'
import type { Uuid } from '#domain/common'
import type { Answers } from '../connectors/files/format.js'
import { tableFormats } from '../connectors/files/formats.js'
import { type FileReading, openFiles } from '../connectors/files/open.js'
import { choice, type InputOf, label, optional, optionalFile, type Reader, text } from './field.js'
import { previewFiles } from './preview.js'
import type { Refusal } from './refusal.js'
import type { Source, WorkspaceNames } from './source.js'

/** Tables of answers: the words of a source, and their meaning here. */
const AnswersFile = closed('AnswersFile', {
  /** Our projects, by id or name, by the names that the source gives to its own. */
  projects: maybe(t.record(t.string, ShortText)),
  /** Roles, by the source's roles and tasks. */
  roles: maybe(t.record(t.string, ShortText)),
})
type AnswersFile = t.TypeOf<typeof AnswersFile>

const answersFile: Reader<AnswersFile> = {
  placeholder: 'file',
  read: (content) => {
    let value: unknown
    try {
      value = JSON.parse(content)
    } catch {
      return left('the file is not JSON')
    }
    const answers = decode(AnswersFile, value)
    return isLeft(answers) ? left(describe(answers.left)) : answers
  },
}

const fields = {
  as: optional(
    choice(oneOf(...tableFormats.map(({ name }) => name)), 'format'),
    'format of the files (default: recognised by their header)',
  ),
  label: optional(label, 'name of the connection, if there are several accounts (default: the product)'),
  role: optional(text('role'), 'role of time for which the files name none'),
  dates: optional(
    choice(oneOf('day-first', 'month-first'), 'order'),
    'order of day and month, if no day of the files proves it',
  ),
  decimal: optional(choice(oneOf('point', 'comma'), 'mark'), 'decimal mark, if no number of the files proves it'),
  answers: optionalFile(answersFile, 'JSON file with projects and roles by the words of the source (docs/files.md)'),
}
type Input = InputOf<typeof fields>

const DATES = { 'day-first': 'day_first', 'month-first': 'month_first' } as const

const answersOf = (
  { role, dates, decimal, answers }: Input,
  { project, projectNamed }: Pick<WorkspaceNames, 'project' | 'projectNamed'>,
): Either<Refusal, Answers> => {
  const projects = new Map<string, Uuid>()
  for (const [theirs, ours] of Object.entries(answers?.projects ?? {})) {
    const id = projectNamed(ours)
    if (isLeft(id)) return id
    projects.set(theirs, id.right)
  }
  return right({
    project,
    projects,
    role,
    roles: new Map(Object.entries(answers?.roles ?? {})),
    dates: dates === null ? null : DATES[dates],
    decimal,
  })
}

/** Files that a product exports. */
export const filesSource: Source<typeof fields, FileReading> = {
  name: 'files',
  summary: 'import exported files: time sheets of Toggl Track, Clockify, Harvest (docs/files.md)',
  location: {
    placeholder: 'file',
    description: 'files of one export, plain or gzip; - is standard input',
    several: true,
  },
  fields,
  example: 'toggl.csv --role developer --workspace acme/website',
  open: async (paths, input, names, now) => {
    const answers = answersOf(input, names)
    return isLeft(answers)
      ? answers
      : openFiles(paths, { as: input.as, label: input.label, answers: answers.right, now })
  },
  named: (reading) => reading,
  channel: () => 'csv',
  category: ({ category }) => category,
  kinds: [...new Set(tableFormats.flatMap(({ kinds }) => kinds))],
  container: null,
  project: 'the project of all records that --answers does not assign (default: the only one)',
  asksProject: ({ answers }) => answers?.projects === undefined,
  task: 'importing_lines',
  rejects: true,
  emptyIsTrue: () => false,
  preview: previewFiles,
  needsWorkspace: true,
}
