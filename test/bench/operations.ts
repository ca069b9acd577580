import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStores } from '#stores/open'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { ok } from '#test/support/stores/outcome'
import { agency } from './agency.js'
import { CONNECTIONS, load } from './load.js'

const EVENTS = 1_000_000
const MONTH = { start: '2025-12-01', end: '2025-12-31', tz: 'UTC' }

/** Measures each operation at 16 connections, each answer worked out anew, beside a bare Koa that gives the same bytes in
 * the same process. */
export const benchOperations = async (): Promise<object> => {
  const events = Number(process.env['WDI_BENCH_EVENTS'] ?? EVENTS)
  const data = mkdtempSync(join(tmpdir(), 'wdi-operations-'))
  const stores = await ok(openStores(data))
  const made = await agency(stores, events)
  stores.close()
  const child = spawn(process.execPath, ['dist/test/bench/answering.js', data, made.now, 'anew'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const ports = JSON.parse(line) as { api: number; bare: number }

  const figures: Record<string, unknown> = { events: made.events, connections: CONNECTIONS, aimP99: 50, aimOfBare: 0.3 }
  const only = process.env['WDI_BENCH_ONLY']
  const within = (path: string) => `/api/v1/organizations/acme/workspaces/demo${path}`
  for (const [id, operation] of everyOperation) {
    if (only !== undefined && !id.startsWith(only)) continue
    const asked = askFor(operation, { ...made, ...MONTH })
    const project = takes(operation, 'projectId') && !isInPath(operation, 'projectId')
    const narrow = { ...(project ? { projectId: made.projectId } : {}), ...MONTH }
    // Of all projects over the whole reporting window where dates may be left out, and of one project's month.
    const paths = [
      ...(asked.includes('start=') ? [] : [[id, asked] as const]),
      ...(takes(operation, 'start')
        ? [[`${id}, a month`, askFor(operation, { ...made, ...MONTH }, narrow)] as const]
        : []),
    ]
    for (const [name, path] of paths) {
      const bare = await load(ports.bare, within(path), made.key)
      const api = await load(ports.api, within(path), made.key)
      figures[name] = { ...api, bare: bare.perSecond, ofBare: Number((api.perSecond / bare.perSecond).toFixed(3)) }
    }
  }
  child.kill('SIGTERM')
  await Promise.race([once(child, 'close'), sleep(5_000)])
  child.kill('SIGKILL')
  rmSync(data, { recursive: true })
  return figures
}
