import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Fact } from '#domain/events/facts'
import { isNoFact } from '#import/source'
import { formats } from '#sources/formats'
import type { Format } from '#sources/kit/format'
import { failed, ok } from '#test/support/stores/outcome'
import { opening, written } from './support.js'

const PAGES = readdirSync('docs/sources').map((name) => readFileSync(`docs/sources/${name}`, 'utf8'))

/** The columns or members that a format needs, as a page names them: of several, one is enough. */
const needed = (format: Format): readonly string[] => {
  if (format.layout === 'calendar') return []
  if (format.layout === 'json') return (format.needs ?? []).flatMap((member) => member.replaceAll('\\', '').split('|'))
  return (format.needs ?? []).flatMap((columns) => columns.map((column) => format.columns[column]?.[0] ?? column))
}

const factsOf = async (content: string, as: string, choices = {}): Promise<readonly Fact[]> => {
  const facts: Fact[] = []
  const reading = await ok(opening([written('export', content)], choices, as))
  for await (const record of reading.facts(() => undefined)) {
    if (record.kind === 'dead_letter') throw new Error(record.message)
    if (!isNoFact(record)) facts.push(record)
  }
  return facts
}

describe.each(formats.flatMap((format) => (needed(format).length === 0 ? [] : [format])))(
  'given the format $name, which needs less than it is recognised by',
  (format) => {
    it('then its page says what a file needs where a person names it', () => {
      const said = PAGES.flatMap((page) => [...page.split('\n\n'), ...page.split('\n')]).find(
        (one) => one.startsWith(`With \`--as ${format.name}\``) || one.startsWith(`| \`${format.name}\` |`),
      )
      for (const name of needed(format)) expect(said?.replaceAll('"', '')).toContain(`\`${name}\``)
    })
  },
)

/** Files that were cut to what matters, each with a part of what it comes to. */
const CUT: readonly (readonly [string, string, object, object])[] = [
  [
    'quickbooks-invoices',
    '[{"DocNumber": "7", "TxnDate": "2026-09-19", "TotalAmt": 100, "CurrencyRef": {"value": "EUR"}}]',
    {},
    { number: '7', lines: [{ amount: '100' }] },
  ],
  [
    'xero-invoices',
    '[{"Type": "ACCREC", "InvoiceNumber": "7", "Status": "PAID", "Date": "2026-09-19", "LineAmountTypes": "Exclusive", "Total": 5, "CurrencyCode": "EUR"}]',
    {},
    { number: '7', status: 'paid' },
  ],
  [
    'stripe-invoices',
    '[{"id": "in_1", "status": "open", "created": 1790000000, "currency": "eur", "total": 100, "lines": {"data": []}}]',
    {},
    { number: 'in_1', lines: [{ amount: '1' }] },
  ],
  [
    'harvest-invoices',
    '[{"number": "7", "state": "open", "issue_date": "2026-09-19", "currency": "EUR", "amount": 10}]',
    {},
    { number: '7', lines: [{ amount: '10' }] },
  ],
  [
    'invoices-csv',
    'Number,Issued,Currency,Line,Amount\n7,2026-09-19,EUR,1,10.00\n',
    {},
    { number: '7', lines: [{ category: 'other', amount: '10' }] },
  ],
  ['toggl', 'Start date,Duration\n2026-09-19,1:30:00\n', { billable: 'yes' }, { day: '2026-09-19', seconds: 5_400 }],
  [
    'toggl',
    'Start date,Start time,End date,End time\n2026-09-19,09:00:00,2026-09-19,10:30:00\n',
    { billable: 'yes' },
    { day: '2026-09-19', seconds: 5_400 },
  ],
  [
    'clockify',
    'Start Date,Start Time,End Date,End Time\n09/19/2026,11:30:00 AM,09/19/2026,01:00:00 PM\n',
    { billable: 'yes' },
    { day: '2026-09-19', seconds: 5_400 },
  ],
  ['harvest', 'Date,Hours\n2026-09-19,1.5\n', { billable: 'yes' }, { day: '2026-09-19', seconds: 5_400 }],
  [
    'jira-worklogs',
    '[{"id": "1", "started": "2026-09-19T09:00:00.000+0200", "timeSpentSeconds": 60}]',
    { billable: 'yes' },
    { day: '2026-09-19', seconds: 60 },
  ],
  [
    'jira-csv',
    'Issue key,Status,Created\nACME-1,Open,2026-09-19 09:00\n',
    { zone: 'UTC', states: new Map([['Open', 'todo']]) },
    { key: 'ACME-1', state: 'todo' },
  ],
  [
    'linear',
    'ID,Created,Started,Completed,Canceled\nACME-1,2026-09-19T09:00:00Z,,,\n',
    {},
    { key: 'ACME-1', state: 'todo' },
  ],
  [
    'azure-work-items',
    '[{"id": 7, "fields": {"System.State": "New", "System.WorkItemType": "Bug", "System.TeamProject": "Shop", "System.CreatedDate": "2026-09-19T09:00:00Z"}}]',
    { states: new Map([['New', 'todo']]) },
    { key: 'AB#7', type: 'bug' },
  ],
  [
    'trello',
    '[{"id": "5f9b1c2d3e4f5a6b7c8d9e0f", "idList": "l", "shortLink": "Ab12", "name": "Search", "closed": false}]',
    { container: 'Board', states: new Map([['l', 'todo']]) },
    { key: 'Ab12', title: 'Search' },
  ],
  [
    'cursor-csv',
    'Date,Model,Input (w/o Cache Write),Output Tokens\n2026-09-19T09:00:00Z,m,5,\n'.replace(',\n', ',7\n'),
    { container: 'team' },
    { windowStart: '2026-09-19', value: '5' },
  ],
  [
    'claude-console',
    'usage_date_utc,model_version,usage_input_tokens_no_cache,usage_output_tokens\n2026-09-19,m,5,7\n',
    { container: 'team' },
    { windowStart: '2026-09-19', value: '5' },
  ],
]

describe.each(CUT)('given a file of %s that was cut to what is read', (name, content, choices, data) => {
  it('when a person names the format, then it is read', async () => {
    const [first] = await factsOf(content, name, choices)
    expect(first?.data).toMatchObject(data)
  })
  it('when nobody names it, then it is of no known export', async () => {
    expect(await failed(opening([written('export', content)], choices))).toMatchObject({
      message: expect.stringContaining('of no known export'),
    })
  })
})

describe('given a file that lacks what its format needs', () => {
  it('when a person names the format, then one line says what is missing', async () => {
    const path = written('cut.json', '[{"TxnDate": "2026-09-19"}]')
    expect(await failed(opening([path], {}, 'quickbooks-invoices'))).toMatchObject({
      message: 'cut.json is not QuickBooks Online, invoices (JSON): it lacks DocNumber or Id, TotalAmt',
    })
  })
})

describe('given invoices that a user cut by a filter to what matters', () => {
  it('when they are read as invoices of QuickBooks, then their discount and their currencies count', async () => {
    const content = readFileSync('test/connectors/invoices/reported/quickbooks-without-due-date.json', 'utf8')
    const facts = await factsOf(content, 'quickbooks-invoices')
    expect(facts.map(({ data }) => data)).toMatchObject([
      { number: '1037', currency: 'USD', lines: [{ amount: '275' }, { amount: '12.75' }, { amount: '-28.78' }] },
      { number: '1038', currency: 'EUR', status: 'paid', lines: [{ amount: '100' }] },
    ])
  })
})
