import { describe, expect, it } from '@jest/globals'
import { filterRows, formatSorting, parseSorting, sortRows } from '../../console/src/table/rows.js'

interface Row {
  readonly name: string
  readonly hours: number | null
}
const rows: readonly Row[] = [
  { name: 'SHOP-10', hours: 2 },
  { name: 'shop-9', hours: null },
  { name: 'API-1', hours: 10 },
]
const names = (sorted: readonly Row[]): readonly string[] => sorted.map(({ name }) => name)

describe('rows of a table', () => {
  it('are sorted by numbers as numbers, also within texts', () => {
    expect(names(sortRows(rows, ({ name }) => name, false, 'en'))).toEqual(['API-1', 'shop-9', 'SHOP-10'])
    expect(names(sortRows(rows, ({ hours }) => hours, false, 'en'))).toEqual(['SHOP-10', 'API-1', 'shop-9'])
  })
  it('have what is not known last, in either direction', () => {
    expect(names(sortRows(rows, ({ hours }) => hours, true, 'en'))).toEqual(['API-1', 'SHOP-10', 'shop-9'])
  })
  it('are found by all words of a text, in any case and order', () => {
    const values = ({ name, hours }: Row) => [name, hours]
    expect(names(filterRows(rows, values, '10 shop'))).toEqual(['SHOP-10'])
    expect(filterRows(rows, values, '  ')).toBe(rows)
    expect(filterRows(rows, values, 'nothing')).toEqual([])
  })
})

describe('a sorting', () => {
  it('is read back from the address', () => {
    const sorting = { column: 'hours', isDescending: true }
    expect(parseSorting(formatSorting(sorting))).toEqual(sorting)
    expect(parseSorting(undefined)).toBeNull()
  })
})
