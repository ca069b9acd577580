import { describe, expect, it } from '@jest/globals'
import type { Problem } from '../../console/src/api/problem.js'
import type { Asked } from '../../console/src/api/useAnswer.js'
import { type Access, accessAfter } from '../../console/src/selection/access.js'

const known = { operations: ['scope.read'] } as unknown as Access
const failed = (problem: Problem): Asked<'access.read'> => ({ state: 'failed', problem, retry: () => undefined })

describe('what the caller may see and do', () => {
  it.each<Problem>([
    { kind: 'unavailable', retryAt: 0 },
    { kind: 'rate_limited', retryAt: 0 },
    { kind: 'offline' },
    { kind: 'failed', requestId: null },
  ])('stays as it was known where the service cannot say it anew: %j', (problem) => {
    expect(accessAfter(known, failed(problem))).toBe(known)
    expect(accessAfter(null, failed(problem))).toBeNull()
  })

  it.each<Problem>([{ kind: 'unauthenticated' }, { kind: 'forbidden', message: 'No.' }, { kind: 'not_found' }])(
    'is not known any more where it was refused: %j',
    (problem) => {
      expect(accessAfter(known, failed(problem))).toBeNull()
    },
  )

  it('stays while it is asked anew, and is that of the answer then', () => {
    expect(accessAfter(known, { state: 'loading' })).toBe(known)
    const answer = { operations: [] } as unknown as Access
    const question = { operation: 'access.read', parameters: {} } as const
    const refresh = async (): Promise<void> => undefined
    expect(accessAfter(known, { state: 'ready', answer, asOf: null, answeredAt: null, question, refresh })).toBe(answer)
  })
})
