import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { addDays } from '#domain/time'
import { cursorDay, cursorIncluded } from '#test/connectors/ai-usage/records'
import { movedClock } from '#test/support/hosts/clock'
import { cursorIdleRow, cursorKey, cursorUsed, type LocalCursor, serveCursor } from '#test/support/hosts/cursor'
import { answers, HALF_BODY, LOGIN_PAGE, RESET } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld, TOKEN } from './syncing.js'
import { importsFiles, mappedIn, usedIn, valuesOf } from './used.js'

const TODAY = '2026-03-10'
const NOW = `${TODAY}T09:30:00.000Z`
const HOUR = 3_600_000
const DAY = 24 * HOUR
const OPUS = 'claude-4-opus'

let host: LocalHost
let team: LocalCursor
let world: SyncWorld
let connectionId: Uuid

const connect = async () => {
  const given = { provider: 'cursor', address: host.address, account: 'acme' }
  connectionId = (await ok(world.connect(given))).connectionId
}
const sync = () => ok(world.sync(connectionId))
const lines = () => valuesOf(world, 'accepted_lines')
const cost = () => valuesOf(world, 'estimated_cost_cents', OPUS)
const ada = (day: string, accepted: number) => cursorDay(day, 'ada@canary.example', accepted)
const isAskedFrom =
  (day: string) =>
  ({ body }: { readonly body: unknown }): boolean =>
    (body as { readonly startDate?: number } | null)?.startDate === Date.parse(day)

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  host.authorization = cursorKey(TOKEN)
  team = serveCursor(host)
  world = await SyncWorld.open(NOW, host.name)
})
afterEach(async () => {
  world.close()
  await host.close()
})

