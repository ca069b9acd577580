import type { Question } from '#import/source'
import type { Conventions, OpenQuestion } from '#sources/kit/conventions'
import type { Choices, Format } from '#sources/kit/format'
import { columnsOf } from './recognise.js'
import type { OpenFile } from './records.js'
import type { Survey } from './survey.js'

// What a person has to answer, or do, before files can be read.

const asked = (answer: Question['answer'], why: string, advice: string): Question => ({
  answer,
  words: [],
  why,
  advice,
})

const QUESTIONS: Readonly<Record<OpenQuestion, Question>> = {
  dates: asked('dates', 'its days can be read as day or month first', 'add --dates day-first or --dates month-first'),
  zone: asked('zone', 'its times have no zone', 'add --zone, for example --zone Europe/Berlin'),
  decimal: asked(
    'decimal',
    'its numbers can be read with a decimal point or comma',
    'add --decimal point or --decimal comma',
  ),
  container: asked(
    'container',
    'its calendar has no name, or that of a person',
    'add --container, for example --container "Team calendar"',
  ),
}

/** Asked with other questions: by itself it names the projects. */
export const WHICH_PROJECT = asked('project', 'no answer says to which project its records belong', 'add --project')

/** Names the files that would count the same twice; null if none would. */
export const statedTwice = (formats: readonly Format[]): string | null => {
  for (const [index, one] of formats.entries()) {
    const other = formats.slice(index + 1).find(({ states }) => states !== undefined && states === one.states)
    if (other !== undefined)
      return `${one.name} and ${other.name} state the same, and must not be added up: import files of one of them`
  }
  return null
}

/** Says why two files of the same content are not read: records without an id would count twice. Null if there are none. */
export const namedTwice = ({ files }: Survey): string | null => {
  const names = new Map<string, string>()
  for (const { file, before, records } of files) {
    const { name } = file.input
    const same = names.get(before.digest)
    // Pages without a record may well be alike.
    if (same !== undefined && records > 0)
      return same === name
        ? `${name} is named twice: name it once`
        : `${same} and ${name} are the same: name one of them`
    names.set(before.digest, name)
  }
  return null
}

/** The question about files of one bill, which must not be added up in silence. */
export const sameBill = ([one, other]: readonly [string, string]): Question =>
  asked(
    'files',
    `${one} and ${other} have charges of the same account and billing period`,
    'add --files parts to add them up, or --files versions so that the newer file replaces the other',
  )

type Asking = (file: OpenFile) => boolean

/** Says whether a table lacks the column that would say whether its time is billable. */
const lacksBillable: Asking = ({ format, head }) =>
  head !== null && format.billable !== undefined && columnsOf(format, head).get(format.billable)?.length === 0

/** All that a person has to answer before these files can be read. */
export const unansweredOf = (
  files: readonly OpenFile[],
  { role, roles, container, billable }: Choices,
): readonly Question[] => {
  const titleOf = (asks: Asking): string | null => files.find(asks)?.format.title ?? null
  const open: Question[] = []
  const withoutRole = titleOf(({ format }) => format.asksRole)
  if (withoutRole !== null && role === null && roles.size === 0)
    open.push(asked('role', `no column of ${withoutRole} says a role`, 'add --role, or roles by task in --answers'))
  const withoutBillable = titleOf((file) => file.format.asksBillable === true || lacksBillable(file))
  if (withoutBillable !== null && billable === null)
    open.push(
      asked(
        'billable',
        `no record of ${withoutBillable} says whether its time is billable`,
        'add --billable yes or --billable no',
      ),
    )
  const withoutContainer = files.find(({ format }) => format.asksContainer !== undefined)?.format
  if (withoutContainer !== undefined && container === null)
    open.push(
      asked(
        'container',
        `no record of ${withoutContainer.title} names its ${withoutContainer.asksContainer}`,
        'add --container with a name for it',
      ),
    )
  return open
}

/** The questions about time, in files that do not always have any. */
export const openTime = ({ proof }: Survey, { role, roles, billable }: Choices): readonly Question[] => {
  if (!proof.hasTime) return []
  const open: Question[] = []
  if (role === null && roles.size === 0)
    open.push(
      asked(
        'role',
        'it has logged time, and nothing says its role',
        'add --role, or roles by tracker project in --answers',
      ),
    )
  if (billable === null)
    open.push(
      asked(
        'billable',
        'it has logged time, and nothing says whether that is billable',
        'add --billable yes or --billable no',
      ),
    )
  return open
}

/** A choice of now counts before what the files prove, and that before an earlier choice. */
export const conventionsOf = ({ proof }: Survey, given: Choices, inForce: Choices): Conventions => {
  const { dates, decimal } = proof.proven
  return {
    dates: given.dates ?? dates ?? inForce.dates,
    decimal: given.decimal ?? decimal ?? inForce.decimal,
    zone: inForce.zone,
  }
}

/** The conventions that the files leave open. */
export const openConventions = (
  { proof }: Survey,
  conventions: Conventions,
  { container }: Pick<Choices, 'container'>,
): readonly Question[] => {
  const known = { ...conventions, container }
  return proof.open.filter((one) => known[one] === null).map((one) => QUESTIONS[one])
}
