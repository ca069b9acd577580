import { spawnSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { faults, projectWith } from '#test/support/process/planted'

// What would be wrong and has to be found: each patch is applied to a copy of the project, whose tests then have to fail.

interface Finder {
  readonly args: readonly string[]
  /** What it says where it has found something: a copy that does not even start has found nothing. */
  readonly found: RegExp
}
const SIMULATE = [
  ...['--conditions=source', '--import', './test/support/stores/typescript.mjs', 'test/simulation/main.ts'],
  '--until-found',
]
const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--forceExit']

const FAILED = /^Tests: +[1-9]\d* failed/m

/** Who finds the faults of each folder of test/faults. */
const FINDERS: Readonly<Record<string, Finder>> = {
  simulation: { args: [...SIMULATE, '--seeds', '300'], found: /^seed \d+ fails/m },
  sqlite: { args: [...SIMULATE, '--seeds', '60', '--stores', 'sqlite'], found: /^seed \d+ fails/m },
  contract: { args: [...JEST, 'test/contract/sqlite.test.ts'], found: FAILED },
  // The first of them needs the server itself.
  mongodb: {
    args: [...JEST, 'test/readstore/mongodb-late-owner', 'test/readstore/mongodb-interleavings'],
    found: FAILED,
  },
  partitions: { args: [...JEST, 'test/projector/partitions'], found: FAILED },
  eventstoredb: { args: [...JEST, 'test/contract/eventstoredb'], found: FAILED },
  measures: {
    args: [...JEST, 'test/projections/small-world', 'test/projections/null-and-zero', 'test/projections/civil-days'],
    found: FAILED,
  },
  events: { args: [...JEST, 'test/domain/event-versions'], found: FAILED },
}

const search = (folder: string, { args, found }: Finder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
  })
  const said = `${stdout}\n${stderr}`
  return { isFound: status === 1 && found.test(said), said }
}

describe.each(Object.entries(FINDERS))('given a fault that is planted for %s to find', (name, finder) => {
  it.each(faults(name))('(%s), then it is found', async (fault) => {
    const { isFound, said } = search(await projectWith(fault), finder)
    process.stderr.write(
      `planted ${fault}: ${isFound ? 'found' : 'NOT FOUND'} ${/^\d+ seeds/m.exec(said)?.[0] ?? ''}\n`,
    )
    expect(isFound ? 'found' : said).toBe('found')
  })
})

it('given a copy with no fault in it, then nothing is found', async () => {
  const { args, found } = FINDERS['simulation'] as Finder
  const fewer = args.map((arg) => (arg === '300' ? '60' : arg))
  expect(search(await projectWith(null), { args: fewer, found }).isFound).toBe(false)
})

/** Who else finds what, for information: all faults against all finders. */
const table = process.env['WDI_PROVE'] === '1' ? Object.keys(FINDERS).flatMap(faults) : []
if (table.length > 0)
  describe('each planted fault', () => {
    it.each(table)('(%s) is looked for by every finder', async (fault) => {
      const folder = await projectWith(fault)
      const by = Object.entries(FINDERS).filter(([, finder]) => search(folder, finder).isFound)
      process.stderr.write(`planted ${fault}: found by ${by.map(([name]) => name).join(', ')}\n`)
      expect(by.length).toBeGreaterThan(0)
    })
  })
