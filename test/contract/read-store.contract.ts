import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLeft, left } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed } from '#domain/codec'
import type { AnyCollection, Collection, Condition, Query, Scalar } from '#domain/documents'
import { type Outcome, orReject } from '#domain/outcome'
import type { AccessDocument, Batch, Folded, Lease, LeaseHeld, ReadStore, Seen, Write } from '#readstore/port'
import { ALL } from '#readstore/port'
import { writeOf } from '#readstore/stored'
import { failed, ok } from '#test/support/stores/outcome'
import { ask, batch, holding, Others, searched, stillOf, type Thing, Things, thing } from './things.js'

/** The damage that can be beside a stored thing. */
export type Misfiling =
  | 'a member of another value'
  | 'a member that is null'
  | 'another term'
  | 'no term'
  | 'a stamp that no commit has reached'

/** A store that is empty at first; each opening is a client of its own, as another process would be. */
export interface ReadStoreFixture {
  readonly open: (collections: readonly AnyCollection[], shape: string) => Promise<ReadStore>
  /** Changes what is stored beside a thing, behind the store's back. */
  readonly misfile: (id: string, what: Misfiling) => Promise<void>
}
export interface ReadStoreFactory {
  readonly create: () => Promise<ReadStoreFixture>
  readonly capabilities: {
    /** A read sees the moment at which it began, however long it lasts; where not, it is begun again. */
    readonly snapshots: boolean
    /** The kinds of damage that this store can have beside a document. */
    readonly misfilings: readonly Misfiling[]
  }
}

const WORKSPACE = '11111111-1111-4111-8111-111111111111'
const OTHER_WORKSPACE = '22222222-2222-4222-8222-222222222222'

