import * as t from 'io-ts'
import { listOf, ShortText } from '../bounds.js'
import { type AnyCodec, agreeing, closed, nullable, oneOf, refined } from '../codec.js'
import { NonEmptyString, Uuid } from '../common.js'
import { Currency } from '../money.js'
import { LineCategory } from './commercial.js'
import { defineEvent, upcast } from './envelope.js'
import { ItemState, ItemType } from './work-items.js'

/** The most words of one table of choices: projects, statuses and tasks of a large account. */
export const MOST_WORDS = 2_000
/** The longest word of a source that can be explained. */
export const LONGEST_WORD = 200
/** The most characters of all choices together, so that they fit in one event. */
const MOST_CHARACTERS = 200_000

/** A word of a source: a project's name, a status. Empty for records that have none. */
const Word = refined(t.string, (s) => s.length <= LONGEST_WORD, `a word of at most ${LONGEST_WORD} characters`, {
  maxLength: LONGEST_WORD,
})

/** Words of a source with what they mean here. */
const tableOf = <C extends AnyCodec>(meaning: C) => listOf(closed('AnsweredWord', { word: Word, meaning }), MOST_WORDS)

/** The order of day and month where both are numbers. */
const DateOrder = oneOf('day_first', 'month_first')

/** The sign between a number's whole part and its decimals. */
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
  /** The mapping by which a table without a known format is read, as JSON; null if its format is known. */
  mapping: nullable(NonEmptyString),
})

/** The longest list of domains. */
const LONGEST_DOMAINS = 1_000
const isDomain = (word: string): boolean => {
  const labels = word.split('.')
  return labels.length > 1 && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label))
}
/** Domains of addresses, in order, with blanks between. No address is kept. */
export const Domains = refined(
  t.string,
  (s) => s.length <= LONGEST_DOMAINS && s.split(' ').every((word) => isDomain(word)),
  'domains with blanks between, as acme.example',
  { maxLength: LONGEST_DOMAINS },
)

export const Billable = oneOf('yes', 'no')
export type Billable = t.TypeOf<typeof Billable>

const answers2 = closed('ImportAnswers version 2', {
  ...answers1.props,
  /** Keys of work items by the ids that the source gives them. */
  items: tableOf(ShortText),
  /** Says whether time is billable where the source does not say it. */
  billable: nullable(Billable),
  /** The currency of amounts that are written without one. */
  currency: nullable(Currency),
})

const answers = closed('ImportAnswers', {
  ...answers2.props,
  /** The domains of those who belong to the provider: of people in meetings only they count. Null if everybody does. */
  domains: nullable(Domains),
})

/** Choices that fit in one event. */
const bounded = <A extends typeof answers1 | typeof answers2 | typeof answers>(codec: A) =>
  agreeing(
    codec,
    (all) => JSON.stringify(all).length <= MOST_CHARACTERS,
    `answers of at most ${MOST_CHARACTERS} characters in all`,
  )
const ImportAnswers1 = bounded(answers1)
const ImportAnswers2 = bounded(answers2)
/** All choices of people about the files of a connection; each null or empty where nothing was chosen. */
export const KeptChoices = bounded(answers)
export type KeptChoices = t.TypeOf<typeof KeptChoices>

export const NO_CHOICES: KeptChoices = {
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
  domains: null,
}

/** Replaces all choices that were kept before. */
export const ImportAnswered = defineEvent('connection', 'ImportAnswered', KeptChoices, {
  upcasters: [
    upcast(ImportAnswers1, (data) => ({ ...data, items: [], billable: null, currency: null })),
    upcast(ImportAnswers2, (data) => ({ ...data, domains: null })),
  ],
})

/** A choice that is kept of a connection, by its name. */
export const KeptChoice = oneOf(
  'project',
  'projects',
  'role',
  'roles',
  'states',
  'types',
  'categories',
  'items',
  'branch',
  'container',
  'billable',
  'currency',
  'dates',
  'decimal',
  'zone',
  'domains',
  'mapping',
)
