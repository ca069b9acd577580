import { compareText } from '#domain/compare'
import { namesOf } from '#domain/counts'
import { Connection } from '../entities/connection.js'
import { quantityOf } from './counters.js'
import { type Fraction, fractionOf, isWithin, isZero, minus, sumOf } from './fraction.js'
import type { Input, Inputs, ReadSums } from './inputs.js'

/** The value that a number has without something that its report has read: null if it is not known then. */
export type Without = (left: readonly Input[]) => Promise<number | null>

/** An input that a number depends on. */
export interface Relevant {
  readonly input: Input
  /** The part that the number loses without it; null where that was not found out, because there is too much to be tried one by one. */
  readonly lost: Fraction | null
  /** Without it, and what was tried together with it, the number is not known. */
  readonly isUnknownWithout: boolean
}

/** The amount that an input may add to a number, in one way of reckoning and in the number's unit; null where it adds nothing in this way. */
export type Weight = (input: Input) => Fraction | null

/** A way of reckoning: what inputs may add, and how far rounding may be off. */
export interface Reckoning {
  readonly weight: Weight
  readonly tolerance: Fraction
}

/** Counters with a sum in a question. */
export const countersIn = ({ sums }: Pick<ReadSums, 'sums'>): readonly string[] => {
  const names = new Set<string>()
  for (const { rollups, contributions } of sums) {
    for (const { days } of rollups) for (const day in days) for (const name of namesOf(days[day] ?? {})) names.add(name)
    for (const { measures } of contributions) for (const name of namesOf(measures)) names.add(name)
  }
  return [...names].sort()
}

/** Inputs that are tried together first, in parts: within a part all of them move a number in one direction. */
type Group = readonly (readonly Input[])[]

/** The counters of one question, by what they count: numerator and denominator could make up for each other. */
const countersOf = (question: ReadSums): Group => {
  const byName = new Map<string, Input[]>()
  for (const counter of countersIn(question)) {
    const name = quantityOf(question.asked.family, counter)?.name ?? ''
    const known = byName.get(name) ?? []
    known.push({ tag: 'counter', key: question.key, counter })
    byName.set(name, known)
  }
  return [...byName.values()]
}

/** Groups of inputs: the counters of each question, and the documents of each kind. */
const groupsOf = ({ documents, counts, sums, members }: Inputs): readonly Group[] => {
  const groups = new Map<string, Input[]>()
  const put = (group: string, input: Input): void => {
    const known = groups.get(group)
    if (known === undefined) groups.set(group, [input])
    else known.push(input)
  }
  for (const { key, collection } of counts.values()) put(`counts|${collection.name}`, { tag: 'counted', key })
  const dated = [...documents.values()].map((one) => [instantOf(one), one] as const)
  for (const [, { key, collection }] of dated.toSorted(([a], [b]) => compareText(a, b))) {
    put(collection.name, { tag: 'document', key })
    if (collection.name === Connection.name) put('readings', { tag: 'reading', key })
  }
  for (const { key } of members.values()) put('members', { tag: 'member', key })
  return [...[...sums.values()].map(countersOf), ...[...groups.values()].map((group) => [group])]
}

/** The most times that a report is worked out anew to find what a number depends on. Groups are tried in any case. */
const MOST_TRIES = 60

const instantOf = ({ document }: { readonly document: object }): string => {
  const dated = document as Readonly<Record<string, unknown>>
  for (const member of DATED_BY) {
    const value = dated[member]
    if (typeof value === 'string') return value
  }
  return ''
}
/** Members that say when a thing was: what counts in one period then stands together. */
const DATED_BY = ['day', 'createdAt', 'mergedAt', 'startsAt', 'releasedAt', 'occurredAt', 'to', 'at'] as const

/** The difference by which a number becomes another; all of it where it is no longer known. */
const lossOf = (value: number, other: number | null): Fraction => minus(fractionOf(value), fractionOf(other ?? 0))

/** The amounts that some inputs add by the first way of reckoning by which they make just the difference that they make together. */
const reckoned = (
  some: readonly Input[],
  loss: Fraction,
  reckonings: readonly Reckoning[],
): readonly Fraction[] | null => {
  for (const { weight, tolerance } of reckonings) {
    const weights = some.map(weight)
    if (!weights.every((one) => one !== null)) continue
    if (weights.every((one) => !isZero(one)) && isWithin(minus(sumOf(weights), loss), tolerance)) return weights
  }
  return null
}

/** Kinds of documents in whose place others count: without all of them a number may be the same, and another without one. */
const REPLACED = /^(?:price|rate) /
const FEW = 12
const areReplaced = (some: readonly Input[]): boolean =>
  some.length <= FEW && some.every(({ tag, key }) => tag === 'document' && REPLACED.test(key))

/** The inputs that a number depends on: without them it would be another. */
export const relevantInputs = async (
  inputs: Inputs,
  value: number,
  without: Without,
  reckonings: readonly Reckoning[],
): Promise<readonly Relevant[]> => {
  const found: Relevant[] = []
  let tries = 0
  /** Tells what is found among some inputs without which the number is another. */
  const note = (some: readonly Input[], other: number | null, losses: readonly Fraction[] | null): void => {
    for (const [i, input] of some.entries())
      found.push({ input, lost: losses?.[i] ?? null, isUnknownWithout: other === null })
  }
  const among = async (some: readonly Input[], other: number | null): Promise<void> => {
    if (some.length === 0 || other === value) return
    const loss = lossOf(value, other)
    if (some.length === 1) return note(some, other, [loss])
    const losses = other === null && value !== 0 ? null : reckoned(some, loss, reckonings)
    if (losses !== null || tries >= MOST_TRIES) return note(some, other, losses)
    const before = found.length
    const half = Math.ceil(some.length / 2)
    for (const part of [some.slice(0, half), some.slice(half)]) {
      tries += 1
      await among(part, await without(part))
    }
    // No part alone makes a difference, but all of them together do.
    if (found.length === before) note(some, other, null)
  }
  // Small groups first, so that what is short is told exactly.
  const groups = groupsOf(inputs).toSorted((a, b) => a.flat().length - b.flat().length)
  for (const group of groups) {
    const other = await without(group.flat())
    if (other === value) {
      if (areReplaced(group.flat())) for (const one of group.flat()) await among([one], await without([one]))
      continue
    }
    const [only, ...others] = group
    if (only !== undefined && others.length === 0) await among(only, other)
    else for (const part of group) await among(part, await without(part))
  }
  return found
}
