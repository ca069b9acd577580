import { createHash } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant } from '#domain/common'
import type { ConnectionRegistered, LeftOut } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import type { Outcome } from '#domain/outcome'
import { CoverageSeen } from '../facts/coverage.js'
import { dated, throughout } from '../facts/times.js'
import { type DeadRecord, readingOf, type SourceError, type SourceReading, sourceError } from '../source.js'
import { type Conventions, type OpenConvention, Proof } from './conventions.js'
import type { Answers, KeylessFact, Mapped, Row, TableFormat } from './format.js'
import { type Input, openInput } from './input.js'
import { columnsOf, type Recognised, recognise } from './recognise.js'
import { type FileRecord, rowsOf } from './rows.js'

/** To be raised when files are read differently, so that unchanged files are read again. */
const VERSION = 1

/** A reading of exported files of one format. */
export interface FileReading extends SourceReading {
  readonly format: TableFormat
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  readonly conventions: Conventions
  readonly leftOut: readonly LeftOut[]
}

export interface FileOptions {
  /** The format's name; null to recognise it. */
  readonly as: string | null
  /** The connection's label, which tells several accounts of one product apart; null for the product's own. */
  readonly label: string | null
  readonly answers: Answers
  readonly now: () => Instant
}

interface OpenFile extends Recognised {
  readonly input: Input
}

const openAll = async (paths: readonly string[], as: string | null): Outcome<SourceError, readonly OpenFile[]> => {
  const files: OpenFile[] = []
  for (const path of paths) {
    const input = await openInput(path)
    if (isLeft(input)) return input
    const recognised = recognise(input.right, as)
    if (isLeft(recognised)) return recognised
    const { format } = recognised.right
    const other = files.find((file) => file.format !== format)
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

/** A row's cells by the names of the format's columns. */
const rowReader = ({ format, head }: Recognised): ((cells: readonly string[]) => Row<string>) => {
  const places = columnsOf(format, head)
  return (cells) => {
    const row: Record<string, string> = {}
    for (const [column, place] of places) row[column] = cells[place] ?? ''
    return row
  }
}

/** What is learned of the files before any fact is made. */
interface Survey {
  readonly rows: number
  readonly digest: string
  readonly proof: Proof
}

const survey = async (files: readonly OpenFile[]): Promise<Survey> => {
  const proof = new Proof()
  const hash = createHash('sha256')
  let rows = 0
  for (const file of files) {
    const rowOf = rowReader(file)
    for await (const { value, identity } of rowsOf(file.input, file.head)) {
      rows += 1
      hash.update(identity())
      if (isLeft(value)) continue
      const row = rowOf(value.right)
      for (const column of file.format.days) proof.seeDay(row[column] ?? '')
      for (const column of file.format.numbers) proof.seeNumber(row[column] ?? '')
    }
  }
  return { rows, digest: hash.digest('hex'), proof }
}

const QUESTIONS: Readonly<Record<OpenConvention, string>> = {
  dates: 'its days can be read as day or month first: add --dates day-first or --dates month-first',
  decimal: 'its numbers can be read with a decimal point or comma: add --decimal point or --decimal comma',
}

const conventionsOf = ({ proof }: Survey, { dates, decimal }: Answers): Either<SourceError, Conventions> => {
  const answered = { dates: dates ?? proof.proven.dates, decimal: decimal ?? proof.proven.decimal }
  const open = proof.open.find((one) => answered[one] === null)
  return open === undefined ? right(answered) : left(sourceError('unsupported', QUESTIONS[open]))
}

/** Gives rows without an id a key: what they say, and their number among equals. */
class Keys {
  readonly #equals = new Map<string, number>()

  keyOf(says: string): string {
    const hash = createHash('sha256').update(says).digest('base64url').slice(0, 22)
    const number = (this.#equals.get(hash) ?? 0) + 1
    this.#equals.set(hash, number)
    return number === 1 ? hash : `${hash}-${number}`
  }
}

const withKey = ({ says, ...fact }: KeylessFact, keys: Keys): Fact => ({ ...fact, key: keys.keyOf(says) }) as Fact

const deadRecord = (
  { record, identity }: FileRecord<unknown>,
  name: string,
  { reasonCode, message }: { readonly reasonCode: string; readonly message: string },
): DeadRecord => ({
  kind: 'dead_letter',
  identity: identity(),
  record: `${name}, ${record}`,
  reasonCode,
  message,
  about: null,
})

/**
 * Opens exported files of one format, plain or gzip, or standard input as `-`, as pages of one export. They are read twice:
 * for their mark and what they prove of their conventions, and for their records. A `SourceError` says in one line why they
 * cannot be read, or what a person has to answer first.
 */
export const openFiles = async (
  paths: readonly string[],
  { as, label, answers, now }: FileOptions,
): Outcome<SourceError, FileReading> => {
  const readAt = now()
  const opened = await openAll(paths, as)
  if (isLeft(opened)) return opened
  const files = opened.right
  const [first] = files
  if (first === undefined) return left(sourceError('not_found', 'no file is named'))
  const { format } = first
  if (!format.saysRole && answers.role === null && answers.roles.size === 0)
    return left(
      sourceError('unsupported', `no column of ${format.title} says a role: add --role, or roles by task in --answers`),
    )
  const surveyed = await readingOf(() => survey(files))
  if (isLeft(surveyed)) return surveyed
  const conventions = conventionsOf(surveyed.right, answers)
  if (isLeft(conventions)) return conventions
  const covered = new CoverageSeen([], readAt)
  const leftOut = new Map<string, number>()
  const { rows, digest } = surveyed.right
  return right({
    format,
    provider: format.provider,
    identity: `files:${label ?? format.provider}`,
    label: label ?? format.title.split(',')[0] ?? format.name,
    category: format.category,
    conventions: conventions.right,
    total: rows,
    cursor: cursorOf(digest, format, answers, conventions.right),
    readAt,
    complete: [],
    get coverage() {
      return covered.statements()
    },
    get leftOut() {
      return [...leftOut].map(([reason, records]) => ({ reason, records }))
    },
    notices: [],
    newestAt: null,
    async *facts(progress) {
      covered.begin()
      leftOut.clear()
      const keys = new Keys()
      let done = 0
      for (const file of files) {
        const rowOf = rowReader(file)
        for await (const record of rowsOf(file.input, file.head)) {
          done += 1
          if (done % 1_000 === 0) progress(done)
          const { value } = record
          const mapped: Mapped = isLeft(value)
            ? { tag: 'rejected', ...value.left }
            : format.map(rowOf(value.right), answers, conventions.right)
          if (mapped.tag === 'left_out') leftOut.set(mapped.reason, (leftOut.get(mapped.reason) ?? 0) + 1)
          if (mapped.tag === 'rejected') yield deadRecord(record, file.input.name, mapped)
          if (mapped.tag !== 'fact') continue
          const fact = withKey(mapped.fact, keys)
          covered.see(
            fact,
            throughout(dated(fact.kind, fact.data as never) ?? { from: fact.occurredAt, to: fact.occurredAt }),
          )
          yield fact
        }
      }
      progress(done)
    },
  })
}

const cursorOf = (digest: string, { name }: TableFormat, answers: Answers, conventions: Conventions): string => {
  const { project, projects, role, roles } = answers
  const said = [project, [...projects].sort(), role, [...roles].sort()]
  return createHash('sha256')
    .update(JSON.stringify([VERSION, name, digest, said, conventions]))
    .digest('hex')
}
