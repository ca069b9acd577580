import { describe, expect, it } from '@jest/globals'
import { suggestMapping } from '#connectors/tables/suggest'
import { mappingText, readMapping } from '#sources/kit/tables/mapping'
import { written } from '#test/connectors/files/support'
import { ok } from '#test/support/stores/outcome'

const HOURS = {
  kind: 'time_entry',
  columns: { day: 'Date', hours: 'Hours' },
  constants: { billable: 'yes' },
}
const reading = (mapping: unknown) => readMapping(JSON.stringify(mapping))

describe('given a mapping', () => {
  it.each<[string, unknown, string | RegExp]>([
    ['is a list', [], 'expected an object'],
    ['is a number', 7, 'expected an object'],
    ['has no kind', { columns: {} }, 'kind: missing'],
    ['has the kind null', { ...HOURS, kind: null }, /^kind: expected one of: work_item/],
    ['has an unknown kind', { ...HOURS, kind: 'person' }, /^kind: /],
    ['has an unknown member', { ...HOURS, colums: {} }, 'colums: unknown member'],
    [
      'maps an unknown member',
      { ...HOURS, columns: { dya: 'Date' } },
      /^columns: there is no member "dya": the members are day, hours/,
    ],
    [
      'lacks what is needed',
      { ...HOURS, columns: { day: 'Date', hours: null } },
      /^time_entry needs a column or a constant for hours or minutes or seconds or clock or startsAt, and for /,
    ],
    [
      'gives a word a wrong meaning',
      { ...HOURS, words: { billable: { x: 'maybe' } } },
      'words.billable, "x": expected one of: yes, no',
    ],
    ['names a zone that does not exist', { ...HOURS, zone: 'Mars' }, /^zone: expected the name of a time zone/],
    ['names a language that does not exist', { ...HOURS, months: '§' }, /^months: expected a language/],
    [
      'names a key where the kind has its own',
      { kind: 'release', columns: { tag: 'T', releasedAt: 'R' }, key: ['X'] },
      /^key: the key of release is its member tag/,
    ],
    [
      'reads a column of people',
      { ...HOURS, columns: { ...HOURS.columns, role: 'Assignee' } },
      'the column "Assignee" names people, and is never read',
    ],
    ['keys rows by people', { ...HOURS, key: ['E-Mail'] }, /"E-Mail" names people/],
    ['skips rows by people', { ...HOURS, skip: [{ column: 'Mitarbeiter', is: ['x'] }] }, /"Mitarbeiter" names people/],
    [
      'has too many rules',
      { ...HOURS, skip: Array.from({ length: 21 }, () => ({ column: 'a', is: [] })) },
      /^skip: expected a list of at most 20/,
    ],
  ])('when it %s, then one line says what is wrong', (_, mapping, message) => {
    expect(reading(mapping)).toMatchObject({
      left: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
  it('when it is no JSON, is huge or nested deeply, then it is refused', () => {
    expect(readMapping('{')).toMatchObject({ left: 'the file is not JSON' })
    const columns = Array.from({ length: 1_000_000 }, (_, i) => `"c${i}":"x"`).join(',')
    expect(readMapping(`{"kind":"release","columns":{${columns}}}`)).toMatchObject({
      left: 'a mapping has at most 100000 characters',
    })
    expect(readMapping('['.repeat(90_000))).toMatchObject({ left: 'the file is not JSON' })
    expect(readMapping(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)).toMatchObject({ left: 'expected an object' })
  })
  it('when it has the names that every object has, then they are names like others', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(readMapping(`{"kind":"time_entry","columns":{"${name}":"x"}}`)).toMatchObject({
        left: expect.stringMatching(`^columns: there is no member "${name}"`),
      })
    const words = '{"__proto__":"yes","constructor":"no"}'
    const read = readMapping(
      `{"kind":"time_entry","columns":{"day":"a","hours":"b","billable":"c"},"words":{"billable":${words}}}`,
    )
    expect(read._tag === 'Right' && read.right.words.get('billable')).toEqual(
      new Map(JSON.parse(`[["__proto__","yes"],["constructor","no"]]`)),
    )
  })
  it('when it is kept, then it reads the same, and what a proposal says of itself is gone', () => {
    const read = reading({ ...HOURS, fill: ['zone'], unused: ['X'], key: ['Nr'], dates: 'day_first' })
    const text = read._tag === 'Right' ? mappingText(read.right) : ''
    expect(text).not.toContain('unused')
    expect(readMapping(text)).toEqual(read)
  })
})

describe('given a table without a mapping', () => {
  const SHEET = `Datum;Mitarbeiter;E-Mail;Stunden;Abrechenbar;Rolle;Kommentar;Kommentar
31.03.2026;Ada Canary;ada@canary.example;2,5;ja;developer;a;b
01.04.2026;Bob Canary;bob@canary.example;1;x;designer;a;b
`
  const proposed = (content: string | Buffer, kind: 'time_entry' | 'meeting' | null = null) =>
    ok(suggestMapping(written('sheet.csv', content), kind))

  it('when its headers prove a kind, then its columns and conventions are proposed, and nothing of people', async () => {
    const proposal = await proposed(Buffer.from(SHEET, 'latin1'))
    expect(proposal).toMatchObject({
      kind: 'time_entry',
      columns: { day: 'Datum', hours: 'Stunden', billable: 'Abrechenbar', role: 'Rolle' },
      words: { billable: { x: null } },
      delimiter: ';',
      decimal: 'comma',
      dates: 'day_first',
      zone: null,
      unused: [],
    })
    expect(proposal.fill).toEqual(['words.billable: what each word means, one of yes, no'])
    expect(JSON.stringify(proposal)).not.toMatch(/canary|Mitarbeiter|E-Mail/i)
  })
  it('when it is completed, then it is a mapping', async () => {
    const proposal = await proposed(SHEET)
    expect(readMapping(JSON.stringify({ ...proposal, words: { billable: { x: 'no' } } }))).toMatchObject({
      _tag: 'Right',
    })
  })
  it('when its headers prove no kind, then it is asked for, and nothing is guessed', async () => {
    const proposal = await proposed('Wann,Was,Wie lange\n2026-03-04,x,3\n')
    expect(proposal).toMatchObject({ kind: null, columns: {}, unused: ['Wann', 'Was', 'Wie lange'] })
    expect(proposal.fill[0]).toMatch(/^kind: one of work_item/)
    expect(readMapping(JSON.stringify(proposal))).toMatchObject({ left: expect.stringMatching(/^kind: expected/) })
  })
  it('when a person says the kind, then what is needed and not found is null, and listed', async () => {
    const proposal = await proposed('Subject,Start,End\nPlanning,3/4/2026 10:00,3/4/2026 11:00\n', 'meeting')
    expect(proposal.columns).toMatchObject({ title: 'Subject', startsAt: 'Start', endsAt: 'End', status: null })
    expect(proposal.fill).toEqual([
      ...['allDay', 'status'].map((member) => `${member}: a header in columns, or a text in constants`),
      'dates: day_first or month_first',
      'zone: for example Europe/Berlin',
    ])
  })
  it('when its days are serial numbers, then it is asked from when they count', async () => {
    const proposal = await proposed('Date,Hours,Billable\n46086,1.5,yes\n')
    expect(proposal.fill).toEqual(['serialDates: 1900, or 1904 for a table of an old Mac'])
  })
})
