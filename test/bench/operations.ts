import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStores } from '#stores/open'
import { askFor, everyOperation, isInPath, takes } from '#test/support/api/every-operation'
import { ok } from '#test/support/stores/outcome'
import { agency } from './agency.js'

const EVENTS = 1_000_000
const CONNECTIONS = 16
const SECONDS = Number(process.env['WDI_BENCH_SECONDS'] ?? 3)
const MONTH = { start: '2025-12-01', end: '2025-12-31', tz: 'UTC' }

interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Asks again and again on so many connections at once. */
const load = async (port: number, path: string, key: string): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const headers = { authorization: `Bearer ${key}` }
  const once = () =>
    new Promise<void>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        response.resume()
        if (response.statusCode !== 200) reject(new Error(`${path} was answered ${response.statusCode}`))
        response.on('end', resolve)
      }).on('error', reject)
    })
  // All connections at once: a server takes them in one after the other, with whole answers in between.
  await Promise.all(Array.from({ length: CONNECTIONS }, once))
  const times: number[] = []
  const began = performance.now()
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() - began < SECONDS * 1000) {
      const sent = performance.now()
      await once()
      times.push(performance.now() - sent)
    }
  })
  await Promise.all(asking)
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (q: number) => Number((times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0).toFixed(2))
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99) }
}

/** What each operation answers at 16 connections, beside a bare Koa that gives the same bytes in the same process. */
export const benchOperations = async (): Promise<object> => {
  const events = Number(process.env['WDI_BENCH_EVENTS'] ?? EVENTS)
  const data = mkdtempSync(join(tmpdir(), 'wdi-operations-'))
  const stores = await ok(openStores(data))
  const made = await agency(stores, events)
  stores.close()
  const child = spawn(process.execPath, ['dist/test/bench/answering.js', data, made.now], {
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
