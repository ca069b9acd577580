import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { previewFiles } from '#app/import/preview'
import { NO_CHOICES } from '#connectors/files/choices'
import { openFiles } from '#connectors/files/open'
import { NOTHING_IMPORTED } from '#import/kept-choices'
import { issue } from '#test/connectors/forges/github'
import { uuid } from '#test/projections/support/events'
import { jsonArray, timeSheet, wideBill } from '#test/support/files/large'

const ROUNDS = 3

/** Exports of each layout, with about as many bytes. */
const EXPORTS = {
  timeSheet: { name: 'toggl.csv', records: 200_000, content: timeSheet },
  wideBill: { name: 'aws-cur.csv', records: 40_000, content: wideBill },
  issues: {
    name: 'issues.json',
    records: 10_000,
    content: (count: number) => jsonArray(count, (i) => issue(i + 1, { title: `Part ${i}` })),
  },
} as const

/** Records a second of processor time, all threads together: what one core does, whatever else the machine does. */
const rateOf = async (records: number, read: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await read()
  const { user, system } = process.cpuUsage(before)
  return Math.round((records * 1_000_000) / (user + system))
}

const parsePlainly = async (path: string): Promise<void> => {
  for await (const _ of createReadStream(path, { highWaterMark: 262_144 }).pipe(parse({ bom: true })));
}

const dryRun = async (path: string, records: number): Promise<void> => {
  const choices = { ...NO_CHOICES, project: uuid('the project'), role: 'developer' }
  const reading = await openFiles([path], {
    as: null,
    label: null,
    whole: false,
    wholeDays: false,
    files: null,
    choices,
    kept: async () => right(NOTHING_IMPORTED),
    days: { since: null, until: null },
    otherwise: right(null),
    now: () => '2026-12-01T00:00:00.000Z',
  })
  if (isLeft(reading)) throw new Error(reading.left.message)
  const watcher = { progress: () => ({ update: () => undefined, end: () => undefined }) }
  const preview = await previewFiles(reading.right, watcher, () => undefined)
  if (isLeft(preview) || preview.right.records !== records) throw new Error('the file was not read')
  if (preview.right.rejected.length > 0) throw new Error('records were rejected')
}

/** The most of several measurements. */
const mostOf = async (measure: () => Promise<number>): Promise<number> => {
  let most = 0
  for (let round = 0; round < ROUNDS; round += 1) most = Math.max(most, await measure())
  return most
}

/** Dry runs of large exports in records a second, and how often the time sheet could be parsed as plain CSV in its time. */
export const benchFiles = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-bench-'))
  const dryRuns: Record<string, number> = {}
  let plain = 0
  try {
    for (const [name, { name: file, records, content }] of Object.entries(EXPORTS)) {
      const path = join(folder, file)
      await pipeline(content(records), createWriteStream(path))
      if (name === 'timeSheet') plain = await mostOf(() => rateOf(records, () => parsePlainly(path)))
      dryRuns[`${name}PerSecond`] = await mostOf(() => rateOf(records, () => dryRun(path, records)))
    }
    return { plainRowsPerSecond: plain, ...dryRuns }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
