import { describe, expect, it } from '@jest/globals'
import { type Grants, tokenByGrant } from '#connectors/hosts/rotating'
import { HostFailure } from '#sources/kit/hosts/ask'
import type { Renewed } from '#sources/kit/hosts/host'

const ENDS = '2026-12-01T00:30:00.000Z'

/** Grants that all processes share, and a service that takes each grant once. */
const shared = (first = 'grant-0') => {
  const state = { kept: first, valid: first, traded: 0 }
  const grants: Grants = {
    read: async () => state.kept,
    replace: async (former, next) => {
      if (state.kept !== former) return false
      state.kept = next
      return true
    },
  }
  const renew = async (grant: string): Promise<Renewed> => {
    if (grant !== state.valid) throw new HostFailure({ tag: 'unauthorized' })
    state.traded += 1
    state.valid = `grant-${state.traded}`
    return { token: `token-${state.traded}`, endsAt: ENDS, grant: state.valid }
  }
  return { state, grants, renew }
}

describe('given a grant that changes each time it is traded', () => {
  it('when a token is made of it, then the next grant is kept before the token is given', async () => {
    const { state, grants, renew } = shared()
    expect(await tokenByGrant(grants, renew)).toEqual({ token: 'token-1', endsAt: ENDS })
    expect(state.kept).toBe('grant-1')
  })
  it('when another process trades it in between, then it is read once more, and the next one is traded', async () => {
    const { state, grants, renew } = shared()
    let isFirst = true
    const late: Grants = {
      ...grants,
      read: async () => {
        const read = await grants.read()
        if (isFirst) {
          isFirst = false
          await tokenByGrant(grants, renew)
        }
        return read
      },
    }
    expect((await tokenByGrant(late, renew)).token).toBe('token-2')
    expect(state.kept).toBe('grant-2')
  })
  it('when another process keeps another grant first, then the loser overwrites nothing, and takes up the winner’s', async () => {
    const { state, grants, renew } = shared()
    let isFirst = true
    const beaten: Grants = {
      ...grants,
      replace: async (former, next) => {
        if (isFirst) {
          isFirst = false
          // A person gives another grant while this one is traded.
          state.kept = 'given'
          state.valid = 'given'
        }
        return grants.replace(former, next)
      },
    }
    expect((await tokenByGrant(beaten, renew)).token).toBe('token-2')
    expect(state.kept).toBe('grant-2')
  })
  it('when it was taken back, then it fails after two looks, and asks the service once', async () => {
    const { state, grants, renew } = shared()
    state.valid = 'another'
    let asked = 0
    const counted = (grant: string): Promise<Renewed> => {
      asked += 1
      return renew(grant)
    }
    await expect(tokenByGrant(grants, counted)).rejects.toMatchObject({ fault: { tag: 'unauthorized' } })
    expect(asked).toBe(1)
  })
  it('when the service cannot be reached, then the grant stays as it is', async () => {
    const { state, grants } = shared()
    const fails = async (): Promise<Renewed> => {
      throw new HostFailure({ tag: 'unavailable', reason: 'no answer' })
    }
    await expect(tokenByGrant(grants, fails)).rejects.toMatchObject({ fault: { tag: 'unavailable' } })
    expect(state.kept).toBe('grant-0')
  })
})
