import { describe, expect, it } from '@jest/globals'
import { type Campaign, failuresText, hazardsText, runSeeds } from './campaign.js'
import { inMemory } from './installation.js'
import { onSqlite } from './on-sqlite.js'

const tell = (text: string): unknown => process.stderr.write(`${text}\n`)

describe('append, project, crash, restart, take over and replay, simulated', () => {
  it('1,000 times, end as the world says, and every hazard occurs', async () => {
    const campaign: Campaign = { first: 1, seeds: 1_000, stores: 'memory', openStores: inMemory }
    const done = await runSeeds(campaign)
    tell(hazardsText(done))
    expect(failuresText(campaign, done)).toBe('')
    expect(done.hazards.missing()).toEqual([])
  })
  it('on SQLite, end as the world says', async () => {
    const campaign: Campaign = { first: 1, seeds: 25, stores: 'sqlite', openStores: onSqlite }
    expect(failuresText(campaign, await runSeeds(campaign))).toBe('')
  })
})
