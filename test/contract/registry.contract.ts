import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Receipt, Registry, Session, SignInLink } from '#registry/port'
import { ok } from '#test/support/stores/outcome'
import { connectionsContract } from './registry-connections.js'

/** A registry that is empty at first; each opening is a client of its own, as another process would be. */
export interface RegistryFixture {
  readonly open: () => Promise<Registry>
}
export interface RegistryFactory {
  readonly create: () => Promise<RegistryFixture>
}

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ANN, BOB, KEY, OTHER_KEY] = [uuid(1), uuid(2), uuid(3), uuid(4)] as const
const minute = (n: number): string => `2026-05-05T12:${String(n).padStart(2, '0')}:00.000Z`

/** Counts one request; returns how many the key made in the minute. */
const countOne = async (registry: Registry, keyId: string, at: string): Promise<number> => {
  const [count] = await ok(registry.countRequests([{ keyId, minute: at, requests: 1 }]))
  return count as number
}

/** Tests the port's promises on a registry. */
export const registryContract = (name: string, { create }: RegistryFactory): void => {
  describe(`${name} as a registry`, () => {
    let fixture: RegistryFixture
    let registry: Registry
    const opened: Registry[] = []
    const open = async (): Promise<Registry> => {
      const one = await fixture.open()
      opened.push(one)
      return one
    }
    beforeEach(async () => {
      fixture = await create()
      registry = await open()
    })
    afterEach(() => {
      for (const one of opened.splice(0)) one.close()
    })

    describe('given requests for peppers', () => {
      it('makes the first pepper once: clients that ask at the same time get the same one', async () => {
        const clients = [registry, await open(), await open()]
        const answers = await Promise.all([...clients, ...clients].map((client) => ok(client.peppers())))
        for (const peppers of answers) expect(peppers).toEqual(answers[0])
        const [pepper, ...more] = answers[0] as (typeof answers)[number]
        expect(more).toEqual([])
        expect(pepper.id).not.toBe('')
        expect(pepper.secret.length).toBeGreaterThanOrEqual(32)
      })
      it('keeps the pepper when it is opened again', async () => {
        const before = await ok(registry.peppers())
        registry.close()
        expect(() => registry.close()).not.toThrow()
        expect(await ok((await open()).peppers())).toEqual(before)
      })
      it('makes another pepper in every registry', async () => {
        const [one] = await ok(registry.peppers())
        const other = await (await create()).open()
        opened.push(other)
        const [two] = await ok(other.peppers())
        expect(two.secret.equals(one.secret)).toBe(false)
      })
    })

    describe('given requests for its contents', () => {
      it('says whether there is a pepper and a mark of a workspace, and makes neither', async () => {
        const holds = async () => ok((await open()).holds())
        expect(await holds()).toEqual({ peppers: false, workspaces: false })
        await ok(registry.peppers())
        expect(await holds()).toEqual({ peppers: true, workspaces: false })
        await ok(registry.setName(ANN, 'Ann'))
        expect(await holds()).toEqual({ peppers: true, workspaces: true })
        await ok(registry.forget([ANN], []))
        expect(await holds()).toEqual({ peppers: true, workspaces: false })
        await ok(registry.accessMarks.put({ workspaceId: BOB, revision: 0, position: '1' }))
        expect(await holds()).toEqual({ peppers: true, workspaces: true })
      })
    })

    describe('given names', () => {
      it('gives every client the newest of the known names', async () => {
        await ok(registry.setName(ANN, 'Ann'))
        await ok(registry.setName(BOB, "Bob 'the' 🦊"))
        await ok(registry.setName(ANN, 'Änn'))
        const names = await ok((await open()).names([BOB, ANN, uuid(9), ANN]))
        expect(names).toEqual(
          new Map([
            [BOB, "Bob 'the' 🦊"],
            [ANN, 'Änn'],
          ]),
        )
        expect(await ok(registry.names([]))).toEqual(new Map())
      })
    })

    describe('given members and keys to forget', () => {
      it('has no name of these members, no use of these keys and nothing to show of them, for every client', async () => {
        const other = await open()
        await ok(registry.setName(ANN, 'Ann'))
        await ok(registry.setName(BOB, 'Bob'))
        for (const key of [KEY, OTHER_KEY]) await countOne(registry, key, minute(1))
        await ok(registry.unshownKey.put(KEY, 'wdi_test_1'))
        await ok(registry.forget([ANN, uuid(9)], [KEY]))
        await ok(registry.forget([ANN], [KEY]))
        await ok(registry.forget([], []))
        expect(await ok(other.names([ANN, BOB]))).toEqual(new Map([[BOB, 'Bob']]))
        expect(await ok(other.lastUses([KEY, OTHER_KEY]))).toEqual(new Map([[OTHER_KEY, minute(1)]]))
        expect(await ok(other.unshownKey.get())).toBeNull()
      })
      it('keeps what is to be shown of another key', async () => {
        await ok(registry.unshownKey.put(OTHER_KEY, 'wdi_test_2'))
        await ok(registry.forget([], [KEY]))
        expect(await ok(registry.unshownKey.get())).toEqual({ keyId: OTHER_KEY, key: 'wdi_test_2' })
      })
    })

    describe('given requests', () => {
      it('counts them by key and minute, and gives the minute of the last', async () => {
        expect(await countOne(registry, KEY, minute(1))).toBe(1)
        expect(await countOne(registry, KEY, minute(1))).toBe(2)
        expect(await countOne(registry, OTHER_KEY, minute(1))).toBe(1)
        expect(await countOne(registry, KEY, minute(2))).toBe(1)
        expect(await ok(registry.lastUses([KEY, OTHER_KEY, uuid(9)]))).toEqual(
          new Map([
            [KEY, minute(2)],
            [OTHER_KEY, minute(1)],
          ]),
        )
      })
      it('from two clients at once, counts each exactly once', async () => {
        const other = await open()
        const counts = await Promise.all(
          Array.from({ length: 200 }, (_, i) => countOne(i % 2 === 0 ? registry : other, KEY, minute(1))),
        )
        expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
      })
      it('counts several requests, of several keys and minutes, in one go', async () => {
        const other = await open()
        await countOne(other, KEY, minute(1))
        const uses = [
          { keyId: KEY, minute: minute(1), requests: 5 },
          { keyId: OTHER_KEY, minute: minute(1), requests: 2 },
          { keyId: KEY, minute: minute(2), requests: 3 },
        ]
        expect(await ok(registry.countRequests(uses))).toEqual([6, 2, 3])
        expect(await ok(other.countRequests(uses))).toEqual([11, 4, 6])
        expect(await ok(registry.countRequests([]))).toEqual([])
      })
      it('counts each minute by itself: a clock that is a day ahead takes nothing from those that are right', async () => {
        const ahead = await open()
        const tomorrow = minute(1).replace('05T', '06T')
        for (const count of [1, 2, 3]) expect(await countOne(ahead, KEY, tomorrow)).toBe(count)
        expect(await countOne(registry, KEY, minute(1))).toBe(1)
        expect(await countOne(registry, KEY, minute(1))).toBe(2)
        expect(await ok(registry.lastUses([KEY]))).toEqual(new Map([[KEY, minute(1)]]))
      })
      it('from clocks that differ empties no full minute: each continues with its count', async () => {
        const other = await open()
        for (let n = 10; n < 30; n += 1) {
          // A clock that is two minutes behind, one that is right, and one that runs a day ahead.
          const minutes = [minute(n - 2), minute(n), minute(n).replace('05T', '06T')]
          const counts = []
          for (const at of [...minutes, ...minutes]) counts.push(await countOne(n % 2 ? other : registry, KEY, at))
          const before = n >= 12 ? 2 : 0
          expect([n, counts]).toEqual([n, [before + 1, 1, 1, before + 2, 2, 2]])
        }
      })
      it('from two clients at the turn of a minute, counts each exactly once in its minute', async () => {
        const other = await open()
        const counts = await Promise.all(
          Array.from({ length: 100 }, async (_, i) => {
            const at = minute(i % 4 < 2 ? 1 : 2)
            return [at, await countOne(i % 2 === 0 ? registry : other, KEY, at)] as const
          }),
        )
        for (const at of [minute(1), minute(2)])
          expect(counts.flatMap(([one, n]) => (one === at ? [n] : [])).toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: 50 }, (_, i) => i + 1),
          )
      })
      it('keeps the last use when it is opened again', async () => {
        await countOne(registry, KEY, minute(1))
        registry.close()
        expect(await ok((await open()).lastUses([KEY]))).toEqual(new Map([[KEY, minute(1)]]))
      })
    })

    describe('given intended mutations', () => {
      const [WORKSPACE, ELSEWHERE] = [uuid(10), uuid(11)] as const
      const receiptOf = (n: number, more: Partial<Receipt> = {}): Receipt => ({
        workspaceId: WORKSPACE,
        callerId: ANN,
        key: uuid(30),
        receiptId: uuid(40 + n),
        digest: 'a',
        takenAt: minute(n),
        triedAt: minute(n),
        answer: null,
        ...more,
      })
      const NEVER = minute(0)

      it('gives a receipt to one caller of however many, and shows the others that one', async () => {
        const other = await open()
        const taken = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((n) => ok((n % 2 ? registry : other).receipts.take(receiptOf(n), NEVER))),
        )
        const [first] = taken
        expect(taken).toEqual(taken.map(() => first))
        expect([1, 2, 3, 4, 5, 6].map((n) => uuid(40 + n))).toContain(first?.receiptId)
      })
      it('keeps apart workspaces, callers and keys', async () => {
        for (const [n, more] of [
          [1, {}],
          [2, { workspaceId: ELSEWHERE }],
          [3, { callerId: BOB }],
          [4, { key: uuid(31) }],
        ] as const)
          expect(await ok(registry.receipts.take(receiptOf(n, more), NEVER))).toEqual(receiptOf(n, more))
      })
      it('keeps an answer, for every client, until it is over to the millisecond', async () => {
        const other = await open()
        const receipt = receiptOf(5)
        await ok(registry.receipts.take(receipt, NEVER))
        await ok(registry.receipts.answer(receipt.receiptId, '{"changed":true}'))
        const kept = { ...receipt, answer: '{"changed":true}' }
        expect(await ok(other.receipts.take(receiptOf(6), minute(4)))).toEqual(kept)
        expect(await ok(other.receipts.take(receiptOf(6), minute(5)))).toEqual(receiptOf(6))
      })
      it('lets one try again what has no answer, and none what has one', async () => {
        const other = await open()
        const receipt = receiptOf(1)
        await ok(registry.receipts.take(receipt, NEVER))
        const retaken = await Promise.all([registry, other].map((one) => ok(one.receipts.retake(receipt, minute(2)))))
        expect(retaken.toSorted()).toEqual([false, true])
        expect(await ok(other.receipts.retake(receipt, minute(3)))).toBe(false)
        await ok(registry.receipts.answer(receipt.receiptId, '{}'))
        expect(await ok(other.receipts.retake({ ...receipt, triedAt: minute(2) }, minute(3)))).toBe(false)
      })
      it('removes what was refused, but nothing that was answered', async () => {
        const [refused, answered] = [receiptOf(1), receiptOf(2, { key: uuid(31) })]
        for (const one of [refused, answered]) await ok(registry.receipts.take(one, NEVER))
        await ok(registry.receipts.answer(answered.receiptId, '{}'))
        for (const { receiptId } of [refused, answered]) await ok(registry.receipts.remove(receiptId))
        expect(await ok(registry.receipts.take(receiptOf(3), NEVER))).toEqual(receiptOf(3))
        const again = await ok(registry.receipts.take(receiptOf(4, { key: uuid(31) }), NEVER))
        expect(again.receiptId).toBe(answered.receiptId)
      })
      it('forgets what is old, and all of a workspace', async () => {
        const all = [
          receiptOf(1),
          receiptOf(3, { key: uuid(31) }),
          receiptOf(3, { workspaceId: ELSEWHERE, receiptId: uuid(50) }),
        ]
        for (const one of all) await ok(registry.receipts.take(one, NEVER))
        const isThere = async (one: Receipt) => {
          const found = await ok(registry.receipts.take({ ...one, receiptId: uuid(60) }, NEVER))
          if (found.receiptId === uuid(60)) await ok(registry.receipts.remove(uuid(60)))
          return found.receiptId === one.receiptId
        }
        const there = async () => {
          const found: boolean[] = []
          for (const one of all) found.push(await isThere(one))
          return found
        }
        await ok(registry.receipts.forget({ over: minute(1) }))
        expect(await there()).toEqual([false, true, true])
        await ok(registry.receipts.forget({ workspaceId: WORKSPACE }))
        expect(await there()).toEqual([false, false, true])
      })
    })

    describe('given links and sessions', () => {
      const [WORKSPACE, ELSEWHERE] = [uuid(10), uuid(11)] as const
      const linkOf = (digest: string, memberId = ANN, workspaceId = WORKSPACE): SignInLink => ({
        digest,
        workspaceId,
        memberId,
        expiresAt: minute(15),
      })
      const sessionOf = (digest: string, n: number, memberId = ANN, workspaceId = WORKSPACE): Session => ({
        sessionId: uuid(20 + n),
        digest,
        workspaceId,
        memberId,
        startedAt: minute(n),
        usedAt: minute(n),
        expiresAt: minute(30 + n),
      })

      it('gives a link once, whoever asks, and however many at once', async () => {
        const other = await open()
        await ok(registry.signIns.addLink(linkOf('a')))
        expect(await ok(other.signIns.findLink(['b', 'a']))).toEqual(linkOf('a'))
        const asked = [registry, other, registry, other].map((one) => ok(one.signIns.takeLink(['b', 'a'])))
        const taken = (await Promise.all(asked)).filter((link) => link !== null)
        expect(taken).toEqual([linkOf('a')])
        expect(await ok(other.signIns.takeLink(['a']))).toBeNull()
        expect(await ok(other.signIns.takeLink(['unknown', 'too']))).toBeNull()
        expect(await ok(other.signIns.findLink(['a']))).toBeNull()
      })
      it('finds a session by any of some digests, for every client, until it is ended', async () => {
        const other = await open()
        await ok(registry.signIns.start(sessionOf('a', 1)))
        expect(await ok(other.signIns.find(['x', 'a']))).toEqual(sessionOf('a', 1))
        expect(await ok(other.signIns.find(['x']))).toBeNull()
        const { sessionId } = sessionOf('a', 1)
        expect(await ok(other.signIns.end({ sessionId, workspaceId: WORKSPACE, memberId: BOB }))).toBe(false)
        expect(await ok(other.signIns.end({ sessionId, workspaceId: ELSEWHERE, memberId: ANN }))).toBe(false)
        expect(await ok(other.signIns.end({ sessionId, workspaceId: WORKSPACE, memberId: ANN }))).toBe(true)
        expect(await ok(registry.signIns.find(['a']))).toBeNull()
        expect(await ok(registry.signIns.end({ sessionId, workspaceId: WORKSPACE, memberId: ANN }))).toBe(false)
      })
      it('notes the newest use of a session, and none of one that has ended', async () => {
        const session = sessionOf('a', 1)
        const { sessionId } = session
        await ok(registry.signIns.start(session))
        await ok(registry.signIns.renew({ sessionId, usedAt: minute(7), expiresAt: minute(37) }))
        await ok(registry.signIns.renew({ sessionId, usedAt: minute(5), expiresAt: minute(35) }))
        expect(await ok(registry.signIns.find(['a']))).toEqual({ ...session, usedAt: minute(7), expiresAt: minute(37) })
        await ok(registry.signIns.end(session))
        await ok(registry.signIns.renew({ sessionId, usedAt: minute(9), expiresAt: minute(39) }))
        expect(await ok(registry.signIns.find(['a']))).toBeNull()
      })
      it('lists the sessions of a member, the newest first, and those of nobody else', async () => {
        await ok(registry.signIns.start(sessionOf('a', 1)))
        await ok(registry.signIns.start(sessionOf('b', 2)))
        await ok(registry.signIns.start(sessionOf('c', 3, BOB)))
        await ok(registry.signIns.start(sessionOf('d', 4, ANN, ELSEWHERE)))
        const listed = await ok((await open()).signIns.sessionsOf(WORKSPACE, ANN))
        expect(listed).toEqual([sessionOf('b', 2), sessionOf('a', 1)])
        expect(await ok(registry.signIns.sessionsOf(ELSEWHERE, BOB))).toEqual([])
        const ofAll = await ok(registry.signIns.sessionsOf(WORKSPACE, null))
        expect(ofAll).toEqual([sessionOf('c', 3, BOB), sessionOf('b', 2), sessionOf('a', 1)])
      })
      it('lists the links of a workspace that were not used, the one that is valid longest first', async () => {
        await ok(registry.signIns.addLink(linkOf('a')))
        await ok(registry.signIns.addLink({ ...linkOf('b', BOB), expiresAt: minute(16) }))
        await ok(registry.signIns.addLink(linkOf('c')))
        await ok(registry.signIns.addLink(linkOf('d', ANN, ELSEWHERE)))
        await ok(registry.signIns.takeLink(['c']))
        const listed = await ok((await open()).signIns.linksOf(WORKSPACE))
        expect(listed).toEqual([{ ...linkOf('b', BOB), expiresAt: minute(16) }, linkOf('a')])
      })
      it('ends all that a member, or a whole workspace, is signed in with, and takes back its links', async () => {
        const begin = async () => {
          await ok(registry.signIns.start(sessionOf('a', 1)))
          await ok(registry.signIns.start(sessionOf('b', 2, BOB)))
          await ok(registry.signIns.start(sessionOf('c', 3, ANN, ELSEWHERE)))
          await ok(registry.signIns.addLink(linkOf('d')))
          await ok(registry.signIns.addLink(linkOf('e', BOB)))
          await ok(registry.signIns.addLink(linkOf('f', ANN, ELSEWHERE)))
        }
        const left = async () => {
          const found: string[] = []
          for (const digest of ['a', 'b', 'c'])
            if ((await ok(registry.signIns.find([digest]))) !== null) found.push(digest)
          for (const digest of ['d', 'e', 'f'])
            if ((await ok(registry.signIns.takeLink([digest]))) !== null) found.push(digest)
          return found.join('')
        }
        await begin()
        await ok(registry.signIns.endAll(WORKSPACE, ANN))
        expect(await left()).toBe('bcef')
        await ok(registry.signIns.endAll(WORKSPACE, null))
        await ok(registry.signIns.endAll(ELSEWHERE, null))
        await begin()
        await ok(registry.signIns.endAll(WORKSPACE, null))
        expect(await left()).toBe('cf')
      })
      it('removes what is over, and nothing before', async () => {
        await ok(registry.signIns.start(sessionOf('a', 1)))
        await ok(registry.signIns.start(sessionOf('b', 2)))
        await ok(registry.signIns.addLink(linkOf('c')))
        await ok(registry.signIns.removeExpired(minute(14)))
        expect(await ok(registry.signIns.find(['a']))).not.toBeNull()
        await ok(registry.signIns.removeExpired(minute(31)))
        expect(await ok(registry.signIns.find(['a']))).toBeNull()
        expect(await ok(registry.signIns.find(['b']))).not.toBeNull()
        expect(await ok(registry.signIns.takeLink(['c']))).toBeNull()
      })
    })

    describe('given addresses and accounts of members', () => {
      const [WORKSPACE, ELSEWHERE] = [uuid(10), uuid(11)] as const
      const invited = (address: string, memberId = ANN, workspaceId = WORKSPACE) => ({ workspaceId, memberId, address })
      const invite = (client: Registry, address: string, memberId = ANN, workspaceId = WORKSPACE, same = [address]) =>
        ok(client.identities.invite(invited(address, memberId, workspaceId), same))

      it('finds them by any of some digests, in every workspace, for every client', async () => {
        const other = await open()
        expect(await invite(registry, 'a')).toBe(true)
        expect(await invite(registry, 'a', ANN, ELSEWHERE)).toBe(true)
        expect(await invite(registry, 'b', BOB)).toBe(true)
        expect(await ok(other.identities.bind(invited('b', BOB), 'z'))).toBe(true)
        expect(await ok(other.identities.find(['x', 'a'], ['y', 'z']))).toEqual([
          { ...invited('a'), account: null },
          { ...invited('b', BOB), account: 'z' },
          { ...invited('a', ANN, ELSEWHERE), account: null },
        ])
        expect(await ok(other.identities.find(['z'], ['a']))).toEqual([])
        expect(await ok(other.identities.ofWorkspace(WORKSPACE))).toEqual([
          { ...invited('a'), account: null },
          { ...invited('b', BOB), account: 'z' },
        ])
      })
      it('gives an address to one member of a workspace, also under another digest', async () => {
        expect(await invite(registry, 'a')).toBe(true)
        expect(await invite(registry, 'a', BOB)).toBe(false)
        expect(await invite(registry, 'new', BOB, WORKSPACE, ['new', 'a'])).toBe(false)
        expect(await ok(registry.identities.find(['a', 'new'], []))).toEqual([{ ...invited('a'), account: null }])
      })
      it('keeps the account where the address stays, and forgets it where it changes', async () => {
        await invite(registry, 'a')
        await ok(registry.identities.bind(invited('a'), 'z'))
        expect(await invite(registry, 'new', ANN, WORKSPACE, ['new', 'a'])).toBe(true)
        expect(await ok(registry.identities.find([], ['z']))).toEqual([{ ...invited('a'), account: 'z' }])
        expect(await invite(registry, 'c')).toBe(true)
        expect(await ok(registry.identities.find(['a'], ['z']))).toEqual([])
        expect(await ok(registry.identities.find(['c'], []))).toEqual([{ ...invited('c'), account: null }])
      })
      it('binds a member once, and an account to one member of a workspace, whoever comes at once', async () => {
        const other = await open()
        await invite(registry, 'a')
        await invite(registry, 'b', BOB)
        await invite(registry, 'a', ANN, ELSEWHERE)
        const firsts = ['v', 'w', 'x', 'y'].map((account, i) =>
          ok((i % 2 === 0 ? registry : other).identities.bind(invited('a'), account)),
        )
        expect((await Promise.all(firsts)).filter(Boolean)).toHaveLength(1)
        const [{ account } = { account: null }] = await ok(other.identities.find(['a'], []))
        expect(await ok(other.identities.bind(invited('b', BOB), String(account)))).toBe(false)
        expect(await ok(other.identities.bind(invited('a', ANN, ELSEWHERE), String(account)))).toBe(true)
        expect(await ok(other.identities.bind(invited('gone', BOB), 'u'))).toBe(false)
        expect(await ok(other.identities.bind(invited('b', BOB), 'u'))).toBe(true)
      })
      it('forgets those of a member, and of a whole workspace, and binds no one who is gone', async () => {
        await invite(registry, 'a')
        await invite(registry, 'b', BOB)
        await invite(registry, 'a', ANN, ELSEWHERE)
        await ok(registry.identities.remove(WORKSPACE, ANN))
        expect(await ok(registry.identities.bind(invited('a'), 'z'))).toBe(false)
        const found = await ok(registry.identities.find(['a', 'b'], []))
        expect(found.map(({ address }) => address)).toEqual(['b', 'a'])
        await ok(registry.identities.remove(WORKSPACE, null))
        expect(await ok(registry.identities.find(['a', 'b'], []))).toEqual([
          { ...invited('a', ANN, ELSEWHERE), account: null },
        ])
      })
    })

    connectionsContract(open)

    describe('given the end of the log', () => {
      it('gives every client the newest mark, whichever client is late, and none of another log', async () => {
        const other = await open()
        expect(await ok(registry.logMark.get())).toBeNull()
        for (const position of ['0005', '0009', '0007']) await ok(registry.logMark.put({ log: 'a', position }))
        await ok(other.logMark.put({ log: 'b', position: '0099' }))
        await ok(other.logMark.put({ log: null, position: '0099' }))
        expect(await ok(other.logMark.get())).toEqual({ log: 'a', position: '0009' })
        await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            ok((i % 2 === 0 ? registry : other).logMark.put({ log: 'a', position: `00${10 + ((i * 7) % 20)}` })),
          ),
        )
        expect(await ok((await open()).logMark.get())).toEqual({ log: 'a', position: '0029' })
      })
      it('takes the mark of a log on a server, and of another log once the first is removed', async () => {
        await ok(registry.logMark.put({ log: 'a', position: '0005' }))
        await ok(registry.logMark.remove())
        await ok(registry.logMark.put({ log: null, position: '0001' }))
        await ok(registry.logMark.put({ log: null, position: '0002' }))
        expect(await ok(registry.logMark.get())).toEqual({ log: null, position: '0002' })
      })
      it('holds no workspace by a mark alone', async () => {
        await ok(registry.logMark.put({ log: 'a', position: '0005' }))
        expect(await ok(registry.holds())).toEqual({ peppers: false, workspaces: false })
      })
    })

    describe('given the progress of access', () => {
      const mark = (workspaceId: string, revision: number, position: string) => ({ workspaceId, revision, position })

      it('gives every client the progress of a workspace and, where none is named, the one that is last in the log', async () => {
        const other = await open()
        expect(await ok(registry.accessMarks.get(ANN))).toBeNull()
        expect(await ok(registry.accessMarks.get(null))).toBeNull()
        expect(await ok(registry.accessMarks.all())).toEqual([])
        await ok(registry.accessMarks.put(mark(ANN, 0, '0005')))
        await ok(other.accessMarks.put(mark(BOB, 3, '0004')))
        expect(await ok(other.accessMarks.get(ANN))).toEqual(mark(ANN, 0, '0005'))
        expect(await ok(registry.accessMarks.get(BOB))).toEqual(mark(BOB, 3, '0004'))
        expect(await ok(registry.accessMarks.get(uuid(9)))).toBeNull()
        expect(await ok(other.accessMarks.get(null))).toEqual(mark(ANN, 0, '0005'))
        await ok(other.accessMarks.put(mark(BOB, 4, '0006')))
        expect(await ok(registry.accessMarks.get(null))).toEqual(mark(BOB, 4, '0006'))
        const all = await ok(registry.accessMarks.all())
        expect(all.toSorted((a, b) => a.revision - b.revision)).toEqual([mark(ANN, 0, '0005'), mark(BOB, 4, '0006')])
      })
      it('never moves the progress back, whichever client is late', async () => {
        const clients = [registry, await open(), await open()]
        await Promise.all(
          Array.from({ length: 30 }, (_, i) => {
            const revision = (i * 7) % 30
            return ok((clients[i % 3] as Registry).accessMarks.put(mark(ANN, revision, `00${revision + 10}`)))
          }),
        )
        expect(await ok(registry.accessMarks.get(ANN))).toEqual(mark(ANN, 29, '0039'))
      })
      it('keeps the progress when it is opened again, until it is removed', async () => {
        await ok(registry.accessMarks.put(mark(ANN, 1, '0001')))
        await ok(registry.accessMarks.put(mark(BOB, 1, '0002')))
        registry.close()
        const again = await open()
        await ok(again.accessMarks.remove(BOB))
        await ok(again.accessMarks.remove(BOB))
        expect(await ok(again.accessMarks.all())).toEqual([mark(ANN, 1, '0001')])
        expect(await ok(again.accessMarks.get(null))).toEqual(mark(ANN, 1, '0001'))
      })
    })

    describe('given a check whether it can be written', () => {
      it('tries to write, from any client, and leaves all else as it was', async () => {
        const other = await open()
        await countOne(registry, KEY, minute(1))
        for (const one of [registry, other, registry]) expect(await ok(one.canWrite())).toBeUndefined()
        expect(await countOne(registry, KEY, minute(1))).toBe(2)
      })
    })

    describe('given a key that its user has not been shown', () => {
      it('keeps it, also for another client, until it is shown', async () => {
        expect(await ok(registry.unshownKey.get())).toBeNull()
        await ok(registry.unshownKey.put(KEY, 'wdi_test_1'))
        registry.close()
        const again = await open()
        expect(await ok(again.unshownKey.get())).toEqual({ keyId: KEY, key: 'wdi_test_1' })
        await ok(again.unshownKey.shown(KEY))
        expect(await ok(again.unshownKey.get())).toBeNull()
        await ok(again.unshownKey.shown(KEY))
      })
      it('replaces it by a newer one, which the showing of the older does not remove', async () => {
        await ok(registry.unshownKey.put(KEY, 'wdi_test_1'))
        await ok(registry.unshownKey.put(OTHER_KEY, 'wdi_test_2'))
        await ok(registry.unshownKey.shown(KEY))
        expect(await ok(registry.unshownKey.get())).toEqual({ keyId: OTHER_KEY, key: 'wdi_test_2' })
      })
    })
  })
}
