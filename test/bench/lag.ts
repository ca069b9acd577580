import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { partitionOf } from '#readstore/partitions'
import { ok } from '#test/support/stores/outcome'
import { benchHistory, WORKSPACE } from './history.js'
import type { Place } from './installation.js'

const RATE = 500
const SECONDS = 20
const POLL_MS = 2

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0

/** Measures the time from an append to its document, at a steady rate, while the API of the same folder answers. */
export const benchLag = async ({ install, smaller }: Place): Promise<object> => {
  const { data, stores, remove } = await install()
  const rate = RATE / Math.min(smaller, 10)
  const program = (...words: string[]) =>
    spawn(process.execPath, ['dist/program/main.js', ...words, '--data', data, '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const [worker, api] = [program('work'), program('serve', '--no-worker', '--port', '0')]
  await once(createInterface(worker.stdout), 'line')
  const [line] = (await once(createInterface(api.stdout), 'line')) as [string]
  const { baseUrl } = JSON.parse(line) as { baseUrl: string }

  const pending: { position: string; at: number }[] = []
  const lags: number[] = []
  let done = false
  const watching = (async () => {
    while (!done || pending.length > 0) {
      const { checkpoint } = await ok(stores.readStore.moment(partitionOf(WORKSPACE, stores.readStore)))
      const now = performance.now()
      while (pending[0] !== undefined && pending[0].position <= checkpoint)
        lags.push(now - (pending.shift()?.at ?? now))
      await sleep(POLL_MS)
    }
  })()
  let answers = 0
  const asking = (async () => {
    while (!done) {
      await fetch(`${new URL(baseUrl).origin}/readyz`).then((response) => response.arrayBuffer())
      answers += 1
      await sleep(5)
    }
  })()

  const revisions = new Map<string, number>()
  const began = performance.now()
  let sent = 0
  for (const [stream, events] of benchHistory(rate * SECONDS, 'interleaved')) {
    const due = began + (sent * 1000) / rate
    if (due > performance.now()) await sleep(due - performance.now())
    const appended = await ok(stores.eventLog.append(stream, revisions.get(stream) ?? -1, events))
    revisions.set(stream, appended.revision)
    pending.push({ position: appended.position, at: performance.now() })
    sent += 1
  }
  const seconds = (performance.now() - began) / 1000
  done = true
  await Promise.all([watching, asking])
  for (const child of [worker, api]) {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    await closed
  }
  await remove()
  return {
    events: sent,
    eventsASecond: Math.round(sent / seconds),
    answersASecond: Math.round(answers / seconds),
    p50Ms: Math.round(quantile(lags, 0.5)),
    p99Ms: Math.round(quantile(lags, 0.99)),
    aimP99Ms: 100,
  }
}
