import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { listOf } from '#domain/bounds'
import { closed, nullable, oneOf, optional, refined } from '#domain/codec'
import { EvidenceKind } from '#domain/events/connections'
import { jsonFileIn } from '#domain/json'
import { isZone } from '#domain/time'
import { ENCODINGS } from '../text.js'
import { namesPeople } from './people.js'
import { monthsOf } from './spelling.js'
import { type Target, targets } from './targets.js'

/** The most characters of a mapping. */
const LONGEST_MAPPING = 100_000
/** The most characters of what is wrong with one: it names members as the file spells them. */
const LONGEST_PROBLEM = 1_000

const textUpTo = (most: number) => refined(t.string, (s) => s.length <= most, `a text of at most ${most} characters`)
const Header = refined(t.string, (s) => s.trim() !== '' && s.length <= 500, 'a header of 1 to 500 characters')
const Meaning = textUpTo(1_000)
const Language = refined(t.string, (s) => monthsOf(s) !== null, 'a language, for example de or pt-BR')
const Zone = refined(t.string, isZone, 'the name of a time zone, for example Europe/Berlin')

/** Rows that are no records: where a column has one of these words. */
const SkipRule = closed('SkipRule', { column: Header, is: listOf(textUpTo(200), 100) })

/** A mapping as a person writes it. Null is as good as nothing: a proposal leaves it where it knows nothing. */
const MappingFile = closed('Mapping', {
  kind: nullable(EvidenceKind),
  /** The column of each member, by its header. */
  columns: optional(t.record(t.string, nullable(Header))),
  /** The meaning of a member in every row that has no column for it, or an empty cell. */
  constants: optional(t.record(t.string, nullable(Meaning))),
  /** The meanings of the words in a member's cells. */
  words: optional(t.record(t.string, t.record(t.string, nullable(Meaning)))),
  /** The columns that are the source's own id of a row; none if it has no id. */
  key: optional(listOf(Header, 10)),
  skip: optional(listOf(SkipRule, 20)),
  delimiter: optional(nullable(oneOf(',', ';', '\t', '|'))),
  encoding: optional(nullable(oneOf(...ENCODINGS))),
  decimal: optional(nullable(oneOf('point', 'comma'))),
  dates: optional(nullable(oneOf('day_first', 'month_first'))),
  /** The language of the names of months. */
  months: optional(nullable(Language)),
  serialDates: optional(nullable(oneOf('1900', '1904'))),
  zone: optional(nullable(Zone)),
  /** The notes of a proposal on itself; not read. */
  fill: optional(listOf(textUpTo(1_000), 1_000)),
  unused: optional(listOf(textUpTo(1_000), 1_000)),
})
type MappingFile = t.TypeOf<typeof MappingFile>

/** The mapping by which a table is read. */
export interface Mapping {
  readonly kind: EvidenceKind
  readonly columns: ReadonlyMap<string, string>
  readonly constants: ReadonlyMap<string, string>
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly key: readonly string[]
  readonly skip: readonly t.TypeOf<typeof SkipRule>[]
  readonly delimiter: ',' | ';' | '\t' | '|' | null
  readonly encoding: (typeof ENCODINGS)[number] | null
  readonly decimal: 'point' | 'comma' | null
  readonly dates: 'day_first' | 'month_first' | null
  readonly months: string | null
  readonly serialDates: '1900' | '1904' | null
  readonly zone: string | null
}

/** A table of a file without what is null; names are the file's own, so none is looked up in the object itself. */
const known = (table: Readonly<Record<string, string | null>> = {}): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])))

const shown = (name: string): string => JSON.stringify(name.slice(0, 100))

/** Names in a mapping that its kind does not have. */
const unknownMember = ({ columns, constants, words }: MappingFile, { members }: Target): string | null => {
  for (const [place, table] of Object.entries({ columns, constants, words }))
    for (const name of Object.keys(table ?? {}))
      if (!members.has(name))
        return `${place}: there is no member ${shown(name)}: the members are ${[...members.keys()].join(', ')}`
  return null
}

/** Members that a kind needs and a mapping lacks. */
export const missingMembers = ({ required }: Target, has: (member: string) => boolean): readonly string[] =>
  required.filter((group) => !group.some(has)).map((group) => group.join(' or '))

/** Words whose meaning does not exist. */
const wrongMeaning = ({ words, constants }: Mapping, { members }: Target): string | null => {
  const stated = [...constants].map(([name, meaning]) => ({ place: `constants.${name}`, name, meaning }))
  const tables = [...words].flatMap(([name, table]) =>
    [...table].map(([word, meaning]) => ({ place: `words.${name}, ${shown(word)}`, name, meaning })),
  )
  for (const { place, name, meaning } of [...stated, ...tables]) {
    const member = members.get(name)
    const meanings = member?.reads === 'yes' ? ['yes', 'no'] : (member?.meanings ?? [])
    if (meanings.length > 0 && !meanings.includes(meaning)) return `${place}: expected one of: ${meanings.join(', ')}`
  }
  return null
}

const mappingOf = (kind: EvidenceKind, file: MappingFile): Mapping => ({
  kind,
  columns: known(file.columns),
  constants: known(file.constants),
  words: new Map(Object.entries(file.words ?? {}).map(([name, table]) => [name, known(table)])),
  key: file.key ?? [],
  skip: file.skip ?? [],
  delimiter: file.delimiter ?? null,
  encoding: file.encoding ?? null,
  decimal: file.decimal ?? null,
  dates: file.dates ?? null,
  months: file.months ?? null,
  serialDates: file.serialDates ?? null,
  zone: file.zone ?? null,
})

/** Every header that a mapping names, as it is written there. */
export const headersOf = ({ columns, key, skip }: Mapping): readonly string[] => [
  ...new Set([...columns.values(), ...key, ...skip.map(({ column }) => column)]),
]

const checked = (mapping: Mapping): Either<string, Mapping> => {
  const { kind, columns, constants, key } = mapping
  const target = targets[kind]
  const missing = missingMembers(target, (member) => columns.has(member) || constants.has(member))
  if (missing.length > 0) return left(`${kind} needs a column or a constant for ${missing.join(', and for ')}`)
  if (target.ownKey !== null && key.length > 0)
    return left(`key: the key of ${kind} is its member ${target.ownKey}: leave out the key columns`)
  const wrong = wrongMeaning(mapping, target)
  if (wrong !== null) return left(wrong)
  const person = headersOf(mapping).find(namesPeople)
  return person === undefined ? right(mapping) : left(`the column ${shown(person)} names people, and is never read`)
}

/** A mapping from the text of a file, or what is wrong with it in one line. */
export const readMapping = (text: string): Either<string, Mapping> => {
  if (text.length > LONGEST_MAPPING) return left(`a mapping has at most ${LONGEST_MAPPING} characters`)
  const file = jsonFileIn(MappingFile, text)
  if (isLeft(file)) return left(file.left.slice(0, LONGEST_PROBLEM))
  const { kind } = file.right
  if (kind === null) return left(`kind: expected one of: ${EvidenceKind.values.join(', ')}`)
  const unknown = unknownMember(file.right, targets[kind])
  return unknown === null ? checked(mappingOf(kind, file.right)) : left(unknown)
}

/** A mapping as it is kept: equal mappings are equal texts. */
export const mappingText = ({ columns, constants, words, ...rest }: Mapping): string =>
  JSON.stringify({
    ...rest,
    columns: Object.fromEntries(columns),
    constants: Object.fromEntries(constants),
    words: Object.fromEntries([...words].map(([name, table]) => [name, Object.fromEntries(table)])),
  })
