// Builds the packages whose install script is needed. npm runs no install script of any package in this project
// (.npmrc), so that none runs unseen: this list is all of them.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** The packages with a binary of their own, and a use of each that fails while it does not fit this Node. */
const NEEDED = [['better-sqlite3', (Database) => new Database(':memory:').close()]]

const works = ([name, use]) => {
  try {
    use(require(name))
    return true
  } catch {
    return false
  }
}

/** Runs the install script of a package by the npm that runs this; all that it says goes to standard error. */
const runInstallScript = (name) => {
  const args = ['rebuild', name, '--ignore-scripts=false']
  const npm = process.env['npm_execpath']
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  return spawnSync(command, [...first, ...args], { cwd: project, stdio: ['ignore', 2, 2] }).status === 0
}

/** Builds what does not work with this Node. Returns false, and says why, if that fails. */
export const buildNative = () =>
  NEEDED.filter((one) => !works(one)).every(([name]) => {
    process.stderr.write(`Building ${name}, once. This takes some minutes if it has to be compiled.\n`)
    if (runInstallScript(name)) return true
    process.stderr.write(
      `${name} cannot be built. Its binary for this machine and Node can be fetched from nowhere, and compiling it\n` +
        'needs python3, make, a C++ compiler, and the headers of Node (docs/operations.md, "Behind a registry mirror").\n',
    )
    return false
  })

if (process.argv[1] === import.meta.filename && !buildNative()) process.exitCode = 1
