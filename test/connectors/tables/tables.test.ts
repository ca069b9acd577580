import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { PROJECT } from '#test/connectors/files/support'
import { failed } from '#test/support/stores/outcome'
import { openTable, readTable } from './support.js'

/** What stands between the fences of a language in the page about tables. */
const fenced = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readFileSync('docs/sources/csv.md', 'utf8'))?.[1] ?? ''

const HOURS = {
  kind: 'time_entry',
  columns: { day: 'Date', hours: 'Hours', role: 'Role' },
  constants: { billable: 'yes' },
}

describe('given the example of docs/sources/csv.md', () => {
  const mapping = JSON.parse(fenced('json'))
  const expected = fenced('jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

  it('when its table is read by its mapping, then it tells the facts that stand there, and skips the total', async () => {
    const { facts, rejected, reading } = await readTable(Buffer.from(fenced('csv'), 'latin1'), mapping)
    expect(facts.map(({ kind, key, data }) => ({ kind, key, data }))).toEqual(expected)
    expect(facts.map(({ place }) => place)).toEqual([PROJECT, PROJECT])
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'skipped', records: 1 }])
  })
  it('when it is written in UTF-8, with commas or tabs, then it tells the same', async () => {
    const commas = fenced('csv').replaceAll(';', '\t')
    expect((await readTable(commas, mapping)).facts.map(({ data }) => data)).toEqual(
      expected.map(({ data }: { data: object }) => data),
    )
  })
})

describe('given a row without an id', () => {
  const keyOf = async (row: string, words: object = {}) => {
    const columns = { day: 'Date', hours: 'Hours', category: 'Task', description: 'Text' }
    const { facts } = await readTable(`Date,Hours,Task,Text\n${row}\n`, { ...HOURS, columns, words })
    return facts[0]?.key
  }

  it('when its hours are corrected, its day is written otherwise, or its words mean something else, then it is known', async () => {
    const key = await keyOf('2026-03-14,1.5,Dev,ACME-1 search')
    expect(await keyOf('2026-03-14,2,Dev,ACME-1 search')).toBe(key)
    expect(await keyOf('14.03.2026,1.5,Dev,ACME-1 search')).toBe(key)
    expect(await keyOf('2026-03-14,1.5,Dev,ACME-1 search', { category: { Dev: 'labour' } })).toBe(key)
  })
  it('when it is of another day, task or text, then it is another one', async () => {
    const key = await keyOf('2026-03-14,1.5,Dev,ACME-1 search')
    for (const row of ['2026-03-15,1.5,Dev,ACME-1 search', '2026-03-14,1.5,Ops,ACME-1 search', '2026-03-14,1.5,Dev,x'])
      expect(await keyOf(row)).not.toBe(key)
  })
})

describe('given rows without an id', () => {
  const table = `Date,Hours,Role
2026-03-04,1.5,developer
2026-03-04,1.5,developer
2026-03-05,0,developer
`
  it('when they are read twice, then equal rows are two facts with the same keys each time', async () => {
    const [first, second] = [await readTable(table, HOURS), await readTable(table, HOURS)]
    expect(first.facts).toHaveLength(2)
    expect(new Set(first.facts.map(({ key }) => key)).size).toBe(2)
    expect(second.facts).toEqual(first.facts)
    expect(first.reading.leftOut).toEqual([{ reason: 'zero_duration', records: 1 }])
  })
  it('when the mapping changes, then an unchanged file is read again', async () => {
    const cursors = [HOURS, { ...HOURS, constants: { billable: 'no' } }].map(async (mapping) => {
      const { reading } = await readTable(table, mapping)
      return reading.cursor
    })
    expect(new Set(await Promise.all(cursors)).size).toBe(2)
  })
})

