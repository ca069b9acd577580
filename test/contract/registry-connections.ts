import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Delivery, type InboxBounds, type KeptSecret, MOST_SEALED, type Registry, type Turn } from '#registry/port'
import { ROOM } from '#test/support/hooks/inbox'
import { ok } from '#test/support/stores/outcome'
import { runs } from '#test/support/thorough'

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const minute = (n: number): string => `2026-05-05T12:${String(n).padStart(2, '0')}:00.000Z`
const [WORKSPACE, ELSEWHERE] = [uuid(1), uuid(2)] as const
const [REPOSITORY, CALENDAR, FOREIGN] = [uuid(3), uuid(4), uuid(5)] as const

/** Tests what the port promises of connections; each opening is a client of the same registry, which is empty at first. */
export const connectionsContract = (open: () => Promise<Registry>): void => {
  const two = async (): Promise<readonly [Registry, Registry]> => [await open(), await open()]

  describe('given secrets of connections', () => {
    const secret = (sealed: string, more: Partial<KeptSecret> = {}): Omit<KeptSecret, 'version'> => {
      const { version: _, ...rest } = {
        workspaceId: WORKSPACE,
        connectionId: REPOSITORY,
        purpose: 'token' as const,
        version: 0,
        sealed,
        ...more,
      }
      return rest
    }

    it('keeps one for each connection and purpose, for every client, and counts its changes', async () => {
      const [registry, other] = await two()
      expect(await ok(other.secrets.get(REPOSITORY, 'token'))).toBeNull()
      expect(await ok(registry.secrets.put(secret('a')))).toBe(1)
      expect(await ok(other.secrets.put(secret('b')))).toBe(2)
      expect(await ok(registry.secrets.put(secret('c', { purpose: 'hook' })))).toBe(1)
      expect(await ok(registry.secrets.put(secret('d', { connectionId: CALENDAR })))).toBe(1)
      expect(await ok(other.secrets.get(REPOSITORY, 'token'))).toEqual({ ...secret('b'), version: 2 })
      expect(await ok(other.secrets.get(REPOSITORY, 'hook'))).toEqual({
        ...secret('c', { purpose: 'hook' }),
        version: 1,
      })
      expect(await ok(other.secrets.get(REPOSITORY, 'renewing'))).toBeNull()
    })
    it('counts every change of clients that put at once', async () => {
      const [registry, other] = await two()
      const versions = await Promise.all(
        Array.from({ length: 20 }, (_, i) => ok((i % 2 ? registry : other).secrets.put(secret(`s${i}`)))),
      )
      expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    })
    it('lets one of those who read a version replace it, and shows the others that they came late', async () => {
      const [registry, other] = await two()
      await ok(registry.secrets.put(secret('old')))
      const replaced = await Promise.all(
        ['v', 'w', 'x', 'y'].map((sealed, i) =>
          ok((i % 2 ? registry : other).secrets.replace({ ...secret(sealed), version: 1 })),
        ),
      )
      expect(replaced.filter(Boolean)).toHaveLength(1)
      const winner = ['v', 'w', 'x', 'y'][replaced.indexOf(true)]
      expect(await ok(other.secrets.get(REPOSITORY, 'token'))).toEqual({ ...secret(String(winner)), version: 2 })
      expect(await ok(other.secrets.replace({ ...secret('late'), version: 1 }))).toBe(false)
      expect(await ok(other.secrets.replace({ ...secret('next'), version: 2 }))).toBe(true)
    })
    it('replaces none that is gone, and none of another workspace', async () => {
      const registry = await open()
      await ok(registry.secrets.put(secret('a')))
      expect(await ok(registry.secrets.replace({ ...secret('b', { workspaceId: ELSEWHERE }), version: 1 }))).toBe(false)
      await ok(registry.secrets.remove({ connectionId: REPOSITORY }))
      expect(await ok(registry.secrets.replace({ ...secret('b'), version: 1 }))).toBe(false)
      expect(await ok(registry.secrets.get(REPOSITORY, 'token'))).toBeNull()
    })
    it('lists those of a workspace, and removes those of a connection and of a workspace alone', async () => {
      const [registry, other] = await two()
      const hook = secret('b', { purpose: 'hook' })
      const calendar = secret('c', { connectionId: CALENDAR })
      const foreign = secret('d', { connectionId: FOREIGN, workspaceId: ELSEWHERE })
      for (const one of [calendar, secret('a'), hook, foreign]) await ok(registry.secrets.put(one))
      const listed = async (workspaceId: string) => ok(other.secrets.ofWorkspace(workspaceId))
      const versioned = (all: readonly Omit<KeptSecret, 'version'>[]) => all.map((one) => ({ ...one, version: 1 }))
      expect(await listed(WORKSPACE)).toEqual(versioned([hook, secret('a'), calendar]))
      await ok(registry.secrets.remove({ connectionId: REPOSITORY }))
      expect(await listed(WORKSPACE)).toEqual(versioned([calendar]))
      await ok(registry.secrets.remove({ workspaceId: WORKSPACE }))
      expect(await listed(WORKSPACE)).toEqual([])
      expect(await listed(ELSEWHERE)).toEqual(versioned([foreign]))
    })
  })

  describe('given turns of connections', () => {
    const turn = (holder: string, until: string, connectionId = REPOSITORY, workspaceId = WORKSPACE): Turn => ({
      workspaceId,
      connectionId,
      holder,
      until,
    })

    it('gives a turn to one of those who come at once', async () => {
      const [registry, other] = await two()
      const taken = await Promise.all(
        ['a', 'b', 'c', 'd'].map((holder, i) =>
          ok((i % 2 ? registry : other).turns.take(turn(holder, minute(5)), minute(1))),
        ),
      )
      expect(taken.filter(Boolean)).toHaveLength(1)
    })
    it('lets its holder keep it, and nobody else before it is over, to the millisecond', async () => {
      const [registry, other] = await two()
      expect(await ok(registry.turns.take(turn('a', minute(2)), minute(1)))).toBe(true)
      expect(await ok(registry.turns.take(turn('a', minute(5)), minute(3)))).toBe(true)
      expect(await ok(other.turns.take(turn('b', minute(9)), minute(4)))).toBe(false)
      expect(await ok(other.turns.take(turn('b', minute(9), CALENDAR), minute(4)))).toBe(true)
      expect(await ok(other.turns.take(turn('b', minute(9)), '2026-05-05T12:04:59.999Z'))).toBe(false)
      expect(await ok(other.turns.take(turn('b', minute(9)), minute(5)))).toBe(true)
      expect(await ok(registry.turns.take(turn('a', minute(9)), minute(6)))).toBe(false)
    })
    it('ends a turn for its holder alone', async () => {
      const [registry, other] = await two()
      await ok(registry.turns.take(turn('a', minute(5)), minute(1)))
      await ok(other.turns.release({ connectionId: REPOSITORY, holder: 'b' }))
      expect(await ok(other.turns.take(turn('b', minute(5)), minute(1)))).toBe(false)
      await ok(registry.turns.release({ connectionId: REPOSITORY, holder: 'a' }))
      expect(await ok(other.turns.take(turn('b', minute(5)), minute(1)))).toBe(true)
    })
    it('forgets the turn of a connection, and all of a workspace', async () => {
      const [registry, other] = await two()
      const all = [turn('a', minute(5)), turn('a', minute(5), CALENDAR), turn('a', minute(5), FOREIGN, ELSEWHERE)]
      for (const one of all) await ok(registry.turns.take(one, minute(1)))
      const held = async () => {
        const found: boolean[] = []
        for (const one of all) {
          const isFree = await ok(other.turns.take({ ...one, holder: 'b' }, minute(1)))
          if (isFree) await ok(other.turns.release({ ...one, holder: 'b' }))
          found.push(!isFree)
        }
        return found
      }
      await ok(registry.turns.forget({ connectionId: REPOSITORY }))
      expect(await held()).toEqual([false, true, true])
      await ok(registry.turns.forget({ workspaceId: WORKSPACE }))
      expect(await held()).toEqual([false, false, true])
    })
    it('lets at most one holder in at a time, in whichever order they take and release', async () => {
      const clients = await two()
      const step = fc.record({
        holder: fc.constantFrom('a', 'b', 'c'),
        does: fc.constantFrom('take', 'release'),
        forMinutes: fc.integer({ min: 1, max: 5 }),
        passes: fc.integer({ min: 0, max: 3 }),
      })
      let properties = 0
      const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        properties += 1
        const connectionId = uuid(1_000 + properties)
        let [now, inside] = [0, null as { readonly holder: string; readonly until: number } | null]
        for (const [i, { holder, does, forMinutes, passes }] of steps.entries()) {
          now += passes
          const client = clients[i % 2] as Registry
          if (inside !== null && inside.until <= now) inside = null
          if (does === 'release') {
            await ok(client.turns.release({ connectionId, holder }))
            if (inside?.holder === holder) inside = null
            continue
          }
          const until = now + forMinutes
          const taken = await ok(client.turns.take(turn(holder, minute(until), connectionId), minute(now)))
          expect(taken).toBe(inside === null || inside.holder === holder)
          if (taken) inside = { holder, until }
        }
      })
      await fc.assert(property, { seed: 52, numRuns: runs(60) })
    })
  })

  describe('given deliveries of webhooks', () => {
    const delivery = (deliveryId: string, more: Partial<Delivery> = {}): Delivery => ({
      workspaceId: WORKSPACE,
      connectionId: REPOSITORY,
      deliveryId,
      receivedAt: minute(1),
      kind: 'push',
      sealed: `sealed ${deliveryId}`,
      ...more,
    })
    const put = (registry: Registry, one: Delivery, bounds = ROOM) => ok(registry.inbox.put(one, bounds))
    const idsOf = async (registry: Registry, connectionId = REPOSITORY, limit = 10) => {
      const next = await ok(registry.inbox.next(connectionId, limit))
      return next.map(({ deliveryId }) => deliveryId)
    }

    it('takes an id of a connection once, whoever brings it, and however many at once', async () => {
      const [registry, other] = await two()
      const all = await Promise.all(
        [1, 2, 3, 4, 5].map((n) => put(n % 2 ? registry : other, delivery('a', { receivedAt: minute(n) }))),
      )
      expect(all.filter((end) => end === 'kept')).toHaveLength(1)
      expect(await put(other, delivery('a', { connectionId: CALENDAR }))).toBe('kept')
      expect(await ok(registry.inbox.next(REPOSITORY, 10))).toEqual([
        delivery('a', { receivedAt: minute(1 + all.indexOf('kept')) }),
      ])
    })
    it('gives the oldest first, no more than asked for, and those of one connection alone', async () => {
      const [registry, other] = await two()
      for (const [id, n] of [
        ['c', 3],
        ['b', 1],
        ['d', 2],
        ['a', 3],
      ] as const)
        await put(registry, delivery(id, { receivedAt: minute(n) }))
      await put(registry, delivery('e', { connectionId: CALENDAR }))
      expect(await idsOf(other)).toEqual(['b', 'd', 'a', 'c'])
      expect(await idsOf(other, REPOSITORY, 2)).toEqual(['b', 'd'])
    })
    it('removes a content and still knows its id', async () => {
      const [registry, other] = await two()
      for (const id of ['a', 'b', 'c']) await put(registry, delivery(id))
      await ok(registry.inbox.remove(REPOSITORY, ['a', 'c', 'unknown']))
      await ok(registry.inbox.remove(REPOSITORY, []))
      expect(await idsOf(other)).toEqual(['b'])
      expect(await put(other, delivery('a', { receivedAt: minute(2) }))).toBe('known')
      expect(await idsOf(other)).toEqual(['b'])
    })
    it('takes an id again after seven days, and not a millisecond before', async () => {
      const [registry, other] = await two()
      await put(registry, delivery('a'))
      await put(registry, delivery('b'))
      await ok(registry.inbox.remove(REPOSITORY, ['a']))
      const early = { receivedAt: '2026-05-12T12:00:59.999Z' }
      const late = { receivedAt: '2026-05-12T12:01:00.000Z', sealed: 'again' }
      for (const id of ['a', 'b']) {
        expect(await put(other, delivery(id, early))).toBe('known')
        expect(await put(other, delivery(id, late))).toBe('kept')
      }
      expect(await ok(registry.inbox.next(REPOSITORY, 10))).toEqual([delivery('a', late), delivery('b', late)])
    })
    it('counts what waits, by connection', async () => {
      const [registry, other] = await two()
      expect(await ok(other.inbox.waiting())).toEqual([])
      await put(registry, delivery('a', { sealed: '1234' }))
      await put(registry, delivery('b', { sealed: '123' }))
      await put(registry, delivery('c', { sealed: '12' }))
      await put(registry, delivery('d', { connectionId: CALENDAR, workspaceId: ELSEWHERE, sealed: '1' }))
      await ok(registry.inbox.remove(REPOSITORY, ['b']))
      const calendar = { workspaceId: ELSEWHERE, connectionId: CALENDAR, deliveries: 1, bytes: 1 }
      expect(await ok(other.inbox.waiting())).toEqual([
        { workspaceId: WORKSPACE, connectionId: REPOSITORY, deliveries: 2, bytes: 6 },
        calendar,
      ])
      await ok(registry.inbox.remove(REPOSITORY, ['a', 'c']))
      expect(await ok(other.inbox.waiting())).toEqual([calendar])
    })
    it('takes no more than may wait of a connection, in number and bytes, and again once that is removed', async () => {
      const [registry, other] = await two()
      const bounds: InboxBounds = { ...ROOM, ofConnection: { deliveries: 2, bytes: 10 } }
      expect(await put(registry, delivery('a', { sealed: '12345' }), bounds)).toBe('kept')
      expect(await put(other, delivery('b', { sealed: '123456' }), bounds)).toBe('full')
      expect(await put(other, delivery('b', { sealed: '12345' }), bounds)).toBe('kept')
      expect(await put(registry, delivery('c', { sealed: '1' }), bounds)).toBe('full')
      expect(await put(registry, delivery('a', { sealed: '12345' }), bounds)).toBe('known')
      expect(await put(registry, delivery('c', { connectionId: CALENDAR }), bounds)).toBe('kept')
      await ok(other.inbox.remove(REPOSITORY, ['a']))
      expect(await put(registry, delivery('c', { sealed: '1' }), bounds)).toBe('kept')
      expect(await put(registry, delivery('a', { sealed: '1' }), bounds)).toBe('known')
      expect(await idsOf(other)).toEqual(['b', 'c'])
    })
    it('takes no more than may wait of a workspace, and stops no other one', async () => {
      const [registry, other] = await two()
      const bounds: InboxBounds = { ...ROOM, ofWorkspace: { deliveries: 2, bytes: 10 } }
      const foreign = { connectionId: FOREIGN, workspaceId: ELSEWHERE }
      await put(registry, delivery('a', { sealed: '12345' }), bounds)
      expect(await put(other, delivery('b', { connectionId: CALENDAR, sealed: '123456' }), bounds)).toBe('full')
      expect(await put(other, delivery('b', { connectionId: CALENDAR, sealed: '12345' }), bounds)).toBe('kept')
      expect(await put(registry, delivery('c', { sealed: '1' }), bounds)).toBe('full')
      expect(await put(registry, delivery('d', { ...foreign, sealed: '1234567890' }), bounds)).toBe('kept')
    })
    it('forgets what is old, and all of a connection and of a workspace', async () => {
      const [registry, other] = await two()
      await put(registry, delivery('a'))
      await put(registry, delivery('b', { receivedAt: minute(2) }))
      await put(registry, delivery('c', { receivedAt: minute(3), connectionId: CALENDAR }))
      await put(registry, delivery('d', { receivedAt: minute(3), connectionId: FOREIGN }))
      await put(registry, delivery('e', { receivedAt: minute(3), connectionId: uuid(6), workspaceId: ELSEWHERE }))
      const left = async () => {
        const waiting = await ok(other.inbox.waiting())
        const ids = []
        for (const { connectionId } of waiting) ids.push(...(await idsOf(other, connectionId)))
        return ids.join('')
      }
      await ok(registry.inbox.remove(REPOSITORY, ['a']))
      await ok(registry.inbox.forget({ over: minute(1) }))
      expect(await left()).toBe('bcde')
      expect(await put(other, delivery('a', { receivedAt: minute(2) }))).toBe('kept')
      expect(await put(other, delivery('b', { receivedAt: minute(3) }))).toBe('known')
      await ok(registry.inbox.forget({ over: minute(2) }))
      expect(await left()).toBe('cde')
      await ok(registry.inbox.forget({ connectionId: CALENDAR }))
      expect(await left()).toBe('de')
      await ok(registry.inbox.forget({ workspaceId: WORKSPACE }))
      expect(await left()).toBe('e')
      expect(await put(other, delivery('d', { connectionId: FOREIGN }))).toBe('kept')
    })
    it('gives no more at once than memory should hold, and at least one', async () => {
      const registry = await open()
      const large = (n: number): string => String(n).repeat(MOST_SEALED / 2)
      for (const n of [1, 2, 3]) await put(registry, delivery(String(n), { sealed: large(n) }))
      await put(registry, delivery('0', { sealed: `${large(1)}${large(2)}0` }))
      expect(await idsOf(registry)).toEqual(['0'])
      await ok(registry.inbox.remove(REPOSITORY, ['0']))
      expect(await idsOf(registry)).toEqual(['1', '2'])
    })
    it('holds one of 25 MB whole', async () => {
      const [registry, other] = await two()
      const line = Array.from({ length: 64 }, (_, i) => String.fromCharCode(65 + (i % 26))).join('')
      // As base64, and of no length that is a multiple of anything.
      const sealed = `${line.repeat(Math.ceil((25_000_000 * 4) / 3 / line.length))}end`
      await put(registry, delivery('large', { sealed }))
      expect(await ok(other.inbox.waiting())).toEqual([
        { workspaceId: WORKSPACE, connectionId: REPOSITORY, deliveries: 1, bytes: sealed.length },
      ])
      const [found] = await ok(other.inbox.next(REPOSITORY, 1))
      expect(found?.sealed === sealed).toBe(true)
      await ok(other.inbox.remove(REPOSITORY, ['large']))
      expect(await ok(registry.inbox.next(REPOSITORY, 1))).toEqual([])
    })
  })
}
