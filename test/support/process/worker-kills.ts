import fc from 'fast-check'
import type { NewEvent, Revision } from '#eventlog/port'
import { type Random, randomOf } from '#sample/random'
import { benchHistory } from '#test/bench/history'
import type { Told } from '#test/projections/support/events'
import { anyEvents } from '#test/projector/support/all-events'
import { appendAll, eventsIn, type Pair, settled, startWorker } from './pairs.js'
import type { Running } from './program.js'

// A worker folds what was appended, and is killed while it does.

/** The work at hand: the log's next events; documents and folds; its record or transaction; the commit; what follows it. */
export const STAGES = ['read', 'fold', 'record', 'commit', 'apply'] as const
type Stage = (typeof STAGES)[number]

export interface Killed {
  readonly seed: number
  readonly stages: Readonly<Record<Stage, number>>
  /** Kills of workers that had nothing in hand just then. */
  readonly idle: number
  readonly acknowledged: number
  readonly lost: number
  readonly documents: number
  readonly differences: readonly object[]
}

/** A workspace whose deletion is asked for goes, with its streams, and nothing more can be told of it. */
const isDeletion = ({ event }: Told): boolean => /^Workspace(Deletion|Closed|Erased)/.test(event.type)

/** Events that one worker folds: of every kind in some workspaces, and more of a long history in another. */
function* nextEvents(seed: number, history: ReturnType<typeof benchHistory>) {
  const told: readonly Told[] = fc.sample(anyEvents, { seed, numRuns: 4 }).flat()
  for (const { stream, event } of told.filter((one) => !isDeletion(one)))
    yield [stream, [event] as const satisfies readonly [NewEvent]] as const
  for (let n = 0; n < 200; n += 1) {
    const { value, done } = history.next()
    if (!done) yield value
  }
}

const isPhase = (line: string): boolean => line.includes('"phase"')
/** The stage of a killed worker by its last line; null if it had nothing in hand. */
const stageOf = async (worker: Running, { commitUnderWay }: Pair): Promise<Stage | null> => {
  const said = worker.stderr.all()
  const last = said.findLast(isPhase)
  if (last === undefined) return said.some((line) => line.includes('"msg":"folding"')) ? 'read' : null
  if (last.includes('"phase":"fold"')) return 'fold'
  return last.includes('"phase":"commit"') ? ((await commitUnderWay()) ?? 'commit') : null
}

/** The milliseconds for which a stage is still under way after its line. */
const LONGEST = { folding: 30, fold: 60, commit: 90 } as const

/** A commit is several steps where it is no transaction. */
const MOMENTS = ['folding', 'fold', 'commit', 'fold', 'commit', 'commit'] as const

const killOne = async (n: number, pair: Pair, random: Random): Promise<Stage | null> => {
  const worker = startWorker(pair)
  const awaited = MOMENTS[n % MOMENTS.length] ?? 'fold'
  const text = awaited === 'folding' ? '"msg":"folding"' : `"phase":"${awaited}"`
  await worker.stderr.first((line) => line.includes(text))
  // Short ones are as likely as long ones.
  const delay = LONGEST[awaited] * random() * random()
  if (delay >= 1) await new Promise((resolve) => setTimeout(resolve, delay))
  await worker.end('SIGKILL')
  return stageOf(worker, pair)
}

/** Kills so many workers, each with something in hand; then lets one finish, and looks at everything. */
export const killWorkers = async (pair: Pair, kills: number, seed: number): Promise<Killed> => {
  const random = randomOf(seed)
  const history = benchHistory(1_000_000, 'interleaved', seed)
  const revisions = new Map<string, Revision>()
  const acknowledged: string[] = []
  const stages: Record<Stage, number> = { read: 0, fold: 0, record: 0, commit: 0, apply: 0 }
  let [hits, idle] = [0, 0]
  while (hits < kills) {
    acknowledged.push(...(await appendAll(pair.eventLog, nextEvents(seed + hits + idle, history), revisions)))
    const stage = await killOne(hits + idle, pair, random)
    if (stage === null) idle += 1
    else {
      stages[stage] += 1
      hits += 1
    }
    if (idle > 3 * kills + 10) throw new Error(`of ${idle + hits} kills ${idle} found nothing under way (seed ${seed})`)
  }
  const { documents, differences } = await settled(pair)
  const there = new Set((await eventsIn(pair.eventLog)).map(({ eventId }) => eventId))
  const lost = acknowledged.filter((id) => !there.has(id)).length
  return { seed, stages, idle, acknowledged: acknowledged.length, lost, documents, differences }
}
