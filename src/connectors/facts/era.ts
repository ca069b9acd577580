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
    return Object.entries(codec.props as Record<string, AnyCodec>).flatMap(([name, member]) => {
      const its = (value as Readonly<Record<string, unknown>>)[name]
      return its === undefined ? [] : timesOutside(member, its, path === '' ? name : `${path}.${name}`)
    })
  return []
}
