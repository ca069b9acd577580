import { describe, expect, it } from '@jest/globals'
import { formats } from '#sources/formats'
import { failed } from '#test/support/stores/outcome'
import { opening, written } from './support.js'

const refusal = async (name: string, content: string | Buffer, as: string | null = null): Promise<string> =>
  (await failed(opening([written(name, content)], {}, as))).message

/** The formats that a text names by their `--as`. */
const namedIn = (text: string): readonly string[] =>
  formats.flatMap(({ name }) => (text.includes(`(--as ${name})`) ? [name] : []))

const ALMOST_TOGGL =
  'Client,Project,Task,Description,Billable,Start date,Start time,End date,End hour\nA,B,C,D,Yes,2026-01-01,10:00:00,2026-01-01,11:00:00\n'
const TAIL =
  'docs/files.md lists the exports that are known: name the format by --as if it is one of them, or describe the table by a mapping (`wdi import csv --help`).'

describe('given a file that no format fits', () => {
  it.each([
    ['commas', ALMOST_TOGGL],
    ['semicolons', ALMOST_TOGGL.replaceAll(',', ';')],
    ['UTF-16', Buffer.from(`\ufeff${ALMOST_TOGGL}`, 'utf16le')],
  ])(
    'when it has almost the right header, in %s, then the nearest formats are named with what it lacks of each',
    async (_, text) => {
      expect(await refusal('almost.csv', text)).toBe(
        `almost.csv is of no known export. It looks like Toggl Track, detailed report (CSV) (--as toggl), but lacks duration; or Clockify, detailed report (CSV) (--as clockify), but lacks duration (h). ${TAIL}`,
      )
    },
  )
  it('when it has almost the right members, then the nearest format is named, and no mapping of columns', async () => {
    const text = await refusal('jira.json', '[{"key":"A-1","fields":{"summary":"x","created":"2026-01-01T00:00:00Z"}}]')
    expect(text).toContain('It looks like Jira, issues of a search (JSON) (--as jira), but lacks fields.status.')
    expect(text).not.toContain('import csv')
  })
  it('when it is near to many formats, then at most three are named, and at most four columns of each', async () => {
    for (const format of formats) {
      if (format.layout !== 'table') continue
      const header = format.distinctive.slice(1).map((column) => format.columns[column]?.[0] ?? column)
      if (header.length < 2) continue
      const text = await refusal('cut.csv', `${header.join(',')}\n${header.map(() => 'x').join(',')}\n`)
      expect(namedIn(text).length).toBeLessThanOrEqual(3)
      expect(text.length).toBeLessThan(800)
    }
  })
  it('when it is of something else, then no format is named, and it says what to do', async () => {
    const text = await refusal('stock.csv', 'Name,Price,Stock\nA,1,2\n')
    expect(text).toBe(`stock.csv is of no known export. ${TAIL}`)
  })
})

describe('given a format that does not exist', () => {
  it('when a file is read by it, then the nearest is named', async () => {
    expect(await refusal('toggl.csv', ALMOST_TOGGL, 'togl')).toBe(
      'there is no format togl: the nearest is toggl; docs/files.md lists all',
    )
  })
})
