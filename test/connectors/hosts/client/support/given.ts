import { afterEach } from '@jest/globals'
import { epochOf, instantOf } from '#domain/time'
import { type MovedClock, movedClock } from '#test/support/hosts/clock'
import type { AskedHost } from '#test/support/hosts/local-client'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

/** A host that tells its quota as GitHub does. */
export const HOST: AskedHost = {
  apiOf: (address) => `${address}/api/v1`,
  headers: (token) => ({ authorization: `token ${token}` }),
  quotaOf: (headers) => {
    const limit = numberOf(headers.get('x-ratelimit-limit'))
    const remaining = numberOf(headers.get('x-ratelimit-remaining'))
    const reset = numberOf(headers.get('x-ratelimit-reset'))
    if (limit === null || remaining === null || reset === null) return null
    return { limit, remaining, resetsAt: instantOf(1000 * reset) }
  },
  requestsAnHour: 1_000,
  pauseMs: 0,
}

export const NOW = '2026-03-02T09:00:00.000Z'

export interface Given {
  readonly clock: MovedClock
  readonly local: LocalHost
}

const opened: LocalHost[] = []
afterEach(async () => {
  for (const local of opened.splice(0)) await local.close()
})

/** A host that answers `/api/v1/*` with a list and wants a token, and the clock of the test. */
export const given = async (clock = movedClock(NOW)): Promise<Given> => {
  const local = await openLocalHost(clock)
  opened.push(local)
  local.authorization = { name: 'authorization', value: 'token canary-token' }
  local.route('GET', '/api/v1/*', () => ({ body: [{ id: 1 }] }))
  return { clock, local }
}

/** The instant a number of seconds after the beginning of the test. */
export const instantAfter = (seconds: number): string => instantOf(epochOf(NOW) + 1000 * seconds)

/** The paths that were asked for. */
export const pathsOf = (local: LocalHost): readonly string[] => local.requests.map(({ path }) => path)
