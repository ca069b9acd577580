import { parseArgs } from 'node:util'
import { benchAppend } from './append.js'
import { benchCached } from './cached.js'
import { benchCommands } from './commands.js'
import { benchExplain } from './explain.js'
import { benchFiles } from './files.js'
import { benchImport } from './import.js'
import { embedded, testServers } from './installation.js'
import { benchLag } from './lag.js'
import { benchOperations } from './operations.js'
import { benchOthers } from './others.js'
import { benchPages } from './pages.js'
import { benchPeers } from './peers.js'
import { benchReading } from './reading.js'
import { benchRebuild } from './rebuild.js'
import { benchReport } from './report.js'

// npm run bench -- [append] [import] [files] [rebuild] [report] [operations] [cached] [reading] [lag] [explain] [others] [pages] [commands] [peers] [--stores embedded|servers]
// Each benchmark prints its figures as one line of JSON and as a table. Machines are noisy: compare within one run.

const PLACES = { embedded, servers: testServers }
const BENCHMARKS = {
  append: benchAppend,
  import: benchImport,
  files: benchFiles,
  rebuild: benchRebuild,
  report: benchReport,
  operations: benchOperations,
  cached: benchCached,
  reading: benchReading,
  lag: benchLag,
  explain: benchExplain,
  others: benchOthers,
  pages: benchPages,
  commands: benchCommands,
  peers: benchPeers,
}

const ONLY_EMBEDDED = ['import', 'files', 'operations', 'cached', 'reading', 'pages', 'commands', 'peers']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stores: { type: 'string', default: 'embedded' } },
})
if (!(values.stores in PLACES)) {
  process.stderr.write('--stores is embedded or servers\n')
  process.exit(2)
}
const place = PLACES[values.stores as keyof typeof PLACES]
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  // Its packages are installed for it: only if it is named.
  if (name === 'peers' && positionals.length === 0) continue
  // A start with all it does is measured on the stores that it is made for; one has a server of its own.
  const made = ONLY_EMBEDDED.includes(name) ? embedded : name === 'others' ? PLACES.servers : place
  if (place !== made) {
    if (positionals.includes(name)) process.stderr.write(`${name} is not measured on these stores: change --stores\n`)
    continue
  }
  const figures = await run(place)
  process.stdout.write(`${JSON.stringify({ benchmark: name, stores: place.label, ...figures })}\n`)
  for (const [figure, value] of Object.entries(figures))
    process.stdout.write(
      `  ${figure.padEnd(28)} ${typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : JSON.stringify(value)}\n`,
    )
}
