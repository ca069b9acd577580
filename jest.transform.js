import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { transformSync, version } from '@swc/core'

const OPTIONS = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'es6' },
  sourceMaps: 'inline',
}
const OWN_TEXT = readFileSync(import.meta.filename)

/**
 * Makes scripts of TypeScript. What was made of a file is kept for other runs, other suites and copies of the project. By
 * itself jest would make it anew for each of these: its own key is of the whole configuration.
 */
// biome-ignore lint/style/noDefaultExport: what jest reads
export default {
  // Named without its folder, so that it is found beside its script wherever that is.
  process: (source, filename) => transformSync(source, { ...OPTIONS, filename, sourceFileName: basename(filename) }),
  getCacheKey: (source, filename, { config, instrument }) =>
    [OWN_TEXT, version, source, relative(config.rootDir, filename), String(instrument)]
      .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha1'))
      .digest('hex'),
}
