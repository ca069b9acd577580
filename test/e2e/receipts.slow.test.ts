import { describe, expect, it } from '@jest/globals'
import { describeOwnMongoDb } from '#test/support/mongodb/server'
import { onServers, onSqlite } from '#test/support/process/pairs'
import { type Tried, triedOnServers, triedOnSqlite, tryReceipts } from '#test/support/process/receipt-trials'

// What somebody intends has its effect once, whoever sends it how often, and whatever is killed meanwhile.

const proving = process.env['WDI_PROVE'] === '1'
const ON_SQLITE = proving ? { tries: 10_000, kills: 120 } : { tries: 150, kills: 4 }
/** Servers answer slowly: they are tried where all is proven. */
const ON_SERVERS = { tries: 1_000, kills: 30 }
const SEED = 11

const suite = (open: () => Promise<Tried>, sizes: { readonly tries: number; readonly kills: number }) => () => {
  it(`when 16 clients send ${sizes.tries} intentions to two servers that are killed, then each has its effect once`, async () => {
    const tried = await open()
    try {
      const found = await tryReceipts(tried, { ...sizes, seed: SEED })
      const { duplicates, lost, wrong, ...figures } = found
      process.stderr.write(`receipts: ${JSON.stringify(figures)}\n`)
      expect({ duplicates, lost, wrong }).toEqual({ duplicates: [], lost: [], wrong: [] })
      expect(found).toMatchObject(sizes)
      expect(found.killsBetween).toBeGreaterThan(0)
      for (const [kind, number] of Object.entries(found.kinds)) expect([kind, number > 0]).toEqual([kind, true])
    } finally {
      await tried.pair.close()
    }
  }, 3_600_000)
}

describe(
  'SQLite and SQLite',
  suite(async () => triedOnSqlite(await onSqlite()), ON_SQLITE),
)
if (proving)
  describeOwnMongoDb(
    'EventStoreDB and MongoDB',
    suite(async () => triedOnServers(await onServers()), ON_SERVERS),
  )
