import type { Instant } from '#domain/common'
import { MOST_WORDS } from '#domain/events/import-choices'
import { openScratch } from '#import/scratch'
import type { Question } from '#import/source'
import type { Conventions } from '#sources/kit/conventions'
import type { Choices, ChoiceTable } from '#sources/kit/format'
import { Bills } from './bills.js'
import { FileCoverage } from './coverage.js'
import { FileFacts, NO_TRACKERS } from './file-facts.js'
import { recordsOf } from './records.js'
import type { Survey } from './survey.js'
import { UsedChoices } from './used-choices.js'

/** The most words of a table that a question names. */
const MOST_NAMED = 50

/** Any choice to a question that is still open, so that the questions after it are found. Nothing is stored by it. */
const ANY = {
  project: '00000000-0000-4000-8000-000000000000',
  role: 'role',
  billable: 'no',
  container: 'container',
  branch: 'main',
  currency: 'EUR',
  dates: 'day_first',
  decimal: 'point',
  zone: 'UTC',
} as const

const question = (table: ChoiceTable, words: ReadonlySet<string>): Question => {
  const sorted = [...words].sort()
  const named = sorted.slice(0, MOST_NAMED).map((word) => JSON.stringify(word))
  const rest = words.size - named.length
  const more = rest === 0 ? '' : ` and ${rest} more`
  const why = `name under ${table} in --answers`
  return { answer: table, words: sorted.slice(0, MOST_WORDS), why, advice: `${named.join(', ')}${more}` }
}

/** The words whose meaning a person has to answer as well, a question each table. Reads the files once more. */
export const wordsToAnswer = async (
  { files, proof }: Survey,
  choices: Choices,
  conventions: Conventions,
  readAt: Instant,
): Promise<readonly Question[]> => {
  const assumed: Choices = {
    ...choices,
    project: choices.project ?? (choices.projects.size === 0 ? ANY.project : null),
    role: choices.role ?? (choices.roles.size === 0 ? ANY.role : null),
    billable: choices.billable ?? ANY.billable,
    container: choices.container ?? ANY.container,
    branch: choices.branch ?? ANY.branch,
    currency: choices.currency ?? ANY.currency,
    zone: choices.zone ?? ANY.zone,
  }
  const read: Conventions = {
    dates: conventions.dates ?? ANY.dates,
    decimal: conventions.decimal ?? ANY.decimal,
    zone: conventions.zone ?? ANY.zone,
  }
  const scratch = openScratch()
  try {
    const covered = new FileCoverage({ since: null, until: null }, readAt)
    covered.begin()
    const used = new UsedChoices(assumed)
    const making = new FileFacts({
      trackers: NO_TRACKERS,
      used,
      conventions: read,
      covered,
      bills: new Bills(null),
      scratch,
    })
    for (const { file } of files)
      for await (const record of recordsOf(file, null, readAt, proof.learned)) making.of(record)
    return [...making.asked].map(([table, words]) => question(table, words))
  } finally {
    scratch.close()
  }
}
