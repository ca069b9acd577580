import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type ImportChoices, type ImportTable, MOST_REJECTED } from '#api/imports'
import type { Environment } from '#app/environment'
import { sees } from '#app/state/context'
import type { Given } from '#app/state/field'
import { type AllGiven, readInput } from '#app/state/input'
import { readAccess } from '#app/state/read-access'
import type { Refusal } from '#app/state/refusal'
import type { StateError } from '#app/state/run'
import { inFields, refusedFor } from '#app/state/told-refusals'
import { shownTable } from '#connectors/tables/first-rows'
import { corruptSentence, type Outcome } from '#domain/outcome'
import { ended } from '#domain/wording'
import type { SourceReading } from '#import/source'
import type { MemberDocument } from '#projections/access/fold'
import type { ProjectState } from '#projections/entities/project'
import { FACTS, filesSource } from '../file-source.js'
import { type ImportRefused, importAndFold } from '../import-source.js'
import type { SourceRequest } from '../open-source.js'
import { previewImport } from '../preview-import.js'
import type { AnySource } from '../source.js'
import { factsSource, sourceFor } from '../sources.js'
import { tableSource } from '../table-source.js'
import type { Job, JobEnd } from './job.js'
import { askedOf } from './questions.js'
import { resultOf, saysOf } from './says.js'

// The work of the process of an upload: what the command import does, by the same engine.

/** Tables of choices, which the command line reads from one file. */
const TABLES = ['projects', 'roles', 'states', 'types', 'categories', 'items'] as const
/** The name in `as` of tables that are read by a mapping. */
const MAPPED = 'csv'

const withoutNulls = (table: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).flatMap(([word, meaning]) => (meaning === null ? [] : [[word, meaning]])))

/** Choices as the options of a command give them. */
const givenBy = (choices: ImportChoices): AllGiven => {
  const given: Record<string, Given> = {}
  for (const [name, value] of Object.entries(choices))
    if (typeof value === 'string' || typeof value === 'boolean') given[name] = value
  const tables: Record<string, object> = {}
  for (const name of TABLES) {
    const table = choices[name]
    if (table !== undefined && table !== null) tables[name] = withoutNulls(table)
  }
  return Object.keys(tables).length === 0 ? given : { ...given, answers: JSON.stringify(tables) }
}

const optionsOf = (source: AnySource, given: AllGiven): Outcome<Refusal, Readonly<Record<string, unknown>>> => {
  const useless = Object.keys(given).find((name) => name !== 'project' && !Object.hasOwn(source.fields, name))
  if (useless !== undefined)
    return Promise.resolve(left({ tag: 'misused', message: `${useless} has no use for these files: leave it out` }))
  return Promise.resolve(readInput(source, given))
}

/** The source of an upload, and what is asked of it. */
interface Asked {
  readonly source: AnySource
  readonly input: Readonly<Record<string, unknown>>
  readonly project: string | null
}

const askedBy = async ({ files, choices }: Job): Outcome<ImportRefused, Asked> => {
  const { as, ...given } = givenBy(choices)
  const { project = null } = choices
  if (choices.map !== undefined || as === MAPPED) {
    const input = await optionsOf(tableSource, given)
    return isLeft(input) ? input : right({ source: tableSource, input: input.right, project })
  }
  const all = as === undefined ? given : { ...given, as }
  const source = await sourceFor(filesSource, files, all)
  if (isLeft(source)) return source
  const isFacts = source.right === factsSource || as === FACTS
  const input = await optionsOf(source.right, isFacts ? given : all)
  return isLeft(input) ? input : right({ source: source.right, input: input.right, project })
}

/** The member whose upload it is, and the projects that the member sees. */
interface Whose {
  readonly member: MemberDocument
  readonly projects: readonly ProjectState[]
}

const whoseIs = async ({ workspaceId, memberId }: Job, environment: Environment): Outcome<ImportRefused, Whose> => {
  const read = await readAccess(workspaceId, environment)
  if (isLeft(read)) return read
  const { access, directory } = read.right
  const member = access.members.find((one) => one.memberId === memberId)
  if (member === undefined) return left({ tag: 'conflict', message: 'the member who sent the files has left' })
  return right({ member, projects: directory.projects.filter((project) => sees(member, project)) })
}

