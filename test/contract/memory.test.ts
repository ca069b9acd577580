import { memoryLog } from '#test/support/stores/memory-log'
import { memoryStore } from '#test/support/stores/memory-store'
import { eventLogContract } from './event-log.contract.js'
import { readStoreContract } from './read-store.contract.js'

// What the simulation runs on keeps the ports' promises, too.

eventLogContract('memory', {
  create: async () => {
    const log = memoryLog()
    return { open: async () => log.open() }
  },
})
readStoreContract('memory', {
  // It stores documents alone.
  capabilities: { snapshots: true, misfilings: [] },
  create: async () => {
    const store = memoryStore()
    return { open: async (collections, shape) => store.open(collections, shape), misfile: async () => undefined }
  },
})
