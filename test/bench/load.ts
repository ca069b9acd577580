import { Agent, get } from 'node:http'

/** Connections at once. */
export const CONNECTIONS = 16
/** The seconds of one measurement. */
export const SECONDS = Number(process.env['WDI_BENCH_SECONDS'] ?? 3)

export interface Load {
  readonly answers: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Asks again and again on so many connections at once; times in milliseconds. */
export const load = async (port: number, path: string, key: string): Promise<Load> => {
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
  return { answers: times.length, perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99) }
}