/** A sentence on why an import failed, for people at a form. */
const problemOf = (error: ImportRefused): string => {
  switch (error.tag) {
    case 'which_project':
      return 'Choose a project.'
    case 'store_unavailable':
      return `The ${error.store} cannot be used now: try again.`
    case 'store_corrupt':
      return corruptSentence(error)
    case 'stopped':
      return 'It was interrupted.'
    case 'unknown':
      return `There is no such ${error.what}.`
    case 'workspace_closed':
    case 'another_branch':
      return ended(error.message)
    case 'connection_paused':
    case 'empty_export':
    case 'source_error':
      // It may begin with the name of a file.
      return ended(error.atForm ?? error.message)
    default: {
      const refused = refusedFor(error as StateError)
      if (refused.tag === 'field_refused') return `${refused.name}${refused.name === '' ? '' : ': '}${refused.problem}`
      if ('message' in refused) return refused.message
      return 'Others keep writing to the same place: try again.'
    }
  }
}

const LONGEST_PROBLEM = 2_000

/** The end of a job, before it is known whether it read a table by a mapping. */
type WithoutTable =
  | Exclude<JobEnd, { readonly table: unknown }>
  | Untabled<Extract<JobEnd, { readonly table: unknown }>>
type Untabled<E> = E extends unknown ? Omit<E, 'table'> : never

/** The end of a job that failed; questions are no failure. */
const endOf = (error: ImportRefused, projects: readonly ProjectState[]): WithoutTable => {
  if (error.tag === 'source_error' && error.questions !== undefined)
    return { tag: 'asks', ...askedOf(error.questions, true, projects) }
  if (error.tag === 'which_project') {
    const why = 'no answer says to which project the records belong'
    return { tag: 'asks', ...askedOf([{ answer: 'project', words: [], why }], true, projects) }
  }
  return { tag: 'failed', problem: inFields(problemOf(error)).slice(0, LONGEST_PROBLEM) }
}

/** Rejected records that are told one by one. */
const SHOWN = MOST_REJECTED

/** The beginning of the first file, where it is read by a mapping or such a mapping is asked for. */
const tableOf = async ({ choices, files: [first] }: Job, end: WithoutTable): Promise<ImportTable | null> => {
  const isMapped = choices.map !== undefined || choices.as === MAPPED
  const isAsked = end.tag === 'asks' && end.questions.some(({ id }) => id === 'map')
  return first !== undefined && (isMapped || isAsked) ? shownTable(first) : null
}

/** Reads the files, or imports them. */
export const runJob = async (job: Job, environment: Environment): Promise<JobEnd> => {
  const end = await done(job, environment)
  return end.tag === 'imported' ? end : { ...end, table: await tableOf(job, end) }
}

const done = async (job: Job, environment: Environment): Promise<WithoutTable> => {
  const whose = await whoseIs(job, environment)
  if (isLeft(whose)) return endOf(whose.left, [])
  const { member, projects } = whose.right
  const asked = await askedBy(job)
  if (isLeft(asked)) return endOf(asked.left, projects)
  const { source, input, project } = asked.right
  const { workspaceId, keyId, importId, files: locations } = job
  const request: SourceRequest<AnySource['fields'], SourceReading> = {
    source,
    locations,
    input,
    workspaceId,
    project,
    member,
    keyId,
    importId,
  }
  // Of a member who sees a part, all places are looked at before anything is imported.
  if (job.task === 'read' || !member.dataAccess.all) {
    const previewed = await previewImport(request, null, environment)
    if (isLeft(previewed)) return endOf(previewed.left, projects)
    const preview = previewed.right?.preview
    if (preview?.tag !== 'files') return { tag: 'failed', problem: 'These files have no preview.' }
    if (job.task === 'read') {
      const words = preview.asked.map(({ table, words }) => ({ answer: table, words, why: '' }))
      return { tag: 'said', says: saysOf(preview, previewed.right?.notices ?? []), ...askedOf(words, false, projects) }
    }
  }
  const imported = await importAndFold({ ...request, opened: null, sample: false }, SHOWN, environment)
  if (isLeft(imported)) return endOf(imported.left, projects)
  const result = resultOf(imported.right)
  return { tag: 'imported', result: member.dataAccess.all ? result : { ...result, rejected: [] } }
}
