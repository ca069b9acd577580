import { createHash } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import type { ImportAnswers } from '#domain/events/answers'
import { type ConnectionRegistered, type ContainerKind, MOST_FILES } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import { openScratch } from '../scratch.js'
import { readingOf, type SourceError, type SourceReading, sourceError } from '../source.js'
import { type Answered, type Answering, answered, mappingOf } from './answered.js'
import { type Assumption, assumptionsOf } from './answers.js'
import type { Conventions } from './conventions.js'
import { FileCoverage, type StatedDays } from './coverage.js'
import { FileFacts, placeIn } from './file-facts.js'
import type { Answers, AnswerTable, Format, TableFormat } from './format.js'
import { checkUnchanged, openInput, watched } from './input.js'
import { conventionsOf, namedTwice, statedTwice, unansweredOf } from './questions.js'
import { recognise } from './recognise.js'
import { type OpenFile, recordsOf } from './records.js'
import { type Survey, type SurveyedFile, survey } from './survey.js'

/** To be raised when files are read differently, so that unchanged files are read again. */
const VERSION = 7

/** A reading of exported files of one product. */
export interface FileReading extends SourceReading {
  /** The formats of the files, each once. */
  readonly formats: readonly Format[]
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  readonly answers: ImportAnswers
  /** What it takes for true, though the files may not say it. */
  readonly assumptions: readonly Assumption[]
  /** The source's words that tables of answers lack; to be asked once all records were read. */
  readonly asked: ReadonlyMap<AnswerTable, ReadonlySet<string>>
}

/** How files are opened. */
export interface FileOptions<E = never> extends Answering<E> {
  /** The format's name, or the format as a person describes it; null to recognise it. */
  readonly as: string | TableFormat | null
  /** The connection's label, where there are several accounts of one product; null for the product's own. */
  readonly label: string | null
  /** A person says that the files have everything of each kind and place in them: what they no longer have is gone. */
  readonly whole: boolean
  /** The days that a person says the files cover. */
  readonly days: StatedDays
  readonly now: () => Instant
}

const openAll = async (paths: readonly string[], as: FileOptions['as']): Outcome<SourceError, readonly OpenFile[]> => {
  const files: OpenFile[] = []
  for (const path of paths) {
    const input = await openInput(path)
    if (isLeft(input)) return input
    const recognised = await recognise(input.right, as)
    if (isLeft(recognised)) return recognised
    const { format } = recognised.right
    const other = files.find((file) => file.format.provider !== format.provider)
    if (other !== undefined)
      return left(
        sourceError(
          'unsupported',
          `${other.input.name} is of ${other.format.name} and ${input.right.name} of ${format.name}: import each by itself`,
        ),
      )
    files.push({ ...recognised.right, input: input.right })
  }
  return right(files)
}

/**
 * Opens exported files of one product, plain or gzip, or standard input as `-`, as pages of one export. They are read twice:
 * for their mark and what they prove of their conventions, and for their records. A `SourceError` says in one line why they
 * cannot be read, or what a person has to answer first.
 */
export const openFiles = async <E = never>(
  paths: readonly string[],
  options: FileOptions<E>,
): Outcome<SourceError | E, FileReading> => {
  const { as, label, whole, days, answers: given, now } = options
  const readAt = now()
  const opened = await openAll(paths, as)
  if (isLeft(opened)) return opened
  const files = opened.right
  const [first] = files
  if (first === undefined) return left(sourceError('not_found', 'no file is named'))
  const formats = [...new Set(files.map(({ format }) => format))]
  const { provider, title } = first.format
  const twice = statedTwice(formats)
  if (twice !== null) return left(sourceError('unsupported', twice))
  const identity = `files:${label ?? provider}`
  const all = await answered({ provider, identity }, mappingOf(formats), options)
  if (isLeft(all)) return all
  const { answers } = all.right
  const unanswered = unansweredOf(formats, answers)
  if (unanswered !== null) return left(sourceError('unsupported', unanswered))
  const surveyed = await readingOf(() => survey(files, readAt))
  if (isLeft(surveyed)) return surveyed
  const again = namedTwice(surveyed.right)
  if (again !== null) return left(sourceError('unsupported', again))
  const conventions = conventionsOf(surveyed.right, given, answers)
  if (isLeft(conventions)) return conventions
  return right(
    fileReading({
      survey: surveyed.right,
      first,
      formats,
      identity,
      label: label ?? title.split(',')[0] ?? provider,
      answered: all.right,
      given,
      conventions: conventions.right,
      readAt,
      whole,
      days,
    }),
  )
}