describe('given rows that are broken', () => {
  it('when some are short, wide or cannot be read, then each is rejected with its line, and the rest is taken', async () => {
    const table = `Date,Hours,Role
2026-03-04,1.5,developer
2026-03-05,2
2026-03-06,2,developer,more
2026-02-30,1,developer
2026-03-07,long,developer
2026-03-08,4,designer,,
`
    const { facts, rejected } = await readTable(table, HOURS, { role: null, roles: new Map([['x', 'y']]) })
    expect(facts.map(({ data }) => (data as { day: string }).day)).toEqual(['2026-03-04', '2026-03-08'])
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['table.csv, line 3', 'unknown_role'],
      ['table.csv, line 4', 'wide_row'],
      ['table.csv, line 5', 'no_day'],
      ['table.csv, line 6', 'no_hours'],
    ])
    expect(JSON.stringify(rejected)).not.toContain('long')
  })
  it('when 5 in 100 rows are broken, then 95 are taken', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, i) => `${i},2026-03-04,${i % 20 === 7 ? 'NaN' : '1e3'.replace('e3', '')},r`,
    )
    const { facts, rejected } = await readTable(`Id,Date,Hours,Role\n${rows.join('\n')}\n`, { ...HOURS, key: ['Id'] })
    expect([facts.length, rejected.length]).toEqual([190, 10])
  })
})

describe('given a mapping that does not fit its table', () => {
  it('when a column is misspelled, then the error names the nearest header', async () => {
    const error = await failed(
      openTable('Datum;Stunden;Rolle\n1;2;3\n', { ...HOURS, columns: { ...HOURS.columns, day: 'Datun' } }),
    )
    expect(error).toMatchObject({
      code: 'unsupported',
      message: 'table.csv has no column "Datun": the nearest is "Datum"',
    })
  })
  it('when a header stands there twice, then it is asked which one is meant', async () => {
    const error = await failed(openTable('Date,Hours,Role,Hours\n', HOURS))
    expect(error).toMatchObject({ message: 'table.csv has 2 columns "Hours": rename those that are not meant' })
  })
  it('when days and numbers prove nothing, then they are asked for, unless the mapping says it', async () => {
    const table = 'Date,Hours,Role\n3/4/2026,"1,500",r\n'
    expect(await failed(openTable(table, HOURS))).toMatchObject({ message: expect.stringContaining('--dates') })
    const said = { ...HOURS, dates: 'month_first', decimal: 'comma' }
    expect((await readTable(table, said)).facts).toMatchObject([{ data: { day: '2026-03-04', seconds: 5_400 } }])
  })
})

