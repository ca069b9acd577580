// Makes a checkout ready to start: what `npm ci` leaves undone, because it runs no scripts (.npmrc). `npm start` begins with it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isFresh } from './freshness.js'
import { buildNative } from './native.js'

const project = join(import.meta.dirname, '..')

const build = () => {
  process.stderr.write('Building, because the sources are newer than the build.\n')
  return spawnSync('npm', ['run', '--silent', 'build'], { cwd: project, stdio: ['ignore', 2, 2] }).status === 0
}

// A build begins with the native packages, too.
const isReady = isFresh(project) ? buildNative() : build()
if (!isReady) process.exitCode = 1
