import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { foldAll } from '#app/folding'
import { Meeting } from '#projections/entities/meeting'
import { partitionOf } from '#readstore/partitions'
import { tokenOf } from '#secrets/kept'
import { readAll, written } from '#test/connectors/files/support'
import { movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE, RESET } from '#test/support/hosts/local-answers'
import { type LocalHost, type LocalRequest, openLocalHost } from '#test/support/hosts/local-host'
import {
  type LocalMicrosoft,
  MICROSOFT_GRANT,
  microsoftEvent,
  OWN_CALENDAR,
  serveMicrosoft,
  TEAM,
  TEAM_CALENDAR,
} from '#test/support/hosts/microsoft-calendar'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-03-10T12:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const OWN = String(OWN_CALENDAR['id'])

let host: LocalHost
let microsoft: LocalMicrosoft
let world: SyncWorld
let connectionId: string

const connect = async (...names: readonly string[]): Promise<string> => {
  const containers = names.map((name) => ({ name, project: 'Shop' }))
  return (await ok(world.connect({ provider: 'microsoft_calendar', address: host.address, containers }))).connectionId
}
const sync = async () => (await ok(world.sync(connectionId))).counts
const passes = async (ms: number) => {
  world.passes(ms, host)
  return sync()
}
const become = (title: string, changed: ReturnType<typeof microsoftEvent> | null): void => {
  microsoft.events[TEAM] = (microsoft.events[TEAM] ?? []).flatMap((one) => {
    if (one.id !== `id-of-${title}`) return [one]
    return changed === null ? [] : [changed]
  })
}
const add = (...events: readonly ReturnType<typeof microsoftEvent>[]): void => {
  microsoft.events[TEAM] = [...(microsoft.events[TEAM] ?? []), ...events]
}
/** The meetings that stand, with where. */
const facts = async () => {
  await ok(foldAll(world.workspaceId, world.environment))
  const { readStore } = world.stores
  const partition = partitionOf(world.workspaceId, readStore)
  const all = await ok(readStore.read(partition, (docs) => docs.find(Meeting, { where: {} })))
  return all.flatMap(({ place, key, observations }) => observations.map(({ facts: data }) => ({ place, key, data })))
}
/** Requests for the oldest stretch of time. */
const isOldest = ({ query }: Pick<LocalRequest, 'query'>): boolean =>
  query.get('startDateTime')?.startsWith('2025-07') === true

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  microsoft = serveMicrosoft(host)
  microsoft.events[TEAM] = [
    microsoftEvent('Planning', '2026-03-02T09:00:00.000Z'),
    microsoftEvent('Review', '2026-03-04T09:00:00.000Z'),
    microsoftEvent('Kick-off', '2025-08-06T09:00:00.000Z'),
    microsoftEvent('Coming', '2026-03-10T14:00:00.000Z'),
  ]
  microsoft.events[OWN] = [microsoftEvent('Interview', '2026-03-03T09:00:00.000Z')]
  world = await SyncWorld.open(NOW, host.name)
  world.variables.HOST_TOKEN = MICROSOFT_GRANT
})
afterEach(async () => {
  world.close()
  await host.close()
})

const BEGUN = ['2025-08-06T09:00 Kick-off', '2026-03-02T09:00 Planning', '2026-03-04T09:00 Review']

describe('given a calendar of Microsoft 365 that was read and compared', () => {
  beforeEach(async () => {
    connectionId = await connect('Acme delivery')
    await sync()
    await passes(HOUR)
  })

  it('when nothing happens, then its meetings are those that have begun, and one begins as time passes', async () => {
    expect(await world.meetings()).toEqual(BEGUN)
    const before = host.requests.length
    expect(await passes(3 * HOUR)).toMatchObject({ accepted: 1, withdrawn: 0 })
    expect(await world.meetings()).toEqual([...BEGUN, '2026-03-10T14:00 Coming'])
    // The refresh token, the look, and the last weeks.
    expect(host.requests.length - before).toBe(3)
    expect(await passes(HOUR)).toMatchObject({ accepted: 0, withdrawn: 0 })
  })

  it('when events of the last weeks are renamed, moved and cancelled, then the next run says so', async () => {
    const changes = { lastModifiedDateTime: '2026-03-10T13:30:00.0000000Z' }
    become('Planning', microsoftEvent('Planning', '2026-03-03T10:00:00.000Z', changes))
    become('Review', microsoftEvent('Review', '2026-03-04T09:00:00.000Z', { ...changes, isCancelled: true }))
    expect(await passes(HOUR)).toMatchObject({ accepted: 2, withdrawn: 0 })
    expect(await world.meetings()).toContain('2026-03-03T10:00 Planning')
    expect((await facts()).find(({ data }) => data.title === 'Review')?.data.status).toBe('cancelled')
  })

  it('when an older one is renamed and another deleted, then the next comparison says so', async () => {
    const changes = { lastModifiedDateTime: '2026-03-10T13:30:00.0000000Z', subject: 'Start' }
    become('Kick-off', microsoftEvent('Kick-off', '2025-08-06T09:00:00.000Z', changes))
    become('Planning', null)
    expect(await passes(HOUR)).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await passes(2 * DAY)).toMatchObject({ accepted: 2, withdrawn: 1 })
    expect(await world.meetings()).toEqual([
      '2025-08-06T09:00 Start',
      '2026-03-04T09:00 Review',
      '2026-03-10T14:00 Coming',
    ])
  })

  it.each([
    ['a page to sign in', LOGIN_PAGE],
    ['half a body', HALF_BODY],
    ['another API', answers(200, {}, { items: ['canary'] })],
    ['a limit', answers(429, { 'retry-after': '7200' })],
    ['a calendar that the token sees no more', answers(404, {}, { error: { message: 'canary' } })],
  ])('when %s breaks a comparison in its middle, then nothing is withdrawn', async (_, fault) => {
    become('Planning', null)
    host.plant(fault, { where: isOldest, times: 99 })
    world.passes(2 * DAY, host)
    const failed = await world.sync(connectionId)
    expect(isLeft(failed)).toBe(true)
    expect(await world.meetings()).toContain('2026-03-02T09:00 Planning')
    expect(JSON.stringify([failed, await world.connection(connectionId)])).not.toMatch(/canary/i)
    expect(host.tooEarly()).toEqual([])
  })

  it('when it is renamed at Microsoft, then its meetings stay under the name with which it was connected', async () => {
    microsoft.calendars = [OWN_CALENDAR, { ...TEAM_CALENDAR, name: 'Another' }]
    add(microsoftEvent('Demo', '2026-03-10T12:30:00.000Z'))
    await passes(HOUR)
    await passes(2 * DAY)
    expect(new Set((await facts()).map(({ place }) => place))).toEqual(new Set(['Acme delivery']))
    expect(await world.meetings()).toContain('2026-03-10T12:30 Demo')
  })

  it('when the refresh token was taken back, then the run fails, says which token, and nothing is withdrawn', async () => {
    microsoft.refreshToken = 'canary-of-another'
    world.passes(2 * HOUR, host)
    const failed = await world.sync(connectionId)
    expect(isLeft(failed) && failed.left).toMatchObject({ code: 'unauthorized' })
    expect(await world.meetings()).toEqual(BEGUN)
  })
})

