import { describe, expect, it } from '@jest/globals'
import { countOf } from '#domain/counts'
import { periodUntil } from '#domain/period'
import { readEvidence } from '#projections/selection/evidence'
import { mapped, observed, projectAdded } from '../support/events.js'
import { CLOUD, cloudLine, timeEntry } from '../support/facts.js'
import { requestOf } from '../support/request.js'
import { World } from '../support/world.js'

const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kathmandu',
]

const world = new World([
  projectAdded('app'),
  mapped(CLOUD, 'app', null, { kind: 'cloud_account' }),
  mapped('github.com/acme/api', 'app', null),
  ...['2026-02-28', '2026-03-01', '2026-03-15', '2026-03-31', '2026-04-01'].flatMap((day, i) => [
    timeEntry('app', `t${i}`, { day, minutes: 10 ** i }),
    cloudLine(`c${i}`, { from: day, to: day, amount: String(10 ** i) }),
  ]),
  observed('#1', { mergedAt: '2026-03-01T02:00:00.000Z' }),
])

describe.each(ZONES)('in a report of March in %s', (timeZone) => {
  const period = { start: '2026-03-01', end: '2026-03-31', timeZone }
  const now = '2026-05-01T00:00:00.000Z'
  const request = { ...requestOf({ now }), period: periodUntil(now, period) }

  it('what is dated by day counts by its civil day, whatever the zone', async () => {
    const { cost } = await readEvidence(request, world.docs)
    // The entries and lines of 1, 15 and 31 March.
    expect(cost.total).toMatchObject({
      'seconds|engineering|build|billable': 60 * (10 + 100 + 1000),
      'cloud|EUR|final|0': 10 + 100 + 1000,
      timeEntries: 3,
      cloudLines: 3,
    })
    expect([...cost.newestFirst()].map(([day]) => day)).toEqual(['2026-03-31', '2026-03-15', '2026-03-01'])
  })
  it('what has an instant counts where the zone’s March contains it', async () => {
    const { delivery } = await readEvidence(request, world.docs)
    const merged = countOf(delivery.total, 'merged')
    // 02:00 UTC on 1 March is still February in America and Samoa.
    expect(merged).toBe(timeZone.startsWith('America') || timeZone === 'Pacific/Pago_Pago' ? 0 : 1)
  })
})
