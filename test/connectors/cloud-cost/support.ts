import { decimalOf, scaled } from '#domain/decimal'
import type { Fact } from '#domain/events/facts'

const cells = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell)

/** A row of a table with other cells, as they stand in the file. */
export const changed = (header: string, row: string, cellsByColumn: Readonly<Record<string, string>>): string => {
  const columns = cells(header).map((cell) => cell.replaceAll('"', ''))
  const some = cells(row).slice(0, columns.length)
  for (const [column, cell] of Object.entries(cellsByColumn)) {
    if (!columns.includes(column)) throw new Error(`there is no column ${column}`)
    some[columns.indexOf(column)] = cell
  }
  return some.join(',')
}

/** The cost of each service of an account in its days, however many facts say it. */
export const costsOf = (facts: readonly Fact[]): Readonly<Record<string, string>> => {
  const sums = new Map<string, bigint>()
  for (const { kind, place, data } of facts) {
    if (kind !== 'cloud_line') continue
    const { service, from, to, currency, amount } = data
    const id = [place, service, from, to, currency].join('/')
    sums.set(id, (sums.get(id) ?? 0n) + scaled(amount))
  }
  return Object.fromEntries([...sums].sort().map(([id, sum]) => [id, decimalOf(sum)]))
}
