import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { choiceFields } from '#app/state/import-choices'
import { inputOf } from '#test/app/support/importing'
import { movedClock } from '#test/support/hosts/clock'
import { harvestEntry, type LocalHarvest, serveHarvest } from '#test/support/hosts/harvest'
import { answers } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-12-01T00:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

let host: LocalHost
let harvest: LocalHarvest
let world: SyncWorld
let connectionId: string

const hours = (...entries: readonly (readonly [number, number])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(entries.map(([id, count]) => [`harvest-entry-${id}`, count * 3_600]))
const sync = () => ok(world.sync(connectionId))
/** The cost of the work of November, in cents. */
const investment = async (): Promise<number | null> => {
  const { kpis } = await world.asked('/command-center?start=2026-11-01&end=2026-11-30')
  return kpis.find(({ id }: { readonly id: string }) => id === 'delivery_investment').value?.value ?? null
}

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  harvest = serveHarvest(host)
  harvest.entries = [1, 2, 3, 4, 5].map((id) => harvestEntry(id, `2026-11-0${id}`, { hours: id }))
  world = await SyncWorld.open(NOW, host.name)
  const choices = inputOf({ fields: choiceFields }, { role: 'developer' })
  const given = { provider: 'harvest', address: host.address, account: '42', choices }
  connectionId = (await ok(world.connect(given))).connectionId
  await sync()
  // The first comparison is due at once.
  world.passes(HOUR, host)
  await sync()
})
afterEach(async () => {
  world.close()
  await host.close()
})

describe('given a connection to a Harvest that was read', () => {
  it('complaint 8: a deleted time entry does not stay, so that the money is right', async () => {
    await world.says('rate set developer 100 EUR --from 2026-01-01')
    expect(await investment()).toBe(150_000)
    expect(await world.seconds()).toEqual(hours([1, 1], [2, 2], [3, 3], [4, 4], [5, 5]))
    const edited = harvestEntry(4, '2026-11-04', { hours: 7, updated_at: '2026-12-01T01:30:00Z' })
    harvest.entries = [...harvest.entries.filter(({ id }) => id !== 2 && id !== 4), edited]

    // Changes alone tell of the edited one.
    world.passes(HOUR, host)
    expect((await sync()).counts).toMatchObject({ accepted: 1, withdrawn: 0 })
    expect(await world.seconds()).toEqual(hours([1, 1], [2, 2], [3, 3], [4, 7], [5, 5]))

    world.passes(DAY, host)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 1 })
    expect(await world.seconds()).toEqual(hours([1, 1], [3, 3], [4, 7], [5, 5]))
    expect(await investment()).toBe(160_000)
  })

  it('when a limit ends a comparison in its middle, then nothing is withdrawn until the next one is whole', async () => {
    harvest.entries = harvest.entries.filter(({ id }) => id !== 2)
    world.passes(DAY, host)
    host.plant(answers(429, { 'retry-after': '7200' }), { where: ({ query }) => query.has('cursor') })
    const limited = await world.sync(connectionId)
    expect(isLeft(limited) && limited.left).toMatchObject({ code: 'limited' })
    expect(await world.seconds()).toEqual(hours([1, 1], [2, 2], [3, 3], [4, 4], [5, 5]))

    world.passes(3 * HOUR, host)
    expect((await sync()).counts).toMatchObject({ withdrawn: 1 })
    expect(await world.seconds()).toEqual(hours([1, 1], [3, 3], [4, 4], [5, 5]))
  })
})
