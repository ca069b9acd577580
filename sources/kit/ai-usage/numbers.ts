import * as t from 'io-ts'
import { refined } from '#domain/codec'
import { decimalOf, Quantity, scaled } from '#domain/decimal'
import { quantityOf } from '#domain/events/ai-usage'
import { readDecimal } from '../numbers.js'

const LARGEST = 1e15

/** Says whether it is in the bounds of what a vendor counts. */
export const isAmount = (value: number | string): boolean =>
  typeof value === 'number' ? Number.isFinite(value) && Math.abs(value) <= LARGEST : Quantity.is(value)

/** Says whether it is such a number, and not below zero. */
const isCount = (value: number | string): boolean => isAmount(value) && Number(value) >= 0

/** A number of JSON, or of text. */
export const Amount = refined(t.union([t.number, t.string]), isAmount, 'a number from -10^15 to 10^15')

/** A number of things: not below zero. */
export const Count = refined(t.union([t.number, t.string]), isCount, 'a number from 0 to 10^15')
type Written = number | string

/** A number of things in a cell of a table that is written with a decimal point; null if it is none. */
export const readCount = (cell: string): string | null => {
  const number = readDecimal(cell, 'point')
  return number !== null && isCount(number) ? number : null
}

/** An object of members that may be missing; it may have others. */
export const members = <P extends t.Props>(props: P): t.PartialC<P> => t.partial(props, 'an object')

/** An object that has these members, and may have others. */
export const required = <P extends t.Props>(props: P): t.TypeC<P> => t.type(props, 'an object')

export const listOf = <C extends t.Mixed>(codec: C): t.ReadonlyArrayC<C> => t.readonlyArray(codec, 'a list')

/** The exact text of a number: of a binary one, the shortest decimal that stands for it. Null stays null. */
export const exact = (value: Written | null | undefined): Quantity | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? quantityOf(value) : decimalOf(scaled(value))
}

/** Their exact sum; null if there are none, or one is not known. */
export const sumOf = (values: readonly (Written | null | undefined)[]): Quantity | null => {
  const known = values.flatMap((value) => exact(value) ?? [])
  return known.length === 0 || known.length < values.length
    ? null
    : decimalOf(known.reduce((sum, one) => sum + scaled(one), 0n))
}

/** Subtracts a part from a number; null if one of both is unknown, or the part is larger. */
export const without = (whole: Written | null | undefined, part: Written | null | undefined): Quantity | null => {
  const [all, less] = [exact(whole), exact(part)]
  if (all === null || less === null) return null
  const rest = scaled(all) - scaled(less)
  return rest < 0n ? null : decimalOf(rest)
}

/** Cents of an amount in dollars or another currency of hundredths, exactly. */
export const centsOf = (amount: Written): Quantity => decimalOf(scaled(exact(amount) ?? '0') * 100n)
