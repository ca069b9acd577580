import { readStoreOn } from '#readstore/mongodb/read-store'
import { atOnce, MemoryServer } from '#test/support/mongodb/memory-server'
import { readStoreContract } from './read-store.contract.js'

// The store's own code, on the server in memory, which has documents of one shape: one for each, with access in common.

const time = {
  monotonicMs: () => performance.now(),
  wait: (ms: number) => new Promise<void>((go) => setTimeout(go, ms)),
}

readStoreContract('MongoDB in memory', {
  capabilities: { snapshots: false },
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
    }
  },
})
