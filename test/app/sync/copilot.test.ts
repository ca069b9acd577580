import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { foldAll } from '#app/folding'
import { filesSource } from '#app/import/file-source'
import { importAndFold } from '#app/import/import-source'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { AiUsage, type AiUsageState } from '#projections/entities/ai-usage'
import { partitionOf } from '#readstore/partitions'
import { NOTHING } from '#test/app/support/importing'
import { copilotDay } from '#test/connectors/ai-usage/records'
import { linesOf } from '#test/connectors/ai-usage/support'
import { movedClock } from '#test/support/hosts/clock'
import { type LocalCopilot, openLocalCopilot, reportDays } from '#test/support/hosts/copilot'
import { answers, HALF_BODY, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { wholeStream } from '#test/support/stores/whole-log'
import { SyncWorld } from './syncing.js'

const NOW = '2025-12-01T12:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The metrics of a day in a report. */
const METRICS = 11

let copilot: LocalCopilot
let world: SyncWorld

beforeEach(async () => {
  copilot = await openLocalCopilot(movedClock(NOW), '2025-11-29')
  copilot.host.authorization = { name: 'authorization', value: 'Bearer canary-token-of-the-host' }
  reportDays(copilot, '2025-10-10', '2025-11-29')
  world = await SyncWorld.open(NOW, ...copilot.names)
})
afterEach(async () => {
  world.close()
  await copilot.close()
})

const connected = async (...names: readonly string[]): Promise<Uuid> => {
  const containers = names.map((name) => ({ name, project: null }))
  const given = { provider: 'github_copilot', address: copilot.host.address, containers }
  return (await ok(world.connect(given))).connectionId
}
const passes = (ms: number): void => world.passes(ms, copilot.host, copilot.files)
const sync = async (id: Uuid, isFull = false) => (await ok(world.sync(id, { isFull }))).counts

/** Each metric of each day that stands, by what each connection says. */
const usage = async (): Promise<readonly AiUsageState[]> => {
  await ok(foldAll(world.workspaceId, world.environment))
  const { readStore } = world.stores
  return ok(readStore.read(partitionOf(world.workspaceId, readStore), (docs) => docs.find(AiUsage, { where: {} })))
}
/** The accepted lines of each day that stands. */
const lines = async (): Promise<Readonly<Record<string, string | null>>> => {
  const facts = (await usage()).flatMap(({ observations }) => observations.map((one) => one.facts))
  const accepted = facts.filter(({ metric }) => metric === 'accepted_lines')
  return Object.fromEntries(accepted.map(({ windowStart, value }) => [windowStart, value]))
}
const daysWithLines = async () => Object.keys(await lines()).sort()

/** The facts that a connection says, each as text. */
const factsOf = async (connectionId: Uuid): Promise<readonly string[]> =>
  (await usage())
    .flatMap(({ place, key, observations }) =>
      observations
        .filter((one) => one.connectionId === connectionId)
        .map(({ occurredAt, facts }) => JSON.stringify({ place, key, occurredAt, facts })),
    )
    .sort()

describe('given a connection to the usage reports of an organization', () => {
  it('when it is read, then its facts are byte for byte those of the same reports as files', async () => {
    const id = await connected('acme')
    expect(await sync(id)).toMatchObject({ accepted: 51 * METRICS, rejected: 0, withdrawn: 0 })

    const path = join(newFolder(), 'copilot.ndjson')
    writeFileSync(path, linesOf([...copilot.days.values()]))
    const shared = { workspaceId: world.workspaceId, project: world.projectId, opened: null, sample: false }
    const request = { ...shared, source: filesSource, locations: [path], input: NOTHING }
    const imported = await ok(importAndFold(request, 0, world.environment))

    const facts = await factsOf(id)
    expect(facts).toHaveLength(51 * METRICS)
    expect(await factsOf(imported.connectionId)).toEqual(facts)
    expect(imported.connectionId).not.toBe(id)
  })

  it('when it was connected for a project, then its account belongs to that project', async () => {
    await world.says('project add Website --client Acme')
    const containers = [{ name: 'acme', project: 'Website' }]
    const given = { provider: 'github_copilot', address: copilot.host.address, containers }
    await sync((await ok(world.connect(given))).connectionId)
    const directory = await wholeStream(streamOf.directory(world.workspaceId), world.stores.eventLog)
    const stated = (name: string) => directory.filter(({ type }) => type === name).map(({ data }) => data)
    const website = stated('ProjectAdded').at(-1) as { readonly projectId: Uuid }
    expect(stated('ContainerMapped')).toMatchObject([
      { kind: 'ai_account', container: 'github_copilot:organization/9919', projectId: website.projectId },
    ])
  })

  it('when it is read again, then only the last days are asked for, and restated or late ones are taken', async () => {
    const id = await connected('acme')
    await sync(id)
    passes(HOUR)
    await sync(id)
    const before = copilot.asked().length
    copilot.days.set('2025-11-27', copilotDay('2025-11-27', 111))
    reportDays(copilot, '2025-11-30', '2025-11-30', () => 7)

    passes(HOUR)
    expect(await sync(id)).toMatchObject({ accepted: METRICS + 1, withdrawn: 0 })

    expect(copilot.asked().slice(before)).toEqual([
      '2025-11-30',
      '2025-11-29',
      '2025-11-28',
      '2025-11-27',
      '2025-11-26',
      '2025-11-25',
      '2025-11-24',
    ])
    expect(await lines()).toMatchObject({ '2025-11-27': '111', '2025-11-29': '100', '2025-11-30': '7' })
    expect(copilot.host.tooEarly()).toEqual([])
  })

  it.each([
    ['204', { status: 204 }],
    ['404', { status: 404, body: { message: 'Not Found' } }],
  ])('when a report is not there any more, which is %s, then a comparison withdraws nothing', async (_, missing) => {
    const id = await connected('acme')
    await sync(id)
    copilot.missing = missing
    copilot.days.delete('2025-11-29')
    copilot.days.delete('2025-11-15')
    copilot.days.delete('2025-10-20')

    passes(HOUR)
    expect(await sync(id, true)).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect((await daysWithLines()).length).toBe(51)
  })

  it('when a report lacks a number that it had, then a comparison withdraws that one', async () => {
    const id = await connected('acme')
    await sync(id)
    for (const day of ['2025-11-15', '2025-10-20'])
      copilot.days.set(day, { ...copilotDay(day, 100), loc_added_sum: null })

    passes(HOUR)
    expect(await sync(id, true)).toMatchObject({ accepted: 0, withdrawn: 2 })
    const days = await daysWithLines()
    expect([days.length, days.includes('2025-11-15')]).toEqual([49, false])
  })

  it('when a report is rejected by now, then a comparison keeps what it said before', async () => {
    const id = await connected('acme')
    await sync(id)
    copilot.days.set('2025-11-15', copilotDay('2025-11-15', -1))

    passes(HOUR)
    expect(await sync(id, true)).toMatchObject({ accepted: 0, rejected: 1, withdrawn: 0 })
    expect(await daysWithLines()).toContain('2025-11-15')
  })

  it('when days are older than GitHub keeps them, then a comparison keeps them here', async () => {
    const id = await connected('acme')
    await sync(id)
    passes(340 * DAY)
    // Of a day that is told anew, one number is gone: the comparison does compare.
    copilot.days.clear()
    copilot.days.set('2025-11-28', { ...copilotDay('2025-11-28', 100), loc_added_sum: null })
    copilot.end = '2026-11-05'

    expect(await sync(id, true)).toMatchObject({ accepted: 0, withdrawn: 1 })
    expect((await daysWithLines()).length).toBe(50)
    expect(copilot.asked().at(-1)).toBe('2025-11-06')
  })

  it('when a file fails in the middle of a comparison, then nothing is withdrawn until the next one is whole', async () => {
    const id = await connected('acme')
    await sync(id)
    copilot.days.set('2025-11-15', { ...copilotDay('2025-11-15', 100), loc_added_sum: null })
    passes(HOUR)
    copilot.files.plant(answers(403), { nth: 5 })
    const failed = await world.sync(id, { isFull: true })
    expect(isLeft(failed) && failed.left).toMatchObject({ code: 'unavailable' })
    expect((await daysWithLines()).length).toBe(51)

    passes(HOUR)
    expect(await sync(id, true)).toMatchObject({ withdrawn: 1 })
  })

  it('when a first reading is broken off, then it goes on at its page, and keeps what it has', async () => {
    const id = await connected('acme')
    copilot.host.plant(answers(429, { 'retry-after': '7200' }), { nth: 20 })
    expect(isLeft(await world.sync(id))).toBe(true)
    expect((await daysWithLines())[0]).toBe('2025-10-19')
    const before = copilot.asked().length

    passes(3 * HOUR)
    await sync(id)
    expect(copilot.asked().slice(before)[0]).toBe('2025-10-18')
    expect((await daysWithLines()).length).toBe(51)
  })
})

describe('given a connection to several accounts', () => {
  it('when the token loses its right to one of them, then the others are read', async () => {
    const id = await connected('enterprises/umbrella', 'acme')
    await sync(id)
    reportDays(copilot, '2025-11-30', '2025-11-30')
    copilot.host.plant(answers(404), { times: 9, where: ({ path }) => path.includes('umbrella') })
    passes(HOUR)
    expect(await sync(id)).toMatchObject({ accepted: METRICS, withdrawn: 0 })
    const { lists } = (await world.host(id)) ?? { lists: [] }
    expect(lists.map(({ of, problem }) => [of, problem]).sort()).toEqual([
      ['enterprise/7', 'not_found'],
      ['organization/9919', null],
    ])
  })
})

describe('given a host whose links are signed', () => {
  it('when it is read and fails, then no token, signature or name is in a store, a log or an error', async () => {
    const id = await connected('acme')
    const told: unknown[] = []
    for (const fault of [
      answers(401),
      answers(403),
      answers(500),
      answers(302, { location: '/canary' }),
      HALF_BODY,
      LOGIN_PAGE,
    ])
      for (const server of [copilot.files, copilot.host]) {
        let isFailing = true
        server.plant(fault, { times: 99, where: () => isFailing })
        told.push(await world.sync(id), await world.connection(id))
        isFailing = false
        passes(DAY)
      }
    copilot.linkTo = 'https://10.0.0.7'
    told.push(await world.sync(id), await world.connection(id))
    copilot.linkTo = null
    passes(DAY)
    told.push(await ok(world.sync(id)), await world.host(id), await world.connection(id))

    const shown = JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(shown.match(/.{0,80}canary.{0,80}/i)).toBeNull()
    for (const file of readdirSync(world.folder))
      expect([file, /.{0,80}canary/i.exec(readFileSync(join(world.folder, file)).toString('latin1'))?.[0]]).toEqual([
        file,
        undefined,
      ])
    expect((await daysWithLines()).length).toBeGreaterThan(40)
  })
})
