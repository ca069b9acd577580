import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

// Several processes on one port, of which one after another is killed while clients connect.

const KILLS = process.env['WDI_PROVE'] === '1' ? 300 : 10
const CLIENTS = 20
const BETWEEN_KILLS_MS = 500
/** After so long a connection without a byte or an end hangs: the service itself gives an answer 10 seconds. */
const HANGS_AFTER_MS = 20_000
const AFTER_AN_ERROR_MS = 5
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

const childrenOf = ({ pid }: Running): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** The end of a connection that sends a request. */
const outcome = (port: number): Promise<'answer' | 'error' | 'hangs'> =>
  new Promise((resolve) => {
    let isAnswered = false
    const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST))
    const timer = setTimeout(() => {
      resolve('hangs')
      socket.destroy()
    }, HANGS_AFTER_MS)
    socket.on('data', () => {
      isAnswered = true
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(isAnswered ? 'answer' : 'error')
    })
  })

it(
  `when ${KILLS} processes are killed, then every connection ends in an answer or an error, and none hangs`,
  async () => {
    const data = join(freshFolder(), 'data')
    await runJson(['workspace', 'create', 'acme/website', '--data', data])
    const server = launch(['serve', '--no-worker', '--processes', '3', '--port', '0', '--json', '--data', data])
    const port = Number(new URL((await readyLine<{ baseUrl: string }>(server)).baseUrl).port)
    const counts = { answer: 0, error: 0, hangs: 0 }
    let isOver = false
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const ended = await outcome(port)
        counts[ended] += 1
        if (ended === 'error') await sleep(AFTER_AN_ERROR_MS)
      }
    })
    for (let kills = 0; kills < KILLS; ) {
      const [oldest] = childrenOf(server)
      if (oldest !== undefined) {
        process.kill(oldest, 'SIGKILL')
        kills += 1
      }
      await sleep(BETWEEN_KILLS_MS)
    }
    isOver = true
    await Promise.all(clients)
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(counts.hangs).toBe(0)
    expect(counts.answer).toBeGreaterThan(0)
  },
  KILLS * 90_000,
)
