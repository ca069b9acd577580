import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

type Planted = readonly [rule: string, file: string, text: string]

const PROJECTION_FLOORS = JSON.parse(
  readFileSync('lint/projection-floors.json', 'utf8'),
) as readonly (readonly string[])[]
const someFileOf = (folder: string): string =>
  (readdirSync(join('projections', folder)).find((name) => name.endsWith('.ts')) ?? 'none.ts').replace(/ts$/, 'js')

/** From each folder of `projections/`: an import of the engine, of each folder beside it and above it, and of what stands on top. */
const ON_PROJECTION_FLOORS: readonly Planted[] = PROJECTION_FLOORS.flatMap((folders, floor) =>
  folders.flatMap((folder) => {
    const above = PROJECTION_FLOORS[floor + 1] ?? []
    const forbidden: readonly (readonly [name: string, path: string])[] = [
      ['the-engine', '#eventlog/port'],
      ['the-top', '../operations.js'],
      ...[...folders, ...above]
        .filter((other) => other !== folder)
        .map((other) => [other, `../${other}/${someFileOf(other)}`] as const),
    ]
    return forbidden.map(
      ([name, path]): Planted => [
        `projections-${folder}`,
        `projections/${folder}/planted-import-of-${name}.ts`,
        `export * from '${path}'\n`,
      ],
    )
  }),
)

