import * as t from 'io-ts'
import { type AgreeingType, type AnyCodec, agreeing, type RefinedType, refined } from './codec.js'
import { Int0 } from './common.js'

// Bounds of the parts of a fact. No real fact comes near them; a larger value is a mistake of its source, and would
// inflate sums and answers.

const thousands = (n: number): string => n.toLocaleString('en-US')

const textOf = (least: number, most: number): RefinedType<string> =>
  refined(
    t.string,
    (s) => s.length >= least && s.length <= most,
    `a text of ${least === 0 ? 'at most' : `${least} to`} ${thousands(most)} characters`,
    { minLength: least, maxLength: most },
  )

/** An identifier or a short name. */
export const ShortText = textOf(1, 1_000)
/** A title, a description, an address. */
export const LongText = textOf(0, 10_000)
export const Address = textOf(1, 10_000)

/** A list with a maximum length; `advice` says what to do with more. */
export const listOf = <C extends AnyCodec>(
  codec: C,
  most: number,
  advice = '',
): AgreeingType<t.ReadonlyArrayType<C, readonly t.TypeOf<C>[], readonly t.TypeOf<C>[], unknown>> =>
  agreeing(
    t.readonlyArray(codec) as t.ReadonlyArrayType<C, readonly t.TypeOf<C>[], readonly t.TypeOf<C>[], unknown>,
    (list) => list.length <= most,
    `a list of at most ${thousands(most)}${advice}`,
  )

const integer = (least: number, most: number): RefinedType<number> =>
  refined(Int0, (n) => n >= least && n <= most, `an integer from ${least} to ${thousands(most)}`)

/** Counts of invited people and their replies. */
export const Heads = integer(0, 1_000_000)
/** An estimate, or the time of an entry, which may be of a whole team. */
export const Minutes = integer(0, 10_000_000)
export const PositiveMinutes = integer(1, 10_000_000)
export const PositiveSeconds = integer(1, 600_000_000)

/** A number that a vendor counts, as JSON writes it: exact as far as a number holds it. */
export const PlainQuantity = refined(
  t.number,
  (n) => Number.isFinite(n) && Math.abs(n) <= 1e15,
  'a number from -10^15 to 10^15',
)
