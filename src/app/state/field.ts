import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Codec, decode, describe, type OneOfType, refined } from '#domain/codec'
import { CivilDate, Instant, Int0, NonEmptyString, Slug, Uuid } from '#domain/common'
import { containerSpelling } from '#domain/events/spelling'
import { Currency } from '#domain/money'
import { instantIn, isZone } from '#domain/time'
import { Name } from '#sources/kit/name'

/** The command line's value of a field: a word, several, or a flag. */
export type Given = string | readonly string[] | boolean | undefined

/** Parses one word. */
export interface Reader<A> {
  readonly placeholder: string
  readonly read: (text: string) => Either<string, A>
  /** All allowed words, if they are few. */
  readonly choices?: readonly string[]
}

/** One input of a command. */
export interface Field<A> {
  /** `money` is an option for which the former ones of amounts may stand. */
  readonly form: 'argument' | 'words' | 'option' | 'list' | 'flag' | 'file' | 'money'
  readonly required: boolean
  readonly placeholder: string
  readonly description: string
  readonly choices: readonly string[]
  /** The default word; null if there is none. */
  readonly default: string | null
  readonly read: (given: Given) => Either<string, A>
}
// biome-ignore lint/suspicious/noExplicitAny: fields of anything
export type Fields = Readonly<Record<string, Field<any>>>
export type InputOf<F extends Fields> = { readonly [N in keyof F]: F[N] extends Field<infer A> ? A : never }

const MOST_PROSE = 2_000
const Prose = refined(
  t.string,
  (words) => words.length > 0 && words.length <= MOST_PROSE,
  'a text of 1-2,000 characters',
)

const reader = <A>(
  placeholder: string,
  codec: Codec<A>,
  from: (text: string) => unknown = (text) => text,
): Reader<A> => ({
  placeholder,
  read: (text) => {
    const value = decode(codec, from(text))
    return isLeft(value) ? left(describe(value.left)) : value
  },
})
/** A name, or another text on one line. */
export const text = (placeholder: string): Reader<string> => reader(placeholder, Name, (word) => word.trim())
/** A text of one or more sentences. */
export const prose = (placeholder: string): Reader<string> => reader(placeholder, Prose, (word) => word.trim())
/** Two slugs, as in `organization/workspace`. */
export const slugs: Reader<{ readonly organization: string; readonly workspace: string }> = {
  placeholder: 'organization/workspace',
  read: (word) => {
    const [organization = '', workspace = '', ...rest] = word.split('/')
    const areSlugs = [organization, workspace].every((slug) => Slug.is(slug))
    return rest.length === 0 && areSlugs
      ? right({ organization, workspace })
      : left(
          'Expected two slugs with a slash between, each of 2-48 lowercase letters, digits and hyphens: acme/website',
        )
  },
}
/** A repository's name, in the one spelling. */
export const repository = reader('repository', NonEmptyString, (word) => containerSpelling('repository', word.trim()))
/** In lower case, so that equal ids are equal texts. */
export const uuid = (placeholder = 'uuid'): Reader<Uuid> => reader(placeholder, Uuid, (word) => word.toLowerCase())
export const date = reader('date', CivilDate)
export const currency = reader('currency', Currency, (word) => word.toUpperCase())
export const zone: Reader<string> = {
  placeholder: 'zone',
  read: (word) => (isZone(word) ? right(word) : left('Expected the name of a time zone, for example Europe/Berlin.')),
}
export const cents = reader('cents', Int0, (word) => (/^\d+$/.test(word) ? Number(word) : word))
/** A timestamp with `Z` or an offset, in the spelling of events. */
export const instant: Reader<Instant> = reader('timestamp', Instant, (word) => instantIn(word) ?? word)
export const choice = <A extends string>(codec: OneOfType<A>, placeholder: string): Reader<A> => ({
  ...reader(placeholder, codec),
  choices: codec.values,
})

/** The label of a connection. */
export const label: Reader<string> = {
  placeholder: 'name',
  read: (word) => {
    const name = decode(Name, word)
    return isLeft(name) ? left('Expected a name of 1-500 characters.') : name
  },
}

const one = <A>(
  form: Field<A>['form'],
  required: boolean,
  { placeholder, choices = [] }: Reader<unknown>,
  description: string,
  read: Field<A>['read'],
): Field<A> => ({ form, required, placeholder, description, choices, default: null, read })

/** The problem of a value that has to be given and is not. */
export const MISSING = 'is missing'

const single =
  <A>({ read }: Reader<A>): Field<A>['read'] =>
  (given) =>
    typeof given === 'string' ? read(given) : left(MISSING)

const several =
  <A>({ read }: Reader<A>): Field<readonly A[]>['read'] =>
  (given) => {
    const values: A[] = []
    for (const word of Array.isArray(given) ? (given as readonly string[]) : []) {
      const value = read(word)
      if (isLeft(value)) return value
      values.push(value.right)
    }
    return right(values)
  }

/** A word by its place. */
export const argument = <A>(value: Reader<A>, description: string): Field<A> =>
  one('argument', true, value, description, single(value))
/** All remaining words, at least one. */
export const words = <A>(value: Reader<A>, description: string): Field<readonly A[]> =>
  one('words', true, value, description, (given) =>
    Array.isArray(given) && given.length > 0 ? several(value)(given) : left(MISSING),
  )
export const required = <A>(value: Reader<A>, description: string): Field<A> =>
  one('option', true, value, description, single(value))
/** Null if it is left out. */
export const optional = <A>(value: Reader<A>, description: string): Field<A | null> =>
  one('option', false, value, description, (given) => (given === undefined ? right(null) : single(value)(given)))
/** An option with a default. */
export const defaulting = <A>(value: Reader<A>, word: string, description: string): Field<A> => ({
  ...one('option', false, value, description, (given) => single(value)(given ?? word)),
  default: word,
})
/** An option that may be repeated. */
export const list = <A>(value: Reader<A>, description: string): Field<readonly A[]> =>
  one('list', false, value, description, several(value))
export const flag = (description: string): Field<boolean> =>
  one('flag', false, { placeholder: '', read: left }, description, (given) => right(given === true))
/** A file's path, read as its content. */
export const file = <A>(value: Reader<A>, description: string): Field<A> =>
  one('file', true, value, description, single(value))
export const optionalFile = <A>(value: Reader<A>, description: string): Field<A | null> => ({
  ...optional(value, description),
  form: 'file',
})
/** The id of a new record, so that a repeated command has no further effect. */
export const newId = optional(uuid(), 'id to use, which makes the command safe to repeat (default: a new one)')
