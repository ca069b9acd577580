import { expect, it } from '@jest/globals'
import { readStoreOn } from '#readstore/mongodb/read-store'
import { ALL } from '#readstore/port'
import { atOnce, MemoryServer } from '#test/support/mongodb/memory-server'
import { ok } from '#test/support/stores/outcome'
import { readStoreContract } from './read-store.contract.js'
import { batch, holding, Things, thing } from './things.js'

// The store's own code, on the server in memory, which has documents of one shape: one for each, with access in common.

const time = {
  monotonicMs: () => performance.now(),
  wait: (ms: number) => new Promise<void>((go) => setTimeout(go, ms)),
}

readStoreContract('MongoDB in memory', {
  // The server in memory reads members out of the document.
  capabilities: { snapshots: false, misfilings: ['another term', 'no term', 'a stamp that no commit has reached'] },
  create: async () => {
    const { access } = new MemoryServer().state
    const servers = new Map<string, MemoryServer>()
    return {
      open: async (collections, shape) => {
        const name = `${shape} ${JSON.stringify(collections.map(({ name, indexes }) => [name, indexes]))}`
        const server = servers.get(name) ?? new MemoryServer()
        servers.set(name, server)
        server.state = { ...server.state, access }
        return readStoreOn(server.reached(atOnce, 100), collections, time)
      },
      misfile: async (id, what) => {
        for (const { state } of servers.values())
          for (const [name, { terms, seqs }] of state.documents) {
            if (!name.endsWith('/thing')) continue
            if (what === 'a stamp that no commit has reached') seqs.set(id, 1_000_000)
            else terms.set(id, what === 'no term' ? [] : ['another'])
          }
      },
    }
  },
})

it('given a reader whose answers a writer tore twice, then the writer waits three times as long as it takes to read', async () => {
  const READING_MS = 200
  let now = 0
  const waits: number[] = []
  const clock = {
    monotonicMs: () => now,
    wait: async (ms: number) => {
      waits.push(ms)
      now += ms
    },
  }
  const store = readStoreOn(new MemoryServer().reached(atOnce, 100), [Things], clock)
  const lease = await holding(store, [thing('a')])
  let commits = 1
  const commit = () => {
    commits += 1
    return ok(store.commit(lease, batch(String(commits - 1), String(commits), [thing('a')])))
  }
  let tries = 0
  await ok(
    store.read(ALL, async (docs) => {
      tries += 1
      now += READING_MS
      if (tries <= 2) await commit()
      return docs.get(Things, ['a'])
    }),
  )
  expect([tries, waits]).toEqual([3, []])
  await commit()
  await commit()
  expect(waits).toEqual([3 * READING_MS])
})
