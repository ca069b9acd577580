import { describe, expect, it } from '@jest/globals'
import { ApiError, Unreachable } from '@workspace-delivery-intelligence/client'
import { problemOf } from '../../console/src/api/problem.js'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const failed = (status: number, error: object, retryAfterSeconds: number | null = null) =>
  problemOf(new ApiError(new Response(null, { status }), { error }, retryAfterSeconds), NOW)

describe('why there is no answer', () => {
  it.each([
    [401, { code: 'unauthenticated' }, { kind: 'unauthenticated' }],
    [403, { code: 'forbidden', message: 'No.' }, { kind: 'forbidden', message: 'No.' }],
    [403, { code: 'quota_exceeded', details: { limit: 30, usage: 90 } }, { kind: 'outside_window', limit: 30 }],
    [404, { code: 'not_found' }, { kind: 'not_found' }],
    [400, { details: { fields: [{ path: 'tz', reason: 'invalid' }] } }, { kind: 'invalid' }],
    [400, { details: { fields: [{ path: 'end', reason: 'out_of_range' }] } }, { kind: 'ends_too_late' }],
    [400, { details: { fields: [{ path: 'end', reason: 'invalid' }] } }, { kind: 'invalid' }],
    [
      400,
      {
        details: {
          fields: [
            { path: 'end', reason: 'out_of_range' },
            { path: 'x', reason: 'invalid' },
          ],
        },
      },
      { kind: 'invalid' },
    ],
    [500, { requestId: 'r-1' }, { kind: 'failed', requestId: 'r-1' }],
  ])('%d with %j is %j', (status, error, problem) => {
    expect(failed(status, error)).toEqual(problem)
  })

  it('says when to try again, within bounds', () => {
    expect(failed(429, {}, 30)).toEqual({ kind: 'rate_limited', retryAt: NOW + 30_000 })
    expect(failed(503, {}, 0)).toEqual({ kind: 'unavailable', retryAt: NOW + 1000 })
    expect(failed(503, {}, 86_400)).toEqual({ kind: 'unavailable', retryAt: NOW + 300_000 })
    expect(failed(502, {})).toEqual({ kind: 'unavailable', retryAt: NOW + 5000 })
  })

  it('is that the service is out of reach where no answer came', () => {
    expect(problemOf(new Unreachable(new TypeError('fetch failed')), NOW)).toEqual({ kind: 'offline' })
  })

  it('is that the service failed where its answer is no JSON', () => {
    const garbage = new Unreachable(new SyntaxError('Unexpected end of JSON input'))
    expect(problemOf(garbage, NOW)).toEqual({ kind: 'failed', requestId: null })
  })

  it('passes where no answer came in time', () => {
    const late = new DOMException('signal timed out', 'TimeoutError')
    expect(problemOf(late, NOW)).toEqual({ kind: 'unavailable', retryAt: NOW + 5000 })
  })
})
