import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { foldAll } from '#app/folding'
import { Container } from '#projections/entities/container'
import { Meeting } from '#projections/entities/meeting'
import { partitionOf } from '#readstore/partitions'
import { tokenOf } from '#secrets/kept'
import { readAll, written } from '#test/connectors/files/support'
import { movedClock } from '#test/support/hosts/clock'
import {
  GOOGLE_GRANT,
  googleEvent,
  type LocalGoogle,
  OWN_CALENDAR,
  serveGoogle,
  TEAM,
  TEAM_CALENDAR,
} from '#test/support/hosts/google-calendar'
import { answers, HALF_BODY, LOGIN_PAGE, RESET } from '#test/support/hosts/local-answers'
import { type LocalHost, type LocalRequest, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-03-10T12:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const OWN = String(OWN_CALENDAR['id'])

let host: LocalHost
let google: LocalGoogle
let world: SyncWorld
let connectionId: string

const connect = async (...names: readonly string[]): Promise<string> => {
  const containers = names.map((name) => ({ name, project: 'Shop' }))
  return (await ok(world.connect({ provider: 'google_calendar', address: host.address, containers }))).connectionId
}
const sync = async () => (await ok(world.sync(connectionId))).counts
const passes = async (ms: number) => {
  world.passes(ms, host)
  return sync()
}
const change = (title: string, changes: object): void => {
  const events = google.events[TEAM] ?? []
  google.events[TEAM] = events.map((one) => (one['summary'] === title ? { ...one, ...changes } : one))
}
const remove = (title: string): void => {
  google.events[TEAM] = (google.events[TEAM] ?? []).filter(({ summary }) => summary !== title)
}
/** The meetings that stand, with where, and how many were invited. */
const facts = async () => {
  await ok(foldAll(world.workspaceId, world.environment))
  const { readStore } = world.stores
  const partition = partitionOf(world.workspaceId, readStore)
  const all = await ok(readStore.read(partition, (docs) => docs.find(Meeting, { where: {} })))
  return all.flatMap(({ place, key, observations }) => observations.map(({ facts: data }) => ({ place, key, data })))
}
const isOf =
  (year: number) =>
  ({ query }: Pick<LocalRequest, 'query'>): boolean =>
    query.get('timeMin') === `${year - 1}-12-31T23:59:59.000Z`

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  google = serveGoogle(host)
  google.calendars = [OWN_CALENDAR, TEAM_CALENDAR]
  google.events[TEAM] = [
    googleEvent('Planning', '2026-03-02T09:00:00.000Z'),
    googleEvent('Review', '2026-03-04T09:00:00.000Z'),
    googleEvent('Kick-off', '2024-05-06T09:00:00.000Z'),
    googleEvent('Coming', '2026-03-10T14:00:00.000Z'),
  ]
  google.events[OWN] = [googleEvent('Interview', '2026-03-03T09:00:00.000Z')]
  world = await SyncWorld.open(NOW, host.name)
  world.variables.HOST_TOKEN = GOOGLE_GRANT
})
afterEach(async () => {
  world.close()
  await host.close()
})

const BEGUN = ['2024-05-06T09:00 Kick-off', '2026-03-02T09:00 Planning', '2026-03-04T09:00 Review']

describe('given a shared calendar of Google that was read and compared', () => {
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
    // The refresh token, the look, the last weeks, and what was changed.
    expect(host.requests.length - before).toBe(4)
    expect(await passes(HOUR)).toMatchObject({ accepted: 0, withdrawn: 0 })
  })

  it('when events are renamed, moved and deleted, then the next run says so, and a comparison withdraws the last', async () => {
    const updated = '2026-03-10T13:30:00.000Z'
    change('Kick-off', { updated, summary: 'Start' })
    change('Planning', googleEvent('Planning', '2026-03-03T10:00:00.000Z', { updated }))
    change('Review', { updated, status: 'cancelled' })
    expect(await passes(HOUR)).toMatchObject({ accepted: 3, withdrawn: 0 })
    expect(await world.meetings()).toEqual([
      '2024-05-06T09:00 Start',
      '2026-03-03T10:00 Planning',
      '2026-03-04T09:00 Review',
    ])
    expect((await facts()).find(({ data }) => data.title === 'Review')?.data.status).toBe('cancelled')
    expect(await passes(2 * DAY)).toMatchObject({ withdrawn: 1 })
    expect((await world.meetings()).join()).not.toContain('Review')
  })

  it('when Google forgets that an event was deleted, then a comparison withdraws it all the same', async () => {
    remove('Kick-off')
    expect(await passes(HOUR)).toMatchObject({ withdrawn: 0 })
    expect(await passes(2 * DAY)).toMatchObject({ withdrawn: 1 })
    expect(await world.meetings()).toEqual([
      '2026-03-02T09:00 Planning',
      '2026-03-04T09:00 Review',
      '2026-03-10T14:00 Coming',
    ])
  })

  it('when changes are from too long ago, then all is read, and nothing is lost', async () => {
    google.changesSince = '2026-03-10T13:45:00.000Z'
    change('Kick-off', { updated: '2026-03-10T13:30:00.000Z', summary: 'Start' })
    expect(await passes(HOUR)).toMatchObject({ accepted: 1 })
    expect(await world.meetings()).toContain('2024-05-06T09:00 Start')
  })

  it.each([
    ['a page to sign in', LOGIN_PAGE],
    ['half a body', HALF_BODY],
    ['another API', answers(200, {}, { kind: 'canary', items: [] })],
    ['a limit', answers(403, {}, { error: { errors: [{ reason: 'rateLimitExceeded' }] } })],
    ['a calendar that the token sees no more', answers(404, {}, { error: { message: 'canary' } })],
  ])(
    'when %s breaks a comparison in its middle, then nothing is withdrawn until the next one is whole',
    async (_, fault) => {
      remove('Planning')
      host.plant(fault, { where: isOf(2024), times: 99 })
      world.passes(2 * DAY, host)
      const failed = await world.sync(connectionId)
      expect(isLeft(failed)).toBe(true)
      expect(await world.meetings()).toContain('2026-03-02T09:00 Planning')
      expect(JSON.stringify([failed, await world.connection(connectionId)])).not.toMatch(/canary/i)
    },
  )

  it('when an appointment of its owner alone is entered, then it is no meeting, as in files', async () => {
    google.events[TEAM] = [
      ...(google.events[TEAM] ?? []),
      googleEvent('Dentist', '2026-03-10T12:30:00.000Z', { attendees: [], updated: '2026-03-10T13:30:00.000Z' }),
    ]
    await passes(HOUR)
    expect(await world.meetings()).toEqual(BEGUN)
  })

  it('when it is renamed at Google, then its meetings stay under the name with which it was connected', async () => {
    google.calendars = [{ ...TEAM_CALENDAR, summary: 'Another' }]
    change('Review', { updated: '2026-03-10T13:30:00.000Z', summary: 'Demo' })
    await passes(HOUR)
    await passes(2 * DAY)
    expect(new Set((await facts()).map(({ place }) => place))).toEqual(new Set(['Acme delivery']))
    expect(await world.meetings()).toContain('2026-03-04T09:00 Demo')
  })

  it('when the refresh token was taken back, then the run fails, says which token, and nothing is withdrawn', async () => {
    google.refreshToken = 'canary-of-another'
    world.passes(2 * HOUR, host)
    const failed = await world.sync(connectionId)
    expect(isLeft(failed) && failed.left).toMatchObject({ code: 'unauthorized' })
    expect(await world.meetings()).toEqual(BEGUN)
  })
})

