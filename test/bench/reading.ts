import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { askedOnce } from '#api/asked-once'
import { decodeParameters } from '#api/parameters'
import { periodOf } from '#api/period'
import { readSelection } from '#api/selection'
import { type Decode, type DocumentReader, rejecting } from '#domain/documents'
import { KpiFamily } from '#domain/kpi'
import type { AnyOperation, DirectedRequest } from '#domain/operation'
import { reportingWindow } from '#domain/plans'
import { withSettings } from '#projections/selection/settings'
import { partitionOf } from '#readstore/partitions'
import { remembering } from '#readstore/remembered'
import { openStores, type Stores } from '#stores/open'
import { WORKSPACE } from '#test/projections/support/events'
import { everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { ok } from '#test/support/stores/outcome'
import { type Agency, agency, fold } from './agency.js'
import { EVENTS_A_DAY } from './history.js'

const SHORT = 10_000
const EVENTS = 1_000_000
/** The days of the shorter history, each ten times as full. */
const FULLER = 10
const LEAST_MS = 150
const LEAST_ROUNDS = 20
const WARM_UPS = 20
/** The last month of the agency's own year, with a lock, an invoice and objectives. */
const MONTH = { start: '2025-12-01', end: '2025-12-31', tz: 'UTC' }
/** The last month of the history, which lies behind that year: ten times as full where days are. */
const FULL_MONTH = { start: '2024-12-01', end: '2024-12-31', tz: 'UTC' }

/** A question: an operation with all that a request may give. */
interface Asked {
  readonly name: string
  readonly operation: AnyOperation
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

const questions = ({ projectId, eventId, now }: Agency): readonly Asked[] => {
  const window = reportingWindow('scale', now.slice(0, 10), 'UTC')
  const whole = { start: window.start, end: window.end, tz: 'UTC' }
  return everyOperation.flatMap(([id, operation]): readonly Asked[] => {
    const families = isInPath(operation, 'family') ? KpiFamily.values : [null]
    return families.flatMap((family): readonly Asked[] => {
      const path = { projectId, eventId, ...(family === null ? {} : { family }) }
      const name = family === null ? id : `${id} ${family}`
      if (!takes(operation, 'start')) return [{ name, operation, path, query: {} }]
      // Search and the like take a project or leave it out; others require one, and have no report of everything.
      const ofProject = isInPath(operation, 'projectId') ? {} : { projectId }
      const needsProject =
        isInPath(operation, 'projectId') ||
        isLeft(decodeParameters(operation, path, new URLSearchParams(whole).toString(), now))
      return [
        { name: `${name}, a month`, operation, path, query: { ...ofProject, ...MONTH } },
        { name: `${name}, a full month`, operation, path, query: { ...ofProject, ...FULL_MONTH } },
        { name: `${name}, the window`, operation, path, query: { ...(needsProject ? ofProject : {}), ...whole } },
      ]
    })
  })
}

/** Documents and characters of text that were read from the store since it was set back. */
class Counted {
  documents = 0
  characters = 0
  /** Documents of each collection. */
  readonly of = new Map<string, number>()
  clear(): void {
    this.documents = 0
    this.characters = 0
    this.of.clear()
  }
}

const counting =
  (decode: Decode, counted: Counted): Decode =>
  (collection, id, text) => {
    counted.documents += 1
    counted.of.set(collection.name, (counted.of.get(collection.name) ?? 0) + 1)
    counted.characters += text.length
    return decode(collection, id, text)
  }

interface Cost {
  /** Milliseconds of processor time of one reading, with documents remembered as an API process remembers them. */
  readonly ms: number
  /** The same where nothing is remembered yet. */
  readonly firstMs: number
  readonly documents: number
  readonly kilobytes: number
  /** The collections of which most are read. */
  readonly mostly: Readonly<Record<string, number>>
  readonly answerKilobytes: number
}

const two = (value: number): number => Number(value.toFixed(2))

const requestOf = async ({ operation, path, query }: Asked, now: string, docs: DocumentReader) => {
  const asked = decodeParameters(operation, path, new URLSearchParams(query).toString(), now)
  if (isLeft(asked)) throw new Error(`${operation.id}: ${JSON.stringify(asked.left)}`)
  const selection = await ok(readSelection(docs, WORKSPACE, { all: true }, asked.right))
  const period = periodOf(asked.right, 'scale', now)
  if (isLeft(period)) throw new Error(`${operation.id}: ${JSON.stringify(period.left)}`)
  const caller: DirectedRequest['caller'] = { role: 'owner', dataAccess: { all: true }, scopes: null }
  return {
    workspaceId: WORKSPACE,
    now,
    plan: 'scale' as const,
    period: period.right,
    ...selection,
    caller,
    given: asked.right.given,
  }
}

const costOf = async (question: Asked, now: string, { readStore, registry }: Stores): Promise<Cost> => {
  const counted = new Counted()
  const decode = counting(remembering(), counted)
  let answerKilobytes = 0
  const once = async (): Promise<number> => {
    const seen = await ok(
      readStore.read(
        partitionOf(WORKSPACE, readStore),
        async (reader) => {
          const request = await requestOf(question, now, reader)
          counted.clear()
          const began = process.cpuUsage()
          const body = await ok(
            question.operation.read(await withSettings(request, question.operation, reader), {
              docs: askedOnce(reader),
              ...rejecting(readStore.access, registry),
              requestedAt: () => now,
            }),
          )
          const { user, system } = process.cpuUsage(began)
          answerKilobytes = JSON.stringify(body).length / 1000
          return (user + system) / 1000
        },
        decode,
      ),
    )
    return seen
  }
  const firstMs = await once()
  for (let round = 0; round < WARM_UPS; round += 1) await once()
  const times: number[] = []
  let sum = 0
  while (sum < LEAST_MS || times.length < LEAST_ROUNDS) {
    const ms = await once()
    times.push(ms)
    sum += Math.max(ms, 0.05)
  }
  times.sort((a, b) => a - b)
  return {
    ms: two(times[Math.floor(times.length / 2)] ?? 0),
    firstMs: two(firstMs),
    documents: counted.documents,
    kilobytes: two(counted.characters / 1000),
    mostly: Object.fromEntries([...counted.of].sort(([, a], [, b]) => b - a).slice(0, 4)),
    answerKilobytes: two(answerKilobytes),
  }
}

/** A history in a folder; one that is kept there is folded as far as it is not. */
const history = async (
  folder: string,
  events: number,
  eventsADay: number,
): Promise<{ readonly made: Agency; readonly stores: Stores }> => {
  const made = join(folder, 'made.json')
  const stores = await ok(openStores(join(folder, 'data')))
  if (existsSync(made)) await fold(stores)
  else writeFileSync(made, JSON.stringify(await agency(stores, events, eventsADay)))
  return { made: JSON.parse(readFileSync(made, 'utf8')) as Agency, stores }
}

/**
 * Measures the reading of each answer, without what every request costs before and after it: in a short history, in a
 * long one, and in one whose days are ten times as full as the short one's.
 */
export const benchReading = async (): Promise<object> => {
  const events = Number(process.env['WDI_BENCH_EVENTS'] ?? EVENTS)
  const kept = process.env['WDI_BENCH_DATA']
  const root = kept ?? mkdtempSync(join(tmpdir(), 'wdi-reading-'))
  const histories = [
    ['short', SHORT, EVENTS_A_DAY],
    ['long', events, EVENTS_A_DAY],
    ['full', SHORT * FULLER, EVENTS_A_DAY * FULLER],
  ] as const
  const costs = new Map<string, Map<string, Cost>>()
  for (const [name, number, eventsADay] of histories) {
    const folder = join(root, `${number} events, ${eventsADay} a day`)
    mkdirSync(folder, { recursive: true })
    const { made, stores } = await history(folder, number, eventsADay)
    const only = process.env['WDI_BENCH_ONLY']
    for (const question of questions(made)) {
      if (only !== undefined && !question.name.startsWith(only)) continue
      const known = costs.get(question.name) ?? new Map<string, Cost>()
      costs.set(question.name, known.set(name, await costOf(question, made.now, stores)))
    }
    stores.close()
  }
  if (kept === undefined) rmSync(root, { recursive: true })
  const figures: Record<string, unknown> = { events, aimMonthMs: 5, aimWindowMs: 15, aimLong: 1.3, aimFull: 1.5 }
  for (const [name, byHistory] of costs) {
    const [short, long, full] = histories.map(([history]) => byHistory.get(history))
    if (short === undefined || long === undefined || full === undefined) continue
    figures[name] = {
      ...long,
      ofShort: two(long.ms / short.ms),
      fullOfShort: two(full.ms / short.ms),
      short: [short.ms, short.documents, short.kilobytes],
      full: [full.ms, full.documents, full.kilobytes],
    }
  }
  return figures
}
