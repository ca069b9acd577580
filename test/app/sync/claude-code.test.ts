import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { addDays } from '#domain/time'
import { sampleOf } from '#test/support/files/samples'
import { claudeDay, type LocalClaudeCode, ORGANIZATION, serveClaudeCode } from '#test/support/hosts/claude-code'
import { movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY, LOGIN_PAGE, RESET } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld, TOKEN } from './syncing.js'
import { importsFiles, mappedIn, usedIn, valuesOf } from './used.js'

const TODAY = '2026-03-10'
const NOW = `${TODAY}T09:30:00.000Z`
const HOUR = 3_600_000
const DAY = 24 * HOUR
const [OPUS, HAIKU] = ['claude-opus-4-8', 'claude-haiku-4-5']

let host: LocalHost
let organization: LocalClaudeCode
let world: SyncWorld
let connectionId: Uuid

const connect = async () => {
  connectionId = (await ok(world.connect({ provider: 'claude_code', address: host.address }))).connectionId
}
const sync = () => ok(world.sync(connectionId))
const cost = () => valuesOf(world, 'estimated_cost_cents', OPUS)
/** Sets the cents of one person on each day. */
const spent = (days: Readonly<Record<string, number>>) => {
  for (const [day, cents] of Object.entries(days))
    organization.days.set(day, [claudeDay(day, 'ada@canary.example', cents)])
}

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  host.authorization = { name: 'x-api-key', value: TOKEN }
  organization = serveClaudeCode(host)
  world = await SyncWorld.open(NOW, host.name)
})
afterEach(async () => {
  world.close()
  await host.close()
})

