import { describe, expect, it } from '@jest/globals'
import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { kindCoverages, stretchesOf } from '../../console/src/pages/sources/coverage.js'

const ZONE = 'Europe/Berlin'
const connection = (coverage: ConnectionView['coverage'], projects: readonly string[] = []): ConnectionView => ({
  id: 'c0a8f0de-7e4f-4b7e-8f7b-3f1f6c1d2a01',
  provider: 'csv',
  category: 'import',
  label: 'Time sheet',
  account: null,
  health: 'healthy',
  registeredAt: '2026-01-01T00:00:00Z',
  lastAttemptAt: null,
  lastSuccessAt: null,
  lastError: null,
  records: 1,
  deadLetters: 0,
  coverage,
  projects: [...projects],
  recentRuns: [],
})
const entries = (from: string, to: string): ConnectionView['coverage'][number] => ({ kind: 'time_entry', from, to })

const daysOf = (connections: readonly ConnectionView[], start: string, end: string, today: string) =>
  kindCoverages(connections, null, { start, end }, today, ZONE).find(({ kind }) => kind === 'time_entry')?.days

describe('the days that were read', () => {
  it('are those that an interval contains whole, in the zone', () => {
    // From midnight in Berlin to noon in Berlin.
    const one = connection([entries('2026-11-01T23:00:00Z', '2026-11-04T11:00:00Z')])
    expect(daysOf([one], '2026-11-01', '2026-11-05', '2026-11-20')).toEqual([
      'unread',
      'read',
      'read',
      'partly',
      'unread',
    ])
  })

  it('count today as read once it was read today, and leave what is to come open', () => {
    const one = connection([entries('2026-11-01T23:00:00Z', '2026-11-03T11:00:00Z')])
    expect(daysOf([one], '2026-11-02', '2026-11-04', '2026-11-03')).toEqual(['read', 'read', null])
  })

  it('are right on days on which clocks change', () => {
    const one = connection([entries('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')])
    expect(daysOf([one], '2026-10-24', '2026-10-26', '2026-11-20')).toEqual(['unread', 'read', 'unread'])
  })

  it('are read in part where only some connections read them', () => {
    const early = connection([entries('2026-10-31T23:00:00Z', '2026-11-01T23:00:00Z')])
    const both = connection([entries('2026-10-31T23:00:00Z', '2026-11-02T23:00:00Z')])
    expect(daysOf([early, both], '2026-11-01', '2026-11-02', '2026-11-20')).toEqual(['read', 'partly'])
  })

  it('are those of the connections of a project, if one is selected', () => {
    const mine = connection([], ['mine'])
    const other = connection([entries('2026-10-31T23:00:00Z', '2026-11-02T23:00:00Z')], ['other'])
    const period = { start: '2026-11-01', end: '2026-11-01' }
    const [row] = kindCoverages([mine, other], 'mine', period, '2026-11-20', ZONE).filter(
      ({ kind }) => kind === 'time_entry',
    )
    expect(row).toMatchObject({ connections: 0, days: ['unread'] })
  })

  it('come in stretches of equal days', () => {
    expect(stretchesOf(['read', 'read', 'partly', null], '2026-11-01')).toEqual([
      { start: '2026-11-01', end: '2026-11-02', coverage: 'read' },
      { start: '2026-11-03', end: '2026-11-03', coverage: 'partly' },
    ])
  })
})