describe('given tables of each kind', () => {
  it('when rows are tasks of a board, then states and types are by words, and instants by the zone', async () => {
    const table = `Task ID,Task Name,Status,Kind,Created,Done,Estimate,Labels,Board
T-1,Log in,Erledigt,Story,01. März 2026,2026-03-05 16:00,"1,5",a; b,Shop
T-2,Search,Offen,Bug,2026-03-02 09:00,,,,Shop
T-3,Old,Weg,Bug,2026-03-02 09:00,,,,Shop
`
    const mapping = {
      kind: 'work_item',
      columns: {
        key: 'Task ID',
        title: 'Task Name',
        state: 'Status',
        type: 'Kind',
        createdAt: 'Created',
        doneAt: 'Done',
        estimateHours: 'Estimate',
        labels: 'Labels',
        container: 'Board',
      },
      words: { state: { Erledigt: 'done', Offen: 'todo' } },
      zone: 'Europe/Berlin',
      decimal: 'comma',
    }
    const { facts, rejected, reading } = await readTable(table, mapping)
    expect(facts).toMatchObject([
      {
        place: 'Shop',
        key: 'T-1',
        data: {
          title: 'Log in',
          state: 'done',
          type: 'story',
          createdAt: '2026-02-28T23:00:00.000Z',
          doneAt: '2026-03-05T15:00:00.000Z',
          history: [{ at: '2026-03-05T15:00:00.000Z', state: 'done' }],
          estimateMinutes: 90,
          labels: ['a', 'b'],
        },
      },
      {
        key: 'T-2',
        data: { state: 'todo', type: 'bug', doneAt: null, history: [], estimateMinutes: null, labels: [] },
      },
    ])
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['unknown_state'])
    expect([...(reading.asked.get('states') ?? [])]).toEqual(['Weg'])
  })

  it('when rows are costs, then those of one service and day are summed exactly, and another currency is rejected', async () => {
    const table = `Day,Service,Cost
2026-03-04,Compute,"€ 1.234,56"
2026-03-04,Compute,"(0,000000000001) €"
2026-03-05,Compute,"20,00-"
2026-03-05,Compute,USD 5
`
    const mapping = {
      kind: 'cloud_line',
      columns: { day: 'Day', service: 'Service', amount: 'Cost' },
      constants: { currency: 'EUR', estimated: 'no', container: 'hosting' },
      decimal: 'comma',
    }
    const { facts, rejected } = await readTable(table, mapping)
    expect(facts.map(({ place, data }) => ({ place, data }))).toEqual([
      {
        place: 'hosting',
        data: {
          service: 'Compute',
          from: '2026-03-04',
          to: '2026-03-04',
          amount: '1234.559999999999',
          currency: 'EUR',
          estimated: false,
        },
      },
      {
        place: 'hosting',
        data: {
          service: 'Compute',
          from: '2026-03-05',
          to: '2026-03-05',
          amount: '-20',
          currency: 'EUR',
          estimated: false,
        },
      },
    ])
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['table.csv, line 5', 'other_currency'],
    ])
  })

  it('when rows are uses of an AI tool by person, then they are summed over people for each day', async () => {
    const table = 'Date,User,Chats\n2026-03-04,Ada,5\n2026-03-04,Bob,5\n2026-03-05,Ada,1\n'
    const mapping = {
      kind: 'ai_usage',
      columns: { day: 'Date', value: 'Chats' },
      constants: { vendor: 'csv', metric: 'chats', unit: 'count', provenance: 'user_declared', container: 'acme' },
    }
    const { facts } = await readTable(table, mapping)
    expect(facts).toMatchObject([
      { place: 'acme', data: { scope: 'acme', windowStart: '2026-03-04', windowEnd: '2026-03-04', value: '10' } },
      { data: { windowStart: '2026-03-05', value: '1' } },
    ])
  })

  it('when rows are meetings, then they last as the clock says', async () => {
    const table = 'Subject,Start,Length,Guests\nPlanning (ada@canary.example),46086.5,01:30,6\n'
    const mapping = {
      kind: 'meeting',
      columns: { title: 'Subject', startsAt: 'Start', clock: 'Length', invited: 'Guests' },
      constants: { allDay: 'no', status: 'confirmed', accepted: '0', declined: '0', container: 'team' },
      serialDates: '1900',
      zone: 'Europe/Berlin',
    }
    const { facts } = await readTable(table, mapping).catch((error: Error) => ({ facts: error.message }))
    // "Guests" are people, however they are counted.
    expect(facts).toContain('names people')
    const counted = await readTable(table.replace('Guests', 'Guest count'), {
      ...mapping,
      columns: { ...mapping.columns, invited: 'Guest count' },
    })
    expect(counted.facts).toMatchObject([
      {
        place: 'team',
        data: {
          title: expect.stringMatching(/^Planning/),
          startsAt: '2026-03-05T11:00:00.000Z',
          endsAt: '2026-03-05T12:30:00.000Z',
          invited: 6,
        },
      },
    ])
    expect(JSON.stringify(counted.facts)).not.toMatch(/canary/)
  })

  it('when rows are changes, releases and invoices, then each is one fact', async () => {
    const changes = await readTable(
      'PR,Title,Merged,AI,Branch\n#7,ACME-1 Passkeys,2026-03-04T10:00:00Z,yes,acme-2-x\n',
      {
        kind: 'code_change',
        columns: { reference: 'PR', title: 'Title', mergedAt: 'Merged', aiAssisted: 'AI', branch: 'Branch' },
        constants: { form: 'squash', aiTool: 'cursor', container: 'github.com/acme/api' },
      },
    )
    expect(changes.facts).toMatchObject([
      {
        key: '#7',
        data: {
          mergedAt: '2026-03-04T10:00:00.000Z',
          aiMarks: [{ source: 'csv_column', verdict: 'assisted', tool: 'cursor' }],
          namedKeys: [
            { key: 'ACME-1', field: 'title' },
            { key: 'ACME-2', field: 'branch' },
          ],
        },
      },
    ])
    const releases = await readTable('Tag,Released\nv1,2026-03-04T10:00:00Z\n', {
      kind: 'release',
      columns: { tag: 'Tag', releasedAt: 'Released' },
      constants: { container: 'github.com/acme/api' },
    })
    expect(releases.facts).toMatchObject([{ key: 'v1', data: { tag: 'v1', part: 1, changes: [] } }])
    const invoices = await readTable('No.,Issued,Net\nR-1,31/03/2026,"£1,200.50"\n', {
      kind: 'invoice',
      columns: { number: 'No.', issuedOn: 'Issued', amount: 'Net' },
      constants: { status: 'issued', currency: 'GBP', category: 'labour' },
    })
    expect(invoices.facts).toMatchObject([
      {
        place: PROJECT,
        key: 'R-1',
        data: { issuedOn: '2026-03-31', periodStart: '2026-03-31', lines: [{ id: '1', amount: '1200.5' }] },
      },
    ])
  })
})

