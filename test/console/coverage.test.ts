import { describe, expect, it } from '@jest/globals'
import type { ConnectionView } from '@workspace-delivery-intelligence/client'
import { coverageRows, stretchesOf, touches } from '../../console/src/pages/sources/coverage/coverage.js'
import { spanIn, spanText } from '../../console/src/pages/sources/coverage/span.js'

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
  reconciledAt: null,
  nextRunAt: null,
  quota: null,
  progress: null,
  unknownMembers: 0,
})
const entries = (from: string, to: string): ConnectionView['coverage'][number] => ({ kind: 'time_entry', from, to })

/** The stretches of time entries of one connection, each as one line. */
const stretches = (one: ConnectionView, start: string, end: string, today: string): readonly string[] => {
  const [row] = coverageRows([one], null, { start, end }, today, ZONE)
  return (row?.stretches ?? []).map((stretch) => `${stretch.start} ${stretch.end} ${stretch.coverage}`)
}

describe('the days that were read', () => {
  it('are those that an interval contains whole, in the zone', () => {
    // From midnight in Berlin to noon in Berlin.
    const one = connection([entries('2026-11-01T23:00:00Z', '2026-11-04T11:00:00Z')])
    expect(stretches(one, '2026-11-01', '2026-11-05', '2026-11-20')).toEqual([
      '2026-11-01 2026-11-01 unread',
      '2026-11-02 2026-11-03 read',
      '2026-11-04 2026-11-04 partly',
      '2026-11-05 2026-11-05 unread',
    ])
  })

  it('count today as read once it was read today, and leave what is to come open', () => {
    const one = connection([entries('2026-11-01T23:00:00Z', '2026-11-03T11:00:00Z')])
    expect(stretches(one, '2026-11-02', '2026-11-04', '2026-11-03')).toEqual(['2026-11-02 2026-11-03 read'])
  })

  it('are right on days on which clocks change', () => {
    const one = connection([entries('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')])
    expect(stretches(one, '2026-10-24', '2026-10-26', '2026-11-20')).toEqual([
      '2026-10-24 2026-10-24 unread',
      '2026-10-25 2026-10-25 read',
      '2026-10-26 2026-10-26 unread',
    ])
  })

  it('stand in a row for each connection and kind that it has read at all', () => {
    const meetings = { kind: 'meeting', from: '2026-10-31T23:00:00Z', to: '2026-11-01T23:00:00Z' } as const
    const both = connection([entries('2025-10-31T23:00:00Z', '2025-11-01T23:00:00Z'), meetings])
    const rows = coverageRows([both], null, { start: '2026-11-01', end: '2026-11-01' }, '2026-11-20', ZONE)
    expect(rows.map(({ kind, stretches: all }) => [kind, all.map(({ coverage }) => coverage)])).toEqual([
      ['meeting', ['read']],
      ['time_entry', ['unread']],
    ])
  })

  it('are those of the connections of a project, if one is selected', () => {
    const covered = [entries('2026-10-31T23:00:00Z', '2026-11-02T23:00:00Z')]
    const connections = [connection(covered, ['mine']), connection(covered, ['other'])]
    const period = { start: '2026-11-01', end: '2026-11-01' }
    expect(coverageRows(connections, 'mine', period, '2026-11-20', ZONE)).toHaveLength(1)
    expect(coverageRows(connections, null, period, '2026-11-20', ZONE)).toHaveLength(2)
  })

  it('come in stretches of equal days', () => {
    expect(stretchesOf(['read', 'read', 'partly', null], '2026-11-01')).toEqual([
      { start: '2026-11-01', end: '2026-11-02', coverage: 'read' },
      { start: '2026-11-03', end: '2026-11-03', coverage: 'partly' },
    ])
  })
})

describe('a stretch of days', () => {
  it('stands in the address, and is read back from it', () => {
    const period = { start: '2026-11-01', end: '2026-11-03' }
    expect(spanIn(spanText('time_entry', period))).toEqual({ kind: 'time_entry', ...period })
  })
  it.each(['', 'time_entry', 'nothing.2026-11-01.2026-11-02', 'meeting.2026-11-02.2026-11-01'])(
    'is none where the address says %j',
    (text) => expect(spanIn(text)).toBeNull(),
  )
  it('is touched by an interval that has a moment of it, in the zone', () => {
    const day = { start: '2026-11-02', end: '2026-11-02' }
    expect(touches({ from: '2026-11-02T22:59:00Z', to: '2026-11-03T22:00:00Z' }, day, ZONE)).toBe(true)
    expect(touches({ from: '2026-11-02T23:00:00Z', to: '2026-11-03T22:00:00Z' }, day, ZONE)).toBe(false)
    expect(touches({ from: '2026-10-01T00:00:00Z', to: '2026-11-01T23:00:00Z' }, day, ZONE)).toBe(false)
  })
})
