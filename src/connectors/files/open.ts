import { createHash } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant, Uuid } from '#domain/common'
import type { ImportAnswers } from '#domain/events/answers'
import type { ConnectionRegistered, ContainerKind } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import type { Outcome } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import { CoverageSeen } from '../facts/coverage.js'
import { openScratch } from '../scratch.js'
import { readingOf, type SourceError, type SourceReading, sourceError } from '../source.js'
import { type Answering, answered, mappingOf } from './answered.js'
import { type Assumption, assumptionsOf } from './answers.js'
import { type Conventions, type OpenQuestion, Proof } from './conventions.js'
import type { Answers, AnswerTable, Format, TableFormat } from './format.js'
import { checkUnchanged, openInput, type Seen, watched } from './input.js'
import { recognise } from './recognise.js'
import { type OpenFile, recordsOf } from './records.js'
import { placeIn, Told } from './told.js'

/** To be raised when files are read differently, so that unchanged files are read again. */
const VERSION = 5

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
  /** The connection's label, which tells several accounts of one product apart; null for the product's own. */
  readonly label: string | null
  /** A person says that the files have everything of each kind and place in them: what they no longer have is gone. */
  readonly whole: boolean
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

/** What is learned of the files before any fact is made. */
interface Survey {
  readonly records: number
  readonly files: readonly SurveyedFile[]
  readonly proof: Proof
}

/** A file, and what it was when it was first read. */
interface SurveyedFile {
  readonly file: OpenFile
  readonly before: Seen
}

const survey = async (opened: readonly OpenFile[], readAt: Instant): Promise<Survey> => {
  const proof = new Proof()
  const files: SurveyedFile[] = []
  let records = 0
  for (const file of opened) {
    const { input, seen } = watched(file.input)
    for await (const _ of recordsOf({ ...file, input }, proof, readAt)) records += 1
    files.push({ file, before: seen() })
  }
  return { records, files, proof }
}

const QUESTIONS: Readonly<Record<OpenQuestion, string>> = {
  dates: 'its days can be read as day or month first: add --dates day-first or --dates month-first',
  zone: 'its times have no zone: add --zone, for example --zone Europe/Berlin',
  decimal: 'its numbers can be read with a decimal point or comma: add --decimal point or --decimal comma',
  container: 'its calendar has no name, or that of a person: add --container, for example --container "Team calendar"',
}

/** Which files would count the same twice; null if none would. */
const statedTwice = (formats: readonly Format[]): string | null => {
  for (const [index, one] of formats.entries()) {
    const other = formats.slice(index + 1).find(({ states }) => states !== undefined && states === one.states)
    if (other !== undefined)
      return `${one.name} and ${other.name} state the same, and must not be added up: import files of one of them`
  }
  return null
}

/** What a person has to answer before these formats can be read; null if nothing is open. */
const unansweredOf = (formats: readonly Format[], { role, roles, container, billable }: Answers): string | null => {
  const withoutRole = formats.find(({ asksRole }) => asksRole)
  if (withoutRole !== undefined && role === null && roles.size === 0)
    return `no column of ${withoutRole.title} says a role: add --role, or roles by task in --answers`
  const withoutBillable = formats.find(({ asksBillable }) => asksBillable === true)
  if (withoutBillable !== undefined && billable === null)
    return `no record of ${withoutBillable.title} says whether its time is billable: add --billable yes or --billable no`
  const withoutContainer = formats.find(({ asksContainer }) => asksContainer !== undefined)
  if (withoutContainer !== undefined && container === null)
    return `no record of ${withoutContainer.title} names its ${withoutContainer.asksContainer}: add --container with a name for it`
  return null
}

