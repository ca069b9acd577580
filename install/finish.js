// Ends a build: makes the program one that can be run, and notes when everything was built.
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT } from './freshness.js'

const project = join(import.meta.dirname, '..')
chmodSync(join(project, 'dist', 'program', 'main.js'), 0o755)
writeFileSync(join(project, BUILT), `${new Date().toISOString()}\n`)
