import { UNIT } from '#domain/decimal'
import { labourKeyOf } from '../cost/measures.js'
import { unitOf } from '../rollups/decimals.js'
import { type Fraction, fraction } from './fraction.js'
import { partTexts } from './texts.js'

/** The quantity that a counter of a family counts, and what one of it is worth. */
export interface Quantity {
  readonly name: string
  readonly unit: 'count' | 'seconds' | 'milliseconds' | 'currency'
  readonly worth: Fraction
}

const ONE = fraction(1n)
const counted = (name: string): Quantity => ({ name, unit: 'count', worth: ONE })

/** An amount stands in several counters, each of some of its digits. */
const amount = (name: string, digits: number): Quantity => ({
  name,
  unit: 'currency',
  worth: fraction(unitOf(digits), UNIT),
})

const ofDelivery = (counter: string): Quantity => {
  const name = (partTexts.delivery as Readonly<Record<string, string>>)[counter]
  if (counter === 'coordination|ms' || counter === 'coordination|attendeeMs')
    return { name: partTexts.delivery[counter], unit: 'milliseconds', worth: ONE }
  return counted(name ?? partTexts.completed(counter.split('|')[1] ?? ''))
}

const ofCost = (counter: string): Quantity => {
  if (labourKeyOf(counter) !== null) return { name: partTexts.seconds, unit: 'seconds', worth: ONE }
  const [what, currency = '', state, digits] = counter.split('|')
  if (what === 'cloud' && digits !== undefined)
    return amount(state === 'final' ? partTexts.cloud(currency) : partTexts.estimated(currency), Number(digits))
  return counted((partTexts.cost as Readonly<Record<string, string>>)[counter] ?? partTexts.cost.records)
}

const ofAi = (counter: string): Quantity => {
  const [what, second = '', third = ''] = counter.split('|')
  if (what === 'compared')
    return third === 'changes'
      ? counted(partTexts.compared(second))
      : { name: partTexts.time(second, third), unit: 'milliseconds', worth: ONE }
  if (what === 'linked') return counted(partTexts.linked(second))
  if (what === 'tool') return counted(partTexts.tools)
  return counted(partTexts.marked(third))
}

/** The unit that a counter of a family of sums counts; null where its sums are no sums of what entities add. */
export const quantityOf = (family: string, counter: string): Quantity | null => {
  if (family === 'delivery') return ofDelivery(counter)
  if (family === 'cost') return ofCost(counter)
  if (family === 'ai') return ofAi(counter)
  if (family === 'audit') return counted(partTexts.audit)
  return null
}

/** The first part of a counter's name: counters of one thing have it in common. */
export const rootOf = (counter: string): string => counter.split('|')[0] ?? ''

/** The kind of thing that counters are of, by their first part; what several kinds have is not among them. */
const KINDS: Readonly<Record<string, string>> = {
  items: 'work_item',
  completed: 'work_item',
  merged: 'code_change',
  releases: 'release',
  meetings: 'meeting',
  coordination: 'meeting',
  seconds: 'time_entry',
  timeEntries: 'time_entry',
  cloud: 'cloud_line',
  cloudLines: 'cloud_line',
}

/** Says whether things of a kind can add to counters of these first parts. */
export const canAddTo = (kind: string, roots: ReadonlySet<string>): boolean =>
  [...roots].some((root) => KINDS[root] === undefined || KINDS[root] === kind)
