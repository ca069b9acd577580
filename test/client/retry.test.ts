import { describe, expect, it } from '@jest/globals'
import { retryAfterSeconds, sleep, type Waiting, withRetries } from '../../client/src/retry.js'

const NOW = Date.parse('2026-03-10T12:00:00.000Z')
const REQUEST = new Request('http://127.0.0.1/api/v1/openapi.json')

const refusal = (status: number, retryAfter?: string): Response =>
  new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

/** Sends a request to a service that gives these answers in order; the waits before each retry, and the last answer. */
const sent = async (answers: readonly Response[], most = 3, longestWaitMs = 60_000) => {
  const waits: number[] = []
  const told: Waiting[] = []
  let next = 0
  const send = async (): Promise<Response> => {
    const answer = answers[next] as Response
    next += 1
    return answer
  }
  const wait = async (milliseconds: number): Promise<void> => {
    waits.push(milliseconds)
  }
  const { status } = await withRetries({ most, longestWaitMs }, send, wait, (waiting) => told.push(waiting))(REQUEST)
  expect(told.map(({ seconds, retry }) => [seconds * 1000, retry])).toEqual(waits.map((wait, i) => [wait, i + 1]))
  return { status, waits, requests: next, reasons: told.map(({ reason }) => reason) }
}

describe('a request', () => {
  it.each([429, 503])('that is answered %d is sent again after the time in Retry-After', async (status) => {
    const reasons = [status === 429 ? 'rate_limited' : 'temporarily_unavailable']
    expect(await sent([refusal(status, '7'), refusal(200)])).toEqual({
      status: 200,
      waits: [7000],
      requests: 2,
      reasons,
    })
  })
  it.each([200, 400, 401, 403, 404, 500, 502])('that is answered %d is not sent again', async (status) => {
    expect(await sent([refusal(status, '7')])).toMatchObject({ status, waits: [], requests: 1 })
  })
  it('is not sent again where the answer does not say when', async () => {
    expect(await sent([refusal(503)])).toMatchObject({ status: 503, waits: [], requests: 1 })
    expect(await sent([refusal(503, 'soon')])).toMatchObject({ status: 503, waits: [], requests: 1 })
  })
  it('is sent again at most as often as allowed', async () => {
    const answers = Array.from({ length: 9 }, () => refusal(503, '1'))
    expect(await sent(answers, 2)).toMatchObject({ status: 503, waits: [1000, 1000], requests: 3 })
    expect(await sent([refusal(503, '1')], 0)).toMatchObject({ status: 503, waits: [], requests: 1 })
  })
  it('waits no longer than allowed in all, and does not begin a wait that would', async () => {
    const answers = [refusal(429, '30'), refusal(429, '30'), refusal(429, '1')]
    expect(await sent(answers)).toMatchObject({ status: 429, waits: [30_000, 30_000], requests: 3 })
    expect(await sent([refusal(429, '61')])).toMatchObject({ status: 429, waits: [], requests: 1 })
  })
  it('is sent again at once where the time has come already', async () => {
    expect(await sent([refusal(503, '0'), refusal(200)])).toMatchObject({ status: 200, waits: [0], requests: 2 })
  })
})

describe('Retry-After', () => {
  it.each([
    ['5', 5],
    ['Tue, 10 Mar 2026 12:00:07 GMT', 7],
    ['Tue, 10 Mar 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['9'.repeat(30), null],
    ['', null],
    ['soon', null],
    [null, null],
  ])('%s is %s seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds)
  })
})

describe('a wait', () => {
  it('ends with the reason of a signal that is aborted meanwhile, or was before', async () => {
    const controller = new AbortController()
    const waiting = sleep(3_600_000, controller.signal)
    controller.abort(new Error('no longer wanted'))
    await expect(waiting).rejects.toThrow('no longer wanted')
    await expect(sleep(3_600_000, controller.signal)).rejects.toThrow('no longer wanted')
  })
  it('ends by itself', async () => {
    await expect(sleep(1, new AbortController().signal)).resolves.toBeUndefined()
  })
})