describe('given months in a language that is not a usual one', () => {
  it('when the mapping names it, then they are read', async () => {
    const table = 'Date,Hours,Role\n12. ožujka 2026,1,r\n'
    expect((await readTable(table, { ...HOURS, months: 'hr' })).facts).toMatchObject([{ data: { day: '2026-03-12' } }])
    expect((await readTable(table, HOURS)).facts).toEqual([])
  })
})

describe('given a table of time that does not say whether it is billable', () => {
  const mapping = { kind: 'time_entry', columns: { day: 'Date', hours: 'Hours', role: 'Role' } }
  const table = 'Date,Hours,Role,Paid\n2026-03-04,1.5,developer,\n2026-03-05,2,developer,no\n'
  const billableIn = ({ facts }: Awaited<ReturnType<typeof readTable>>): readonly unknown[] =>
    facts.map(({ data }) => (data as { readonly billable: boolean }).billable)

  it('when no column is mapped, then it is asked for, and what is answered is stored', async () => {
    expect(await failed(openTable(table, mapping))).toMatchObject({ message: expect.stringContaining('--billable') })
    for (const billable of ['yes', 'no'] as const) {
      const read = await readTable(table, mapping, { billable })
      expect(billableIn(read)).toEqual([billable === 'yes', billable === 'yes'])
      expect(read.reading.assumptions).toContainEqual({
        answer: 'billable',
        word: null,
        meaning: billable,
        from: 'given',
      })
    }
  })
  it('when a cell is empty, then the answer counts for it, and without one its row is rejected', async () => {
    const column = { ...mapping, columns: { ...mapping.columns, billable: 'Paid' } }
    expect(billableIn(await readTable(table, column, { billable: 'yes' }))).toEqual([true, false])
    const { facts, rejected } = await readTable(table, column)
    expect(facts).toHaveLength(1)
    expect(rejected).toMatchObject([{ reasonCode: 'no_billable' }])
  })
  it('when a constant says it, then the answer is not needed', async () => {
    const { reading } = await readTable(table, { ...mapping, constants: { billable: 'yes' } }, { billable: 'no' })
    expect(reading.assumptions).not.toContainEqual(expect.objectContaining({ answer: 'billable' }))
    expect(reading.unneeded).toContainEqual(expect.objectContaining({ answer: 'billable', meaning: 'no' }))
  })
})
