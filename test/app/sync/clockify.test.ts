import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { choiceFields } from '#app/state/import-choices'
import { inputOf } from '#test/app/support/importing'
import { movedClock } from '#test/support/hosts/clock'
import { clockifyTime, type LocalClockify, serveClockify } from '#test/support/hosts/clockify'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { SyncWorld, TOKEN } from './syncing.js'

const NOW = '2026-12-01T00:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

let host: LocalHost
let workspace: LocalClockify
let world: SyncWorld
let connectionId: string

const hours = (...entries: readonly (readonly [string, number])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(entries.map(([id, count]) => [`clockify-entry-${id}`, count * 3_600]))
const sync = () => ok(world.sync(connectionId))
const without = (...ids: readonly string[]) => workspace.entries.filter(({ id }) => !ids.includes(id))
const ALL = hours(['1', 1], ['2', 2], ['3', 3], ['4', 4], ['5', 5])

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  host.authorization = { name: 'x-api-key', value: TOKEN }
  workspace = serveClockify(host)
  workspace.entries = [
    clockifyTime('1', '2026-09-01', { seconds: 3_600 }),
    clockifyTime('2', '2026-10-01', { seconds: 7_200 }),
    clockifyTime('3', '2026-11-03', { seconds: 10_800 }),
    clockifyTime('4', '2026-11-27', { seconds: 14_400 }),
    clockifyTime('5', '2026-11-30', { seconds: 18_000 }),
  ]
  world = await SyncWorld.open(NOW, host.name)
  const choices = inputOf({ fields: choiceFields }, { role: 'developer' })
  const given = { provider: 'clockify', address: host.address, account: 'w7', choices }
  connectionId = (await ok(world.connect(given))).connectionId
})
afterEach(async () => {
  world.close()
  await host.close()
})

/** Reads all, and compares it, which is due at once. */
const readAndCompare = async () => {
  await sync()
  world.passes(HOUR, host)
  await sync()
  workspace.asked.length = 0
}

describe('given a connection to a Clockify', () => {
  it('when it is read again, then only the last days are asked for, and what was edited there is', async () => {
    await readAndCompare()
    expect(await world.seconds()).toEqual(ALL)
    const entries = without('5')
    workspace.entries = [...entries, clockifyTime('5', '2026-11-30', { seconds: 3_600 })]
    world.passes(2 * HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 1, withdrawn: 0 })
    expect(await world.seconds()).toEqual({ ...ALL, ...hours(['5', 1]) })
    expect(workspace.asked).toContain('2026-11-23 2026-12-02 1')
    expect(workspace.asked.some((asked) => asked.startsWith('2025'))).toBe(false)
  })

  it('when entries are gone, or are breaks by now, then the comparison of the day withdraws them', async () => {
    await readAndCompare()
    workspace.entries = [...without('2', '3'), clockifyTime('3', '2026-11-03', { type: 'BREAK' })]
    world.passes(2 * HOUR, host)
    await sync()
    expect(await world.seconds()).toEqual(ALL)
    world.passes(DAY, host)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 2 })
    expect(await world.seconds()).toEqual(hours(['1', 1], ['4', 4], ['5', 5]))
  })

  it('when a comparison breaks off in its middle, then nothing is withdrawn until the next one is whole', async () => {
    await readAndCompare()
    workspace.entries = without('2')
    world.passes(DAY, host)
    host.plant(LOGIN_PAGE, { where: ({ body }) => JSON.stringify(body).includes('"page":2') })
    expect(isLeft(await world.sync(connectionId))).toBe(true)
    expect(await world.seconds()).toEqual(ALL)

    world.passes(3 * HOUR, host)
    expect((await sync()).counts).toMatchObject({ withdrawn: 1 })
    expect(await world.seconds()).toEqual(hours(['1', 1], ['3', 3], ['4', 4], ['5', 5]))
  })

  it('when it has more than a comparison reads, then what is older stays, and a newer one that is gone is withdrawn', async () => {
    await readAndCompare()
    const older = Array.from({ length: 20 }, (_, i) =>
      clockifyTime(`older-${i}`, `2026-10-${String(i + 2).padStart(2, '0')}`),
    )
    workspace.entries = [...workspace.entries, ...older]
    world.passes(DAY, host)
    await ok(world.sync(connectionId, { isFull: true }))
    world.passes(DAY, host)
    workspace.entries = without('1', '4')
    await ok(world.sync(connectionId, { isFull: true }))
    const seconds = await world.seconds()
    expect(Object.keys(seconds)).toContain('clockify-entry-1')
    expect(Object.keys(seconds)).not.toContain('clockify-entry-4')
  })

  it('when a limit ends the first reading, then it goes on at its page after it, and has all', async () => {
    host.plant(answers(429, { 'retry-after': '7200' }), {
      where: ({ body }) => JSON.stringify(body).includes('"page":2'),
    })
    const limited = await world.sync(connectionId)
    expect(isLeft(limited) && limited.left).toMatchObject({ code: 'limited' })
    expect(await world.seconds()).toEqual(hours(['4', 4], ['5', 5]))

    workspace.asked.length = 0
    world.passes(3 * HOUR, host)
    await sync()
    expect(workspace.asked.filter((asked) => asked.endsWith('2026-12-02 1'))).toEqual([])
    expect(await world.seconds()).toEqual(ALL)
  })

  it('when all is read, then no event holds a token or what its host says of people', async () => {
    await readAndCompare()
    const log = JSON.stringify(await wholeLog(world.stores.eventLog))
    for (const canary of [TOKEN, 'Canary', 'canary.example']) expect(log).not.toContain(canary)
  })
})
