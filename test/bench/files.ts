import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { previewFiles } from '#app/preview'
import { NO_ANSWERS } from '#connectors/files/answers'
import { openFiles } from '#connectors/files/open'
import { uuid } from '#test/projections/support/events'
import { timeSheet } from '#test/support/files/large'

const ROWS = 200_000
const ROUNDS = 3

/** Rows a second of processor time, all threads together: what one core does, whatever else the machine does. */
const rateOf = async (read: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await read()
  const { user, system } = process.cpuUsage(before)
  return Math.round((ROWS * 1_000_000) / (user + system))
}

const parsePlainly = async (path: string): Promise<void> => {
  for await (const _ of createReadStream(path, { highWaterMark: 262_144 }).pipe(parse({ bom: true })));
}

const dryRun = async (path: string): Promise<void> => {
  const answers = { ...NO_ANSWERS, project: uuid('the project'), role: 'developer' }
  const reading = await openFiles([path], {
    as: null,
    label: null,
    whole: false,
    answers,
    kept: async () => right(null),
    otherwise: right(null),
    now: () => '2026-12-01T00:00:00.000Z',
  })
  if (isLeft(reading)) throw new Error(reading.left.message)
  const watcher = { progress: () => ({ update: () => undefined, end: () => undefined }) }
  const preview = await previewFiles(reading.right, watcher, () => undefined)
  if (isLeft(preview) || preview.right.records !== ROWS) throw new Error('the file was not read')
}

/** A dry run of a large time sheet, and how often the same file could be parsed as plain CSV in its time. */
export const benchFiles = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wdi-bench-'))
  const path = join(folder, 'toggl.csv')
  try {
    await pipeline(timeSheet(ROWS), createWriteStream(path))
    const plain: number[] = []
    const dry: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await rateOf(() => parsePlainly(path)))
      dry.push(await rateOf(() => dryRun(path)))
    }
    const best = { plain: Math.max(...plain), dry: Math.max(...dry) }
    return {
      rows: ROWS,
      plainRowsPerSecond: best.plain,
      dryRunRowsPerSecond: best.dry,
      ratioToPlain: best.plain / best.dry,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
