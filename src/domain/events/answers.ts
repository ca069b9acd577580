import * as t from 'io-ts'
import { listOf, ShortText } from '../bounds.js'
import { type AnyCodec, agreeing, closed, nullable, oneOf, refined } from '../codec.js'
import { NonEmptyString, Uuid } from '../common.js'
import { Currency } from '../money.js'
import { LineCategory } from './commercial.js'
import { defineEvent, upcast } from './envelope.js'
import { ItemState, ItemType } from './work-items.js'

/** The most words of one table of answers: projects, statuses and tasks of a large account. */
export const MOST_WORDS = 2_000
/** The longest word of a source that can be answered. */
export const LONGEST_WORD = 200
/** The most characters of all answers together, so that they fit in one event. */
const MOST_CHARACTERS = 200_000

/** A word of a source: a project's name, a status. Empty for records that have none. */
const Word = refined(t.string, (s) => s.length <= LONGEST_WORD, `a word of at most ${LONGEST_WORD} characters`, {
  maxLength: LONGEST_WORD,
})

/** Words of a source with what they mean here. */
const tableOf = <C extends AnyCodec>(meaning: C) => listOf(closed('AnsweredWord', { word: Word, meaning }), MOST_WORDS)

/** Which of day and month comes first where both are numbers. */
const DateOrder = oneOf('day_first', 'month_first')

/** Which sign stands between a number's whole part and its decimals. */
const DecimalMark = oneOf('point', 'comma')

const answers1 = closed('ImportAnswers version 1', {
  /** The project of everything that `projects` does not name. */
  project: nullable(Uuid),
  projects: tableOf(Uuid),
  /** The role of time that `roles` does not name. */
  role: nullable(ShortText),
  roles: tableOf(ShortText),
  states: tableOf(ItemState),
  types: tableOf(ItemType),
  /** Categories of invoice lines. */
  categories: tableOf(LineCategory),
  /** The default branch, or its former name, of repositories whose records do not say it. */
  branch: nullable(ShortText),
  /** The container of records that do not name theirs. */
  container: nullable(ShortText),
  dates: nullable(DateOrder),
  decimal: nullable(DecimalMark),
  /** The zone of instants that are written without one. It is checked where it is used: zones are added and renamed. */
  zone: nullable(ShortText),
  /** How a table without a known format is read, as JSON; null if its format is known. */
  mapping: nullable(NonEmptyString),
})

export const Billable = oneOf('yes', 'no')
export type Billable = t.TypeOf<typeof Billable>

const answers = closed('ImportAnswers', {
  ...answers1.props,
  /** Keys of work items by the ids that the source gives them. */
  items: tableOf(ShortText),
  /** Whether time is billable where the source does not say it. */
  billable: nullable(Billable),
  /** The currency of amounts that are written without one. */
  currency: nullable(Currency),
})

/** Answers that fit in one event. */
const bounded = <A extends typeof answers1 | typeof answers>(codec: A) =>
  agreeing(
    codec,
    (all) => JSON.stringify(all).length <= MOST_CHARACTERS,
    `answers of at most ${MOST_CHARACTERS} characters in all`,
  )
const ImportAnswers1 = bounded(answers1)
/** What people answered about the files of a connection, all of it; each null or empty where nothing was answered. */
export const ImportAnswers = bounded(answers)
export type ImportAnswers = t.TypeOf<typeof ImportAnswers>

export const NO_ANSWERS: ImportAnswers = {
  project: null,
  projects: [],
  role: null,
  roles: [],
  states: [],
  types: [],
  categories: [],
  branch: null,
  container: null,
  dates: null,
  decimal: null,
  zone: null,
  mapping: null,
  items: [],
  billable: null,
  currency: null,
}

/** Replaces all answers that were kept before. */
export const ImportAnswered = defineEvent('connection', 'ImportAnswered', ImportAnswers, {
  upcasters: [upcast(ImportAnswers1, (data) => ({ ...data, items: [], billable: null, currency: null }))],
})