describe('given a first reading of a calendar of Google', () => {
  it('when it is killed in its middle, then what it has is shown, and it goes on at its year', async () => {
    connectionId = await connect('Acme delivery')
    const stop = new AbortController()
    host.plant(RESET, {
      where: (request) => {
        if (isOf(2025)(request)) stop.abort()
        return isOf(2025)(request)
      },
    })
    expect(isLeft(await world.sync(connectionId, { stop: stop.signal }))).toBe(true)
    expect(await world.meetings()).toEqual(BEGUN.slice(1))
    const [list] = (await world.host(connectionId))?.lists ?? []
    expect(list).toMatchObject({ readTo: null, pass: { kind: 'first' }, completeBackTo: '2026-01-01' })
    const before = host.requests.length
    await sync()
    expect(await world.meetings()).toEqual(BEGUN)
    expect(host.requests.slice(before).filter(({ path }) => path.includes('timeMin=2025-12-31'))).toEqual([])
  })
})

describe('given all calendars of an account', () => {
  beforeEach(async () => {
    connectionId = await connect('Acme delivery', 'primary')
    await sync()
  })

  it('when they are compared, then neither withdraws the meetings of the other', async () => {
    expect(await passes(HOUR)).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await passes(2 * DAY)).toMatchObject({ accepted: 1, withdrawn: 0 })
    expect(await world.meetings()).toHaveLength(5)
    expect(new Set((await facts()).map(({ place }) => place))).toEqual(new Set(['Acme delivery', 'primary']))
  })

  it('when the same answers are imported as files, then their facts are the same, under the same keys', async () => {
    const items = (google.events[TEAM] ?? []).filter(({ start }) => start.dateTime <= NOW)
    const file = written('events.json', JSON.stringify({ kind: 'calendar#events', etag: '', items }))
    const { facts: ofFile } = await readAll([file], { container: 'Acme delivery' })
    const own = (await facts()).filter(({ place }) => place === 'Acme delivery')
    const known = ofFile.map(({ place, key, data }) => ({ place, key, data }))
    expect(own).toHaveLength(3)
    expect(own).toEqual(expect.arrayContaining(known))
  })

  it('when they belong to a project, then that is said of each by its name', async () => {
    const { readStore } = world.stores
    await ok(foldAll(world.workspaceId, world.environment))
    const containers = await ok(
      readStore.read(partitionOf(world.workspaceId, readStore), (docs) => docs.find(Container, { where: {} })),
    )
    expect(containers.map(({ kind, container }) => `${kind} ${container}`).sort()).toEqual([
      'calendar Acme delivery',
      'calendar primary',
    ])
  })

  it('when another refresh token comes with an answer, then that one is kept', async () => {
    google.nextRefreshToken = 'canary-other'
    await passes(2 * HOUR)
    const at = { workspaceId: world.workspaceId, connectionId, origin: host.address }
    const { registry } = world.stores
    expect(await ok(tokenOf(at, { registry, keys: world.hosts.keys, environment: {} }))).toBe(
      'client:canary-secret:canary-other',
    )
    expect(await passes(2 * HOUR)).toMatchObject({ rejected: 0 })
  })

  it('when records cannot be read, then neither they nor anything else tells a person or a token', async () => {
    google.events[TEAM] = [
      ...(google.events[TEAM] ?? []),
      googleEvent('Ada Canary and ada@canary.example', '2026-03-05T09:00:00.000Z', {
        id: 'canary',
        iCalUID: 'ada@canary.example',
      }),
      googleEvent('Omitted', '2026-03-05T10:00:00.000Z', { id: 'omitted-canary', attendeesOmitted: true }),
      googleEvent('Broken', '2026-03-05T11:00:00.000Z', {
        id: 'broken-canary',
        attendees: [{ email: 7, displayName: 'Canary' }],
      }),
    ]
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
