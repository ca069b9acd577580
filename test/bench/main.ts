import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAppend } from './append.js'
import { benchCached } from './cached.js'
import { benchCommands } from './commands.js'
import { benchExplain } from './explain.js'
import { benchFiles } from './files.js'
import { benchImport } from './import.js'
import { embedded, type Place, testServers } from './installation.js'
import { benchLag } from './lag.js'
import { type Measured, withMeasured } from './measurements.js'
import { benchOperations } from './operations.js'
import { benchOthers } from './others.js'
import { benchPages } from './pages.js'
import { benchPeers } from './peers.js'
import { benchPortfolio } from './portfolio.js'
import { benchReading } from './reading.js'
import { benchRebuild } from './rebuild.js'
import { benchReport } from './report.js'

// npm run bench -- [append] [import] [files] [rebuild] [report] [portfolio] [operations] [cached] [reading] [lag] [explain] [others] [pages] [commands] [peers] [--stores embedded|servers]
// Each benchmark prints its figures as one line of JSON and as a table, and writes its section of docs/measurements.md.
// Machines are noisy: compare within one run.

const PAGE = join('docs', 'measurements.md')
const PLACES = { embedded, servers: testServers }

interface Benchmark {
  readonly run: (place: Place) => Promise<object>
  /** A sentence for the page of figures. */
  readonly measures: string
}

/** In the order of the page. */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  append: { run: benchAppend, measures: 'Events a second that one process appends: one at a time, and 500 at once.' },
  import: {
    run: benchImport,
    measures:
      'First and second starts on two git histories, from the command to the ready line, beside `git log` on the same history; and the most memory of all processes together.',
  },
  files: {
    run: benchFiles,
    measures:
      'Records a second of processor time of dry runs, which read a file twice and check each record, beside parsing the time sheet alone by `csv-parse`.',
  },
  rebuild: {
    run: benchRebuild,
    measures:
      'A rebuild of all documents from logs in three orders of arrival, beside reading and parsing the same log (`ofRaw` is the ratio).',
  },
  report: {
    run: benchReport,
    measures:
      'Milliseconds of two reports over the same days, in a short history and in one that is a hundred times as long (`ratio`).',
  },
  portfolio: {
    run: benchPortfolio,
    measures:
      'Milliseconds of the portfolio and the series of 50 projects over 36 months: the first answer of a process, and later ones that are worked out anew.',
  },
  operations: {
    run: benchOperations,
    measures:
      'Answers a second and milliseconds of each operation at 16 connections, each answer worked out anew, beside a bare Koa that gives the same bytes (`ofBare` is the ratio).',
  },
  cached: {
    run: benchCached,
    measures:
      'Answers that come from the response cache, at 16 connections: beside a bare Koa that gives the same bytes (`ofBare` is the ratio), and while another project of the workspace is folded.',
  },
  reading: {
    run: benchReading,
    measures:
      'Milliseconds of processor time that the reading of each answer takes, with the documents and kilobytes that it reads: in a long history, beside a short one (`ofShort`) and one whose days are ten times as full (`fullOfShort`).',
  },
  lag: {
    run: benchLag,
    measures: 'Milliseconds from an append to its document at a steady rate, while the API of the same folder answers.',
  },
  explain: {
    run: benchExplain,
    measures: 'Seconds that `wdi explain` takes for a number of one month, beside reading the log once.',
  },
  others: {
    run: benchOthers,
    measures: 'Seconds of commands on a server with many events of other applications, beside one without any.',
  },
  pages: {
    run: benchPages,
    measures:
      'Milliseconds until each page of the console shows its first number, with an empty cache, in Chromium; and the sizes of its scripts, compressed by gzip.',
  },
  commands: {
    run: benchCommands,
    measures: 'Processor time of commands before their own work, beside Node alone.',
  },
  peers: {
    run: benchPeers,
    measures:
      'Processor time of folding one log: one family by the shortest loop, one family by Emmett, and all families by this service. The work is not the same.',
  },
}

const ONLY_EMBEDDED = ['import', 'files', 'portfolio', 'operations', 'cached', 'reading', 'pages', 'commands', 'peers']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stores: { type: 'string', default: 'embedded' } },
})
if (!(values.stores in PLACES)) {
  process.stderr.write('--stores is embedded or servers\n')
  process.exit(2)
}
const place = PLACES[values.stores as keyof typeof PLACES]

const page = (): string => (existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '')
/** What was given in the environment and changes the figures. */
const given = ['WDI_BENCH_EVENTS', 'WDI_BENCH_SECONDS']
  .filter((name) => process.env[name] !== undefined)
  .map((name) => `${name}=${process.env[name]} `)
  .join('')

for (const [name, { run, measures }] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  // Its packages are installed for it: only if it is named.
  if (name === 'peers' && positionals.length === 0) continue
  // A start with all it does is measured on the stores that it is made for; one has a server of its own.
  const made = ONLY_EMBEDDED.includes(name) ? embedded : name === 'others' ? testServers : place
  if (place !== made) {
    if (positionals.includes(name)) process.stderr.write(`${name} is not measured on these stores: change --stores\n`)
    continue
  }
  const [load = 0] = loadavg()
  const figures = { ...(await run(place)) }
  process.stdout.write(`${JSON.stringify({ benchmark: name, stores: place.label, ...figures })}\n`)
  for (const [figure, value] of Object.entries(figures))
    process.stdout.write(
      `  ${figure.padEnd(28)} ${typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : JSON.stringify(value)}\n`,
    )
  // One operation alone is no section.
  if (process.env['WDI_BENCH_ONLY'] !== undefined) continue
  const stores = made === embedded ? 'embedded' : 'servers'
  const measured: Measured = {
    benchmark: name,
    measures,
    stores,
    command: `${given}npm run bench -- ${name}${stores === 'servers' ? ' --stores servers' : ''}`,
    machine: `${cpus().length} cores (load ${load.toFixed(1)} before it), Node ${process.versions.node}`,
    date: new Date().toISOString().slice(0, 10),
    figures,
  }
  writeFileSync(PAGE, withMeasured(page(), measured, Object.keys(BENCHMARKS)))
}
