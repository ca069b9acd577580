import { describe, expect, it } from '@jest/globals'
import { retryAfterSeconds, sleep, type Wait, withRetries } from '../../client/src/retry.js'

const NOW = Date.parse('2026-03-10T12:00:00.000Z')
const REQUEST = new Request('http://127.0.0.1/api/v1/openapi.json')

const refusal = (status: number, retryAfter?: string): Response =>
  new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

/** Sends a request to a service that gives these answers in order; the waits before each retry, and the last answer. */
const sent = async (answers: readonly Response[], most = 3, longestWaitMs = 60_000) => {
  const waits: number[] = []
  let next = 0
  const send = async (): Promise<Response> => {
    const answer = answers[next] as Response
    next += 1
    return answer
  }
  const wait = async (milliseconds: number): Promise<void> => {
    waits.push(milliseconds)
  }
  const told: Wait[] = []
  const onWait = (one: Wait): void => {
    told.push(one)
  }
  const { status } = await withRetries({ most, longestWaitMs }, send, wait, onWait)(REQUEST)
  expect(told.map(({ seconds }) => seconds * 1000)).toEqual(waits)
  expect(told.map(({ attempt }) => attempt)).toEqual(waits.map((_, i) => i + 1))
  return { status, waits, requests: next, reasons: told.map(({ reason }) => reason) }
}

const withoutReasons = async (...given: Parameters<typeof sent>) => {
  const { reasons: _, ...rest } = await sent(...given)
  return rest
}

describe('a request', () => {
  it('tells each wait with its reason, when it begins', async () => {
    const { reasons } = await sent([refusal(429, '7'), refusal(503, '1'), refusal(200)])
    expect(reasons).toEqual(['rate_limited', 'temporarily_unavailable'])
  })
  it.each([429, 503])('that is answered %d is sent again after the time in Retry-After', async (status) => {
    expect(await withoutReasons([refusal(status, '7'), refusal(200)])).toEqual({
      status: 200,
      waits: [7000],
      requests: 2,
    })
  })
  it.each([200, 400, 401, 403, 404, 500, 502])('that is answered %d is not sent again', async (status) => {
    expect(await withoutReasons([refusal(status, '7')])).toEqual({ status, waits: [], requests: 1 })
  })
  it('is not sent again where the answer does not say when', async () => {
    expect(await withoutReasons([refusal(503)])).toEqual({ status: 503, waits: [], requests: 1 })
    expect(await withoutReasons([refusal(503, 'soon')])).toEqual({ status: 503, waits: [], requests: 1 })
  })
  it('is sent again at most as often as allowed', async () => {
    const answers = Array.from({ length: 9 }, () => refusal(503, '1'))
    expect(await withoutReasons(answers, 2)).toEqual({ status: 503, waits: [1000, 1000], requests: 3 })
    expect(await withoutReasons([refusal(503, '1')], 0)).toEqual({ status: 503, waits: [], requests: 1 })
  })
  it('waits no longer than allowed in all, and does not begin a wait that would', async () => {
    const answers = [refusal(429, '30'), refusal(429, '30'), refusal(429, '1')]
    expect(await withoutReasons(answers)).toEqual({ status: 429, waits: [30_000, 30_000], requests: 3 })
    expect(await withoutReasons([refusal(429, '61')])).toEqual({ status: 429, waits: [], requests: 1 })
  })
  it('is sent again at once where the time has come already', async () => {
    expect(await withoutReasons([refusal(503, '0'), refusal(200)])).toEqual({ status: 200, waits: [0], requests: 2 })
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