describe('given a connection to a team of Cursor', () => {
  it('when it is read, then days stand as from files of the same answers, byte for byte', async () => {
    team.rows = [
      ada('2026-03-09', 1_102),
      cursorDay('2026-03-09', 'bob@canary.example', 7),
      ada('2026-03-02', 3),
      cursorIdleRow('2026-03-02', 'bob@canary.example'),
    ]
    team.events = [
      cursorUsed('2026-03-09T00:00:00.000Z', 20.18232),
      cursorUsed('2026-03-09T23:59:59.999Z', 40.16699999999999),
      cursorUsed('2026-03-02T10:00:00.000Z', 1),
    ]
    await connect()
    expect((await sync()).counts).toMatchObject({ rejected: 0, withdrawn: 0 })

    const files = await SyncWorld.open(NOW)
    const contents = [{ data: team.rows }, { usageEvents: team.events }].map((page) => JSON.stringify(page))
    await importsFiles(files, contents, { container: 'acme' })
    const facts = await usedIn(world)
    expect(facts).toHaveLength(2 * 11)
    expect(JSON.stringify(facts)).toBe(JSON.stringify(await usedIn(files)))
    expect(await cost()).toEqual({ '2026-03-02': '1', '2026-03-09': '60.34931999999999' })
    files.close()

    // The same files beside the connection state nothing twice.
    await importsFiles(world, contents, { container: 'acme' })
    expect(await usedIn(world)).toHaveLength(2 * 11)
    expect(await mappedIn(world)).toEqual([`cursor:acme: ${world.projectId}`])
  })

  it('when an event has no tokens, then its day and model are unknown, as from files', async () => {
    team.events = [cursorUsed('2026-03-02T10:00:00.000Z', 1), cursorIncluded as never]
    await connect()
    expect((await sync()).counts).toMatchObject({ leftOut: [{ reason: 'no_tokens', records: 1 }] })
    expect(await valuesOf(world, 'tokens_input', cursorIncluded.model)).toEqual({ '2026-03-02': null })
  })

  it('when it was read, then the next run asks only for the days that may still change, and a restated one counts anew', async () => {
    team.rows = [ada('2026-03-10', 10), ada('2026-03-09', 9), ada('2026-03-06', 6)]
    team.events = [cursorUsed('2026-03-09T10:00:00.000Z', 9)]
    await connect()
    await sync()
    // The first comparison is due at once.
    world.passes(HOUR, host)
    await sync()
    team.asked.splice(0)
    team.rows = [ada('2026-03-10', 11), ada('2026-03-09', 9), ada('2026-03-06', 6)]
    team.events = [...team.events, cursorUsed('2026-03-09T11:00:00.000Z', 0.5)]

    world.passes(HOUR, host)
    // Lines of the one day; tokens and cost of the other.
    expect((await sync()).counts).toMatchObject({ accepted: 1 + 3, withdrawn: 0 })
    // The first request is the look at the key.
    expect(team.asked.slice(1)).toEqual(['events 2026-03-08 2026-03-10 1', 'rows 2026-03-08 2026-03-10 1'])
    expect(await lines()).toEqual({ '2026-03-06': '6', '2026-03-09': '9', '2026-03-10': '11' })
    expect(await cost()).toEqual({ '2026-03-09': '9.5' })
  })

  it('when a row of an older day was rejected, then it stays so while only newer days are read', async () => {
    team.rows = [ada('2026-03-09', 9), { ...ada('2026-03-02', 2), acceptedLinesAdded: 'many' as never }]
    await connect()
    expect((await sync()).counts).toMatchObject({ rejected: 1 })
    world.passes(HOUR, host)
    await sync()
    world.passes(HOUR, host)
    await sync()
    expect(await world.counted(connectionId, 'RecordDeadLettered', 'DeadLetterResolved')).toEqual([1, 0])

    team.rows = [ada('2026-03-09', 9), ada('2026-03-02', 2)]
    world.passes(DAY, host)
    await sync()
    expect(await world.counted(connectionId, 'DeadLetterResolved')).toEqual([1])
    expect(await lines()).toEqual({ '2026-03-02': '2', '2026-03-09': '9' })
  })

  it('when the same event comes on two pages, then it counts once', async () => {
    team.events = [3, 2, 1].map((minute) => cursorUsed(`2026-03-10T01:0${minute}:00.000Z`, minute))
    await connect()
    const page = (...events: readonly object[]) => ({ usageEvents: events, totalUsageEventsCount: 3 })
    const where = ({ path }: { readonly path: string }) => path.endsWith('events')
    const [third, second, first] = team.events as readonly [object, object, object]
    host.plant(answers(200, {}, { ...page(third, second), pagination: { hasNextPage: true } }), { where })
    host.plant(answers(200, {}, { ...page(second, first), pagination: { hasNextPage: false } }), { where, nth: 2 })
    await sync()
    expect(await cost()).toEqual({ '2026-03-10': '6' })
  })

  it('when a comparison finds that events of a model are gone, then their sums are withdrawn, and those of rows stay', async () => {
    team.rows = [ada('2026-03-09', 9), ada('2026-02-20', 2)]
    team.events = [
      { ...cursorUsed('2026-03-09T10:00:00.000Z', 9), model: 'gpt-5' },
      cursorUsed('2026-03-09T10:00:00.000Z', 9),
      cursorUsed('2026-02-20T10:00:00.000Z', 2),
    ]
    await connect()
    await sync()
    team.events = team.events.filter(({ model }) => model !== 'gpt-5')
    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 3 })
    // A comparison reads 35 days.
    expect(team.asked.at(-1)).toBe('rows 2026-02-04 2026-02-05 1')
    expect(await valuesOf(world, 'estimated_cost_cents', 'gpt-5')).toEqual({})
    expect(await cost()).toEqual({ '2026-02-20': '2', '2026-03-09': '9' })
    expect(await lines()).toEqual({ '2026-02-20': '2', '2026-03-09': '9' })
  })

  it('when a record of a comparison is rejected, then nothing is withdrawn: it may be any of those that are held', async () => {
    team.rows = [ada('2026-03-09', 9)]
    team.events = [
      { ...cursorUsed('2026-03-09T10:00:00.000Z', 3), model: 'gpt-5' },
      cursorUsed('2026-03-09T11:00:00.000Z', 9),
    ]
    await connect()
    await sync()
    const [first, second] = team.events
    team.events = [{ ...first, model: 7 } as never, second as never]
    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ rejected: 1, withdrawn: 0 })
    expect(await valuesOf(world, 'estimated_cost_cents', 'gpt-5')).toEqual({ '2026-03-09': '3' })
  })

  it('when the host tells of no events any more, then nothing is withdrawn', async () => {
    team.rows = [ada('2026-03-09', 9)]
    team.events = [cursorUsed('2026-03-09T10:00:00.000Z', 9)]
    await connect()
    await sync()
    team.events = []
    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await cost()).toEqual({ '2026-03-09': '9' })
  })

  it('when a first reading is killed in its middle, then its days stand, and it goes on, at most two requests more than undisturbed', async () => {
    team.rows = Array.from({ length: 30 }, (_, i) => ada(addDays(TODAY, -i), i))
    team.pageSize = 1_000
    await connect()
    const before = host.requests.length
    const stop = new AbortController()
    const isFifth = isAskedFrom('2026-02-24')
    host.plant(RESET, {
      where: (request) => {
        const isMet = !stop.signal.aborted && isFifth(request)
        if (isMet) stop.abort()
        return isMet
      },
    })
    expect(isLeft(await world.sync(connectionId, { stop: stop.signal }))).toBe(true)
    expect(Object.keys(await lines())).toHaveLength(12)
    expect((await world.host(connectionId))?.lists[0]).toMatchObject({
      of: 'acme',
      pass: { kind: 'first' },
      completeBackTo: '2026-02-27',
    })

    await sync()
    expect(Object.keys(await lines())).toHaveLength(30)
    // Undisturbed it is a look, and twice the 10 pages of days of use, and 20 without.
    expect(host.requests.length - before).toBeLessThanOrEqual(1 + 2 * 30 + 2)
  })

  it('when a limit ends a comparison in its middle, then nothing is withdrawn until the next one is whole', async () => {
    team.rows = [ada('2026-03-09', 9), ada('2026-03-01', 1)]
    team.events = [cursorUsed('2026-03-01T10:00:00.000Z', 1), cursorUsed('2026-03-09T10:00:00.000Z', 9)]
    await connect()
    await sync()
    team.events = [cursorUsed('2026-03-01T10:00:00.000Z', 1)]
    world.passes(HOUR, host)
    host.plant(answers(429, { 'retry-after': '600' }), { where: isAskedFrom('2026-02-24') })
    const limited = await world.sync(connectionId)
    expect(isLeft(limited) && limited.left).toMatchObject({ code: 'limited' })
    expect(await cost()).toEqual({ '2026-03-01': '1', '2026-03-09': '9' })

    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ withdrawn: 3 })
    expect(await cost()).toEqual({ '2026-03-01': '1' })
  })

  it('when the key is refused, or no name for the team is given, then it is not connected', async () => {
    const given = { provider: 'cursor', address: host.address }
    const nameless = await world.connect(given)
    expect(isLeft(nameless) && nameless.left).toMatchObject({ tag: 'cannot_connect', field: 'account' })
    host.plant(answers(401))
    const refused = await world.connect({ ...given, account: 'acme' })
    expect(isLeft(refused) && refused.left).toMatchObject({ tag: 'cannot_connect', field: 'token' })
  })
})

