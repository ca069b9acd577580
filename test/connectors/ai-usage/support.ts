import type { Fact } from '#domain/events/facts'
import type { Choices } from '#sources/kit/format'
import { type Read, readAll, written } from '../files/support.js'

/** Where a fact lies, its day, metric and model, and its value with its unit. */
export type Told = readonly [place: string, day: string, metric: string, model: string | null, value: string]

const toldOf = (fact: Fact): Told => {
  if (fact.kind !== 'ai_usage') throw new Error(`a fact of kind ${fact.kind}`)
  const { windowStart, metric, model, value, unit, currency } = fact.data
  return [
    fact.place,
    windowStart,
    metric,
    model,
    [value ?? 'unknown', unit, currency].filter((one) => one !== null).join(' '),
  ]
}

export interface Usage extends Read {
  readonly told: readonly Told[]
}

/** What files of these contents tell, read as one import. */
export const usageOf = async (contents: readonly string[], choices: Partial<Choices> = {}): Promise<Usage> => {
  const read = await readAll(
    contents.map((content, index) => written(`export-${index}.json`, content)),
    choices,
  )
  return { ...read, told: read.facts.map(toldOf).sort() }
}

export const pageOf = (data: readonly unknown[]): string => `${JSON.stringify({ data, has_more: false })}\n`
export const linesOf = (records: readonly unknown[]): string =>
  records.map((one) => `${JSON.stringify(one)}\n`).join('')
