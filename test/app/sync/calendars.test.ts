import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { calendar } from '#test/connectors/calendars/support'
import { movedClock } from '#test/support/hosts/clock'
import { answers } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-03-10T12:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const PATH = '/calendar/ical/team/private-canary/basic.ics'

let host: LocalHost
let world: SyncWorld
let connectionId: string
/** The events that the host has, by their ids. */
let events: Record<string, readonly string[]>

/** Hours of a day, in UTC. */
const at = (day: string, hour: string): readonly string[] => [
  `DTSTART:202603${day}T${hour}0000Z`,
  `DTEND:202603${day}T${hour}3000Z`,
]
const meeting = (title: string, day: string, hour: string, ...more: readonly string[]): readonly string[] => [
  `SUMMARY:${title}`,
  ...at(day, hour),
  'ATTENDEE;CN=Ada Canary:mailto:ada@canary.example',
  ...more,
]

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  events = {
    planning: meeting('Planning', '02', '09', 'UID:1'),
    review: meeting('Review', '04', '09', 'UID:2'),
    daily: meeting('Daily', '05', '08', 'UID:3', 'RRULE:FREQ=DAILY;COUNT=3'),
    coming: meeting('Coming', '10', '14', 'UID:4'),
  }
  host.route('GET', PATH, () => ({
    headers: { 'content-type': 'text/calendar' },
    body: calendar(Object.values(events)),
  }))
  world = await SyncWorld.open(NOW, host.name)
  world.variables.HOST_TOKEN = `${host.address}${PATH}`
  connectionId = (await ok(world.connect({ provider: 'icalendar' }))).connectionId
  await ok(world.sync(connectionId))
})
afterEach(async () => {
  world.close()
  await host.close()
})

const passes = async (ms: number) => {
  world.passes(ms, host)
  return (await ok(world.sync(connectionId))).counts
}
const DAILY = ['2026-03-05T08:00 Daily', '2026-03-06T08:00 Daily', '2026-03-07T08:00 Daily']

describe('given a calendar by its secret address', () => {
  it('when it was read, then its meetings are those that have begun, and one begins as time passes', async () => {
    const begun = ['2026-03-02T09:00 Planning', '2026-03-04T09:00 Review', ...DAILY]
    expect(await world.meetings()).toEqual(begun)
    expect(await passes(HOUR)).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await passes(3 * HOUR)).toMatchObject({ accepted: 1, withdrawn: 0 })
    expect(await world.meetings()).toEqual([...begun, '2026-03-10T14:00 Coming'])
  })

  it('when events are deleted, moved and renamed, then the next reading says so', async () => {
    events['review'] = meeting('Review', '03', '10', 'UID:2')
    events['daily'] = meeting('Stand-up', '05', '08', 'UID:3', 'RRULE:FREQ=DAILY;COUNT=3')
    await passes(HOUR)
    const standUps = DAILY.map((one) => one.replace('Daily', 'Stand-up'))
    expect(await world.meetings()).toEqual(['2026-03-02T09:00 Planning', '2026-03-03T10:00 Review', ...standUps])

    delete events['review']
    expect(await passes(HOUR)).toMatchObject({ withdrawn: 1 })
    const left = ['2026-03-02T09:00 Planning', ...standUps, '2026-03-10T14:00 Coming']
    expect(await world.meetings()).toEqual(left)

    // Published calendars leave out what is old.
    delete events['planning']
    expect(await passes(HOUR)).toMatchObject({ withdrawn: 0 })
    expect(await world.meetings()).toEqual(left)
  })

  it('when it cannot be read, then nothing is withdrawn, and neither its secret nor a guest is told', async () => {
    const told: unknown[] = []
    for (const fault of [
      answers(404, {}, 'canary'),
      answers(200, { 'content-type': 'text/calendar' }, calendar(Object.values(events)).slice(0, 300)),
      answers(200, { 'content-type': 'text/calendar' }, '<html>canary</html>'),
    ]) {
      host.plant(fault)
      world.passes(DAY, host)
      const failed = await world.sync(connectionId)
      expect(isLeft(failed)).toBe(true)
      told.push(failed, (await world.connection(connectionId))?.lastError)
    }
    expect(await world.meetings()).toHaveLength(5)
    told.push(await world.events(connectionId), await world.host(connectionId), await world.connection(connectionId))
    expect(JSON.stringify(told)).not.toMatch(/canary/i)
    for (const file of readdirSync(world.folder))
      expect([
        file,
        readFileSync(join(world.folder, file))
          .toString('latin1')
          .match(/canary/i),
      ]).toEqual([file, null])
  })
})