describe('given usage with addresses of people', () => {
  it('when it is read, rejected, and the host fails, then none of them, and no key, is in a store, a log or an error', async () => {
    team.rows = [ada('2026-03-10', 1), { ...ada('2026-03-09', 9), acceptedLinesAdded: 'canary' as never }]
    team.events = [
      cursorUsed('2026-03-10T09:00:00.000Z', 1),
      { ...cursorUsed('2026-03-10T08:00:00.000Z', 1), model: { canary: 'canary' } as never },
    ]
    const told: unknown[] = []
    await connect()
    for (const fault of [answers(401), answers(403), answers(500), answers(429), HALF_BODY, LOGIN_PAGE]) {
      let isFailing = true
      host.plant(fault, { times: 99, where: () => isFailing })
      told.push(await world.sync(connectionId), await world.connection(connectionId))
      isFailing = false
      world.passes(DAY, host)
    }
    const synced = await sync()
    expect(synced.counts).toMatchObject({ rejected: 2 })
    told.push(synced, await world.host(connectionId), await world.connection(connectionId))
    const shown = JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(shown.match(/.{0,80}canary.{0,80}/i)).toBeNull()
    for (const file of readdirSync(world.folder))
      expect([file, /.{0,80}canary/i.exec(readFileSync(join(world.folder, file)).toString('latin1'))?.[0]]).toEqual([
        file,
        undefined,
      ])
    expect(await lines()).toEqual({ '2026-03-10': '1' })
  })
})
