import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { array, assert, boolean, constantFrom, integer, nat, oneof, property, record, string, tuple } from 'fast-check'
import { type CutRow, LONGEST_ROW, RowCutter } from '#sources/kit/row-cutter'
import { runs } from '#test/support/thorough'

/** The rows of a text that comes in pieces of so many characters. */
const cut = (text: string, delimiter = ',', piece = 262_144): readonly CutRow[] => {
  const cutter = new RowCutter(delimiter)
  const rows: CutRow[] = []
  for (let at = 0; at < text.length; at += piece)
    for (const row of cutter.rows(text.slice(at, at + piece))) rows.push(row)
  return rows.concat(cutter.rest())
}

/** What was found, in short: the cells of a row by its line, or what is wrong with it. */
const found = (rows: readonly CutRow[]): readonly (readonly [number, readonly string[] | string])[] =>
  rows.map(({ line, problem, cells }) => [line, problem ?? cells])

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

const delimiters = constantFrom(',', ';', '\t', '|')
const lineEnds = constantFrom('\n', '\r\n')

describe('given a table as programs write it', () => {
  const cells = oneof(
    string({ unit: constantFrom('a', '"', ',', ';', '\n', ' ', 'é', '漢'), maxLength: 6 }),
    constantFrom(''),
  )
  const tables = array(array(tuple(cells, boolean()), { minLength: 1, maxLength: 5 }), { maxLength: 8 })

  it('when it is cut into rows, however it comes in pieces, then they are those that csv-parse reads', () => {
    assert(
      property(
        tables,
        delimiters,
        lineEnds,
        boolean(),
        integer({ min: 1, max: 20 }),
        (table, delimiter, lineEnd, ends, piece) => {
          const lines = table.map((row) =>
            row
              .map(([cell, isQuoted]) =>
                isQuoted || /["\n]/.test(cell) || cell.includes(delimiter) ? quoted(cell) : cell,
              )
              .join(delimiter),
          )
          const text = lines.join(lineEnd) + (ends ? lineEnd : '')
          const expected = parse(text, { delimiter, relax_column_count: true, relax_quotes: true })
          const rows = cut(text, delimiter, piece)
          expect(rows.map((row) => row.cells)).toEqual(expected)
          expect(rows.every(({ problem }) => problem === null)).toBe(true)
        },
      ),
      { seed: 1, numRuns: runs(500) },
    )
  })
  it('when quotes are written where they are only text, then they are text, as csv-parse reads them', () => {
    const text = 'a"b,15"\n"a" b,"c"\n"a"b"c","d"\n""x,d\n "a",b\n'
    expect(cut(text).map((row) => row.cells)).toEqual(parse(text, { relax_quotes: true }))
  })
  it('when cells go over several lines, then each row stands on the line on which it begins', () => {
    expect(found(cut('a,b\r\n"1\r\n2","3\n\n4"\r\n\r\nc,d\r\n'))).toEqual([
      [1, ['a', 'b']],
      [2, ['1\r\n2', '3\n\n4']],
      [6, ['']],
      [7, ['c', 'd']],
    ])
  })
})

describe('given rows whose quotes are not closed among others', () => {
  /** A cell whose text neither begins with a delimiter or a line end nor is a lone quote: no open quote before it is closed there. */
  const text = tuple(
    constantFrom('', '"', '""', '"""'),
    constantFrom('a', 'é', '漢'),
    string({ unit: constantFrom('a', '"', ',', '\n', ' '), maxLength: 6 }),
  ).map((parts) => parts.join(''))
  const cell = oneof(text.map(quoted), constantFrom('', '1', 'Ada', '""'))
  const row = record({
    isBroken: boolean(),
    before: array(cell, { maxLength: 3 }),
    after: array(cell, { maxLength: 2 }),
    plain: constantFrom('x', 'Nav, footer', 'No""pe'),
  })
  const tables = array(row, { minLength: 1, maxLength: 10 })

  it('then all others are taken, and each is broken on its line, whatever stands before and behind it', () => {
    assert(
      property(tables, lineEnds, boolean(), integer({ min: 1, max: 50 }), (table, lineEnd, ends, piece) => {
        let line = 1
        const lines: string[] = []
        const expected: (readonly [number, unknown])[] = []
        for (const { isBroken, before, after, plain } of table) {
          // An open quote takes in all that follows on its line: quotes there would close it, or be text.
          const cells = isBroken
            ? [...before.filter((one) => !one.includes('\n')), `"${plain}`]
            : [...before, 'x', ...after]
          const written = cells.join(',')
          lines.push(written)
          expected.push([line, isBroken ? 'open_quote' : (parse(written)[0] ?? [])])
          line += written.split('\n').length
        }
        expect(found(cut(lines.join(lineEnd) + (ends ? lineEnd : ''), ',', piece))).toEqual(expected)
      }),
      { seed: 2, numRuns: runs(1_000) },
    )
  })
  it('when the first lines of a cell are lost with it, then the rest of its lines are rows by themselves', () => {
    expect(found(cut('a,"x\nb,1\nc,2\nd,"y, z"\ne,3'))).toEqual([
      [1, 'open_quote'],
      [2, ['b', '1']],
      [3, ['c', '2']],
      [4, ['d', 'y, z']],
      [5, ['e', '3']],
    ])
  })
  it('when the file ends within a quote, then the row that opens it is broken, and the rows behind it are taken', () => {
    expect(found(cut('a,1\nb,"x\nc,2\nd,"y'))).toEqual([
      [1, ['a', '1']],
      [2, 'open_quote'],
      [3, ['c', '2']],
      [4, 'open_quote'],
    ])
  })
  it('then the cells of a broken row are those of its line, as far as they can be told', () => {
    expect(cut('"a, b",1,"x,2\nc')[0]?.cells).toEqual(['a, b', '1', 'x', '2'])
  })
})

describe('given rows of more characters than a row may have', () => {
  const longest = `a,${'x'.repeat(LONGEST_ROW - 2)}`
  const half = 'y'.repeat(LONGEST_ROW / 2)
  const summary = (text: string, piece?: number) =>
    cut(text, ',', piece).map(({ line, problem, cells }) => [line, problem ?? cells.length])

  it.each([1_000, 262_144, 10_000_000])(
    'when they come in pieces of %i, then each is broken, and the others are taken',
    (piece) => {
      expect(summary(`a,1\n${longest}\nb,2\n${longest}x\nc,3\n${longest.repeat(3)}\r\nd,4`, piece)).toEqual([
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 'too_long'],
        [5, 2],
        [6, 'too_long'],
        [7, 2],
      ])
    },
  )
  it.each([1_000, 262_144, 10_000_000])(
    'when an open quote goes that far in pieces of %i, then its row is broken, and the lines in it are rows',
    (piece) => {
      const rows = summary(`a,"1\nb,${half}\nc,${half}\nd,"4\n5"\ne,"6"\n`, piece)
      expect(rows).toEqual([
        [1, 'open_quote'],
        [2, 2],
        [3, 2],
        [4, 2],
        [6, 2],
      ])
    },
  )
  it.each([1_000, 262_144, LONGEST_ROW + 1, LONGEST_ROW + 2, LONGEST_ROW + 3])(
    'when a row of several lines has exactly as many in pieces of %i, then it is taken',
    (piece) => {
      const cell = `${half.slice(3)}\n${half.slice(3)}`
      const row = `"${cell}",${'a'.repeat(LONGEST_ROW - cell.length - 3)}`
      expect(row).toHaveLength(LONGEST_ROW)
      expect(summary(`${row}\r\nb,1\n`, piece)).toEqual([
        [1, 2],
        [3, 2],
      ])
      expect(summary(`${row}a\r\nb,1\n`, piece)[0]).toEqual([1, 'open_quote'])
    },
  )
})