/** Files whose answers are known. */
interface Ready {
  readonly survey: Survey
  readonly first: OpenFile
  readonly formats: readonly Format[]
  readonly identity: string
  readonly label: string
  readonly answered: Answered
  /** What a person answers now. */
  readonly given: Answers
  readonly conventions: Conventions
  readonly readAt: Instant
  readonly whole: boolean
  readonly days: StatedDays
}

/** When a file was made: when it was changed last, never after its import. Bytes that were imported before keep their first instant. */
const madeAtOf = ({ file, before: { digest } }: SurveyedFile, { answered, readAt }: Ready): Instant => {
  const known = answered.files.find((one) => one.digest === digest)
  const { changedAt } = file.input
  const madeAt = known?.madeAt ?? changedAt ?? readAt
  return madeAt < readAt ? madeAt : readAt
}

const fileReading = (ready: Ready): FileReading => {
  const { survey, first, formats, identity, label, given, conventions, readAt, whole, days } = ready
  const { answers, kept, isOnlyProject } = ready.answered
  const { provider, category } = first.format
  const { proven } = survey.proof
  const covered = new FileCoverage(days, readAt)
  const files = survey.files.map((one) => ({ digest: one.before.digest, madeAt: madeAtOf(one, ready) }))
  const newest = files.reduce((latest, { madeAt }) => (madeAt > latest ? madeAt : latest), '')
  let made: FileFacts | null = null
  return {
    formats,
    provider,
    identity,
    label,
    category,
    answers: kept,
    assumptions: assumptionsOf({ ...answers, ...conventions }, { given, proven, isOnlyProject }),
    total: survey.records,
    cursor: cursorOf(ready),
    readAt,
    get complete() {
      const places = whole ? covered.places() : []
      return places.map(({ kind, container }) => ({ kind, container, from: BEGINNING_OF_TIME, to: readAt }))
    },
    // A file of another name may be of another period: its rejected records stand.
    reads: (record) => survey.files.some(({ file }) => record.startsWith(placeIn(file.input.name, ''))),
    projectOf: (kind, container) => projectOfContainer(kind, container, answers),
    get coverage() {
      return covered.statements()
    },
    files: files.slice(0, MOST_FILES),
    get reaches() {
      return covered.assumed()
    },
    get leftOut() {
      return made?.leftOut ?? []
    },
    get asked() {
      return made?.asked ?? new Map()
    },
    notices: [],
    newestAt: null,
    async *facts(progress) {
      const scratch = openScratch()
      try {
        covered.begin()
        const making = new FileFacts(answers, conventions, covered, scratch)
        made = making
        let done = 0
        for (const [i, { file, before }] of survey.files.entries()) {
          covered.madeAt = files[i]?.madeAt ?? readAt
          const { input, seen } = watched(file.input)
          for await (const record of recordsOf({ ...file, input }, null, readAt, survey.proof.learned)) {
            done += 1
            // A series of a calendar may take as long as a thousand rows.
            if (done % 1_000 === 0 || file.format.layout === 'calendar') progress(done)
            // Delegating to each list would cost more than reading its record.
            for (const one of making.of(record, input.name)) yield one
          }
          checkUnchanged(input, before, seen())
        }
        // A sum may have shares of several files.
        covered.madeAt = newest
        yield* making.gathered(first.input.name)
        progress(done)
      } finally {
        scratch.close()
      }
    },
  }
}

/** The project of a container, by its name in a person's answers. */
const projectOfContainer = (kind: ContainerKind, container: string, { project, projects }: Answers): Uuid | null => {
  const name = containerSpelling(kind, container)
  const named = [...projects].find(([word]) => containerSpelling(kind, word) === name)
  return named === undefined ? project : named[1]
}

const sorted = (table: ReadonlyMap<string, string>): readonly (readonly [string, string])[] => [...table].sort()

const cursorOf = ({ survey, formats, answered: { answers }, conventions, readAt, whole, days }: Ready): string => {
  // An unchanged calendar says more as time goes on.
  const until = formats.some(({ layout, category }) => layout !== 'table' && category === 'calendar') ? readAt : null
  const digests = survey.files.map(({ before }) => before.digest)
  const { project, projects, role, roles, states, types, categories, items } = answers
  const { branch, container, billable, currency } = answers
  const tables = [projects, roles, states, types, categories, items].map(sorted)
  const said = [project, role, branch, container, billable, currency, tables, whole, mappingOf(formats), days]
  return createHash('sha256')
    .update(JSON.stringify([VERSION, formats.map(({ name }) => name), digests, said, conventions, until]))
    .digest('hex')
}