describe('given a first reading of a calendar of Microsoft 365', () => {
  it('when it is killed in its middle, then what it has is shown, and it goes on at its stretch of time', async () => {
    connectionId = await connect('Acme delivery')
    const stop = new AbortController()
    host.plant(RESET, {
      where: (request) => {
        if (isOldest(request)) stop.abort()
        return isOldest(request)
      },
    })
    expect(isLeft(await world.sync(connectionId, { stop: stop.signal }))).toBe(true)
    expect(await world.meetings()).toEqual(BEGUN.slice(1))
    const [list] = (await world.host(connectionId))?.lists ?? []
    expect(list).toMatchObject({ readTo: null, pass: { kind: 'first' }, completeBackTo: '2025-09-12' })
    const before = host.requests.length
    await sync()
    expect(await world.meetings()).toEqual(BEGUN)
    // The refresh token, the look, and the oldest stretch.
    expect(host.requests.length - before).toBe(3)
  })
})

describe('given all calendars of a mailbox', () => {
  beforeEach(async () => {
    connectionId = await connect('Acme delivery', 'Calendar')
    await sync()
  })

  it('when they are compared, then neither withdraws the meetings of the other', async () => {
    expect(await passes(HOUR)).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await passes(2 * DAY)).toMatchObject({ accepted: 1, withdrawn: 0 })
    expect(await world.meetings()).toHaveLength(5)
    expect(new Set((await facts()).map(({ place }) => place))).toEqual(new Set(['Acme delivery', 'Calendar']))
  })

  it('when the same answers are imported as files, then their facts are the same, under the same keys', async () => {
    const value = (microsoft.events[TEAM] ?? []).filter(({ id }) => id !== 'id-of-Coming')
    const file = written('events.json', JSON.stringify({ value }))
    const { facts: ofFile } = await readAll([file], { container: 'Acme delivery' })
    const own = (await facts()).filter(({ place }) => place === 'Acme delivery')
    expect(own).toHaveLength(3)
    expect(own).toEqual(expect.arrayContaining(ofFile.map(({ place, key, data }) => ({ place, key, data }))))
  })

  it('when the refresh token is traded, then the next one is kept', async () => {
    const at = { workspaceId: world.workspaceId, connectionId, origin: host.address }
    const { registry } = world.stores
    const kept = await ok(tokenOf(at, { registry, keys: world.hosts.keys, environment: {} }))
    expect(kept).toBe(`acme.example:client:canary-secret:${microsoft.refreshToken}`)
  })

  it('when records cannot be read, then neither they nor anything else tells a person or a token', async () => {
    add(
      microsoftEvent('Ada Canary and ada@canary.example', '2026-03-05T09:00:00.000Z', {
        iCalUId: 'ada@canary.example',
      }),
      microsoftEvent('No zone', '2026-03-05T10:00:00.000Z', {
        start: { dateTime: '2026-03-05T10:00:00.0000000', timeZone: 'Canary' },
      }),
      microsoftEvent('Broken', '2026-03-05T11:00:00.000Z', {
        attendees: [{ emailAddress: { name: 7, address: 'Canary' } }],
      }),
    )
    expect(await passes(2 * DAY)).toMatchObject({ rejected: 2 })
    const told = [
      await world.events(connectionId),
      await world.host(connectionId),
      await world.connection(connectionId),
      await facts(),
    ]
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
