import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import type { Fault } from '#test/faults/fault'
import { type Finding, findingIn, KILLS, SIMULATION, type Started } from '#test/faults/finding'
import { digestsOf, nameOf, notProven, type Proven } from '#test/faults/proven'
import { FAULTS } from '#test/faults/table'
import { Copies } from '#test/support/process/planted'
import { project } from '#test/support/process/program'

// What would be wrong and has to be found: each fault is planted in a copy of the project, where its test file then has to
// fail. A fault that was found as it stands is planted again by `npm run prove` only.

const proves = process.env['WDI_PROVE'] === '1'
const writes = proves || process.env['WRITE_DOCS'] === '1'
const PROVEN = join(project, 'test', 'faults', 'proven.json')
const proven: Proven = existsSync(PROVEN) ? JSON.parse(readFileSync(PROVEN, 'utf8')) : {}
const now = digestsOf(FAULTS, project)
const planted = proves ? FAULTS : notProven(FAULTS, now, proven)
const found = new Set(FAULTS.filter((fault) => !planted.includes(fault)))

/** Once more with each fault that is found: an end before the last one loses none of them. */
const record = (): void => {
  if (!writes) return
  const names = [...found].map(nameOf).sort()
  const digests = Object.fromEntries(names.map((name) => [name, now[name]]))
  writeFileSync(PROVEN, `${JSON.stringify(digests, null, 2)}\n`)
}

const copies = new Copies()

/** Whether what is started finds nothing where there is no fault: only then has it found one. Tried once for all faults. */
const tried = new Map<string, Promise<Finding>>()
const withoutFault = (started: Started): Promise<Finding> => {
  const key = JSON.stringify(started)
  const finding = tried.get(key) ?? copies.with(null, (folder) => findingIn(folder, started))
  tried.set(key, finding)
  return finding
}
/** Kills without a fault are test/e2e/kill.slow.test.ts itself; of the simulation a few seeds are enough here. */
const startedFor = ({ test, args = [], waits = false }: Fault): Started | null =>
  test === KILLS ? null : { test, args: test === SIMULATION ? [...args, '--seeds', '15'] : args, waits }

afterAll(() => {
  process.stderr.write(
    `${planted.length} of ${FAULTS.length} faults were planted, the others were found as they stand\n`,
  )
  record()
})

// Some at once, as the configuration says: each is one process and mostly one core.
describe('given a fault that is planted', () => {
  // One that takes little is always tried.
  const some = planted.length > 0 ? planted : FAULTS.filter(({ test }) => test.endsWith('event-versions.test.ts'))
  it.concurrent.each(some)('when $test runs ($name), then it is found, and nothing is without it', async (fault) => {
    const began = performance.now()
    const { isFound, by, said } = await copies.with(fault, (folder) => findingIn(folder, fault))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stderr.write(`planted "${fault.name}": ${isFound ? 'found' : 'NOT FOUND'} by ${by}, ${seconds} s\n`)
    expect(isFound ? 'found' : said).toBe('found')
    const started = startedFor(fault)
    const without = started === null ? null : await withoutFault(started)
    expect(without === null || without.isFine ? 'nothing' : without.said).toBe('nothing')
    found.add(fault)
    record()
  })
})
