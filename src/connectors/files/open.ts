import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant } from '#domain/common'
import { type ConnectionRegistered, type CoverageStatement, filesOf, MOST_FILES } from '#domain/events/connections'
import type { KeptChoices } from '#domain/events/import-choices'
import type { Outcome } from '#domain/outcome'
import { BEGINNING_OF_TIME } from '#domain/time'
import type { Assumption, ChangedChoice } from '#import/assumption'
import { openScratch } from '#import/scratch'
import { readingOf, type SourceError, type SourceReading, sourceError, unanswered } from '#import/source'
import { formats as allFormats } from '#sources/formats'
import { listingId } from '#sources/kit/calendars/file-of-calendar'
import { LISTING } from '#sources/kit/calendars/listed'
import type { ChoiceTable, Format, TableFormat } from '#sources/kit/format'
import { assumptionsOf } from './choices.js'
import { answered, type Choosing, mappingOf } from './chosen.js'
import { FileCoverage } from './coverage.js'
import { FileFacts, NO_TRACKERS, placeIn } from './file-facts.js'
import { checkUnchanged, type Location, openInput, watched } from './input.js'
import { billsIn, cursorOf, isListOfEvents, madeFiles, type Ready, type SaidOfFiles } from './made-files.js'
import {
  conventionsOf,
  namedTwice,
  openConventions,
  openTime,
  sameBill,
  statedTwice,
  unansweredOf,
  WHICH_PROJECT,
} from './questions.js'
import { recognise } from './recognise.js'
import { type OpenFile, recordsOf } from './records.js'
import { type Survey, type SurveyedFile, survey } from './survey.js'
import { UnreadCounts } from './unread.js'
import { UsedChoices } from './used-choices.js'
import { wordsToAnswer } from './words.js'

/** A reading of exported files of one product. */
export interface FileReading extends SourceReading {
  /** The formats of the files, each once. */
  readonly formats: readonly Format[]
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  readonly choices: KeptChoices
  /** The assumptions that its facts rest on, though the files may not say them; to be asked once all records were read. */
  readonly assumptions: readonly Assumption[]
  readonly unneeded: readonly Assumption[]
  readonly changed: readonly ChangedChoice[]
  /** The source's words that tables of choices lack; to be asked once all records were read. */
  readonly asked: ReadonlyMap<ChoiceTable, ReadonlySet<string>>
}

/** The options with which files are opened. */
export interface FileOptions<E = never> extends Choosing<E>, SaidOfFiles {
  /** The format's name, or the format as a person describes it; null to recognise it. */
  readonly as: string | TableFormat | null
  /** The connection's label, where there are several accounts of one product; null for the product's own. */
  readonly label: string | null
  readonly now: () => Instant
}

const openAll = async (
  paths: readonly Location[],
  as: FileOptions['as'],
): Outcome<SourceError, readonly OpenFile[]> => {
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
  paths: readonly Location[],
  options: FileOptions<E>,
): Outcome<SourceError | E, FileReading> => {
  const { as, label, choices: given, now } = options
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
  const identity = filesOf(label ?? provider)
  const all = await answered({ provider, identity }, mappingOf(formats), options)
  if (isLeft(all)) return all
  const { formerNames = null } = options
  const choices = formerNames === null ? all.right.choices : { ...all.right.choices, formerNames }
  const surveyed = await readingOf(() => survey(files, readAt))
  if (isLeft(surveyed)) return surveyed
  const again = namedTwice(surveyed.right)
  if (again !== null) return left(sourceError('unsupported', again))
  const conventions = conventionsOf(surveyed.right, given, choices)
  const { undecided } = all.right
  const opening = {
    survey: surveyed.right,
    first,
    formats,
    identity,
    label: label ?? title.split(',')[0] ?? provider,
    answered: { ...all.right, choices },
    given,
    conventions,
    readAt,
    options,
  }
  const made = madeFiles(opening)
  const bills = await readingOf(() => billsIn(made, opening))
  if (isLeft(bills)) return bills
  const { shared } = bills.right
  const questions = [
    ...unansweredOf(files, choices),
    ...openConventions(surveyed.right, conventions, choices),
    ...openTime(surveyed.right, choices),
    ...(shared !== null && options.files === null ? [sameBill(shared)] : []),
  ]
  if (undecided !== null && questions.length === 0) return left(undecided)
  if (questions.length > 0) {
    const words = await readingOf(() => wordsToAnswer(surveyed.right, choices, conventions, readAt))
    if (isLeft(words)) return words
    const project = undecided === null ? [] : [WHICH_PROJECT]
    return left(unanswered([...project, ...questions, ...words.right]))
  }
  return right(fileReading({ ...opening, files: made, bills: bills.right }))
}

