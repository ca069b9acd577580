import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

const PLANTED: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'domain-alone',
    'src/domain/planted.ts',
    "import type { EventLog } from '#eventlog/port'\nexport type P = EventLog\n",
  ],
  [
    'entities-on-domain',
    'projections/entities/planted.ts',
    "import type { EventLog } from '#eventlog/port'\nexport type P = EventLog\n",
  ],
  [
    'rollups-on-entities',
    'projections/rollups/planted.ts',
    "export { listConnections } from '../sources/operations.js'\n",
  ],
  ['families-apart', 'projections/ai/planted.ts', "export { listConnections } from '../sources/operations.js'\n"],
  ['ports-on-domain', 'src/registry/port.ts', "export { attempt } from '../sqlite/database.js'\n"],
  ['connectors-append', 'src/connectors/planted.ts', "export { startApi } from '../api/server.js'\n"],
  ['api-reads', 'src/api/planted.ts', "export { issueKey } from '../commands/keys.js'\n"],
  [
    'sqlite-in-adapters',
    'src/commands/planted.ts',
    "import Database from 'better-sqlite3'\nexport const p = Database\n",
  ],
  [
    'mongodb-in-adapters',
    'src/commands/planted-too.ts',
    "import { MongoClient } from 'mongodb'\nexport const p = MongoClient\n",
  ],
  [
    'eventstoredb-in-its-adapter',
    'src/eventlog/eventstoredb/planted.ts',
    "import { START } from '@eventstore/db-client'\nexport const p = START\n",
  ],
  ['koa-in-api', 'src/cli/planted.ts', "import Koa from 'koa'\nexport const p = Koa\n"],
  [
    'temporal-in-time',
    'src/domain/planted-too.ts',
    "import { Temporal } from 'temporal-polyfill'\nexport const p = Temporal\n",
  ],
  ['no-circular', 'src/cli/planted-circle.ts', "export { p } from './planted-circle.js'\n"],
  ['resolvable', 'src/cli/lost.ts', "export { p } from './nowhere.js'\n"],
]

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

describe('the rules of who may import whom', () => {
  const copy = mkdtempSync(join(tmpdir(), 'wdi-rules-'))
  let violations: Report['summary']['violations'] = []

  beforeAll(() => {
    for (const part of ['src', 'projections', 'package.json', '.dependency-cruiser.cjs'])
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    for (const [, file, text] of PLANTED) writeFileSync(join(copy, file), text)
    const { stdout } = spawnSync('node_modules/.bin/depcruise', ['src', 'projections', '--output-type', 'json'], {
      cwd: copy,
      maxBuffer: 64 * 1024 * 1024,
    })
    violations = (JSON.parse(stdout.toString()) as Report).summary.violations
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it.each(PLANTED)('%s: the violation planted in %s is caught', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toContain(rule)
  })
  it('nothing but what was planted is found', () => {
    const planted = new Set(PLANTED.map(([, file]) => file))
    expect(violations.filter(({ from }) => !planted.has(from))).toEqual([])
  })
})
