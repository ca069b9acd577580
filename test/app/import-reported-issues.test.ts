import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { importsAt } from './support/importing.js'

// Issues of Jira as users reported them, with what a person works out by hand.

const imports = importsAt('2026-12-01T00:00:00.000Z')
const reported = (name: string): string => join('test/connectors/trackers/reported', name)

const workspaceNamed = (name: string, ...lines: readonly string[]) =>
  imports.workspace(name, 'container map tracker_project ACME --project Shop --from 2026-01-01', ...lines)

describe('given issues whose histories have no change of status', () => {
  it('when they were closed, then they count in the month of the date that they give, and in none without one', async () => {
    const shop = await workspaceNamed('closed')
    await shop.imported(reported('closed-without-status-changes.json'))
    const completedIn = async (period: string) => {
      const { flow } = await shop.asked(`/command-center?${period}`)
      return flow.output?.completedItems ?? null
    }
    expect(await completedIn('start=2026-03-01&end=2026-03-31')).toBe(null)
    expect(await completedIn('start=2026-04-01&end=2026-04-30')).toBe(1)
    const { facts } = await shop.asked(`/invoice-defense?projectId=${shop.projectId}&start=2026-04-01&end=2026-04-30`)
    expect(facts.delivery.rows).toMatchObject([{ key: 'ACME-1', completedAt: '2026-04-15T07:00:00.000Z' }])
  })
})

describe('given an export of issues with columns of logged time', () => {
  it('when it is imported, then the time of all columns counts, once', async () => {
    const shop = await workspaceNamed('logged', 'rate set developer 100 EUR --from 2026-01-01')
    const input = { zone: 'Europe/Berlin', role: 'developer', billable: 'yes' } as const
    await shop.imported(reported('log-work.csv'), input, 'Shop')
    const labour = async () => {
      const { facts } = await shop.asked(`/invoice-defense?projectId=${shop.projectId}&start=2026-10-01&end=2026-10-31`)
      const { labourHours, labourCents, costEvidence } = facts.investment
      return [labourHours, labourCents, costEvidence.timeEntries, costEvidence.linkedTimeEntries]
    }
    expect(await labour()).toEqual([10.08, 100_833, 2, 2])
    await shop.imported(reported('log-work.csv'), input, 'Shop')
    expect(await labour()).toEqual([10.08, 100_833, 2, 2])
  })
})

describe('given an issue that was created in the evening of the day of the lock, in the zone of the team', () => {
  const scopeIn = async (name: string, ...lines: readonly string[]) => {
    const shop = await workspaceNamed(name, 'engagement sign --project Shop --model fixed --starts-on 2026-09-01')
    await shop.imported(reported('evening-of-the-lock.json'))
    for (const line of lines) await shop.says(line)
    const period = 'start=2026-10-01&end=2026-10-31&tz=America/Los_Angeles'
    const { lock, report } = await shop.asked(`/projects/${shop.projectId}/scope-creep?${period}`)
    return { zones: [lock.timeZone, report.lock.timeZone], locked: report.baseline.items, added: report.added.items }
  }
  const LOCK = 'scope lock --project Shop --from-tracker ACME --on 2026-10-01'
  const ZONE = 'America/Los_Angeles'

  it('when the day of the lock is one of that zone, then it is locked', async () => {
    const expected = { zones: [ZONE, ZONE], locked: 2, added: 0 }
    expect(await scopeIn('by-option', `${LOCK} --tz ${ZONE}`)).toEqual(expected)
    expect(await scopeIn('by-setting', `settings set defaults timeZone=${ZONE}`, LOCK)).toEqual(expected)
  })

  it('when it is one of UTC, then it was added', async () => {
    expect(await scopeIn('in-utc', LOCK)).toEqual({ zones: ['UTC', 'UTC'], locked: 1, added: 1 })
  })
})
