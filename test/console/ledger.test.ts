import { describe, expect, it } from '@jest/globals'
import type { ScopeRow } from '@workspace-delivery-intelligence/client'
import { chosenRows, rowOfItem } from '../../console/src/pages/scope/ledger.js'

const row = (key: string, order: string | null, change: ScopeRow['change'] = 'added'): ScopeRow => ({
  key,
  title: key,
  change,
  at: '2026-03-01T00:00:00.000Z',
  workType: 'story',
  state: 'done',
  attribution: order === null ? 'uncertain' : 'change_request',
  changeRequestReference: order,
  estimateHours: null,
  valueCents: null,
  valueBasis: null,
  url: null,
})

const rows = [row('A', 'CR-2'), row('B', null), row('C', 'CR-1'), row('D', 'CR-2', 'removed')]

describe('the ledger of scope', () => {
  it('finds the row of an item that a change order names, in any spelling of its key', () => {
    expect([rowOfItem(rows, 'b')?.key, rowOfItem(rows, 'X')]).toEqual(['B', undefined])
  })

  it('has the rows of a kind of change and of a cause', () => {
    expect(chosenRows(rows, undefined, undefined)).toEqual(rows)
    expect(chosenRows(rows, 'removed', undefined).map(({ key }) => key)).toEqual(['D'])
    expect(chosenRows(rows, 'added', 'change_request').map(({ key }) => key)).toEqual(['A', 'C'])
    expect(chosenRows(rows, 'nonsense', undefined)).toEqual([])
  })
})
