import { execFileSync } from 'node:child_process'
import { cpSync, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { type EventLog, LOG_START } from '#eventlog/port'
import { ok } from '#test/support/stores/outcome'
import type { Order } from './history.js'
import { fill, type Place } from './installation.js'
import { type Rebuilt, readSeconds, rebuildApart } from './rebuild.js'

// The same log, folded by Emmett's SQLite projections and by a loop written by hand, one family each, beside all of ours.

const EVENTS = 60_000
const ORDERS: readonly Order[] = ['streams', 'interleaved']
const SOURCE = join(import.meta.dirname, '..', '..', '..', 'test', 'bench', 'peers')
/** Beside the built benchmark, so that no test reads or copies these packages. */
const FOLDER = join(import.meta.dirname, 'peers')

const install = (): void => {
  cpSync(SOURCE, FOLDER, { recursive: true })
  if (existsSync(join(FOLDER, 'node_modules', '.package-lock.json'))) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** One event a line, in the order of the log. */
const writeEvents = async (log: EventLog, file: string): Promise<void> => {
  const out = createWriteStream(file)
  for (let after = LOG_START; ; ) {
    const page = await ok(log.readAll(after, 2_000))
    if (page.length === 0) break
    for (const { stream, type, data, metadata } of page)
      out.write(`${JSON.stringify({ stream, type, data, metadata })}\n`)
    after = page.at(-1)?.position ?? after
  }
  out.end()
  await finished(out)
}

interface Folded extends Pick<Rebuilt, 'seconds' | 'processorSeconds'> {
  readonly rows: readonly unknown[]
}
const peer = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(FOLDER, 'fold.mjs'), ...args], { encoding: 'utf8', maxBuffer: 100_000_000 })

/** Events a second and processor time of each, in one run for each order of arrival. */
export const benchPeers = async ({ install: newStores }: Place): Promise<object> => {
  install()
  const events = Number(process.env['WDI_BENCH_EVENTS'] ?? EVENTS)
  const shown = ({ seconds, processorSeconds }: Pick<Rebuilt, 'seconds' | 'processorSeconds'>) => ({
    eventsASecond: Math.round(events / seconds),
    processorMicrosecondsAnEvent: Math.round((processorSeconds * 1_000_000) / events),
  })
  const figures: Record<string, unknown> = { events }
  for (const order of ORDERS) {
    const { data, stores, remove } = await newStores()
    await fill(stores.eventLog, events, order)
    await writeEvents(stores.eventLog, join(data, 'events.ndjson'))
    peer('fill', data)
    const byHand = JSON.parse(peer('by-hand', data)) as Folded
    const emmett = JSON.parse(peer('emmett', data)) as Folded
    if (byHand.rows.length === 0 || !isDeepStrictEqual(byHand.rows, emmett.rows))
      throw new Error('the two ways fold other rows from the same log')
    const raw = await readSeconds(stores.eventLog)
    const ours = rebuildApart(data)
    await remove()
    figures[order] = {
      'our log, read and parsed only': { eventsASecond: Math.round(events / raw) },
      'one family, by hand': shown(byHand),
      'one family, by Emmett': shown(emmett),
      'all families, by this service': shown(ours),
    }
  }
  return figures
}
