import { describe, expect, it } from '@jest/globals'
import { failuresText, runSeeds } from './campaign.js'
import { inMemory } from './installation.js'
import { onMongoDb } from './on-mongodb.js'
import { onSqlite } from './on-sqlite.js'
import { runSeed } from './run.js'

// The whole of it is in simulation.slow.test.ts.

describe('a simulated run', () => {
  it('of a seed is the same each time, call by call', async () => {
    for (const seed of [3, 21]) {
      const [one, again] = [await runSeed(seed, inMemory), await runSeed(seed, inMemory)]
      expect(one.trace.length).toBeGreaterThan(1_000)
      expect(again.trace).toEqual(one.trace)
      expect(again.hazards.counts).toEqual(one.hazards.counts)
    }
  })
  it('of a seed is the same on the real stores, call by call, where no store is put back', async () => {
    for (const seed of [7]) {
      const [memory, sqlite] = [await runSeed(seed, inMemory), await runSeed(seed, onSqlite)]
      expect(sqlite.findings).toEqual([])
      expect(sqlite.trace).toEqual(memory.trace)
    }
  })
  it('of a seed is the same each time on single documents, too, and ends as the world says', async () => {
    for (const seed of [2, 4]) {
      const [one, again] = [await runSeed(seed, onMongoDb), await runSeed(seed, onMongoDb)]
      expect(one.findings).toEqual([])
      expect(again.trace).toEqual(one.trace)
    }
  })
  it('of any seed ends as the world says', async () => {
    const campaign = { first: 1, seeds: 8, stores: 'memory', openStores: inMemory } as const
    expect(failuresText(campaign, await runSeeds(campaign))).toBe('')
  })
})
