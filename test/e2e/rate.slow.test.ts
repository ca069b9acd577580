import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { askUntilAnswered, readyLine, workspaceUrl } from '#test/support/process/service'

// What the free plan allows a key in a UTC minute, however many processes answer.

const LIMIT = 60
const ASKED = 100
const MINUTE_MS = 60_000
/** The time before a minute's end in which nothing is begun, because all of it has to lie in one minute. */
const ENOUGH_MS = 20_000

const minute = (): number => Math.floor(Date.now() / MINUTE_MS)
const aWholeWhile = async (): Promise<void> => {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS)
  if (left < ENOUGH_MS) await sleep(left + 10)
}

/**
 * Asks too often of so many services at once, each of so many processes, and once more of each in the next minute; what
 * is answered.
 */
const askedOf = async ([services, processes]: readonly [services: number, processes: number]) => {
  const inData = ['--data', join(freshFolder(), 'data')]
  const ofWorkspace = [...inData, '--workspace', 'acme/website']
  await runJson(['workspace', 'create', 'acme/website', '--plan', 'free', ...inData])
  const servers: Running[] = Array.from({ length: services }, () =>
    launch(['serve', '--no-worker', '--processes', String(processes), '--port', '0', '--json', ...inData]),
  )
  const urls = await Promise.all(
    servers.map(async (server) => {
      const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
      return `${workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })}/connections`
    }),
  )
  for (;;) {
    const { key } = await runJson<{ key: string }>(['key', 'issue', '--name', 'x', ...ofWorkspace])
    await aWholeWhile()
    const began = minute()
    const answers = await Promise.all(
      Array.from({ length: ASKED }, (_, i) => askUntilAnswered(urls[i % services] ?? '', key)),
    )
    if (minute() !== began) continue
    await sleep(MINUTE_MS - (Date.now() % MINUTE_MS) + 10)
    const next = await Promise.all(urls.map((url) => askUntilAnswered(url, key)))
    for (const server of servers) expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    return { services, processes, answers, next }
  }
}

describe('given a key of the free plan', () => {
  it('when it asks too often of 1, 2, and 4 processes at once, on ports of their own or on one, then exactly its rate is let through', async () => {
    // All of them wait for the same minute.
    const asked = await Promise.all(
      (
        [
          [1, 1],
          [2, 1],
          [4, 1],
          [1, 4],
        ] as const
      ).map(askedOf),
    )
    for (const { services, processes, answers, next } of asked) {
      const statuses = answers.map(({ status }) => status)
      const accepted = statuses.filter((status) => status === 200)
      expect([services, processes, accepted]).toEqual([services, processes, Array(LIMIT).fill(200)])
      expect(statuses.filter((status) => status === 429)).toHaveLength(ASKED - LIMIT)
      for (const { status, headers, body } of answers)
        if (status === 429) expect(String(body.error.details.retryAfterSeconds)).toBe(headers['retry-after'])
      // The next minute begins anew, in every process.
      expect(next.map(({ status }) => status)).toEqual(Array(services).fill(200))
    }
  })
})
