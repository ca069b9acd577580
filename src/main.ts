#!/usr/bin/env node
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { INSTALLED } from './cli/hints.js'
import { runCommandLine } from './cli/run.js'

/** The folder in which npm was called for a script of this package, which npm runs in the package's own folder. */
const calledFrom = ({ env }: NodeJS.Process): string | undefined =>
  env['npm_package_json'] === join(INSTALLED, 'package.json') &&
  ['start', 'wdi'].includes(env['npm_lifecycle_event'] ?? '')
    ? env['INIT_CWD']
    : undefined

// V8 would let garbage take three times the memory of what is in use, and an import makes much garbage.
setFlagsFromString('--heap-growing-percent=100')

// A reader that goes away, as `| head` does, is no reason to stop.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const folder = calledFrom(process)
if (folder !== undefined) process.chdir(folder)
const exitCode = await runCommandLine(process.argv.slice(2))
// What a command has set itself stays where it ended well.
if (exitCode !== 0) process.exitCode = exitCode
