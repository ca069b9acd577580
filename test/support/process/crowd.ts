import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Connections that send a request again and again, and read nothing. */
export const readNothing = (url: URL, connections: number, request: string): Promise<readonly Socket[]> =>
  Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(url.port), url.hostname, () => {
            socket.off('error', reject)
            // It may be closed while we look.
            socket.on('error', () => undefined)
            socket.write(request)
            resolve(socket)
          })
          socket.once('error', reject)
          socket.pause()
        }),
    ),
  )

interface Taken {
  readonly status: number
  readonly ms: number
}

const askOnce = (url: string, key: string, agent: Agent): Promise<{ readonly status: number; readonly wait: number }> =>
  new Promise((resolve) => {
    get(url, { agent, headers: { authorization: `Bearer ${key}` } }, (response) => {
      const { statusCode = 0, headers } = response
      response.resume().on('end', () => resolve({ status: statusCode, wait: Number(headers['retry-after'] ?? 0) }))
    }).on('error', () => resolve({ status: 0, wait: 0 }))
  })

/**
 * Opens connections that each ask on and on, and retry when they are told to, until the returned function is called; that
 * one resolves to all answers.
 */
export const crowd = (url: string, key: string, connections: number): (() => Promise<readonly Taken[]>) => {
  let isOver = false
  const asking = async (): Promise<readonly Taken[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const taken: Taken[] = []
    while (!isOver) {
      const began = performance.now()
      const { status, wait } = await askOnce(url, key, agent)
      taken.push({ status, ms: performance.now() - began })
      if (wait > 0) await sleep(wait * 1000)
    }
    agent.destroy()
    return taken
  }
  const all = Array.from({ length: connections }, asking)
  return async () => {
    isOver = true
    return (await Promise.all(all)).flat()
  }
}

/** Asks on one connection, one request after another, and prints how each was answered. */
const ASKING = `
  const { Agent, get } = require('node:http')
  const [url, key, times] = process.argv.slice(1)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const taken = []
  const next = () => {
    if (taken.length >= Number(times)) return agent.destroy(), console.log(JSON.stringify(taken))
    const began = performance.now()
    get(url, { agent, headers: { authorization: 'Bearer ' + key } }, (response) => {
      response.resume().on('end', () => {
        taken.push({ status: response.statusCode, ms: performance.now() - began })
        next()
      })
    })
  }
  next()`

/** Sends requests one after another from a process of their own, so that no crowd here slows down their clock. */
export const askTimes = async (url: string, key: string, times: number): Promise<readonly Taken[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', ASKING, url, key, String(times)], {
    maxBuffer: 2 ** 24,
  })
  return JSON.parse(stdout) as readonly Taken[]
}

/** A share of all took at most so long, in milliseconds. */
export const percentile = (taken: readonly Taken[], share: number): number => {
  const times = taken.map(({ ms }) => ms).sort((a, b) => a - b)
  return Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10
}

export const countsByStatus = (taken: readonly Taken[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { status } of taken) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The memory of a process, in megabytes: now, and the most that it ever was. */
export const memoryOf = (pid: number): { readonly now: number; readonly most: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
