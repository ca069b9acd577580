import { describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { requestCounts } from '#api/request-counts'
import type { StoreError } from '#domain/outcome'
import type { RequestsOfKey } from '#registry/port'

const MINUTE = '2026-03-10T12:00:00.000Z'
const NEXT = '2026-03-10T12:01:00.000Z'

/** A registry in memory that keeps what it was asked in one go. */
const registry = () => {
  const asked: (readonly RequestsOfKey[])[] = []
  const counts = new Map<string, number>()
  const countRequests = async (all: readonly RequestsOfKey[]) => {
    asked.push(all)
    return right(
      all.map(({ keyId, minute, requests }) => {
        const count = (counts.get(keyId + minute) ?? 0) + requests
        counts.set(keyId + minute, count)
        return count
      }),
    )
  }
  return { asked, countRequests }
}

describe('given requests that begin together', () => {
  it('counts them by one write, each exactly once, in the order in which they came', async () => {
    const { asked, countRequests } = registry()
    const { count } = requestCounts({ countRequests })
    const first = await Promise.all([count('a', MINUTE), count('b', MINUTE), count('a', MINUTE), count('a', NEXT)])
    expect(first).toEqual([right(1), right(1), right(2), right(1)])
    expect(asked).toEqual([
      [
        { keyId: 'a', minute: MINUTE, requests: 2 },
        { keyId: 'b', minute: MINUTE, requests: 1 },
        { keyId: 'a', minute: NEXT, requests: 1 },
      ],
    ])
    expect(await Promise.all([count('a', MINUTE), count('a', MINUTE)])).toEqual([right(3), right(4)])
  })
  it('counts those that come during a write by the next one', async () => {
    const { asked, countRequests } = registry()
    const { count } = requestCounts({
      countRequests: async (all) => {
        const counted = await countRequests(all)
        await new Promise(setImmediate)
        return counted
      },
    })
    const one = count('a', MINUTE)
    await new Promise(setImmediate)
    const other = count('a', MINUTE)
    expect(await Promise.all([one, other])).toEqual([right(1), right(2)])
    expect(asked).toHaveLength(2)
  })
  it('when the registry fails, then each of them fails, and the next is counted again', async () => {
    const { countRequests } = registry()
    const down: StoreError = { tag: 'store_unavailable', store: 'registry', cause: 'it is down' }
    let isDown = true
    const { count } = requestCounts({ countRequests: async (all) => (isDown ? left(down) : countRequests(all)) })
    expect(await Promise.all([count('a', MINUTE), count('b', MINUTE)])).toEqual([left(down), left(down)])
    isDown = false
    expect(await count('a', MINUTE)).toEqual(right(1))
  })
  it('when the write throws, then each of them rejects, and none waits forever', async () => {
    const broken = async (): Promise<never> => {
      throw new Error('a defect')
    }
    const { count } = requestCounts({ countRequests: broken })
    const ended = await Promise.allSettled([count('a', MINUTE), count('b', MINUTE)])
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
