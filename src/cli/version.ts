import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSTALLED } from './hints.js'

/** The version of the service. */
export const { version: VERSION } = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as {
  readonly version: string
}
