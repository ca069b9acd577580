import { describe, expect, it } from '@jest/globals'
import { HOOK_BOUNDS, hookArrivals } from '#api/hook-arrivals'
import { MOST_HOOK_BYTES } from '#api/hook-requests'

const BOUNDS = {
  all: { deliveries: 6, bytes: 600 },
  ofWorkspace: { deliveries: 3, bytes: 300 },
  ofConnection: { deliveries: 2, bytes: 200 },
}
const place = (workspaceId: string, connectionId: string) => ({ workspaceId, connectionId })

describe('given deliveries that arrive', () => {
  it('when a connection has its places, then others of its workspace have theirs, until that has its own', () => {
    const begin = hookArrivals(BOUNDS)
    const [first] = [begin(place('a', '1')), begin(place('a', '1'))]
    expect(begin(place('a', '1'))).toBeNull()
    expect(begin(place('a', '2'))).not.toBeNull()
    expect(begin(place('a', '3'))).toBeNull()
    first?.leave()
    first?.leave()
    expect(begin(place('a', '3'))).not.toBeNull()
    expect(begin(place('a', '3'))).toBeNull()
  })
  it('when a workspace has all of its places, then another one still has as many', () => {
    const begin = hookArrivals(BOUNDS)
    const begun = (workspaceId: string) =>
      ['1', '1', '2', '2'].filter((id) => begin(place(workspaceId, workspaceId + id)) !== null)
    expect(begun('a')).toHaveLength(3)
    expect(begun('b')).toHaveLength(3)
    expect(begun('c')).toHaveLength(0)
  })
  it('when bytes come, then those of a connection, of its workspace and of all are bounded, and given back', () => {
    const begin = hookArrivals(BOUNDS)
    const [one, other, foreign] = [begin(place('a', '1')), begin(place('a', '2')), begin(place('b', '3'))]
    expect([one?.hold(200), one?.hold(1)]).toEqual([true, false])
    expect([other?.hold(100), other?.hold(1)]).toEqual([true, false])
    expect(foreign?.hold(200)).toBe(true)
    one?.leave()
    expect(other?.hold(100)).toBe(true)
  })
  it('then a workspace has room for the largest delivery, and no one for all places', () => {
    const { all, ofWorkspace, ofConnection } = HOOK_BOUNDS
    expect(ofConnection.bytes).toBeGreaterThan(MOST_HOOK_BYTES)
    expect(2 * ofWorkspace.bytes).toBeLessThanOrEqual(all.bytes)
    expect(2 * ofWorkspace.deliveries).toBeLessThanOrEqual(all.deliveries)
  })
})
