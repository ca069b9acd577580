import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { issue } from '#test/connectors/forges/github'
import { jsonArray, timeSheet } from '#test/support/files/large'
import { freshFolder } from '#test/support/process/folders'
import { launch, runJson } from '#test/support/process/program'

const proving = process.env['WDI_PROVE'] === '1'
/** The most memory in MB that an import may take, however large its file is. */
const MOST = 300
/** How much more a file of several times the size may take: what is measured varies by some pages of garbage. */
const ALIKE = 1.25
const folder = freshFolder()

/** 150 bytes a row; proving, the larger file has 1 GB. */
const ROWS = proving ? [700_000, 7_000_000] : [60_000, 240_000]
/** 4,000 bytes a record. */
const RECORDS = proving ? [25_000, 250_000] : [2_500, 10_000]

const peakOf = (pid: number): number => {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The most memory in MB that a command took. */
const memoryOf = async (args: readonly string[]): Promise<number> => {
  const running = launch(args)
  let peak = 0
  while (!running.hasEnded()) {
    peak = Math.max(peak, peakOf(running.pid))
    await sleep(20)
  }
  const { code, stderr } = await running.ended
  expect([code, stderr]).toEqual([0, ''])
  return peak
}

const KINDS = {
  'a table': { name: 'toggl.csv', sizes: ROWS, content: timeSheet },
  'a JSON array': {
    name: 'issues.json',
    sizes: RECORDS,
    content: (count: number) => jsonArray(count, (i) => issue(i + 1, { title: `Part ${i}` })),
  },
}

describe.each(Object.entries(KINDS))('given %s of several sizes', (_, { name, sizes, content }) => {
  it.each([
    ['previewed', ['--dry-run']],
    ['imported', []],
  ] as const)('when it is %s, then its size does not matter to the memory that this takes', async (word, options) => {
    const peaks: number[] = []
    for (const size of sizes) {
      const its = join(folder, `${name}-${word}-${size}`)
      const path = join(folder, name)
      await pipeline(content(size), createWriteStream(path))
      await runJson(['workspace', 'create', 'acme/website', '--data', its])
      const of = ['--role', 'developer', '--workspace', 'acme/website', '--data', its]
      peaks.push(await memoryOf(['import', path, ...of, ...options]))
    }
    process.stderr.write(`${name} ${word}: ${peaks.map(Math.round).join(', ')} MB\n`)
    const [small = 0, large = 0] = peaks
    expect(small).toBeGreaterThan(0)
    expect(large).toBeLessThan(Math.min(MOST, small * ALIKE))
  })
})
