import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openMongoDatabase } from '#mongodb/database'
import { serverOn } from '#readstore/mongodb/driver'
import type { Operations, Server } from '#readstore/mongodb/operations'
import { openMongoReadStore, readStoreOn, shapeName } from '#readstore/mongodb/read-store'
import { ALL, type LeaseHeld, type ReadStore } from '#readstore/port'
import { ask, batch, holding, Others, Things, thing } from '#test/contract/things'
import { atOnce, MemoryServer } from '#test/support/mongodb/memory-server'
import { describeMongoDb, type MongoDbServer, newDatabase, startMongoDb } from '#test/support/mongodb/server'
import { failed, ok } from '#test/support/stores/outcome'

const COLLECTIONS = [Things, Others]
const time = {
  monotonicMs: () => performance.now(),
  wait: (ms: number) => new Promise<void>((go) => setTimeout(go, ms)),
}

/** A server, reached by any number of clients, and how many records lie on it. */
interface Shared {
  readonly reach: () => Promise<Server>
  readonly records: () => Promise<number>
}

type Moments = 'insertRecord' | 'compareAndSet' | 'replace'
/** A worker that stands still, once, right before or after one of its operations. */
const pausing = (server: Server, when: 'before' | 'after', what: Moments, pause: () => Promise<void>): Server => {
  let isDue = true
  const late = (operations: Operations): Operations => ({
    ...operations,
    [what]: async (...args: readonly unknown[]) => {
      const pausesNow = isDue && (what !== 'compareAndSet' || 'seq' in (args[2] as object))
      if (pausesNow) isDue = false
      if (pausesNow && when === 'before') await pause()
      const run = operations[what] as (...args: readonly unknown[]) => Promise<unknown>
      const answer = await run(...args)
      if (pausesNow && when === 'after') await pause()
      return answer
    },
  })
  return { ...server, of: (generation) => late(server.of(generation)) }
}

const takeOver = async (store: ReadStore, owner: string) =>
  ok(store.acquire(ALL, owner, (await failed(store.acquire(ALL, owner))) as LeaseHeld))
const things = (store: ReadStore) => ask(store, (docs) => docs.find(Things, { where: { owner: { eq: 'o' } } }))

const suite = (newServer: () => Promise<Shared>): void => {
  /** A late owner's commit from 1 to 2, and in its midst whatever another one does. */
  const lateCommit = async (
    when: 'before' | 'after',
    what: Moments,
    meanwhile: (other: ReadStore) => Promise<void>,
  ) => {
    const server = await newServer()
    const other = readStoreOn(await server.reach(), COLLECTIONS, time)
    const lease = await holding(other, [thing('a'), thing('b'), thing('c')])
    const late = readStoreOn(
      pausing(await server.reach(), when, what, () => meanwhile(other)),
      COLLECTIONS,
      time,
    )
    const writes = [thing('a', { note: 'late' }), thing('b', { note: 'late' }), thing('d', { note: 'late' })]
    return { server, other, answer: await late.commit(lease, batch('1', '2', writes, ['c'])) }
  }
  const lost = { _tag: 'Left', left: { tag: 'lease_lost' } }
  const done = { _tag: 'Right' }

  const expectNothingOf = async ({ server, other, answer }: Awaited<ReturnType<typeof lateCommit>>, left: string[]) => {
    expect(answer).toMatchObject(lost)
    const seen = (await things(other)).map(({ id, note }) => `${id} ${note}`)
    expect(seen).toEqual(left)
    const { checkpoint } = await ok(other.moment(ALL))
    await ok(other.commit(await takeOver(other, 'third'), batch(checkpoint, '9', [thing('z')])))
    expect((await things(other)).map(({ id, note }) => `${id} ${note}`)).toEqual([...left, 'z '])
    expect(await server.records()).toBe(0)
  }
  const WHERE: readonly ['before' | 'after', Moments][] = [
    ['before', 'insertRecord'],
    ['after', 'insertRecord'],
    ['before', 'compareAndSet'],
  ]
  it.each(WHERE)('stopped %s its %s, then it changes nothing, and its orphan record is swept', async (when, what) => {
    const late = await lateCommit(when, what, async (store) => {
      const lease = await takeOver(store, 'second')
      await ok(store.commit(lease, batch('1', '2', [thing('a', { note: 'second' })], ['b'])))
    })
    await expectNothingOf(late, ['a second', 'c '])
  })
  it.each(WHERE)('stopped %s its %s, then it changes nothing, even before the next owner does', async (when, what) => {
    const late = await lateCommit(when, what, async (store) => void (await takeOver(store, 'second')))
    await expectNothingOf(late, ['a ', 'b ', 'c '])
  })

  it('stopped after its commit, then the next owner finishes it, and nothing of it comes back later', async () => {
    const { server, other, answer } = await lateCommit('after', 'compareAndSet', async (store) => {
      const lease = await takeOver(store, 'second')
      expect(await things(store)).toEqual(['a', 'b', 'd'].map((id) => thing(id, { note: 'late' })))
      await ok(store.commit(lease, batch('2', '3', [thing('a', { note: 'second' }), thing('c')], ['b', 'd'])))
    })
    expect(answer).toMatchObject(done)
    expect(await things(other)).toEqual([thing('a', { note: 'second' }), thing('c')])
    expect(await ok(other.moment(ALL))).toMatchObject({ checkpoint: '3' })
    expect(await server.records()).toBe(0)
  })

  it('stopped after its writes, then the next commit stays as it is', async () => {
    const { server, other, answer } = await lateCommit('after', 'replace', async (store) => {
      const lease = await takeOver(store, 'second')
      await ok(store.commit(lease, batch('2', '3', [thing('b', { note: 'second' })], ['d'])))
    })
    expect(answer).toMatchObject(done)
    expect(await things(other)).toEqual([thing('a', { note: 'late' }), thing('b', { note: 'second' })])
    expect(await server.records()).toBe(0)
  })

  it('ended after its commit, then a reader finishes the commit', async () => {
    const gone = new Promise<void>(() => undefined)
    const server = await newServer()
    const other = readStoreOn(await server.reach(), COLLECTIONS, time)
    const lease = await holding(other, [thing('a'), thing('b')])
    const late = readStoreOn(
      pausing(await server.reach(), 'before', 'replace', () => gone),
      COLLECTIONS,
      time,
    )
    void late.commit(lease, batch('1', '2', [thing('a', { note: 'late' })], ['b']))
    while ((await ok(other.moment(ALL))).checkpoint !== '2') await time.wait(1)
    expect(await things(other)).toEqual([thing('a', { note: 'late' })])
    expect(await server.records()).toBe(0)
  })
}

describe('given an owner in memory that is late', () =>
  suite(async () => {
    const server = new MemoryServer()
    return {
      reach: async () => server.reached(atOnce),
      records: async () => server.state.records.size,
    }
  }))

describeMongoDb('on MongoDB', () => {
  let server: MongoDbServer
  const closers: (() => void)[] = []
  beforeAll(async () => {
    server = await startMongoDb()
  })
  afterAll(async () => {
    for (const close of closers) close()
    await server.stop()
  })

  describe('given an owner that is late', () =>
    suite(async () => {
      const url = newDatabase(server)
      ;(await ok(openMongoReadStore(url, COLLECTIONS, 's1'))).close()
      const { db, close } = await ok(openMongoDatabase(url))
      closers.push(close)
      const reached = serverOn(db, shapeName(COLLECTIONS, 's1'), COLLECTIONS, close)
      return { reach: async () => reached, records: () => db.collection('records').countDocuments() }
    }))
})
