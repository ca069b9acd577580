#!/usr/bin/env node
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { CommanderError } from 'commander'
import { INSTALLED, pasteable, type Repeated } from './cli/hints.js'
import { Failure } from './cli/output.js'
import { programFor } from './cli/program.js'
import { visible } from './cli/terminal.js'

// Exit codes: 0 done, 1 it could not be done, 2 the command was not understood, 130 stopped with Ctrl-C.

/** The folder in which npm was called for a script of this package, which npm runs in the package's own folder. */
const calledFrom = ({ env }: NodeJS.Process): string | undefined =>
  env['npm_package_json'] === join(INSTALLED, 'package.json') &&
  ['start', 'wdi'].includes(env['npm_lifecycle_event'] ?? '')
    ? env['INIT_CWD']
    : undefined

// V8 would let garbage take three times the memory of what is in use, and an import makes much garbage.
setFlagsFromString('--heap-growing-percent=100')

const program = await programFor(process.argv.slice(2))
let repeated: Repeated = {}
program.hook('preAction', (_, command) => {
  repeated = command.opts<Repeated>()
})

// A reader that goes away, as `| head` does, is no reason to stop.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  const folder = calledFrom(process)
  if (folder !== undefined) process.chdir(folder)
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof Failure) {
    if (error.message !== '') process.stderr.write(`wdi: ${visible(pasteable(error.message, repeated))}\n`)
    process.exitCode = error.exitCode
  } else throw error
}
