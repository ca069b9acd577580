import { readStoreOn } from '#readstore/mongodb/read-store'
import { BY_LAST_DIGIT, partitionOf } from '#readstore/partitions'
import { atOnce, MemoryServer } from '#test/support/mongodb/memory-server'
import { memoryLog } from '#test/support/stores/memory-log'
import type { OpenStores } from './installation.js'
import { WORKSPACES } from './scene.js'

/** Documents that one step of a commit writes. */
const TOGETHER = 5

/** No more than there are workspaces. */
const partitions = WORKSPACES.map((id) => partitionOf(id, { partitions: BY_LAST_DIGIT }))

/** The read store as it is on MongoDB, on a server in memory that does one thing to one document at a time. */
export const onMongoDb: OpenStores = async (collections) => {
  const server = new MemoryServer()
  let now = 0
  const hasty = { monotonicMs: () => (now += 100), wait: async () => undefined }
  return {
    eventLog: memoryLog().open(),
    readStore: readStoreOn(server.reached(atOnce), collections, hasty, partitions),
    readStoreBy: (step, time) => readStoreOn(server.reached(step, TOGETHER), collections, time, partitions),
    copy: () => {
      const copy = server.copy()
      return () => {
        server.state = copy.copy().state
      }
    },
    close: () => undefined,
  }
}
