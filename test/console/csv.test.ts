import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { type CellValue, csvText, fileName } from '../../console/src/format/csv.js'

const read = (text: string): string[][] => parse(text, { bom: true })

describe('a table as CSV', () => {
  it('has a row for each row, and nothing for what is not known', () => {
    expect(
      read(
        csvText([
          ['Title', 'Hours'],
          ['a "quoted", long\ntext', 7.5],
          ['unknown', null],
        ]),
      ),
    ).toEqual([
      ['Title', 'Hours'],
      ['a "quoted", long\ntext', '7.5'],
      ['unknown', ''],
    ])
  })

  it.each(['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', "'=1", '"=1', '\uFF1D1', '-1+1', '- 1'])(
    'makes no formula of %j',
    (cell) => {
      const [[text = ''] = []] = read(csvText([[cell]]))
      expect(text).toBe(`'${cell}`)
    },
  )

  it('leaves numbers below zero numbers', () => {
    expect(csvText([[-5, '-12.50']])).toContain('-5,-12.50')
  })

  it('is read back cell by cell, whatever the cells are', () => {
    const cell: fc.Arbitrary<CellValue> = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const cells = read(csvText(rows.map(([a, b]) => ['x', a, b])))
        expect(cells).toHaveLength(rows.length)
        for (const [at, row] of cells.entries())
          for (const [column, text] of row.slice(1).entries()) {
            const value = rows[at]?.[column]
            const expected = value === null || value === undefined ? '' : String(value)
            expect([expected, `'${expected}`]).toContain(text)
          }
      }),
      { seed: 1 },
    )
  })

  it('has a name that every file system takes', () => {
    expect(fileName(['Evidence of Ä/B: "C"'], 'csv')).toBe('evidence-of-b-c-.csv')
  })
})