const PLANTED: readonly Planted[] = [
  ['src-domain', 'src/domain/planted.ts', "export type { EventLog } from '#eventlog/port'\n"],
  ['src-domain', 'src/domain/planted-entity.ts', "export { Client } from '#projections/entities/client'\n"],
  ['src-sqlite', 'src/sqlite/planted.ts', "export type { EventLog } from '#eventlog/port'\n"],
  ['src-mongodb', 'src/mongodb/planted.ts', "export { attempt } from '../sqlite/database.js'\n"],
  ['src-eventlog', 'src/eventlog/planted.ts', "export type { ReadStore } from '#readstore/port'\n"],
  ['src-readstore', 'src/readstore/planted.ts', "export { Client } from '#projections/entities/client'\n"],
  ['src-registry', 'src/registry/planted.ts', "export type { ReadStore } from '#readstore/port'\n"],
  ['src-access', 'src/access/planted.ts', "export type { Stores } from '../stores/open.js'\n"],
  ['src-secrets', 'src/secrets/planted.ts', "export { keyDigest } from '#access/key'\n"],
  ['src-api', 'src/api/planted.ts', "export { run } from '../app/state/run.js'\n"],
  ['src-connectors', 'src/connectors/planted.ts', "export { startApi } from '../api/server.js'\n"],
  ['src-oidc', 'src/oidc/planted.ts', "export { startApi } from '../api/server.js'\n"],
  ['src-connectors', 'src/connectors/planted-entity.ts', "export { Client } from '#projections/entities/client'\n"],
  ['src-import', 'src/import/planted.ts', "export { openGit } from '#connectors/git/open'\n"],
  ['src-import', 'src/import/planted-report.ts', "export { Rollup } from '#projections/rollups/rollup'\n"],
  ['src-projector', 'src/projector/planted.ts', "export { startApi } from '../api/server.js'\n"],
  ['src-projector', 'src/projector/planted-family.ts', "export { AuditEvent } from '#projections/trail/row'\n"],
  ['src-stores', 'src/stores/planted.ts', "export { run } from '../app/state/run.js'\n"],
  ['src-app', 'src/app/planted-room.ts', "export { logger } from '../composition/logging.js'\n"],
  ['app-state', 'src/app/state/planted.ts', "export { importAndFold } from '#app/import/import-source'\n"],
  ['app-import', 'src/app/import/planted.ts', "export { rebuild } from '#app/admin/replay'\n"],
  ['app-inspect', 'src/app/inspect/planted.ts', "export { rebuild } from '#app/admin/replay'\n"],
  ['app-admin', 'src/app/admin/planted.ts', "export { readAttention } from '#app/inspect/attention'\n"],
  ['app-has-rooms', 'src/app/planted-use-case.ts', "export { openGit } from '#connectors/git/open'\n"],
  ['app-shared-below', 'src/app/planted-shared.ts', "export { run } from '#app/state/run'\n"],
  ['src-sample', 'src/sample/planted.ts', "export { run } from '../app/state/run.js'\n"],
  ['src-composition', 'src/composition/planted.ts', "export { Failure } from '../cli/output.js'\n"],
  ['src-cli', 'src/cli/planted-room.ts', "export * from '../main.js'\n"],
  ['cli-calls-use-cases', 'src/cli/planted-log.ts', "export type { EventLog } from '#eventlog/port'\n"],
  ['cli-calls-use-cases', 'src/cli/planted-source.ts', "export { openGit } from '#connectors/git/open'\n"],
  ['cli-calls-use-cases', 'src/cli/planted-documents.ts', "export type { ReadStore } from '#readstore/port'\n"],
  ['cli-calls-use-cases', 'src/cli/planted-worker.ts', "export { work } from '#projector/work'\n"],
  ['src-has-floors', 'src/planted-room/planted.ts', "export type { Uuid } from '#domain/common'\n"],
  [
    'adapters-behind-ports',
    'src/app/planted-adapter.ts',
    "export { openSqliteEventLog } from '#eventlog/sqlite/event-log'\n",
  ],
  [
    'adapters-apart',
    'src/readstore/mongodb/planted.ts',
    "export { openSqliteReadStore } from '../sqlite/read-store.js'\n",
  ],
  ...ON_PROJECTION_FLOORS,
  ['projections-have-floors', 'projections/planted/planted.ts', "export type { Uuid } from '#domain/common'\n"],
  ['projections-on-domain', 'projections/planted.ts', "export type { EventLog } from '#eventlog/port'\n"],
  ['sources-kit', 'sources/kit/planted.ts', "export { formats } from '../formats.js'\n"],
  ['sources-product', 'sources/jira/planted.ts', "export { toggl } from '../toggl/csv.js'\n"],
  ['sources-product', 'sources/jira/planted-engine.ts', "export { openGit } from '#connectors/git/open'\n"],
  ['sources-lists', 'sources/planted.ts', "export type { EventLog } from '#eventlog/port'\n"],
  ['sources-by-their-lists', 'src/app/planted-product.ts', "export { toggl } from '#sources/toggl/csv'\n"],
  ['clients-call-the-api', 'client/src/planted.ts', "export { startApi } from '../../src/api/server.js'\n"],
  ['client-knows-no-caller', 'src/app/planted-client.ts', "export { createClient } from '../../client/src/index.js'\n"],
  ['sqlite-in-adapters', 'src/app/planted.ts', "import Database from 'better-sqlite3'\nexport const p = Database\n"],
  [
    'mongodb-in-adapters',
    'src/app/planted-too.ts',
    "import { MongoClient } from 'mongodb'\nexport const p = MongoClient\n",
  ],
  ['oidc-in-adapter', 'src/app/planted-oidc.ts', "import { None } from 'openid-client'\nexport const p = None\n"],
  [
    'undici-in-host-client',
    'src/connectors/hosts/planted.ts',
    "import { fetch } from 'undici'\nexport const p = fetch\n",
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
    for (const part of [
      'src',
      'projections',
      'sources',
      'client/src',
      'lint',
      'package.json',
      '.dependency-cruiser.cjs',
    ])
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    for (const [, file, text] of PLANTED) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), text)
    }
    const { stdout } = spawnSync(
      'node_modules/.bin/depcruise',
      ['src', 'projections', 'sources', 'client', '--output-type', 'json'],
      {
        cwd: copy,
        maxBuffer: 64 * 1024 * 1024,
      },
    )
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
