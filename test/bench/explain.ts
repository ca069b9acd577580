import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
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

/** Measures explaining a number of one month, as a process from start to end, beside one reading of the log. */
export const benchExplain = async ({ install, smaller }: Place): Promise<object> => {
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
