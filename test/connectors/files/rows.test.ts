import { describe, expect, it } from '@jest/globals'
import { LONGEST_ROW } from '#sources/kit/row-cutter'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from './support.js'

const [HEADER = '', FIRST = '', SECOND = ''] = sampleOf('toggl').replace('\ufeff', '').split('\n')

/** Another entry of the time sheet. */
const entry = (n: number): string => FIRST.replace('ACME-12', `ACME-${n}`)

const keysAndLetters = async (content: string | Buffer) => {
  const { facts, rejected } = await readAll([written('toggl.csv', content)])
  return {
    items: facts.map(({ data }) => (data as { readonly workItem: string | null }).workItem),
    letters: rejected.map(({ record, reasonCode }) => [record, reasonCode]),
  }
}

/** The same table in the encodings and with the line ends in which programs write it. */
const WAYS: readonly (readonly [string, (table: string) => string | Buffer])[] = [
  ['UTF-8', (table) => table],
  ['UTF-8 with a byte order mark', (table) => `\ufeff${table}`],
  ['UTF-16, little end first', (table) => Buffer.from(`\ufeff${table}`, 'utf16le')],
  ['UTF-16, big end first', (table) => Buffer.from(`\ufeff${table}`, 'utf16le').swap16()],
  ['Windows-1252', (table) => Buffer.from(table.replaceAll('Nav', 'Menü'), 'latin1')],
  ['lines that end with CR LF', (table) => table.replaceAll('\n', '\r\n')],
  ['lines that end with CR', (table) => table.replaceAll('\n', '\r')],
]

describe.each(WAYS)('given a table in %s with rows that cannot be cut', (_, encoded) => {
  it('when it is read, then each of them is one rejected record on its line, and all others are taken', async () => {
    const open = SECOND.replace('footer"', 'footer')
    const tags = FIRST.replace('"ux, web"', '"ux\nweb"')
    const long = FIRST.replace('hero', 'x'.repeat(LONGEST_ROW))
    const table = [HEADER, entry(1), open, entry(2), open, open, tags, entry(3), long, entry(4), open].join('\n')
    expect(await keysAndLetters(encoded(table))).toEqual({
      items: ['ACME-1', 'ACME-2', 'ACME-12', 'ACME-3', 'ACME-4'],
      letters: [
        ['toggl.csv, line 3', 'open_quote'],
        ['toggl.csv, line 5', 'open_quote'],
        ['toggl.csv, line 6', 'open_quote'],
        ['toggl.csv, line 10', 'too_long'],
        ['toggl.csv, line 12', 'open_quote'],
      ],
    })
  })
})

describe('given a table that was cut off within a quote', () => {
  const whole = [HEADER, entry(1), SECOND].join('\n')
  const cutOff = whole.slice(0, whole.indexOf('Nav, footer') + 3)

  it('when it is read, then only its last row is rejected', async () => {
    expect(await keysAndLetters(cutOff)).toEqual({ items: ['ACME-1'], letters: [['toggl.csv, line 3', 'open_quote']] })
  })
  it('then the letter says what to do, without a word of the row', async () => {
    const { rejected } = await readAll([written('toggl.csv', cutOff)])
    expect(rejected.map(({ message }) => message)).toEqual([
      'a quote begins a cell of the row, and none closes it: close it, or double quotes that are text',
    ])
  })
})

describe('given a header whose titles go over several lines', () => {
  it('when the table is read, then they are its titles', async () => {
    const header = HEADER.replace('Start date', '"Start\ndate"')
    expect(await keysAndLetters([header, entry(1)].join('\n'))).toEqual({ items: ['ACME-1'], letters: [] })
  })
})

describe('given lines that end in several ways', () => {
  it('when the table is read, then each of them is a row', async () => {
    const table = `${HEADER}\r\n${entry(1)}\n${entry(2)}\r\n${entry(3)}`
    expect(await keysAndLetters(table)).toEqual({ items: ['ACME-1', 'ACME-2', 'ACME-3'], letters: [] })
  })
})

describe.each(WAYS)('given a table in %s whose first line names its delimiter for Excel', (_, encoded) => {
  const table = [HEADER, entry(1), entry(2)].join('\n').replaceAll('"', '')
  it.each([
    ['sep=;', ';'],
    ['SEP=|', '|'],
    ['"sep=;"', ';'],
    ['sep=\t', '\t'],
    ['sep=;;;;', ';'],
    ['\nsep=;', ';'],
    ['sep=;', '\t'],
  ])('when it is %j, then the table is read without it', async (line, delimiter) => {
    const cut = table.replaceAll(', ', ' ').replaceAll(',', delimiter)
    expect(await keysAndLetters(encoded(`${line}\n${cut}`))).toEqual({ items: ['ACME-1', 'ACME-2'], letters: [] })
  })
  it('when a row is broken, then its letter names its line in the file', async () => {
    const broken = `${entry(2)},more,more`
    expect(await keysAndLetters(encoded(`sep=,\n${HEADER}\n${entry(1)}\n${broken}`))).toEqual({
      items: ['ACME-1'],
      letters: [['toggl.csv, line 4', 'wide_row']],
    })
  })
})