/** How many characters of strings are looked at while something runs. */
const lookedAt = (run: () => unknown): number => {
  const { indexOf, lastIndexOf, charCodeAt } = String.prototype
  let characters = 0
  String.prototype.indexOf = function (sought: string, from = 0) {
    const place = indexOf.call(this, sought, from)
    characters += (place === -1 ? this.length : place) - from
    return place
  }
  String.prototype.lastIndexOf = function (this: string, sought: string, from = this.length) {
    const place = lastIndexOf.call(this, sought, from)
    characters += from - place
    return place
  }
  String.prototype.charCodeAt = function (at: number) {
    characters += 1
    return charCodeAt.call(this, at)
  }
  try {
    run()
  } finally {
    Object.assign(String.prototype, { indexOf, lastIndexOf, charCodeAt })
  }
  return characters
}

describe('given a file that is written to keep its reader busy', () => {
  const MIB = 1_048_576
  const hostile = string({ unit: constantFrom('a', '"', '"', ',', '\n', '\n'), minLength: 1, maxLength: 12 })

  it('when a few characters are repeated over megabytes, then each of them is looked at some times, and not once for each row', () => {
    assert(
      property(hostile, nat({ max: 1 }), (pattern, quotes) => {
        const text = `${'"'.repeat(quotes)}${pattern.repeat(Math.ceil((1.3 * MIB) / pattern.length))}`
        expect(lookedAt(() => cut(text)) / text.length).toBeLessThan(20)
      }),
      {
        seed: 3,
        numRuns: runs(15),
        examples: [
          ['a,"b\n', 0],
          ['a","b\n', 0],
          ['a","b\n', 1],
          ['a\n', 1],
          ['"a"b,', 0],
          ['"a\n', 1],
          ['a"\n', 0],
          ['"', 1],
          ['""', 1],
        ],
      },
    )
  })
})
