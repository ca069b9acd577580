import * as t from 'io-ts'
import { type AnyCodec, OneOfType, OptionalType, optional, RefinedType, refined } from './codec.js'
import { CivilDate, Uuid } from './common.js'
import { addDays, isZone } from './time.js'

export const ZoneName = refined(t.string, isZone, 'an IANA time zone of 1-64 characters, such as Europe/Berlin', {
  // No pattern can list the zones.
  minLength: 1,
  maxLength: 64,
  description: 'A zone of the IANA database, such as Europe/Berlin; no UTC offset.',
})

/** The parameters by which most reports are narrowed. */
export const selectionQuery = { clientId: optional(Uuid), projectId: optional(Uuid) }
/** The period of reports that require one. */
export const requiredDays = { start: CivilDate, end: CivilDate, tz: optional(ZoneName) }
export const periodQuery = { start: optional(CivilDate), end: optional(CivilDate), tz: optional(ZoneName) }

/** The most days after today that a period may end. It counts up to now, but people name whole months, quarters and years. */
export const MOST_DAYS_AHEAD = 366
/** The last day on which a period may end. */
export const latestEnd = (today: CivilDate): CivilDate => addDays(today, MOST_DAYS_AHEAD)

export const MOST_VALUES = 16
export const LONGEST_VALUE = 120
const LONGEST_LIST = 2048

/** A parameter that takes several values, separated by commas or repeated; never both. */
export class ManyType extends t.Type<readonly string[]> {
  readonly _tag = 'ManyType'
  readonly one: AnyCodec
  /** The most values that it takes. */
  readonly most: number
  constructor(one: AnyCodec, most: number) {
    const is = (u: unknown): u is readonly string[] =>
      Array.isArray(u) &&
      u.length <= most &&
      u.every((value) => value !== '' && [...value].length <= LONGEST_VALUE && one.is(value))
    super(
      `several of ${one.name}`,
      is,
      (u, context) => (is(u) ? t.success(u) : t.failure(u, context, `up to ${most} values are expected`)),
      t.identity,
    )
    this.one = one
    this.most = most
  }
}
export const many = (one: AnyCodec, most = MOST_VALUES): ManyType => new ManyType(one, most)

/** The values that a query string gives such a parameter; undefined if the form is not allowed. */
export const valuesGiven = (given: readonly string[], { most }: ManyType): readonly string[] | undefined => {
  const [only = '', ...more] = given
  if (more.length === 0)
    return [...only].length > LONGEST_LIST * Math.max(1, most / MOST_VALUES) ? undefined : only.split(',')
  return given.some((value) => value.includes(',')) ? undefined : given
}

/** An integer within bounds, as text in its one spelling. */
export class IntegerTextType extends RefinedType<string> {
  readonly least: number
  readonly most: number
  constructor(least: number, most: number) {
    const holds = (s: string) => /^(?:0|-?[1-9]\d{0,14})$/.test(s) && Number(s) >= least && Number(s) <= most
    super(t.string, holds, `an integer of ${least} to ${most}`, { type: 'integer', minimum: least, maximum: most })
    this.least = least
    this.most = most
  }
  /** Says whether the text is a number, but out of bounds. */
  isOutOfRange(text: string): boolean {
    return /^-?\d+$/.test(text) && (Number(text) < this.least || Number(text) > this.most)
  }
}
export const integerText = (least: number, most: number): IntegerTextType => new IntegerTextType(least, most)

/** The most characters of listed values, because a message has 200 in all. */
const LONGEST_LISTED = 80

const valuesText = (values: readonly string[]): string => {
  const [first = '', ...others] = values
  if (others.length === 0) return first
  const listed = values.filter((_, i) => values.slice(0, i + 1).join(', ').length <= LONGEST_LISTED)
  const more = values.length - listed.length
  return `one of ${listed.join(', ')}${more === 0 ? '' : ` and ${more} more in openapi.json`}`
}

/** The form of a parameter's values, in words: `a uuid`, `one of info, notice`. */
export const formOf = (codec: AnyCodec): string => {
  const inner = required(codec)
  if (inner instanceof ManyType)
    return `up to ${inner.most} values, separated by commas or repeated, each ${formOf(inner.one)}`
  if (inner instanceof OneOfType) return valuesText(inner.values)
  return inner instanceof RefinedType ? inner.name : `a text of 1-${LONGEST_VALUE} characters`
}

/** The codec inside an optional parameter. */
export const required = (codec: AnyCodec): AnyCodec => (codec instanceof OptionalType ? codec.type : codec)
