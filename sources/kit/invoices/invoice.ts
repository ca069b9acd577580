import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CivilDate, Instant, Uuid } from '#domain/common'
import { decimalOf, decimalText, scaled } from '#domain/decimal'
import type { InvoiceFacts, InvoiceLine, LineCategory } from '#domain/events/commercial'
import { withoutPeople } from '../code/text.js'
import type { Ask, Choices, Mapped } from '../format.js'
import { asFact, rejected } from '../mapping.js'
import { readNumeral } from '../numerals.js'

/** One line of an invoice, net of tax, whichever product wrote it. */
export interface SourceLine {
  readonly id: string
  readonly description: string
  /** The source's name for what is charged: a kind, an item, an account. Empty if it does not say. */
  readonly kind: string
  readonly quantity: string | null
  readonly unitAmount: string | null
  readonly amount: string
  /** The source's name for the project; empty if the line names none. */
  readonly project: string
}

/** An invoice, whichever product wrote it. No member holds a person. */
export interface SourceInvoice {
  readonly number: string
  readonly status: InvoiceFacts['status']
  readonly issuedOn: CivilDate
  /** Null where it names none. */
  readonly period: { readonly start: CivilDate; readonly end: CivilDate } | null
  readonly currency: string
  readonly lines: readonly SourceLine[]
  readonly updated: Instant | null
}

/** A number as JSON has it, or as text. */
export const Amount = t.union([t.number, t.string])

/**
 * A number as exact decimal text; null where it is none. JSON's numbers are binary: the shortest decimal that stands for one is
 * what was written, up to 15 digits.
 */
export const amountText = (value: number | string | null | undefined): string | null => {
  if (typeof value === 'string') return readNumeral(value)
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e15 ? decimalText(value) : null
}

/** Says whether a decimal is zero, however many digits it has. */
export const isZero = (amount: string): boolean => !/[1-9]/.test(amount)

/** An amount without the taxes that it includes; null where one of them is no number. */
export const withoutTax = (
  amount: number | string | null | undefined,
  ...taxes: readonly (number | string | null | undefined)[]
): string | null => {
  const [gross, ...within] = [amount, ...taxes.map((tax) => tax ?? 0)].map(amountText)
  const known = within.filter((tax) => tax !== null)
  return gross == null || known.length < within.length ? null : totalOf([gross, ...known.map(negated)])
}

/** The first of a line's kinds that choices put into a category; the first of all if they put none. */
export const kindOf = (kinds: readonly (string | null | undefined)[], { categories }: Choices): string => {
  const named = kinds.filter((kind) => kind != null)
  return named.find((kind) => categories.has(kind)) ?? named[0] ?? ''
}

/** The first of some words of the source that choices assign to a project; empty if they assign none. Unknown words are not asked for. */
export const knownProject = (words: readonly (string | null | undefined)[], { projects }: Choices): string =>
  words.find((word) => word != null && projects.has(word)) ?? ''

/** The exact sum of decimals. */
export const totalOf = (amounts: readonly string[]): string =>
  decimalOf(amounts.reduce((sum, amount) => sum + scaled(amount), 0n))

export const negated = (amount: string): string => decimalOf(-scaled(amount))

/** A line that no line of the source states: a discount, or the net sum of an invoice without lines. */
export const ownLine = (id: string, description: string, amount: string): SourceLine => ({
  id,
  description,
  kind: '',
  quantity: null,
  unitAmount: null,
  amount,
  project: '',
})

/** Says whether a quantity is hours: it is for labour and coordination; for anything else its unit is unknown. */
const isHours = (category: LineCategory): boolean => category === 'labour' || category === 'coordination'

const lineOf = ({ id, description, kind, quantity, unitAmount, amount }: SourceLine, choices: Choices): InvoiceLine => {
  const category = choices.categories.get(kind) ?? 'other'
  return {
    id,
    description: withoutPeople(description).trim(),
    category,
    role: category === 'labour' ? (choices.roles.get(kind) ?? null) : null,
    hours: isHours(category) ? quantity : null,
    unitAmount,
    amount,
  }
}

const unknownProject = (word: string): readonly Mapped[] =>
  rejected(
    'unknown_project',
    'no answer says to which project its lines belong: give --project or name theirs in --answers',
    { asks: { table: 'projects', word } },
  )

/** The lines of each project; those that name none belong to the only project that the others name, else to `--project`. */
const byProject = (
  lines: readonly SourceLine[],
  { project: other, projects }: Choices,
): Either<readonly Mapped[], ReadonlyMap<Uuid, readonly SourceLine[]>> => {
  const named = new Map<string, Uuid>()
  for (const { project } of lines) {
    if (project === '' || named.has(project)) continue
    const id = projects.get(project) ?? other
    if (id === null) return left(unknownProject(project))
    named.set(project, id)
  }
  const [only = null, ...more] = new Set(named.values())
  const nameless = more.length === 0 && only !== null ? only : (projects.get('') ?? other)
  const found = new Map<Uuid, SourceLine[]>()
  for (const line of lines) {
    const id = named.get(line.project) ?? nameless
    if (id === null) return left(unknownProject(''))
    const own = found.get(id) ?? []
    own.push(line)
    found.set(id, own)
  }
  return right(found)
}

const asksOf = (lines: readonly SourceLine[], { categories }: Choices): readonly Ask[] => {
  const unknown = new Set(lines.map(({ kind }) => kind).filter((kind) => kind !== '' && !categories.has(kind)))
  return [...unknown].map((word) => ({ table: 'categories', word }))
}

/** An invoice as a fact of each project that its lines name, or why it is none. */
export const invoiceFacts = (invoice: SourceInvoice, choices: Choices): readonly Mapped[] => {
  const { number, status, issuedOn, period, currency, lines, updated } = invoice
  const projects = byProject(lines, choices)
  if (isLeft(projects)) return projects.left
  return [...projects.right].flatMap(([place, own]) => {
    const data = {
      number,
      status,
      issuedOn,
      periodStart: period?.start ?? issuedOn,
      periodEnd: period?.end ?? issuedOn,
      currency,
      lines: own.map((line) => lineOf(line, choices)),
    }
    return asFact({ kind: 'invoice', place, known: { key: number }, data }, updated, asksOf(own, choices))
  })
}

const CREDIT_NOTE = 'Credit note '

/** The number under which a credit note is a document of its own: an invoice may have the same number. */
export const creditNoteKey = (number: string): string => `${CREDIT_NOTE}${number}`

/** The number of the credit note with a key; null if it is the key of an invoice. */
export const creditNoteIn = (key: string): string | null =>
  key.startsWith(CREDIT_NOTE) && key.length > CREDIT_NOTE.length ? key.slice(CREDIT_NOTE.length) : null

/** A credit note that is a document of its own, as an invoice of negative lines. */
export const creditNote = (note: SourceInvoice): SourceInvoice => ({
  ...note,
  number: creditNoteKey(note.number),
  // Credited hours are no hours that anybody worked.
  lines: note.lines.map((line) => ({ ...line, quantity: null, amount: negated(line.amount) })),
})