describe('given a connection to the analytics of Claude Code', () => {
  it('when it is read, then days stand as from files of the same answers, byte for byte', async () => {
    organization.days.set('2026-03-02', JSON.parse(sampleOf('claude-code')).data)
    organization.days.set(
      '2026-03-09',
      [0.14, 1.14, 2.14, 3.14, 4.14].map((cents) => claudeDay('2026-03-09', `${cents}@canary.example`, cents)),
    )
    await connect()
    expect((await sync()).counts).toMatchObject({ rejected: 0, withdrawn: 0 })

    const files = await SyncWorld.open(NOW)
    const contents = [...organization.days.values()].map((data) => JSON.stringify({ data, has_more: false }))
    await importsFiles(files, contents)
    const facts = await usedIn(world)
    expect(facts).toHaveLength(26)
    expect(JSON.stringify(facts)).toBe(JSON.stringify(await usedIn(files)))
    expect(await cost()).toEqual({ '2026-03-02': '1025.1', '2026-03-09': '10.7' })
    files.close()

    // The same files beside the connection state nothing twice.
    await importsFiles(world, contents)
    expect(await usedIn(world)).toHaveLength(26)
    expect(await mappedIn(world)).toEqual([`claude_code:${ORGANIZATION}: ${world.projectId}`])
  })

  it('when it was read, then the next run asks only for the days that may still change, and a restated one counts anew', async () => {
    spent({ '2026-03-07': 7, '2026-03-09': 9, '2026-03-10': 1 })
    await connect()
    await sync()
    // The first comparison is due at once.
    world.passes(HOUR, host)
    await sync()
    organization.asked.splice(0)
    spent({ '2026-03-09': 90.5, '2026-03-10': 10 })

    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 2, withdrawn: 0 })
    // The first request is the look at the key.
    expect(organization.asked.slice(1)).toEqual(['2026-03-10', '2026-03-09', '2026-03-08'])
    expect(await cost()).toEqual({ '2026-03-07': '7', '2026-03-09': '90.5', '2026-03-10': '10' })
  })

  it('when the same days come again, then nothing is new', async () => {
    spent({ '2026-03-09': 9, '2026-03-10': 1 })
    await connect()
    await sync()
    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
  })

  it('when a comparison finds a day without a model that it had, then that is withdrawn, and what is older than it reads stays', async () => {
    spent({ '2025-12-24': 24, '2026-01-31': 31, '2026-03-03': 3, '2026-03-09': 9 })
    await connect()
    await sync()
    organization.days.delete('2025-12-24')
    const [first] = organization.days.get('2026-03-09') as readonly ReturnType<typeof claudeDay>[]
    organization.days.set('2026-03-09', [{ ...first, model_breakdown: first?.model_breakdown.slice(0, 1) }])

    world.passes(HOUR, host)
    // Tokens and cost of the one model.
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 3 })
    expect(await cost()).toEqual({ '2025-12-24': '24', '2026-01-31': '31', '2026-03-03': '3', '2026-03-09': '9' })
    expect(Object.keys(await valuesOf(world, 'tokens_input', HAIKU))).not.toContain('2026-03-09')
  })

  it('when the host tells of no day any more, then nothing is withdrawn', async () => {
    spent({ '2026-03-03': 3, '2026-03-09': 9 })
    await connect()
    await sync()
    organization.days.clear()
    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await cost()).toEqual({ '2026-03-03': '3', '2026-03-09': '9' })
  })

  it('when a first reading is killed in its middle, then its days stand, and it goes on, at most two requests more than undisturbed', async () => {
    spent(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [addDays(TODAY, -i), i])))
    await connect()
    const before = host.requests.length
    const stop = new AbortController()
    host.plant(RESET, {
      where: ({ query }) => {
        const isTenth = query.get('starting_at') === '2026-03-01'
        if (isTenth) stop.abort()
        return isTenth && !organization.asked.includes('2026-03-01')
      },
    })
    expect(isLeft(await world.sync(connectionId, { stop: stop.signal }))).toBe(true)
    expect(Object.keys(await cost())).toHaveLength(9)
    expect((await world.host(connectionId))?.lists[0]).toMatchObject({
      pass: { kind: 'first' },
      completeBackTo: '2026-03-02',
    })

    await sync()
    expect(Object.keys(await cost())).toHaveLength(20)
    // Undisturbed it is a look (2), 20 days of use, and 60 without; the look is taken again.
    expect(host.requests.length - before).toBeLessThanOrEqual(2 + 20 + 60 + 2 + 2)
  })

  it('when a limit ends a reading, then its days stand, and it goes on after the rest without asking for them again', async () => {
    spent({ '2026-03-10': 1, '2026-03-09': 9, '2026-03-08': 8 })
    await connect()
    host.plant(answers(429, { 'retry-after': '600' }), {
      where: ({ query }) => query.get('starting_at') === '2026-03-08',
    })
    const limited = await world.sync(connectionId)
    expect(isLeft(limited) && limited.left).toMatchObject({ code: 'limited' })
    expect(await cost()).toEqual({ '2026-03-09': '9', '2026-03-10': '1' })
    world.passes(HOUR, host)
    organization.asked.splice(0)
    await sync()
    expect(organization.asked.slice(1, 3)).toEqual(['2026-03-08', '2026-03-07'])
    expect(await cost()).toEqual({ '2026-03-08': '8', '2026-03-09': '9', '2026-03-10': '1' })
  })

  it('when the key loses its rights in the middle of a comparison, then nothing is withdrawn, and the reason is told', async () => {
    spent({ '2026-03-10': 1, '2026-03-09': 9 })
    await connect()
    await sync()
    organization.days.delete('2026-03-09')
    world.passes(HOUR, host)
    host.plant(answers(401), { where: ({ query }) => query.get('starting_at') === '2026-02-20' })
    const refused = await world.sync(connectionId)
    expect(isLeft(refused) && refused.left).toMatchObject({ code: 'unauthorized' })
    expect(await cost()).toEqual({ '2026-03-09': '9', '2026-03-10': '1' })
  })

  it('when the key is not one of an administrator, then it is not connected', async () => {
    host.plant(answers(401), { where: ({ path }) => path.endsWith('/claude_code') })
    const refused = await world.connect({ provider: 'claude_code', address: host.address })
    expect(isLeft(refused) && refused.left).toMatchObject({ tag: 'cannot_connect', field: 'token' })
  })
})

describe('given analytics with names and addresses of people', () => {
  it('when they are read, rejected, and the host fails, then none of them, and no key, is in a store, a log or an error', async () => {
    spent({ '2026-03-10': 1, '2026-03-09': 9 })
    const broken = { ...claudeDay('2026-03-08', 'ada@canary.example', 1), core_metrics: 'canary', canary: 'canary' }
    organization.days.set('2026-03-08', [
      broken,
      { ...claudeDay('2026-03-08', '', 1), actor: { api_key_name: 'canary' } },
    ])
    organization.name = "ada@canary.example's Organization"
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
    expect(synced.counts).toMatchObject({ rejected: 1 })
    told.push(synced, await world.host(connectionId), await world.connection(connectionId))
    const shown = JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(shown.match(/.{0,80}canary.{0,80}/i)).toBeNull()
    for (const file of readdirSync(world.folder))
      expect([file, /.{0,80}canary/i.exec(readFileSync(join(world.folder, file)).toString('latin1'))?.[0]]).toEqual([
        file,
        undefined,
      ])
    expect(JSON.stringify(await usedIn(world))).toContain(ORGANIZATION)
  })
})
