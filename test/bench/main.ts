import { benchImport } from './import.js'
import { benchLag } from './lag.js'
import { benchOperations } from './operations.js'
import { benchRebuild } from './rebuild.js'
import { benchReport } from './report.js'

// Each benchmark prints its figures as one line of JSON and as a table. Machines are noisy: compare within one run.

const BENCHMARKS = {
  import: benchImport,
  rebuild: benchRebuild,
  report: benchReport,
  operations: benchOperations,
  lag: benchLag,
}

const wanted = process.argv.slice(2)
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const figures = await run()
  process.stdout.write(`${JSON.stringify({ benchmark: name, ...figures })}\n`)
  for (const [figure, value] of Object.entries(figures))
    process.stdout.write(
      `  ${figure.padEnd(28)} ${typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : JSON.stringify(value)}\n`,
    )
}
