import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { explainByIndex } from '#app/inspect/explain/answer'
import { operations } from '#projections/operations'
import { unwatched } from '#test/app/support/unwatched'
import { WORKSPACE } from '#test/projections/support/events'
import { ok } from '#test/support/stores/outcome'
import { agency } from './agency.js'
import type { Place } from './installation.js'
import { readSeconds } from './rebuild.js'

const EVENTS = 100_000
const MONTH = ['--start', '2025-12-01', '--end', '2025-12-31']
/** The measures to explain: in the project with the long history, and in one with a year. */
const QUESTIONS = [
  ['shop', 'ai-economics', 'adoption.mergedChanges'],
  ['shop', 'investment', 'labourHours'],
  ['app', 'ai-economics', 'adoption.mergedChanges'],
  ['app', 'investment', 'labourHours'],
] as const

/** The numbers that are explained by index: sums, a ratio, money, and a count of what no sum counts. */
const NUMBERS = [
  ['aiEconomics.read', 'adoption.mergedChanges'],
  ['aiEconomics.read', 'usage.selfReported.assistedShare.value'],
  ['invoiceDefense.read', 'facts.investment.labourHours'],
  ['invoiceDefense.read', 'facts.investment.totalCents'],
  ['commandCenter.read', 'kpis.delivery_output.value.value'],
  ['scope.read', 'report.added.items'],
] as const
const RUNS = 15

/** Measures explaining numbers of one month by index, in a process that has answered before: the median and the longest. */
const byIndex = async ({ install, smaller }: Place): Promise<Readonly<Record<string, unknown>>> => {
  const { stores, remove } = await install()
  const { events, now } = await agency(stores, Number(process.env['WDI_BENCH_EVENTS'] ?? 1_000_000) / smaller)
  const environment = { ...stores, now: () => now, watcher: unwatched }
  const parameters = [
    ['projectId', 'shop'],
    ['start', '2025-12-01'],
    ['end', '2025-12-31'],
    ['tz', 'UTC'],
  ] as const
  const figures: Record<string, unknown> = { eventsByIndex: events, aimMs: 200 }
  for (const [id, path] of NUMBERS) {
    const operation = operations.find((one) => one.id === id)
    if (operation === undefined) throw new Error(`there is no operation ${id}`)
    const times: number[] = []
    let parts = 0
    for (let i = 0; i < RUNS; i += 1) {
      const began = performance.now()
      const explained = await ok(explainByIndex({ workspaceId: WORKSPACE, operation, parameters, path }, environment))
      times.push(performance.now() - began)
      parts = explained.parts.length
    }
    const sorted = times.toSorted((a, b) => a - b)
    figures[`${path} by index`] = {
      parts,
      medianMs: Math.round(sorted[RUNS >> 1] ?? 0),
      longestMs: Math.round(sorted.at(-1) ?? 0),
    }
  }
  await remove()
  return figures
}

/**
 * Measures explaining a number of one month: by index, and by recomputing it without each event, as a process from start to
 * end, beside one reading of the log.
 */
export const benchExplain = async (place: Place): Promise<object> => {
  const indexed = await byIndex(place)
  return process.env['WDI_BENCH_ONLY'] === 'index' ? indexed : { ...indexed, ...(await byProof(place)) }
}

const byProof = async ({ install, smaller }: Place): Promise<Readonly<Record<string, unknown>>> => {
  const { data, stores, remove } = await install()
  const { events } = await agency(stores, EVENTS / Math.min(10, smaller))
  const readLogSeconds = await readSeconds(stores.eventLog)
  const main = join(import.meta.dirname, '..', '..', 'src', 'main.js')
  const figures: Record<string, unknown> = { events, aimSeconds: 5, readLogSeconds: Number(readLogSeconds.toFixed(2)) }
  for (const [project, report, measure] of QUESTIONS) {
    const words = ['explain', report, measure, '--project', project, '--workspace', 'acme/demo', '--data', data]
    const began = performance.now()
    const said = execFileSync(process.execPath, [main, ...words, ...MONTH, '--json'], { encoding: 'utf8' })
    const seconds = (performance.now() - began) / 1000
    const { evidence } = JSON.parse(said) as { readonly evidence: readonly unknown[] }
    figures[`${measure} of ${project}`] = {
      evidence: evidence.length,
      seconds: Number(seconds.toFixed(2)),
      ofReadingTheLog: Number((seconds / readLogSeconds).toFixed(2)),
    }
  }
  await remove()
  return figures
}
