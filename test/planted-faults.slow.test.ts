import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from '@jest/globals'
import type { FinderName } from '#test/faults/fault'
import { FAULTS, faultsFor } from '#test/faults/table'
import { projectWith } from '#test/support/process/planted'

// What would be wrong and has to be found: each fault is planted in a copy of the project, whose tests then have to fail.

interface Finder {
  readonly args: readonly string[]
  /** What it says where it has found something: a copy that does not even start has found nothing. */
  readonly found: RegExp
}
const SIMULATE = [
  ...['--conditions=source', '--import', './test/support/stores/typescript.mjs', 'test/simulation/main.ts'],
  '--until-found',
]
/** Some faults make tests wait for ever: each such test is given up soon. */
const JEST = [
  ...['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--forceExit', '--bail', '--runInBand'],
  ...['--setupFiles', './test/faults/first-failure.js', '--testTimeout', '20000'],
  ...['--testEnvironment', './test/faults/first-failure-environment.js'],
]

const FAILED = /^Tests: +[1-9]\d* failed/m

/** The tests that find each fault; kills are tried in test/e2e. */
const FINDERS: Readonly<Record<Exclude<FinderName, 'kills'>, Finder>> = {
  simulation: { args: [...SIMULATE, '--seeds', '300'], found: /^seed \d+ fails/m },
  sqlite: { args: [...SIMULATE, '--seeds', '60', '--stores', 'sqlite'], found: /^seed \d+ fails/m },
  contract: { args: [...JEST, 'test/contract/sqlite.test.ts'], found: FAILED },
  // The first of them needs the server itself.
  mongodb: {
    args: [...JEST, 'test/readstore/mongodb-late-owner', 'test/readstore/mongodb-interleavings'],
    found: FAILED,
  },
  driver: { args: [...JEST, 'test/contract/mongodb-queries'], found: FAILED },
  partitions: { args: [...JEST, 'test/projector/partitions'], found: FAILED },
  eventstoredb: { args: [...JEST, 'test/contract/eventstoredb'], found: FAILED },
  measures: {
    args: [
      ...JEST,
      'test/projections/small-world',
      'test/projections/null-and-zero',
      'test/projections/selection/civil-days',
      'test/projections/cost/',
      'test/projections/ai/usage-sums',
      'test/projections/command-center/newest-evidence',
      'test/projections/forensics/newest-nodes',
    ],
    found: FAILED,
  },
  deletion: { args: [...JEST, 'test/app/erase', 'test/projector/erase'], found: FAILED },
  answers: { args: [...JEST, 'test/api/kept', 'test/readstore/groups'], found: FAILED },
  audit: { args: [...JEST, 'test/projections/audit/', 'test/api/audit'], found: FAILED },
  imports: {
    args: [...JEST, 'test/connectors/import-', 'test/app/import-parts', 'test/app/import-answers'],
    found: FAILED,
  },
  formats: { args: [...JEST, 'test/connectors/invoices', 'test/connectors/time-sheets'], found: FAILED },
  indexes: { args: [...JEST, 'test/projector/replay.stores', 'test/projector/work.stores'], found: FAILED },
  batches: { args: [...JEST, 'test/projector/fold', 'test/stores/'], found: FAILED },
  bounds: { args: [...JEST, 'test/api/bounds'], found: FAILED },
  versions: { args: [...JEST, 'test/projections/versions'], found: FAILED },
  events: { args: [...JEST, 'test/domain/event-versions'], found: FAILED },
}

const names = Object.keys(FINDERS) as (keyof typeof FINDERS)[]

const search = async (folder: string, { args, found }: Finder) => {
  const finder = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 600_000,
  })
  const [said, complained, [status]] = await Promise.all([
    text(finder.stdout),
    text(finder.stderr),
    once(finder, 'close'),
  ])
  const all = `${said}\n${complained}`
  return { isFound: status === 1 && found.test(all), status, said: all }
}

// Some at once, as the configuration says: each is one process and mostly one core.
describe.each(names)('given a fault that is planted for %s to find', (name) => {
  it.concurrent.each(faultsFor(name))('($name), then it is found', async (fault) => {
    const { isFound, said } = await search(await projectWith(fault), FINDERS[name])
    process.stderr.write(
      `planted "${fault.name}": ${isFound ? 'found' : 'NOT FOUND'} ${/^\d+ seeds/m.exec(said)?.[0] ?? ''}\n`,
    )
    expect(isFound ? 'found' : said).toBe('found')
  })
})

const proves = process.env['WDI_PROVE'] === '1'

// The tests that the others run have passed without a fault, outside of a copy.
describe('given a copy with no fault in it', () => {
  it.concurrent.each(proves ? names : ['simulation' as const])('(%s), then nothing is found', async (name) => {
    const { args, found } = FINDERS[name]
    const fewer = args.map((arg) => (arg === '300' ? '60' : arg))
    expect(await search(await projectWith(null), { args: fewer, found })).toMatchObject({ isFound: false, status: 0 })
  })
})

/** Who else finds what, for information: all faults against all finders. */
const table = proves ? FAULTS.filter(({ finder }) => finder !== 'kills') : []
if (table.length > 0)
  describe('each planted fault', () => {
    it.each(table)('($name) is looked for by every finder', async (fault) => {
      const folder = await projectWith(fault)
      const by: string[] = []
      for (const name of names) if ((await search(folder, FINDERS[name])).isFound) by.push(name)
      process.stderr.write(`planted "${fault.name}": found by ${by.join(', ')}\n`)
      expect(by.length).toBeGreaterThan(0)
    })
  })
