import { right } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { startApi } from '#api/server'
import { hooksOn } from '#app/sync/hooks'
import { keysFrom } from '#secrets/key'
import { openStores } from '#stores/open'
import { ok } from '../outcome.js'

// Takes deliveries for the connections of a data folder, as a process of its own. It prints its port once it listens.

const [data, key] = process.argv.slice(2) as [string, string]
const stores = await ok(openStores(data))
const keys = keysFrom({ value: key, file: undefined, settings: null, data, mayMake: false })
const api = await ok(
  startApi({
    ...stores,
    hooks: hooksOn({ ...stores, keys }),
    operations: [],
    useCases: {
      statement: () => null,
      statements: [],
      members: async () => right({} as never),
      status: async () => right({} as never),
      link: async () => right({} as never),
      address: async () => right({}),
    },
    version: '1.2.3',
    log: pino({ level: 'silent' }),
    now: () => new Date().toISOString(),
    host: '127.0.0.1',
    port: 0,
  }),
)
process.stdout.write(`${api.port}\n`)
