import { createHash } from 'node:crypto'
import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Conventions } from '#sources/kit/conventions'
import { digestOf } from '#sources/kit/digest'
import type { Choices, Format, FormerNames } from '#sources/kit/format'
import { Bills, type FileOfReading, type FilesOfBill } from './bills.js'
import { type Chosen, mappingOf } from './chosen.js'
import type { StatedDays } from './coverage.js'
import { mappedOf, NO_TRACKERS, type TrackerNames } from './file-facts.js'
import { NAMELESS } from './input.js'
import { type OpenFile, recordsOf } from './records.js'
import type { Survey, SurveyedFile } from './survey.js'

/** To be raised when files are read differently, so that unchanged files are read again. */
const VERSION = 8

const NO_FORMER_NAMES: FormerNames = new Map()

/** The options that a person gives about files, apart from what is kept. */
export interface SaidOfFiles {
  /** The files have everything of each kind and place in them: what they no longer have is gone. */
  readonly whole: boolean
  /** The same for the days of the files alone. */
  readonly wholeDays: boolean
  /** The way in which files of one bill belong together; null if nothing is said. */
  readonly files: FilesOfBill | null
  /** The days that the files cover. */
  readonly days: StatedDays
  /** Names of trackers whose repositories were renamed; absent if there are none. */
  readonly trackers?: TrackerNames
  /** Names that renamed repositories had before; absent if there are none. */
  readonly formerNames?: FormerNames
}

/** Files whose choices are known. */
export interface Opening {
  readonly survey: Survey
  readonly first: OpenFile
  readonly formats: readonly Format[]
  readonly identity: string
  readonly label: string
  readonly answered: Chosen<unknown>
  /** The choices that a person makes now. */
  readonly given: Choices
  readonly conventions: Conventions
  readonly readAt: Instant
  readonly options: SaidOfFiles
}

/** A file with its place among the others. */
export interface MadeFile extends SurveyedFile, FileOfReading {
  readonly madeAt: Instant
}

/** Files that can be read. */
export interface Ready extends Opening {
  /** The newest last: of two records of one thing the later one counts. */
  readonly files: readonly MadeFile[]
  readonly bills: Bills
}

/** The time at which a file was made: its last change, never after its import. Bytes that were imported before keep their first instant. */
const madeAtOf = ({ file, before: { digest } }: SurveyedFile, { answered, readAt }: Opening): Instant => {
  const known = answered.files.find((one) => one.digest === digest)
  const { changedAt } = file.input
  const madeAt = known?.madeAt ?? changedAt ?? readAt
  return madeAt < readAt ? madeAt : readAt
}

/** The files from the oldest to the newest; of one instant, as they were named. */
export const madeFiles = (opening: Opening): readonly MadeFile[] => {
  const { survey, answered } = opening
  const imported = new Set(answered.files.map(({ digest }) => digest))
  return survey.files
    .map((one) => ({ ...one, madeAt: madeAtOf(one, opening) }))
    .sort((a, b) => compareText(a.madeAt, b.madeAt))
    .map((one, number) => {
      const { file, before } = one
      const { name } = file.input
      return {
        ...one,
        name,
        number,
        hasNeighbours: survey.files.length > 1,
        part: digestOf(name === NAMELESS ? before.digest : name),
        isKnown: imported.has(before.digest),
      }
    })
}

/** The bills in several files. Reads them once more if they have any. */
export const billsIn = async (files: readonly MadeFile[], opening: Opening): Promise<Bills> => {
  const { survey, formats, answered, conventions, readAt, options } = opening
  const bills = new Bills(options.files)
  if (files.length === 1 || !formats.some(({ kinds }) => kinds.includes('cloud_line'))) return bills
  for (const one of files)
    for await (const record of recordsOf(one.file, null, readAt, survey.proof.learned))
      for (const mapped of mappedOf(record, answered.choices, conventions))
        if (mapped.tag === 'share' && mapped.billedFrom !== undefined) bills.see(mapped.fact, mapped.billedFrom, one)
  return bills
}

export const isListOfEvents = ({ layout, category }: Format): boolean => layout !== 'table' && category === 'calendar'

const sorted = (table: ReadonlyMap<string, string>): readonly (readonly [string, string])[] => [...table].sort()

/** A mark of what the files say, and of how they are read. */
export const cursorOf = (ready: Ready): string => {
  const { formats, answered, conventions, readAt, options, files } = ready
  const { choices } = answered
  // An unchanged calendar says more as time goes on.
  const until = formats.some(isListOfEvents) ? readAt : null
  const digests = files.map(({ before }) => before.digest)
  const parts = options.files === 'parts' ? files.map(({ part }) => part) : []
  const { project, projects, role, roles, states, types, categories, items } = choices
  const { branch, container, billable, currency, domains } = choices
  const tables = [projects, roles, states, types, categories, items].map(sorted)
  const { whole, wholeDays, days, trackers = NO_TRACKERS, formerNames = NO_FORMER_NAMES } = options
  // Files that were imported before their repository was known to be renamed are read again.
  const named = trackers.size + formerNames.size > 0 ? [sorted(trackers), [...formerNames].sort()] : []
  const how = [whole, wholeDays, options.files, parts, mappingOf(formats), days, ...named]
  const said = [project, role, branch, container, billable, currency, domains, tables, ...how]
  return createHash('sha256')
    .update(JSON.stringify([VERSION, formats.map(({ name }) => name), digests, said, conventions, until]))
    .digest('hex')
}
