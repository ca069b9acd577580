import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The file that a build ends with. */
export const BUILT = join('dist', 'built')

/** Everything that a build reads. */
const READ = [
  'client',
  'console',
  'docs/openapi.json',
  'package-lock.json',
  'package.json',
  'pages',
  'projections',
  'sources',
  'src',
  'tsconfig.build.json',
  'tsconfig.json',
]
const isMade = (name) => name === 'dist' || name === 'node_modules'

/** The time at which a file, or anything in a folder, changed last. A folder changes when a file in it comes or goes. */
const lastChange = (path) => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const below = readdirSync(path).filter((name) => !isMade(name))
  return Math.max(stat.mtimeMs, ...below.map((name) => lastChange(join(path, name))))
}

/** Says whether there is a build and nothing that it was made from has changed since. */
export const isFresh = (project) => {
  const built = join(project, BUILT)
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return READ.map((name) => join(project, name))
    .filter(existsSync)
    .every((path) => lastChange(path) <= mtimeMs)
}