/** Tests the port's promises on a read store. */
export const readStoreContract = (name: string, { create, capabilities }: ReadStoreFactory): void => {
  describe(`${name} as a read store`, () => {
    let fixture: ReadStoreFixture
    let store: ReadStore
    const opened: ReadStore[] = []
    const open = async (collections: readonly AnyCollection[] = [Things, Others], shape = 's1') => {
      const one = await fixture.open(collections, shape)
      opened.push(one)
      return one
    }
    beforeEach(async () => {
      fixture = await create()
      store = await open()
    })
    afterEach(() => {
      for (const one of opened.splice(0)) one.close()
    })
    const get = async (id: string, from = store) => (await ask(from, (docs) => docs.get(Things, [id]))).get(id)
    const find = (query: Query<Thing>, from = store) => ask(from, (docs) => docs.find(Things, query))
    const ofOwner = { owner: { eq: 'o' } }

    describe('given an empty store', () => {
      it('has no document, a moment before the first event, and can be closed twice', async () => {
        expect(await ok(store.moment(ALL))).toEqual({ checkpoint: '', asOf: null })
        expect(await ok(store.read(ALL, async (_, moment) => moment))).toMatchObject({
          checkpoint: '',
          asOf: null,
          commit: 0,
        })
        expect(await ask(store, (docs) => docs.get(Things, ['a', 'b']))).toEqual(new Map())
        expect(await find({ where: ofOwner })).toEqual([])
        expect(await ask(store, (docs) => docs.count(Things, { where: ofOwner }))).toBe(0)
        store.close()
        expect(() => store.close()).not.toThrow()
      })
    })

    describe('given documents', () => {
      it('gets the documents that exist by id, whatever the id', async () => {
        const ids = ['a', 'A', ' a', 'é', 'e\u0301', 'ﬁ', '名前|x', '🦊', "'; DROP TABLE", '%', '"m_owner"', 'a\nb']
        await holding(
          store,
          ids.map((id) => thing(id, { note: `of ${id}` })),
        )
        const found = await ask(await open(), (docs) => docs.get(Things, ['none', ...ids, 'a']))
        expect([...found.keys()].sort()).toEqual([...ids].sort())
        for (const id of ids) expect(found.get(id)).toEqual(thing(id, { note: `of ${id}` }))
      })
      it('replaces a document that is written again, and removes one that is deleted', async () => {
        const lease = await holding(store, [thing('a'), thing('b'), thing('c', { rank: 3 })])
        await ok(store.commit(lease, batch('1', '2', [thing('a', { rank: null, group: null })], ['b', 'none'])))
        expect(await get('a')).toEqual(thing('a', { rank: null, group: null }))
        expect(await get('b')).toBeUndefined()
        expect(await find({ where: ofOwner })).toEqual([
          thing('a', { rank: null, group: null }),
          thing('c', { rank: 3 }),
        ])
        expect(await find({ where: { group: { eq: 'g' } } })).toEqual([thing('c', { rank: 3 })])
      })
      it('keeps collections apart', async () => {
        const lease = await ok(store.acquire(ALL, 'writer'))
        const writes = [
          writeOf(Things, 'a', thing('a', { note: 'thing' })),
          writeOf(Others, 'a', thing('a', { note: 'other' })),
        ]
        await ok(store.commit(lease, { ...batch('', '1', []), writes }))
        await ok(store.commit(lease, batch('1', '2', [], ['a'])))
        expect(await get('a')).toBeUndefined()
        expect(await ask(store, (docs) => docs.find(Others, { where: ofOwner }))).toEqual([
          thing('a', { note: 'other' }),
        ])
      })

      it('finds and counts as going through all of them one by one would', async () => {
        const groups = ['', 'a', 'A', 'b', 'é', '\uffee', '🦊', null]
        const ranks = [null, -1, 0, 0.5, 1, 10, 9_007_199_254_740_991]
        const things = Array.from({ length: 120 }, (_, i) =>
          thing(`${groups[(i * 5) % 7]}${i % 40}-${i}`, {
            owner: ['o', 'p', 'q'][i % 3] as string,
            group: groups[(i * 7) % 8] as string | null,
            rank: ranks[(i * 3) % 7] as number | null,
            open: i % 4 === 0,
          }),
        )
        await holding(store, things)
        const values = { owner: ['o', 'p', 'none'], group: groups, rank: ranks, open: [true, false] } as const
        type Member = keyof typeof values
        const anyCondition = (member: Member): fc.Arbitrary<Condition> => {
          const value = fc.constantFrom<Scalar[]>(...values[member])
          const eq = value.map((one): Condition => ({ eq: one }))
          const oneOf = fc.array(value, { maxLength: 4 }).map((all): Condition => ({ in: all }))
          if (member === 'open') return fc.oneof(eq, oneOf)
          const bound = fc.constantFrom(...values[member].filter((one) => one !== null))
          return fc.oneof(eq, oneOf, fc.record({ from: bound, below: bound }, { requiredKeys: [] }))
        }
        // A query is served by the first members of an index: each is asked for, sorted by, or both.
        const anyQuery: fc.Arbitrary<Query<Thing>> = fc
          .constantFrom(...Things.indexes.flatMap((index) => index.map((_, i) => index.slice(0, i + 1) as Member[])))
          .chain((members) =>
            fc
              .record({
                asked: fc.tuple(...members.map(anyCondition)),
                uses: fc.tuple(...members.map(() => fc.constantFrom('where', 'sort', 'both'))),
                directions: fc.tuple(...members.map(() => fc.constantFrom('asc' as const, 'desc' as const))),
                limit: fc.constantFrom(undefined, 1, 2, 7, 1000),
              })
              .map(({ asked, uses, directions, limit }) => ({
                where: Object.fromEntries(
                  members.flatMap((member, i) => (uses[i] === 'sort' ? [] : [[member, asked[i] as Condition]])),
                ),
                sort: members.flatMap((by, i) =>
                  uses[i] === 'where' ? [] : [{ by, direction: directions[i] as 'asc' | 'desc' }],
                ),
                ...(limit === undefined ? {} : { limit }),
              })),
          )
        await fc.assert(
          fc.asyncProperty(anyQuery, async (query) => {
            const [found, count] = await ask(
              store,
              async (docs) => [await docs.find(Things, query), await docs.count(Things, query)] as const,
            )
            expect(found.map(({ id }) => id)).toEqual(searched(things, query).map(({ id }) => id))
            const { where } = query
            expect(count).toBe(searched(things, { where }).length)
          }),
          { seed: 7, numRuns: 400 },
        )
      })

      it('finds all documents in the order of their ids where a query has no condition', async () => {
        await holding(store, [thing('b', { owner: 'p' }), thing('a')])
        expect(await find({ where: {} })).toEqual([thing('a'), thing('b', { owner: 'p' })])
        expect(await ask(store, (docs) => docs.count(Things, { where: {} }))).toBe(2)
      })
      it('finds the documents with one of forty thousand values', async () => {
        await holding(store, [thing('a', { group: 'g39999' }), thing('b', { group: 'h' })])
        const group = { in: Array.from({ length: 40_000 }, (_, i) => `g${i}`) }
        expect(await find({ where: { ...ofOwner, group } })).toEqual([thing('a', { group: 'g39999' })])
      })
      it('pages through documents by id', async () => {
        const ids = ['', 'B', 'a', 'aa', 'a\u0301', 'á', '\uffee', '🦊']
        await holding(store, [...ids.toReversed().map((id) => thing(id)), thing('b', { owner: 'p' })])
        for (const limit of [1, 2, 3, 100]) {
          const paged: string[] = []
          let afterId: string | undefined
          for (;;) {
            const page = await find({ where: ofOwner, limit, ...(afterId === undefined ? {} : { afterId }) })
            paged.push(...page.map(({ id }) => id))
            afterId = page.at(-1)?.id
            if (page.length < limit || afterId === undefined) break
          }
          expect(paged).toEqual(ids)
        }
        const rest = await find({ where: {}, afterId: 'B', limit: 3 })
        expect(rest.map(({ id }) => id)).toEqual(['a', 'aa', 'a\u0301'])
      })
      it('reads all stored documents with their ids, in the order of the ids', async () => {
        const ids = ['', 'B', 'a', '\uffee', '🦊']
        await holding(
          store,
          ids.toReversed().map((id) => thing(id)),
        )
        for (const limit of [1, 2, 100]) {
          const paged: unknown[] = []
          for (let afterId: string | null = null; ; ) {
            const page: readonly (readonly [string, unknown])[] = await ask(store, (docs) =>
              docs.stored(Things, afterId, limit),
            )
            paged.push(...page)
            if (page.length < limit) break
            afterId = page.at(-1)?.[0] ?? null
          }
          expect(paged).toEqual(ids.map((id) => [id, thing(id)]))
        }
      })
      it('finds documents of every collection by the terms that they have now, however they were written', async () => {
        const word = fc.constantFrom('a', 'b', 'B', '🦊')
        const note = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
        const writing = fc.record({
          collection: fc.constantFrom(Things, Others),
          id: fc.nat(40).map(String),
          note: fc.option(note),
        })
        const lease = await ok(store.acquire(ALL, 'writer'))
        const now = new Map<string, Write>()
        let at = 0
        const commit = async (all: readonly { collection: Collection<Thing>; id: string; note: string | null }[]) => {
          const last = [...new Map(all.map((one) => [`${one.collection.name} ${one.id}`, one])).values()]
          const writes = last.flatMap(({ collection, id, note }) =>
            note === null ? [] : [writeOf(collection, id, thing(id, { note }))],
          )
          const deletes = last.filter((one) => one.note === null)
          await ok(store.commit(lease, { ...batch(at === 0 ? '' : String(at), String(at + 1), []), writes, deletes }))
          at += 1
          for (const one of writes) now.set(`${one.collection.name} ${one.id}`, one)
          for (const { collection, id } of deletes) now.delete(`${collection.name} ${id}`)
        }
        const asked = ['a', 'b', 'B', '🦊', '', 'a b', 'none', ...Array.from({ length: 40 }, (_, n) => `x${n}`)]
        await fc.assert(
          fc.asyncProperty(fc.array(writing, { maxLength: 60 }), async (all) => {
            await commit(all)
            const found = await ask(store, (docs) => docs.withTerms(asked))
            for (const term of asked) {
              const refs = (found.get(term) ?? []).map(({ collection, id }) => `${collection} ${id}`)
              const having = [...now].filter(([, { filing }]) => filing.terms.has(term))
              expect(refs.sort()).toEqual(having.map(([ref]) => ref).sort())
            }
            const some = await ask(store, (docs) => docs.withTerms(asked, 2))
            for (const term of asked) {
              const refs = (some.get(term) ?? []).map(({ collection, id }) => `${collection} ${id}`)
              const having = (found.get(term) ?? []).map(({ collection, id }) => `${collection} ${id}`)
              expect(refs.length).toBeGreaterThanOrEqual(Math.min(2, having.length))
              expect(having).toEqual(expect.arrayContaining(refs))
            }
          }),
          { seed: 12, numRuns: 30 },
        )
      })
      it('counts all that a query matches, whatever its limit', async () => {
        await holding(store, [thing('a'), thing('b'), thing('c')])
        expect(await ask(store, (docs) => docs.count(Things, { where: ofOwner, limit: 1 }))).toBe(3)
      })

      it.each<[string, Query<Thing>]>([
        ['a member that no index names', { where: { note: { eq: '' } } }],
        ['a member that an index has only behind another', { where: { rank: { eq: 1 }, owner: { eq: 'o' } } }],
        ['one member more than the index has', { where: { group: { eq: 'g' }, open: { eq: true } } }],
        ['an order that no index has', { where: ofOwner, sort: [{ by: 'note', direction: 'asc' }] }],
      ])('throws for a query with %s: that is a mistake in the program', async (_, query) => {
        await holding(store, [thing('a')])
        await expect(store.read(ALL, async (docs) => docs.find(Things, query))).rejects.toThrow(/index/)
        await expect(store.read(ALL, async (docs) => docs.count(Things, query))).rejects.toThrow(/index/)
        expect(await get('a')).toEqual(thing('a'))
      })

      it('names a document that does not fit its codec, and does not report it as missing', async () => {
        await holding(store, [thing('a'), thing('b')])
        const Fuller: Collection<{ more: string }> = {
          name: Things.name,
          codec: closed('Fuller', { more: t.string }),
          indexes: Things.indexes as unknown as [],
        }
        const unfit = {
          tag: 'store_corrupt',
          store: 'read store',
          what: 'document a of thing',
          cause: expect.stringContaining('does not fit'),
          remedy: expect.stringContaining('wdi verify --repair'),
        }
        const where = { owner: { eq: 'o' } } as object
        expect(await failed(store.read(ALL, (docs) => docs.get(Fuller, ['a'])))).toEqual(unfit)
        expect(await failed(store.read(ALL, (docs) => docs.find(Fuller, { where })))).toEqual(unfit)
        expect(await ask(store, (docs) => docs.get(Fuller, ['none']))).toEqual(new Map())
        expect(await get('a')).toEqual(thing('a'))
      })
      it('returns a store failure that the reader rejects with as an error, and rejects with any defect', async () => {
        const failure = { tag: 'store_unavailable', store: 'registry', cause: 'gone' } as const
        const rejecting = store.read(ALL, async () => orReject(left(failure)))
        expect(await failed(rejecting)).toEqual(failure)
        await expect(
          store.read(ALL, async () => {
            throw new Error('a defect')
          }),
        ).rejects.toThrow('a defect')
        expect(await find({ where: ofOwner })).toEqual([])
      })
    })

    describe('given index entries and terms of documents', () => {
      const misfiled = (collection: AnyCollection) => ask(store, (docs) => docs.misfiled(collection))
      const twelveHundred = Array.from({ length: 1200 }, (_, i) =>
        thing(`t${String(i).padStart(4, '0')}`, { group: null, rank: i, note: `word number${i}` }),
      )

      it('has no misfiled document, also after some were replaced and deleted', async () => {
        const lease = await holding(store, twelveHundred)
        const [first, second] = twelveHundred as [Thing, Thing]
        const replaced = { ...first, rank: null, note: '' }
        await ok(store.commit(lease, batch('1', '2', [replaced], [second.id])))
        expect([await misfiled(Things), await misfiled(Others)]).toEqual([[], []])
      })
      if (capabilities.misfilings.length > 0)
        it('lists documents that are misfiled in any way, and none after they are written again', async () => {
          const lease = await holding(store, twelveHundred)
          // The first and the last, and some of each page between.
          const damaged = capabilities.misfilings.map((what, i, all) => {
            const one = twelveHundred[Math.floor((i * 1199) / (all.length - 1))] as Thing
            return { what, one, id: one.id }
          })
          for (const { id, what } of damaged) await fixture.misfile(id, what)
          expect(await misfiled(Things)).toEqual(damaged.map(({ id }) => id))
          expect(await misfiled(Others)).toEqual([])
          const written = damaged.map(({ one }) => one)
          await ok(store.commit(lease, { ...batch('1', '2', written), anew: true }))
          expect(await misfiled(Things)).toEqual([])
          for (const { what, one, id } of damaged) {
            expect([what, await find({ where: { group: { eq: null }, rank: { eq: one.rank }, ...ofOwner } })]).toEqual([
              what,
              [one],
            ])
            const [, term] = one.note.split(' ') as [string, string]
            const terms = await ask(store, (docs) => docs.withTerms([term, 'another']))
            expect([what, ...terms]).toEqual([what, [term, [{ collection: 'thing', id }]]])
          }
          const later = written.map((one) => ({ ...one, note: 'later' }))
          await ok(store.commit(lease, batch('2', '3', later)))
          for (const one of later) expect(await get(one.id)).toEqual(one)
        })
    })

    describe('given commits that change workspaces', () => {
      const read = (workspaceId: string, from = store) =>
        ok(
          from.read(ALL, async (docs, { generation, commit }) => ({
            generation,
            commit,
            last: await docs.lastCommitOf(workspaceId),
          })),
        )
      const written = async (
        lease: Lease,
        from: string,
        to: string,
        workspaces: Batch['workspaces'],
        things = [thing('a')],
      ) => ok(store.commit(lease, { ...batch(from, to, things), workspaces }))

      it('gives the number of the last commit of a workspace, to every client', async () => {
        const lease = await ok(store.acquire(ALL, 'writer'))
        await written(lease, '', '1', ['one', 'two'])
        await written(lease, '1', '2', ['two', "it's | 名前"], [thing('a', { rank: 2 })])
        const other = await open()
        const { commit } = await read('one')
        for (const client of [store, other]) {
          expect((await read('one', client)).last).toBeLessThan(commit)
          expect((await read('two', client)).last).toBe(commit)
          expect((await read("it's | 名前", client)).last).toBe(commit)
          expect((await read('three', client)).last).toBeLessThan(commit)
        }
      })
      it('counts no commit that changes no document', async () => {
        const lease = await holding(store, [thing('a')])
        const before = await read('one')
        await written(lease, '1', '2', ['one'], [])
        expect(await read('one')).toEqual(before)
      })
      it('gives a commit that tells none apart as the last of each', async () => {
        const lease = await ok(store.acquire(ALL, 'writer'))
        await written(lease, '', '1', ['one'])
        await written(lease, '1', '2', 'all', [thing('b')])
        const { commit, last } = await read('two')
        expect(last).toBe(commit)
        await written(lease, '2', '3', ['one'], [thing('c')])
        expect((await read('two')).last).toBe(commit)
        const after = await read('one')
        expect(after.last).toBe(after.commit)
      })
      it('gives a reader what was so at its moment', async () => {
        const lease = await ok(store.acquire(ALL, 'writer'))
        await written(lease, '', '1', ['one'])
        const seen: (readonly [commit: number, last: number])[] = []
        await ok(
          store.read(ALL, async (docs, { commit }) => {
            if (seen.length === 0) {
              seen.push([commit, await docs.lastCommitOf('one')])
              await written(lease, '1', '2', ['one'], [thing('b')])
            }
            seen.push([commit, await docs.lastCommitOf('one')])
          }),
        )
        for (const [commit, last] of seen) expect(last).toBe(commit)
      })
      it('changes nothing with a commit that is refused', async () => {
        const lease = await holding(store, [thing('a')])
        const before = await read('one')
        const refused = await store.commit(lease, { ...batch('7', '8', [thing('b')]), workspaces: ['one'] })
        expect(isLeft(refused)).toBe(true)
        expect(await read('one')).toEqual(before)
      })
      it('counts each generation for itself', async () => {
        const lease = await ok(store.acquire(ALL, 'writer'))
        await written(lease, '', '1', ['one'])
        await written(lease, '1', '2', ['one'], [thing('b')])
        const next = await ok(store.generations.build())
        const other = await ok(store.of(next).acquire(ALL, 'builder'))
        await ok(store.commit(other, { ...batch('', '1', [thing('a')]), workspaces: ['two'] }))
        expect((await read('two')).last).toBeLessThan(2)
        await ok(store.generations.serve(next, await stillOf(store, lease)))
        const after = await read('two')
        expect(after).toMatchObject({ generation: next, last: after.commit })
        expect((await read('one')).last).toBeLessThan(2)
      })
    })

    describe('given a commit', () => {
      it('moves the checkpoint and the instant with the documents', async () => {
        await holding(store, [thing('a')])
        const moment = { checkpoint: '1', asOf: '2026-05-05T05:05:05.005Z' }
        const other = await open()
        expect(await ok(other.moment(ALL))).toEqual(moment)
        expect(await ok(other.read(ALL, async (_, seen) => seen))).toMatchObject(moment)
        expect(await get('a', other)).toEqual(thing('a'))
      })
      it('of a checkpoint without documents moves the checkpoint only', async () => {
        const lease = await holding(store, [thing('a')])
        await ok(store.commit(lease, batch('1', '2', [])))
        expect(await ok(store.moment(ALL))).toMatchObject({ checkpoint: '2' })
        expect(await get('a')).toEqual(thing('a'))
      })
      it('from a checkpoint other than the current one fails with the current one and writes nothing', async () => {
        const lease = await holding(store, [thing('a')])
        for (const from of ['', '0', '2']) {
          const moved = await failed(
            store.commit(lease, batch(from, '3', [thing('a', { rank: 9 }), thing('b')], ['a'])),
          )
          expect(moved).toEqual({ tag: 'checkpoint_moved', actual: '1' })
        }
        expect(await ok(store.moment(ALL))).toMatchObject({ checkpoint: '1' })
        expect(await find({ where: ofOwner })).toEqual([thing('a')])
        await ok(store.commit(lease, batch('1', '2', [])))
      })
      it('with a document that cannot be written writes no document and does not move the checkpoint', async () => {
        const lease = await holding(store, [thing('a')])
        const broken: Write = { ...writeOf(Things, 'c', thing('c')), text: {} as string }
        const { writes: all, ...rest } = batch('1', '2', [thing('a', { rank: 2 }), thing('b')], ['a'])
        const whole = { ...rest, writes: [...all, broken] }
        await store.commit(lease, whole).catch(() => undefined)
        expect(await ok(store.moment(ALL))).toMatchObject({ checkpoint: '1' })
        expect(await find({ where: ofOwner })).toEqual([thing('a')])
        await ok(store.commit(lease, batch('1', '2', [thing('b')])))
      })
      it('stores the text that it is given', async () => {
        const lease = await ok(store.acquire(ALL, 'writer'))
        const { text } = writeOf(Things, 'a', thing('a', { rank: 2 }))
        const written = { ...writeOf(Things, 'a', thing('a')), text }
        await ok(store.commit(lease, { ...batch('', '1', []), writes: [written] }))
        expect(await get('a')).toEqual(thing('a', { rank: 2 }))
      })
      it('of thousands of documents writes all of them', async () => {
        const things = Array.from({ length: 3000 }, (_, i) => thing(`t${i}`, { rank: i }))
        await holding(store, things)
        expect(await ask(store, (docs) => docs.count(Things, { where: ofOwner }))).toBe(3000)
        const found = await ask(store, (docs) =>
          docs.get(
            Things,
            things.map(({ id }) => id),
          ),
        )
        expect(found.size).toBe(3000)
      })
    })

    describe('given a lease', () => {
      const held = async (owner = 'second', seen?: Seen, from = store) =>
        (await failed(from.acquire(ALL, owner, seen))) as LeaseHeld

      it('refuses other owners, and gives its owner and beat', async () => {
        const lease = await ok(store.acquire(ALL, 'first'))
        const { generation } = lease
        expect(lease).toEqual({
          partition: ALL,
          generation: expect.any(Number),
          owner: 'first',
          epoch: expect.any(Number),
        })
        const first = await held()
        expect(first).toEqual({
          tag: 'lease_held',
          generation,
          owner: 'first',
          epoch: lease.epoch,
          beat: expect.any(Number),
        })
        const other = await open()
        expect(await held('second', undefined, other)).toEqual(first)
        expect(await held('first', undefined, other)).toEqual(first)
      })
      it('shows by its beat that its owner is alive', async () => {
        const lease = await ok(store.acquire(ALL, 'first'))
        const beats: number[] = []
        for (let i = 0; i < 12; i += 1) {
          beats.push((await held()).beat)
          await ok(store.beat(lease))
        }
        expect(new Set(beats).size).toBe(12)
      })
      it('shows by a commit, too, that its owner is alive', async () => {
        const lease = await ok(store.acquire(ALL, 'first'))
        const before = await held()
        await ok(store.commit(lease, batch('', '1', [])))
        expect((await held()).beat).not.toBe(before.beat)
        expect(await held('second', before)).toMatchObject({ tag: 'lease_held', owner: 'first' })
      })
      it('can be taken over only with its current epoch and beat', async () => {
        const lease = await ok(store.acquire(ALL, 'first'))
        const seen = await held()
        await ok(store.beat(lease))
        const other = await open()
        const now = await held('second', seen, other)
        expect(now).toMatchObject({ owner: 'first', epoch: lease.epoch })
        expect(await held('second', { ...now, epoch: now.epoch + 1 }, other)).toEqual(now)
        expect(await held('second', { ...now, epoch: now.epoch - 1 }, other)).toEqual(now)
        expect(await held('second', { ...now, beat: now.beat + 1 }, other)).toEqual(now)
        const taken = await ok(other.acquire(ALL, 'second', now))
        expect(taken.owner).toBe('second')
        expect(taken.epoch).toBeGreaterThan(lease.epoch)
        expect(await held('third', now)).toMatchObject({ owner: 'second', epoch: taken.epoch })
      })
      it('is taken over by only one of several clients that name the same beat', async () => {
        await ok(store.acquire(ALL, 'first'))
        const seen = await held()
        const clients = [store, await open(), await open()]
        const answers = await Promise.all(clients.map((client, i) => client.acquire(ALL, `taker ${i}`, seen)))
        expect(answers.filter((answer) => !isLeft(answer))).toHaveLength(1)
      })
      it('that is free is acquired by only one of several clients at once', async () => {
        const clients = [store, await open(), await open()]
        const answers = await Promise.all(clients.map((client, i) => client.acquire(ALL, `taker ${i}`)))
        expect(answers.filter((answer) => !isLeft(answer))).toHaveLength(1)
      })
      it('that was lost can no longer beat, commit or release', async () => {
        const lost = await holding(store, [thing('a')])
        const other = await open()
        const taken = await ok(other.acquire(ALL, 'second', await held()))
        expect(await failed(store.beat(lost))).toEqual({ tag: 'lease_lost' })
        const commit = store.commit(lost, batch('1', '2', [thing('a', { rank: 9 }), thing('b')], ['a']))
        expect(await failed(commit)).toEqual({ tag: 'lease_lost' })
        await ok(store.release(lost))
        expect(await held('third')).toMatchObject({ owner: 'second', epoch: taken.epoch })
        expect(await ok(store.moment(ALL))).toMatchObject({ checkpoint: '1' })
        expect(await find({ where: ofOwner })).toEqual([thing('a')])
        await ok(other.commit(taken, batch('1', '2', [thing('b')])))
      })
      it('that was released is free at once, keeps its checkpoint, and is of no more use to its former owner', async () => {
        const released = await holding(store, [thing('a')])
        await ok(store.release(released))
        expect(await failed(store.beat(released))).toEqual({ tag: 'lease_lost' })
        expect(await failed(store.commit(released, batch('1', '2', [])))).toEqual({ tag: 'lease_lost' })
        const next = await ok((await open()).acquire(ALL, 'second'))
        expect(next.epoch).toBeGreaterThan(released.epoch)
        expect(await ok(store.moment(ALL))).toMatchObject({ checkpoint: '1' })
        await ok(store.commit(next, batch('1', '2', [])))
      })
      it('of one partition is independent of others: each partition has its own owner and checkpoint', async () => {
        const [a, b] = [await ok(store.acquire('a', 'first')), await ok(store.acquire('b', 'second'))]
        await ok(store.commit(a, batch('', '7', [])))
        expect(await ok(store.moment('a'))).toMatchObject({ checkpoint: '7' })
        expect(await ok(store.moment('b'))).toMatchObject({ checkpoint: '' })
        await ok(store.commit(b, batch('', '3', [])))
        await ok(store.release(a))
        expect(await failed(store.acquire('b', 'first'))).toMatchObject({ tag: 'lease_held', owner: 'second' })
      })
    })

    describe('given reads during writes', () => {
      const IDS = Array.from({ length: 8 }, (_, i) => `t${i}`)
      const version = (n: number) => IDS.map((id) => thing(id, { rank: n, group: n % 2 === 0 ? 'even' : 'odd' }))

      it('shows each reader documents of one moment, however many readers and commits there are', async () => {
        const lease = await holding(store, version(1))
        const clients = [store, await open(), await open()]
        let done = false
        const seen = new Set<string>()
        const reading = clients.flatMap((client) =>
          [1, 2].map(async () => {
            let reads = 0
            while (!done) {
              await ok(
                client.read(ALL, async (docs, { checkpoint, commit }) => {
                  const last = await docs.lastCommitOf('versions')
                  seen.add(commit === Number(checkpoint) && last === commit ? 'stamped' : `${last} of ${commit}`)
                  const first = await docs.get(Things, IDS.slice(0, 4))
                  await sleep(0)
                  const all = await docs.find(Things, { where: ofOwner })
                  await sleep(0)
                  const even = await docs.count(Things, { where: { group: { eq: 'even' } } })
                  const ranks = new Set([...first.values(), ...all].map(({ rank }) => String(rank)))
                  seen.add(`${[...ranks].map((rank) => Number(rank) - Number(checkpoint))} ${all.length}`)
                  seen.add(even === (Number(checkpoint) % 2 === 0 ? 8 : 0) ? 'counted' : `counted ${even}`)
                  return
                }),
              )
              reads += 1
            }
            return reads
          }),
        )
        for (let n = 1; n < 120; n += 1) {
          const next = batch(String(n), String(n + 1), version(n + 1))
          await ok(store.commit(lease, { ...next, workspaces: ['versions'] }))
          await sleep(0)
        }
        done = true
        for (const reads of await Promise.all(reading)) expect(reads).toBeGreaterThan(0)
        expect([...seen].sort()).toEqual(['0 8', 'counted', 'stamped'])
      })

      if (capabilities.snapshots)
        it('shows nothing of a commit to a reader that began before it, however many queries the reader makes', async () => {
          const lease = await holding(store, version(1))
          const other = await open()
          for (const client of [store, other])
            await ok(
              client.read(ALL, async (docs, moment) => {
                const before = await ok(store.moment(ALL))
                expect(moment).toMatchObject(before)
                const next = Number(moment.checkpoint) + 1
                await ok(store.commit(lease, batch(moment.checkpoint, String(next), version(next), [])))
                for (let i = 0; i < 3; i += 1) {
                  expect((await docs.get(Things, ['t0'])).get('t0')?.rank).toBe(next - 1)
                  expect((await docs.find(Things, { where: ofOwner })).map(({ rank }) => rank)).toEqual(
                    IDS.map(() => next - 1),
                  )
                }
                // Another read, begun now, sees the commit.
                expect((await get('t0', client))?.rank).toBe(next)
                return
              }),
            )
        })
    })

    describe('given generations', () => {
      /** A generation beside the one that serves, and what it holds. */
      const built = async (things: readonly Thing[], checkpoint = '1') => {
        const generation = await ok(store.generations.build())
        const lease = await ok(store.of(generation).acquire(ALL, 'builder'))
        await ok(store.commit(lease, batch('', checkpoint, things)))
        return { generation, lease }
      }
      /** Switches as its owner would who holds what serves still. */
      const serve = async (to: number, from = store) => {
        const still = await stillOf(from)
        await ok(from.generations.serve(to, still))
        for (const lease of still) await ok(from.release(lease))
      }
      const note = (from: Folded) => ok(from.read(ALL, async (docs) => (await docs.get(Things, ['a'])).get('a')?.note))
      const noted = (text: string) => [thing('a', { note: text })]

      it('has one serving generation at first, no previous one and none being built', async () => {
        const { serving, before, building, all } = await ok(store.generations.list())
        expect({ before, building, all }).toEqual({ before: null, building: null, all: [serving] })
        expect((await ok(store.acquire(ALL, 'first'))).generation).toBe(serving)
      })
      it('begins an empty generation, the same for all clients until it serves, and serves nothing of it before that', async () => {
        const { generation: serving } = await holding(store, noted('old'))
        const { generation } = await built([...noted('new'), thing('b')])
        expect(await ok((await open()).generations.build())).toBe(generation)
        expect(await ok(store.generations.list())).toEqual({
          serving,
          before: null,
          building: generation,
          all: [serving, generation],
        })
        const other = await open()
        expect([await note(other), await note(other.of(serving)), await note(other.of(generation))]).toEqual([
          ...['old', 'old', 'new'],
        ])
        expect(await get('b', other)).toBeUndefined()
        expect((await ask(other, (docs) => docs.withTerms(['old', 'new']))).has('new')).toBe(false)
      })
      it('serves the new generation with its moment to every client after a switch, and the previous one to pinned readers', async () => {
        const { generation: serving } = await holding(store, noted('old'))
        const other = await open()
        const { generation } = await built([...noted('new'), thing('b')], '7')
        await serve(generation, other)
        for (const client of [store, other]) {
          expect(await ok(client.generations.list())).toEqual({
            serving: generation,
            before: serving,
            building: null,
            all: [serving, generation],
          })
          expect([await note(client), await note(client.of(serving))]).toEqual(['new', 'old'])
          expect(await ok(client.moment(ALL))).toMatchObject({ checkpoint: '7' })
          expect(await ok(client.of(serving).moment(ALL))).toMatchObject({ checkpoint: '1' })
        }
        await serve(serving)
        expect(await note(other)).toBe('old')
        expect(await ok(other.generations.list())).toMatchObject({ serving, before: generation, building: null })
        expect(await ok(store.generations.build())).not.toBe(generation)
      })
      it('answers queries of a generation before its indexes are made and afterwards, to every client', async () => {
        const { generation, lease } = await built([thing('a', { rank: 2 }), thing('b', { group: null })])
        const asked = (from: ReadStore) =>
          ok(
            from.of(generation).read(ALL, async (docs, { checkpoint }) => ({
              checkpoint,
              before: (await docs.get(Things, ['a'])).get('a')?.note,
              found: (await docs.find(Things, { where: { group: { eq: null } } })).map(({ id }) => id),
              counted: await docs.count(Things, { where: { rank: { from: 2 } } }),
              after: (await docs.get(Things, ['a'])).get('a')?.note,
            })),
          )
        const first = await asked(await open())
        expect(first).toEqual({
          checkpoint: '1',
          before: thing('a').note,
          found: ['b'],
          counted: 1,
          after: thing('a').note,
        })
        await ok(store.generations.index(generation))
        expect(await asked(store)).toEqual(first)
        await ok(store.commit(lease, batch('1', '2', [thing('a', { group: null })], ['b'])))
        expect(await asked(await open())).toMatchObject({ checkpoint: '2', found: ['a'], counted: 0 })
      })
      it('indexes a generation again without effect, and none that was dropped', async () => {
        const { generation } = await built(noted('new'))
        for (const client of [store, await open(), store]) await ok(client.generations.index(generation))
        await ok(store.generations.drop('all'))
        await ok(store.generations.index(generation))
        expect(await ok(store.generations.list())).toMatchObject({ building: null })
      })
      it('gives leases of the serving generation, and keeps leases of different generations apart', async () => {
        const lease = await holding(store, noted('old'))
        const { generation, lease: builder } = await built(noted('new'))
        expect(builder).toMatchObject({ generation, owner: 'builder' })
        await ok(store.generations.serve(generation, await stillOf(store, lease)))
        expect(await failed(store.acquire(ALL, 'next'))).toMatchObject({
          tag: 'lease_held',
          generation,
          owner: 'builder',
        })
        // Whoever still holds one of the other generation, writes that one.
        await ok(store.beat(lease))
        await ok(store.commit(lease, batch('1', '2', noted('late'))))
        expect([await note(store), await note(store.of(lease.generation))]).toEqual(['new', 'late'])
        await ok(store.release(builder))
        expect(await ok(store.acquire(ALL, 'next'))).toMatchObject({ generation, owner: 'next' })
        expect(await failed(store.beat(builder))).toEqual({ tag: 'lease_lost' })
      })
      it('does not let the epoch and beat of one generation take over a lease of another generation', async () => {
        const lease = await ok(store.acquire(ALL, 'first'))
        const { tag, ...seen } = (await failed(store.acquire(ALL, 'second'))) as LeaseHeld
        const generation = await ok(store.generations.build())
        await ok(store.of(generation).acquire(ALL, 'builder'))
        const held = (await failed(store.of(generation).acquire(ALL, 'second'))) as LeaseHeld
        const like = { ...seen, epoch: held.epoch, beat: held.beat }
        expect(await failed(store.of(generation).acquire(ALL, 'second', like))).toEqual(held)
        expect([tag, lease.generation]).toEqual(['lease_held', seen.generation])
      })
      it('switches only from the serving generation to one that exists, and succeeds when repeated', async () => {
        const lease = await ok(store.acquire(ALL, 'first'))
        const { generation: serving } = lease
        const generation = await ok(store.generations.build())
        const [, ...others] = await stillOf(store, lease)
        for (const [to, one] of [
          [generation, { ...lease, generation: generation + 1 }],
          [generation + 1, lease],
        ] as const)
          expect(await failed(store.generations.serve(to, [one, ...others]))).toMatchObject({
            tag: 'not_served',
            generations: { serving, building: generation },
          })
        await ok(store.generations.serve(generation, [lease, ...others]))
        await ok(store.generations.serve(generation, [lease, ...others]))
        expect(await ok(store.generations.list())).toMatchObject({ serving: generation, before: serving })
      })
      it('switches generations only with the leases of all partitions', async () => {
        const beside = await ok(store.acquire('beside', 'still'))
        const all = await stillOf(store)
        expect(all.map(({ partition }) => partition)).toEqual(store.partitions)
        const generation = await ok(store.generations.build())
        for (const missing of all) {
          const still = [beside, ...all.filter((one) => one !== missing)]
          expect(await failed(store.generations.serve(generation, still))).toMatchObject({ tag: 'not_served' })
        }
        expect(await ok(store.generations.list())).toMatchObject({ serving: beside.generation, building: generation })
        await ok(store.generations.serve(generation, all))
      })
      it('switches generations only while the lease of the serving generation is held', async () => {
        const lost = await ok(store.acquire(ALL, 'first'))
        const generation = await ok(store.generations.build())
        const other = await open()
        const taken = await ok(other.acquire(ALL, 'second', (await failed(other.acquire(ALL, 'second'))) as LeaseHeld))
        const [, ...others] = await stillOf(store, lost)
        expect(await failed(store.generations.serve(generation, [lost, ...others]))).toEqual({ tag: 'lease_lost' })
        expect(await ok(store.generations.list())).toMatchObject({ serving: lost.generation, building: generation })
        await ok(other.generations.serve(generation, [taken, ...others]))
      })
      it('switches generations only while the leases of all partitions are held and belong to the serving generation', async () => {
        const [first, second] = [await ok(store.acquire('a', 'first')), await ok(store.acquire('b', 'first'))]
        const generation = await ok(store.generations.build())
        const beside = await ok(store.of(generation).acquire('b', 'first'))
        const [, , ...others] = await stillOf(store, first, second)
        for (const still of [[], [first, beside, ...others], [beside, first, ...others]])
          expect(await failed(store.generations.serve(generation, still))).toMatchObject({ tag: 'not_served' })
        const other = await open()
        const taken = await ok(other.acquire('b', 'second', (await failed(other.acquire('b', 'second'))) as LeaseHeld))
        for (const still of [
          [first, second, ...others],
          [second, first, ...others],
        ])
          expect(await failed(store.generations.serve(generation, still))).toEqual({ tag: 'lease_lost' })
        expect(await ok(store.generations.list())).toMatchObject({ serving: first.generation, building: generation })
        await ok(store.generations.serve(generation, [first, taken, ...others]))
        expect(await ok(other.generations.list())).toMatchObject({ serving: generation, before: first.generation })
      })
      it('drops all generations but the serving one, and never reuses their numbers', async () => {
        const lease = await holding(store, noted('old'))
        const { generation, lease: builder } = await built(noted('new'))
        await ok(store.generations.serve(generation, await stillOf(store, lease)))
        await ok(store.release(builder))
        const third = await built(noted('third'))
        expect(await ok((await open()).generations.drop('all'))).toBe(generation)
        expect(await ok(store.generations.list())).toEqual({
          serving: generation,
          before: null,
          building: null,
          all: [generation],
        })
        expect(await note(store)).toBe('new')
        for (const one of [lease, third.lease]) {
          const gone = store.of(one.generation)
          for (const asked of [gone.read(ALL, async () => 1), gone.moment(ALL), gone.acquire(ALL, 'x')])
            expect(await failed(asked as Outcome<unknown, unknown>)).toMatchObject({ tag: 'generation_gone' })
          expect(await failed(store.beat(one))).toEqual({ tag: 'lease_lost' })
          expect(await failed(store.commit(one, batch('1', '2', noted('late'))))).toEqual({ tag: 'lease_lost' })
          const held = await stillOf(store)
          expect(await failed(store.generations.serve(one.generation, held))).toMatchObject({ tag: 'not_served' })
        }
        const next = await ok(store.generations.build())
        expect(next).toBeGreaterThan(third.generation)
        expect(await note(store.of(next))).toBeUndefined()
        expect(await ok(store.generations.drop('all'))).toBe(generation)
      })
      it('drops only kept generations, and keeps the one that is being built', async () => {
        await holding(store, noted('old'))
        const { generation: second } = await built(noted('second'))
        await serve(second)
        const third = await built(noted('third'))
        expect(await ok((await open()).generations.drop('kept'))).toBe(second)
        const left = { serving: second, before: null, building: third.generation, all: [second, third.generation] }
        expect(await ok(store.generations.list())).toEqual(left)
        expect([await note(store), await note(store.of(third.generation))]).toEqual(['second', 'third'])
        await ok(store.commit(third.lease, batch('1', '2', noted('more'))))
        expect(await ok(store.generations.drop('kept'))).toBe(second)
        await serve(third.generation)
        expect(await note(store)).toBe('more')
        await serve(second)
        expect(await ok(store.generations.drop('kept'))).toBe(second)
        expect(await ok(store.generations.list())).toMatchObject({ before: null, building: null, all: [second] })
      })
      it('reads one moment of one generation, whichever is switched to or dropped during the read', async () => {
        const lease = await holding(store, [...noted('old'), thing('b', { note: 'old' })])
        const { generation } = await built([...noted('new'), thing('b', { note: 'new' })], '7')
        const other = await open()
        const still = await stillOf(store, lease)
        let tries = 0
        const seen = await ok(
          store.read(ALL, async (docs, { checkpoint }) => {
            tries += 1
            const first = await docs.get(Things, ['a'])
            await ok(other.generations.serve(generation, still))
            if (tries === 1) await ok(other.generations.drop('all'))
            const second = await docs.find(Things, { where: ofOwner })
            return [checkpoint, first.get('a')?.note, ...second.map(({ note }) => note)]
          }),
        )
        expect([
          ['1', 'old', 'old', 'old'],
          ['7', 'new', 'new', 'new'],
        ]).toContainEqual(seen)
        expect(await note(store)).toBe('new')
      })
      it('keeps keys and members outside of all generations', async () => {
        const put = (revision: number) =>
          ok(store.access.put([{ id: 'k', workspaceId: WORKSPACE, revision, document: { revision } }]))
        const shown = async () => (await ok(store.access.get(['k']))).get('k')?.document
        await put(1)
        const { serving } = await ok(store.generations.list())
        const generation = await ok(store.generations.build())
        await put(2)
        await serve(generation)
        expect(await shown()).toEqual({ revision: 2 })
        await put(3)
        await serve(serving)
        expect(await shown()).toEqual({ revision: 3 })
        await ok(store.generations.drop('all'))
        expect(await shown()).toEqual({ revision: 3 })
      })
    })

    describe('given keys and members', () => {
      const access = (id: string, revision: number, note: string, workspaceId = WORKSPACE): AccessDocument => ({
        id,
        revision,
        workspaceId,
        document: { note },
      })
      const note = async (id: string, from = store) => (await ok(from.access.get([id]))).get(id)?.document

      it('shows keys and members to every client as soon as they are put, by id and by workspace', async () => {
        const other = await open()
        expect(await ok(store.access.get(['a']))).toEqual(new Map())
        expect(await ok(store.access.ofWorkspace(WORKSPACE))).toEqual([])
        await ok(store.access.put([access('b', 0, 'B'), access('a', 0, 'A'), access('c', 0, 'C', OTHER_WORKSPACE)]))
        expect(await ok(other.access.get(['a', 'c', 'none']))).toEqual(
          new Map([
            ['a', { revision: 0, document: { note: 'A' } }],
            ['c', { revision: 0, document: { note: 'C' } }],
          ]),
        )
        const all = await ok(other.access.ofWorkspace(WORKSPACE))
        expect(all).toHaveLength(2)
        expect(all).toEqual(expect.arrayContaining([{ note: 'A' }, { note: 'B' }]))
        await ok(store.access.put([]))
      })
      it('replaces a key or member of the same or a lower revision, and keeps one of a higher revision', async () => {
        const other = await open()
        await ok(store.access.put([access('a', 5, 'five'), access('b', 5, 'five')]))
        await ok(other.access.put([access('a', 4, 'four'), access('b', 6, 'six')]))
        expect([await note('a'), await note('b')]).toEqual([{ note: 'five' }, { note: 'six' }])
        await ok(other.access.put([access('a', 5, 'five again'), access('b', 5, 'five again')]))
        expect([await note('a'), await note('b')]).toEqual([{ note: 'five again' }, { note: 'six' }])
      })
      it('keeps the highest revision where several clients put a key at once', async () => {
        const clients = [store, await open(), await open()]
        await Promise.all(
          Array.from({ length: 30 }, (_, i) => {
            const revision = (i * 7) % 30
            return (clients[i % 3] as ReadStore).access.put([access('a', revision, String(revision))])
          }).map(ok),
        )
        expect(await note('a')).toEqual({ note: '29' })
      })
      it('writes no key or member of a group with one that cannot be stored', async () => {
        const broken = {
          get note(): string {
            throw new Error('cannot be written')
          },
        }
        const documents = [access('a', 0, 'A'), { ...access('b', 0, ''), document: broken }]
        await store.access.put(documents).catch(() => undefined)
        expect(await ok(store.access.get(['a', 'b']))).toEqual(new Map())
      })
      it('removes all keys and members of a workspace for every client, and none of another workspace', async () => {
        const other = await open()
        await ok(store.access.put([access('a', 5, 'A'), access('b', 5, 'B'), access('c', 5, 'C', OTHER_WORKSPACE)]))
        await ok(store.access.remove(WORKSPACE))
        await ok(store.access.remove(WORKSPACE))
        expect(await ok(other.access.ofWorkspace(WORKSPACE))).toEqual([])
        expect(await ok(other.access.get(['a', 'b', 'c']))).toEqual(
          new Map([['c', { revision: 5, document: { note: 'C' } }]]),
        )
      })
      it('keeps keys and members apart from documents: commits, leases and moments do not affect them, and reads see the newest', async () => {
        await ok(store.access.put([access('a', 0, 'old')]))
        const lease = await holding(store, [thing('a')])
        await ok(
          store.read(ALL, async () => {
            await ok(store.access.put([access('a', 1, 'new')]))
            expect(await note('a')).toEqual({ note: 'new' })
            return
          }),
        )
        await ok(store.commit(lease, batch('1', '2', [], ['a'])))
        expect(await note('a')).toEqual({ note: 'new' })
      })
    })

    describe('given a store that is closed and opened again', () => {
      const reopened = async (collections?: readonly AnyCollection[], shape?: string) => {
        await ok(store.access.put([{ id: 'a', workspaceId: WORKSPACE, revision: 3, document: { note: 'A' } }]))
        await holding(store, [thing('a')])
        store.close()
        return open(collections, shape)
      }
      it('by a build with the same shape keeps everything', async () => {
        const again = await reopened()
        expect(await ok(again.moment(ALL))).toMatchObject({ checkpoint: '1' })
        expect(await get('a', again)).toEqual(thing('a'))
        expect(await failed(again.acquire(ALL, 'second'))).toMatchObject({ tag: 'lease_held', owner: 'writer' })
        expect(await ok(again.access.ofWorkspace(WORKSPACE))).toEqual([{ note: 'A' }])
      })
      const reindexed: Collection<Thing> = { ...Things, indexes: [...Things.indexes, ['note']] }
      const Third: Collection<Thing> = { ...Things, name: 'third' }
      it.each<[string, readonly AnyCollection[], string]>([
        ['folds that give other documents', [Things, Others], 's2'],
        ['one index more', [reindexed, Others], 's1'],
        ['one collection more', [Things, Others, Third], 's1'],
        ['one collection less', [Things], 's1'],
      ])(
        'by a build with %s drops the documents and the checkpoint, and keeps keys and members',
        async (_, collections, shape) => {
          const again = await reopened(collections, shape)
          const [first] = collections as [typeof Things]
          expect(await ok(again.moment(ALL))).toEqual({ checkpoint: '', asOf: null })
          expect(await get('a', again)).toBeUndefined()
          expect(await find({ where: ofOwner }, again)).toEqual([])
          expect(await ok(again.access.ofWorkspace(WORKSPACE))).toEqual([{ note: 'A' }])
          await ok(again.access.put([{ id: 'a', workspaceId: WORKSPACE, revision: 2, document: { note: 'older' } }]))
          expect(await ok(again.access.ofWorkspace(WORKSPACE))).toEqual([{ note: 'A' }])
          const lease = await ok(again.acquire(ALL, 'second'))
          await ok(again.commit(lease, batch('', '1', [thing('b')], [], first)))
          expect(await get('b', again)).toEqual(thing('b'))
        },
      )
    })
  })
}
