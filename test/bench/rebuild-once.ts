import { ok } from '#test/support/stores/outcome'
import { openStores } from '../../src/stores/open.js'
import { rebuild } from './rebuild.js'

// Rebuilds in a process of its own, so that the memory it takes is that of rebuilding: the stores of a data folder.

const [data = ''] = process.argv.slice(2)
const stores = await ok(openStores(data))
// Beside the generation that is read, as `wdi replay` does.
const generation = await ok(stores.readStore.generations.build())
process.stdout.write(JSON.stringify(await rebuild(stores, generation)))
stores.close()