/** An answer of now counts before what the files prove, and that before an earlier answer. */
const conventionsOf = ({ proof }: Survey, given: Answers, inForce: Answers): Either<SourceError, Conventions> => {
  const { dates, decimal } = proof.proven
  const conventions = {
    dates: given.dates ?? dates ?? inForce.dates,
    decimal: given.decimal ?? decimal ?? inForce.decimal,
    zone: inForce.zone,
  }
  const known = { ...conventions, container: inForce.container }
  const open = proof.open.find((one) => known[one] === null)
  return open === undefined ? right(conventions) : left(sourceError('unsupported', QUESTIONS[open]))
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
  const { as, label, whole, answers: given, now } = options
  const readAt = now()
  const opened = await openAll(paths, as)
  if (isLeft(opened)) return opened
  const files = opened.right
  const [first] = files
  if (first === undefined) return left(sourceError('not_found', 'no file is named'))
  const formats = [...new Set(files.map(({ format }) => format))]
  const { provider, category, title } = first.format
  const twice = statedTwice(formats)
  if (twice !== null) return left(sourceError('unsupported', twice))
  const identity = `files:${label ?? provider}`
  const all = await answered({ provider, identity }, mappingOf(formats), options)
  if (isLeft(all)) return all
  const { answers, kept, isOnlyProject } = all.right
  const unanswered = unansweredOf(formats, answers)
  if (unanswered !== null) return left(sourceError('unsupported', unanswered))
  const surveyed = await readingOf(() => survey(files, readAt))
  if (isLeft(surveyed)) return surveyed
  const conventions = conventionsOf(surveyed.right, given, answers)
  if (isLeft(conventions)) return conventions
  const covered = new CoverageSeen([], readAt)
  let told: Told | null = null
  const { records } = surveyed.right
  const { proven } = surveyed.right.proof
  return right({
    formats,
    provider,
    identity,
    label: label ?? title.split(',')[0] ?? provider,
    category,
    answers: kept,
    assumptions: assumptionsOf({ ...answers, ...conventions.right }, { given, proven, isOnlyProject }),
    total: records,
    cursor: cursorOf(surveyed.right, formats, answers, conventions.right, { readAt, whole }),
    readAt,
    get complete() {
      const places = whole ? covered.places() : []
      return places.map(({ kind, container }) => ({ kind, container, from: BEGINNING_OF_TIME, to: readAt }))
    },
    // A file of another name may be of another period: its rejected records stand.
    reads: (record) => files.some(({ input }) => record.startsWith(placeIn(input.name, ''))),
    projectOf: (kind, container) => projectOfContainer(kind, container, answers),
    get coverage() {
      return covered.statements()
    },
    get leftOut() {
      return told?.leftOut ?? []
    },
    get asked() {
      return told?.asked ?? new Map()
    },
    notices: [],
    newestAt: null,
    async *facts(progress) {
      const scratch = openScratch()
      try {
        covered.begin()
        const telling = new Told(answers, conventions.right, covered, scratch)
        told = telling
        let done = 0
        for (const { file, before } of surveyed.right.files) {
          const { input, seen } = watched(file.input)
          for await (const record of recordsOf({ ...file, input }, null, readAt)) {
            done += 1
            if (done % 1_000 === 0) progress(done)
            // Delegating to each list would cost more than reading its record.
            for (const one of telling.of(record, input.name)) yield one
          }
          checkUnchanged(input, before, seen())
        }
        yield* telling.gathered(first.input.name)
        progress(done)
      } finally {
        scratch.close()
      }
    },
  })
}

/** The project of a container, by its name in a person's answers. */
const projectOfContainer = (kind: ContainerKind, container: string, { project, projects }: Answers): Uuid | null => {
  const name = containerSpelling(kind, container)
  const named = [...projects].find(([word]) => containerSpelling(kind, word) === name)
  return named === undefined ? project : named[1]
}

const sorted = (table: ReadonlyMap<string, string>): readonly (readonly [string, string])[] => [...table].sort()

const cursorOf = (
  { files }: Survey,
  formats: readonly Format[],
  answers: Answers,
  conventions: Conventions,
  { readAt, whole }: { readonly readAt: Instant; readonly whole: boolean },
): string => {
  // An unchanged calendar says more as time goes on.
  const until = formats.some(({ layout }) => layout === 'calendar') ? readAt : null
  const digests = files.map(({ before }) => before.digest)
  const { project, projects, role, roles, states, types, categories, items } = answers
  const { branch, container, billable, currency } = answers
  const tables = [projects, roles, states, types, categories, items].map(sorted)
  const said = [project, role, branch, container, billable, currency, tables, whole, mappingOf(formats)]
  return createHash('sha256')
    .update(JSON.stringify([VERSION, formats.map(({ name }) => name), digests, said, conventions, until]))
    .digest('hex')
}
