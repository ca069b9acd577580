import { describe, expect, it } from '@jest/globals'
import type { ImportTable } from '@workspace-delivery-intelligence/client'
import {
  draftIn,
  draftOfMapping,
  firstMembers,
  mappingText,
  missingIn,
  proposedFor,
  proposedIn,
  wordsAsked,
} from '../../console/src/pages/sources/mapping/mapping.js'

const member = (
  name: string,
  column: string | null = null,
  reads: ImportTable['kinds'][number]['members'][number]['reads'] = 'text',
  meanings: readonly string[] = [],
) => ({ name, reads, meanings, column })

const TABLE: ImportTable = {
  columns: [
    { name: 'Day', words: null },
    { name: 'Hours', words: null },
    { name: 'Paid', words: ['', 'ja'] },
    { name: 'Status', words: ['done', 'Offen'] },
  ],
  columnsTotal: 4,
  rows: [['2026-03-04', '2.5', 'ja', 'Offen']],
  kinds: [
    {
      kind: 'time_entry',
      members: [
        member('day', 'Day', 'day'),
        member('hours', 'Hours', 'number'),
        member('minutes', null, 'number'),
        member('billable', null, 'yes'),
        member('role'),
      ],
      needed: [['day'], ['hours', 'minutes']],
      hasKeyColumns: true,
    },
    {
      kind: 'work_item',
      members: [member('key'), member('state', 'Status', 'words', ['todo', 'done'])],
      needed: [['key'], ['state']],
      hasKeyColumns: false,
    },
  ],
}

describe('a mapping', () => {
  it('begins with the only kind for which all that is needed is proposed', () => {
    expect(proposedIn(TABLE)).toMatchObject({ kind: 'time_entry', columns: { day: 'Day', hours: 'Hours' } })
    const ambiguous = { ...TABLE, kinds: TABLE.kinds.map((one) => ({ ...one, needed: [] })) }
    expect(proposedIn(ambiguous).kind).toBe('')
  })
  it('is sent once a column or a constant is there for each group that is needed', () => {
    const draft = proposedFor(TABLE, 'work_item')
    expect(missingIn(TABLE, draft)).toEqual([['key']])
    expect(mappingText(TABLE, draft)).toBeNull()
    expect(mappingText(TABLE, { ...draft, constants: { key: 'A-1' } })).not.toBeNull()
    expect(mappingText(TABLE, proposedFor(TABLE, ''))).toBeNull()
  })
  it('asks for words that the member does not know, and for all of a yes or no', () => {
    expect(wordsAsked(TABLE, proposedFor(TABLE, 'work_item'))).toEqual([
      { member: 'state', words: ['Offen'], meanings: ['todo', 'done'] },
    ])
    const billable = { ...proposedFor(TABLE, 'time_entry'), columns: { billable: 'Paid' } }
    expect(wordsAsked(TABLE, billable)).toEqual([{ member: 'billable', words: ['', 'ja'], meanings: ['yes', 'no'] }])
  })
  it('has only what is filled in, and words of the chosen columns', () => {
    const draft = {
      ...proposedFor(TABLE, 'time_entry'),
      columns: { day: 'Day', hours: 'Hours', minutes: '', billable: 'Paid' },
      constants: { role: 'developer', minutes: ' ' },
      words: { billable: { '': 'no', ja: '' }, state: { Offen: 'todo' } },
      skipEmpty: 'Day',
      decimal: 'comma',
    }
    expect(JSON.parse(mappingText(TABLE, draft) ?? '')).toEqual({
      kind: 'time_entry',
      columns: { day: 'Day', hours: 'Hours', billable: 'Paid' },
      constants: { role: 'developer' },
      words: { billable: { '': 'no' } },
      key: [],
      skip: [{ column: 'Day', is: [''] }],
      decimal: 'comma',
      dates: null,
      serialDates: null,
      zone: null,
    })
  })
  it('that was sent is edited again as it was', () => {
    const draft = { ...proposedFor(TABLE, 'time_entry'), skipEmpty: 'Day', decimal: 'comma', key: ['Paid'] }
    expect(draftOfMapping(mappingText(TABLE, draft))).toEqual(draft)
    expect(draftOfMapping(undefined)).toBeNull()
  })
  it('that is kept as text is read back, and anything else is none', () => {
    const draft = proposedFor(TABLE, 'time_entry')
    expect(draftIn(JSON.stringify(draft))).toEqual(draft)
    expect(draftIn('no JSON')).toBeNull()
    expect(draftIn('[]')).toBeNull()
  })
  it('shows first what is proposed, and one of each group that still needs one', () => {
    expect([...firstMembers(TABLE, 'time_entry')]).toEqual(['day', 'hours'])
    expect([...firstMembers(TABLE, 'work_item')]).toEqual(['state', 'key'])
  })
})
