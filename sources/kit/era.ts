import * as t from 'io-ts'
import { AgreeingType, type AnyCodec, ClosedType, type Mismatch, OptionalType, RefinedType } from '#domain/codec'
import { CivilDate, Instant } from '#domain/common'

// Software writes the start of its own calendar for an unknown time: year 1 (Go), 1601, 1900. No fact is that old, or
// centuries ahead.

const FIRST = '1970-01-01'
const LAST = '2199-12-31'
/** The allowed years of facts, in words. */
export const ERA = `the years ${FIRST.slice(0, 4)} to ${LAST.slice(0, 4)}`
const PROBLEM = `expected a time in ${ERA}, or null if it is unknown`

export const isInEra = (time: string): boolean => {
  const day = time.slice(0, 10)
  return day >= FIRST && day <= LAST
}

/** The members of an object that may hold times. */
const timedMembers = new WeakMap<AnyCodec, readonly (readonly [string, AnyCodec])[]>()

const timedMembersOf = (codec: ClosedType<Record<string, AnyCodec>>): readonly (readonly [string, AnyCodec])[] => {
  const known = timedMembers.get(codec)
  if (known !== undefined) return known
  const members = Object.entries(codec.props).filter(([, member]) => mayHoldTimes(member))
  timedMembers.set(codec, members)
  return members
}

const mayHoldTimes = (codec: AnyCodec): boolean => {
  if (codec === Instant || codec === CivilDate) return true
  if (codec instanceof OptionalType || codec instanceof t.ReadonlyArrayType) return mayHoldTimes(codec.type)
  if (codec instanceof AgreeingType || codec instanceof RefinedType) return mayHoldTimes(codec.base as AnyCodec)
  if (codec instanceof t.UnionType) return (codec.types as AnyCodec[]).some(mayHoldTimes)
  return codec instanceof ClosedType && timedMembersOf(codec).length > 0
}

/** The times in a value that are outside the allowed years. */
export const timesOutside = (codec: AnyCodec, value: unknown, path = ''): readonly Mismatch[] => {
  if (codec === Instant || codec === CivilDate)
    return typeof value !== 'string' || isInEra(value) ? [] : [{ path, problem: PROBLEM }]
  if (codec instanceof OptionalType) return timesOutside(codec.type, value, path)
  if (codec instanceof AgreeingType) return timesOutside(codec.base, value, path)
  if (codec instanceof RefinedType) return timesOutside(codec.base as AnyCodec, value, path)
  if (codec instanceof t.UnionType)
    return (codec.types as AnyCodec[]).filter((one) => one.is(value)).flatMap((one) => timesOutside(one, value, path))
  if (codec instanceof t.ReadonlyArrayType)
    return (value as readonly unknown[]).flatMap((one, i) => timesOutside(codec.type, one, `${path}[${i}]`))
  if (codec instanceof ClosedType)
    return timedMembersOf(codec).flatMap(([name, member]) => {
      const its = (value as Readonly<Record<string, unknown>>)[name]
      return its === undefined ? [] : timesOutside(member, its, path === '' ? name : `${path}.${name}`)
    })
  return []
}
