import { parseArgs } from 'node:util'
import { type Campaign, failuresText, hazardsText, runSeeds } from './campaign.js'
import { inMemory } from './installation.js'
import { onMongoDb } from './on-mongodb.js'
import { onSqlite } from './on-sqlite.js'

// npm run simulate -- [--seeds N] [--first K] [--stores memory|sqlite|mongodb] [--until-found] [--trace]

/** The number of seeds from which on every hazard has to occur. */
const MANY = 500

const STORES = { memory: inMemory, sqlite: onSqlite, mongodb: onMongoDb }

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    first: { type: 'string', default: '1' },
    stores: { type: 'string', default: 'memory' },
    'until-found': { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
})
const [seeds, first] = [Number(values.seeds), Number(values.first)]
const isWhole = (n: number): boolean => Number.isSafeInteger(n) && n >= 0
if (!isWhole(seeds) || !isWhole(first) || !(values.stores in STORES)) {
  process.stderr.write('--seeds and --first are whole numbers, --stores is memory, sqlite or mongodb\n')
  process.exit(2)
}
const stores = values.stores as Campaign['stores']
const campaign: Campaign = {
  seeds,
  first,
  stores,
  untilFound: values['until-found'],
  openStores: STORES[stores],
  onSeed: ({ seed, trace }) => {
    if (values.trace) process.stdout.write(`${trace.join('\n')}\n`)
    if ((seed - first + 1) % 100 === 0) process.stderr.write(`${seed - first + 1} of ${seeds}\n`)
  },
}
const began = performance.now()
const done = await runSeeds(campaign)
const seconds = (performance.now() - began) / 1000
process.stdout.write(`${hazardsText(done)}\n`)
process.stdout.write(
  `${done.seeds} seeds, ${done.events} events, ${done.failed.length} failed, ${seconds.toFixed(1)} s\n`,
)
if (done.failed.length > 0) process.stdout.write(`${failuresText(campaign, done)}\n`)
const missing = stores === 'memory' && done.seeds >= MANY ? done.hazards.missing() : []
for (const hazard of missing) process.stdout.write(`never occurred: ${hazard}\n`)
process.exitCode = done.failed.length + missing.length > 0 ? 1 : 0
