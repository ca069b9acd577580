import { misfitOf } from './fault.js'
import { FAULTS } from './table.js'

// npm run faults: which planted faults no longer fit the code in the folder where this runs.

for (const fault of FAULTS) {
  const misfit = misfitOf(fault, process.cwd())
  if (misfit !== null) process.stdout.write(`${misfit}\n`)
}