const fileReading = (ready: Ready): FileReading => {
  const { survey, first, formats, identity, label, given, conventions, readAt, options, files, bills } = ready
  const { whole, wholeDays, trackers = NO_TRACKERS } = options
  const { choices, kept, isOnlyProject, changed } = ready.answered
  const { provider, category } = first.format
  const { proven } = survey.proof
  const covered = new FileCoverage(options.days, readAt)
  const newest = files.at(-1)?.madeAt ?? readAt
  const used = new UsedChoices(choices)
  const inForce = assumptionsOf({ ...choices, ...conventions }, { given, proven, isOnlyProject })
  const isUsed = (one: Assumption): boolean => used.has(one) || (made !== null && survey.proof.rests(one.answer))
  const daysOfFiles = (): readonly CoverageStatement[] =>
    covered.days().filter(({ kind }) => {
      // Other parts of a bill lie on the same days.
      if (kind === 'cloud_line') return options.files !== 'parts'
      // So does what other exports of a product count.
      return kind !== 'ai_usage' || !hasOtherCounts(provider)
    })
  let made: FileFacts | null = null
  let unread = new UnreadCounts()
  return {
    formats,
    provider,
    identity,
    label,
    category,
    choices: kept,
    changed,
    get assumptions() {
      return inForce.filter(isUsed)
    },
    get unneeded() {
      return made === null ? [] : inForce.filter((one) => one.from === 'given' && !isUsed(one))
    },
    namesRepositories: formats.some(hasNumbers),
    total: survey.records,
    cursor: cursorOf(ready),
    readAt,
    get complete() {
      if (wholeDays && !whole) return daysOfFiles()
      const places = whole ? covered.places() : []
      return places.map(({ kind, container }) => ({ kind, container, from: BEGINNING_OF_TIME, to: readAt }))
    },
    get days() {
      return daysOfFiles()
    },
    get replaced() {
      return [...bills.replaced(), ...(made?.replaced ?? [])]
    },
    // A file of another name may be of another period: its rejected records stand.
    reads: (record) => survey.files.some(({ file }) => record.startsWith(placeIn(file.input.name, ''))),
    projectOf: (kind, container) => used.projectOf(kind, container),
    get coverage() {
      return covered.statements()
    },
    files: files.slice(0, MOST_FILES).map(({ before, madeAt }) => ({ digest: before.digest, madeAt })),
    get reaches() {
      return covered.assumed()
    },
    get leftOut() {
      return made?.leftOut ?? []
    },
    get asked() {
      return made?.asked ?? new Map()
    },
    get unread() {
      return unread.all
    },
    notices: survey.files.filter((one) => listsNobody(one, survey)).map(({ file }) => nobodyListed(file.input.name)),
    newestAt: null,
    async *facts(progress) {
      const scratch = openScratch()
      try {
        covered.begin()
        bills.begin()
        const making = new FileFacts({ trackers, used, conventions, covered, bills, scratch })
        made = making
        unread = new UnreadCounts()
        let done = 0
        for (const one of files) {
          const { file, before } = one
          covered.next(one.madeAt)
          making.begin(one)
          const { input, seen } = watched(file.input)
          for await (const record of recordsOf({ ...file, input }, null, readAt, survey.proof.learned, unread)) {
            done += 1
            // A series of a calendar may take as long as a thousand rows.
            if (done % 1_000 === 0 || file.format.layout === 'calendar') progress(done)
            // Delegating to each list would cost more than reading its record.
            for (const fact of making.of(record)) yield fact
          }
          checkUnchanged(input, before, seen())
          yield* making.atEnd()
        }
        // A sum may have shares of several files.
        covered.next(newest)
        yield* making.takeGathered(first.input.name)
        progress(done)
      } finally {
        scratch.close()
      }
    },
  }
}

/** Says whether a file is a calendar of which no event lists anybody. */
const listsNobody = ({ file, records }: SurveyedFile, { proof }: Survey): boolean => {
  const { format, input } = file
  if (!isListOfEvents(format) || records === 0) return false
  return !proof.learned.has(format.layout === 'calendar' ? listingId(input.name) : LISTING)
}
const nobodyListed = (name: string): string =>
  `${name} lists nobody, as published calendars do: who came to its meetings is not known, so their cost is not.`

/** Says whether a format is a forge's, whose repositories number their issues and requests. */
const hasNumbers = ({ category, kinds }: Format): boolean =>
  category === 'code' && (kinds.includes('work_item') || kinds.includes('code_change'))

/** Says whether a product has several exports of AI usage, each with other counts of a day. */
const hasOtherCounts = (provider: string): boolean =>
  allFormats.filter((one) => one.provider === provider && one.kinds.includes('ai_usage')).length > 1
