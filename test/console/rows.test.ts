import { describe, expect, it } from '@jest/globals'
import { arrangeGroups, filterRows, formatSorting, parseSorting, sortRows } from '../../console/src/table/rows.js'

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

describe('rows below heads', () => {
  const grouped: readonly Row[] = [
    { name: '= CR-1', hours: null },
    { name: 'SHOP-2', hours: 3 },
    { name: 'SHOP-1', hours: 1 },
    { name: '= CR-2', hours: null },
    { name: 'API-1', hours: 2 },
  ]
  const arranged = (text: string): readonly string[] => {
    const find = (some: readonly Row[]) => filterRows(some, ({ name }) => [name], text)
    return names(
      arrangeGroups(grouped, {
        isHead: ({ name }) => name.startsWith('='),
        isFound: (head) => find([head]).length > 0,
        find,
        sort: (some) => sortRows(some, ({ hours }) => hours, false, 'en'),
      }),
    )
  }
  it('are sorted within their group', () => {
    expect(arranged('')).toEqual(['= CR-1', 'SHOP-1', 'SHOP-2', '= CR-2', 'API-1'])
  })
  it('keep their head where they are found, and no other head', () => {
    expect(arranged('shop-2')).toEqual(['= CR-1', 'SHOP-2'])
  })
  it('all stay where their head is found', () => {
    expect(arranged('cr-1')).toEqual(['= CR-1', 'SHOP-1', 'SHOP-2'])
  })
})

describe('a sorting', () => {
  it('is read back from the address', () => {
    const sorting = { column: 'hours', isDescending: true }
    expect(parseSorting(formatSorting(sorting))).toEqual(sorting)
    expect(parseSorting(undefined)).toBeNull()
  })
})
