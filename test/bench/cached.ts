import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStores } from '#stores/open'
import { uuid } from '#test/projections/support/events'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { ok } from '#test/support/stores/outcome'
import { PROJECTS } from '#test/support/year/agency'
import { agency } from './agency.js'
import { CONNECTIONS, load } from './load.js'

const EVENTS = 100_000
const MONTH = { start: '2025-12-01', end: '2025-12-31', tz: 'UTC' }
/** The operations whose answers are kept: those that neither show names of members nor depend on the request's instant. */
const KEPT = [
  'aiEconomics.read',
  'aiEconomics.surface',
  'commandCenter.read',
  'confidence.read',
  'invoiceDefense.read',
  'search.read',
]

const TICK_MS = 10
/** Milliseconds of processor time that a process has used. */
const processorMs = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Kept answers at 16 connections: beside a bare Koa with the same bytes, and while another project is folded. */
export const benchCached = async (): Promise<object> => {
  const data = mkdtempSync(join(tmpdir(), 'wdi-kept-'))
  const stores = await ok(openStores(data))
  const made = await agency(stores, Number(process.env['WDI_BENCH_EVENTS'] ?? EVENTS))
  stores.close()
  const api = spawn(process.execPath, ['dist/test/bench/answering.js', data, made.now, 'kept'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(api.stdout), 'line')) as [string]
  const ports = JSON.parse(line) as { api: number; bare: number }
  const own = PROJECTS.map(({ name }) => uuid(name)).find((id) => id !== made.projectId) ?? made.projectId
  const paths = everyOperation
    .filter(([id]) => KEPT.includes(id))
    .map(([id, operation]) => {
      const project = isInPath(operation, 'projectId') ? {} : { projectId: own }
      const narrow = takes(operation, 'start') ? { ...project, ...MONTH } : project
      const path = askFor(operation, { ...made, ...MONTH, projectId: own }, narrow)
      return [id, `/api/v1/organizations/acme/workspaces/demo${path}`] as const
    })

  const rest = new Map<string, { readonly perSecond: number; readonly msEach: number }>()
  const figures: Record<string, unknown> = {
    events: made.events,
    connections: CONNECTIONS,
    aimOfBare: 0.25,
    aimP99: 20,
  }
  for (const [id, path] of paths) {
    const bare = await load(ports.bare, path, made.key)
    const before = processorMs(api)
    const kept = await load(ports.api, path, made.key)
    const msEach = (processorMs(api) - before) / kept.answers
    rest.set(id, { perSecond: kept.perSecond, msEach })
    figures[id] = {
      ...kept,
      msEach: Number(msEach.toFixed(3)),
      bare: bare.perSecond,
      ofBare: Number((kept.perSecond / bare.perSecond).toFixed(3)),
    }
  }
  const worker = spawn(process.execPath, ['dist/program/main.js', 'work', '--data', data, '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(createInterface(worker.stdout), 'line')
  const teller = spawn(process.execPath, ['dist/test/bench/telling.js', data, made.projectId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for (const [id, path] of paths) {
    const before = processorMs(api)
    const kept = await load(ports.api, path, made.key)
    const msEach = (processorMs(api) - before) / kept.answers
    const { perSecond, msEach: msAtRest } = rest.get(id) ?? { perSecond: 0, msEach: 0 }
    figures[`${id}, while folding`] = {
      ...kept,
      msEach: Number(msEach.toFixed(3)),
      ofRest: Number((kept.perSecond / perSecond).toFixed(3)),
      processorTimeOfRest: Number((msEach / msAtRest).toFixed(2)),
      aimOfRest: 0.7,
    }
  }
  teller.kill('SIGTERM')
  const [told] = (await once(createInterface(teller.stdout), 'line')) as [string]
  figures['toldASecond'] = Number(told)
  for (const child of [worker, api]) {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await Promise.race([closed, sleep(5_000)])
    child.kill('SIGKILL')
  }
  rmSync(data, { recursive: true })
  return figures
}
