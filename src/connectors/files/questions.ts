import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { type SourceError, sourceError } from '../source.js'
import type { Conventions, OpenQuestion } from './conventions.js'
import type { Answers, Format } from './format.js'
import type { Survey } from './survey.js'

// What a person has to answer, or do, before files can be read.

const QUESTIONS: Readonly<Record<OpenQuestion, string>> = {
  dates: 'its days can be read as day or month first: add --dates day-first or --dates month-first',
  zone: 'its times have no zone: add --zone, for example --zone Europe/Berlin',
  decimal: 'its numbers can be read with a decimal point or comma: add --decimal point or --decimal comma',
  container: 'its calendar has no name, or that of a person: add --container, for example --container "Team calendar"',
}

/** Which files would count the same twice; null if none would. */
export const statedTwice = (formats: readonly Format[]): string | null => {
  for (const [index, one] of formats.entries()) {
    const other = formats.slice(index + 1).find(({ states }) => states !== undefined && states === one.states)
    if (other !== undefined)
      return `${one.name} and ${other.name} state the same, and must not be added up: import files of one of them`
  }
  return null
}

/** Why two files of the same content are not read: records without an id would count twice. Null if there are none. */
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

/** What a person has to answer before these formats can be read; null if nothing is open. */
export const unansweredOf = (
  formats: readonly Format[],
  { role, roles, container, billable }: Answers,
): string | null => {
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

/** What a person has to say of time in files that do not always have any; null if there is none, or all is said. */
const timeQuestion = ({ hasTime }: Survey['proof'], { role, roles, billable }: Answers): string | null => {
  if (!hasTime) return null
  if (role === null && roles.size === 0)
    return 'it has logged time, and nothing says its role: add --role, or roles by tracker project in --answers'
  return billable === null
    ? 'it has logged time, and nothing says whether that is billable: add --billable yes or --billable no'
    : null
}

/** An answer of now counts before what the files prove, and that before an earlier answer. */
export const conventionsOf = (
  { proof }: Survey,
  given: Answers,
  inForce: Answers,
): Either<SourceError, Conventions> => {
  const { dates, decimal } = proof.proven
  const conventions = {
    dates: given.dates ?? dates ?? inForce.dates,
    decimal: given.decimal ?? decimal ?? inForce.decimal,
    zone: inForce.zone,
  }
  const known = { ...conventions, container: inForce.container }
  const open = proof.open.find((one) => known[one] === null)
  const question = open === undefined ? timeQuestion(proof, inForce) : QUESTIONS[open]
  return question === null ? right(conventions) : left(sourceError('unsupported', question))
}
