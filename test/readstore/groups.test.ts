import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { notedSources } from '#api/noted-sources'
import { closed, nullable } from '#domain/codec'
import type { Collection, Condition, Query, ReadSources } from '#domain/documents'
import { joined } from '#projections/entities/entity'
import { groupsOfQuery, groupsWritten } from '#readstore/groups'
import { ALL } from '#readstore/port'
import { writeOf } from '#readstore/stored'
import { memoryStore } from '#test/support/stores/memory-store'
import { ok } from '#test/support/stores/outcome'

const State = closed('Part', {
  workspaceId: t.string,
  place: t.string,
  projectId: nullable(t.string),
  key: t.string,
  rank: t.number,
  open: t.boolean,
})
type Part = t.TypeOf<typeof State>
const termOf = (kind: string, { workspaceId, place, rank }: Part): string =>
  `${kind}${joined('part', workspaceId, place)}-${rank}`
const Parts: Collection<Part> = {
  name: 'part',
  codec: State,
  indexes: [
    ['workspaceId', 'place', 'rank'],
    ['workspaceId', 'projectId', 'open'],
    ['workspaceId', 'open'],
    ['open', 'rank'],
  ],
  terms: (part) => new Set([termOf('=', part), termOf('>', part)]),
}
const idOf = ({ workspaceId, place, key }: Pick<Part, 'workspaceId' | 'place' | 'key'>): string =>
  joined(workspaceId, place, key)

const name = fc.constantFrom('a', 'b', 'a|b', 'ä', '-')
const part = fc.record<Part>({
  workspaceId: name,
  place: name,
  projectId: fc.option(name),
  key: name,
  rank: fc.nat({ max: 3 }),
  open: fc.boolean(),
})
const eq = (values: fc.Arbitrary<string | number | boolean | null>): fc.Arbitrary<Condition> =>
  fc.oneof(
    values.map((value) => ({ eq: value })),
    fc.array(values, { maxLength: 3 }).map((all) => ({ in: all })),
  )
const range = fc.nat({ max: 3 }).map((from): Condition => ({ from }))
const workspace = name.map((value): Condition => ({ eq: value }))
const query: fc.Arbitrary<Query<Part>> = fc
  .oneof(
    fc.record({ workspaceId: workspace }),
    fc.record({ workspaceId: workspace, place: eq(name) }),
    fc.record({ workspaceId: workspace, place: eq(name), rank: range }),
    fc.record({ workspaceId: workspace, place: name.map((from): Condition => ({ from })) }),
    fc.record({ workspaceId: workspace, projectId: eq(fc.option(name)) }),
    fc.record({ workspaceId: workspace, projectId: eq(fc.option(name)), open: eq(fc.boolean()) }),
    fc.record({ workspaceId: workspace, open: eq(fc.boolean()) }),
    fc.record({ open: eq(fc.boolean()) }),
    fc.record({ workspaceId: eq(name) }),
  )
  .map((where) => ({ where: where as Query<Part>['where'] }))

type Question = (docs: ReadSources['docs']) => Promise<unknown>
const question: fc.Arbitrary<Question> = fc.oneof(
  query.map(
    (one): Question =>
      (docs) =>
        docs.find(Parts, one),
  ),
  query.map(
    (one): Question =>
      (docs) =>
        docs.count(Parts, one),
  ),
  fc.array(part, { maxLength: 3 }).map(
    (all): Question =>
      async (docs) => [...(await docs.get(Parts, all.map(idOf)))],
  ),
  fc.array(part, { minLength: 1, maxLength: 3 }).map(
    (all): Question =>
      async (docs) => [...(await docs.withTerms(all.map((one) => termOf('=', one))))],
  ),
)

const UNASKED = () => Promise.reject(new Error('nobody asks for this'))
const sourcesOf = (docs: ReadSources['docs']): ReadSources => ({
  docs,
  access: { ofWorkspace: UNASKED },
  people: { names: UNASKED, lastUses: UNASKED },
  requestedAt: () => '2026-01-01T00:00:00.000Z',
})

describe('the groups of a question', () => {
  it('are raised by whatever commit changes its answer', async () => {
    let changed = 0
    let unchanged = 0
    const batches = fc.array(fc.array(part, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    const removed = fc.array(part, { maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(
        batches,
        removed,
        fc.array(question, { minLength: 8, maxLength: 8 }),
        async (all, gone, asked) => {
          const store = memoryStore().open([Parts], 's')
          const lease = await ok(store.acquire(ALL, 'writer'))
          const known = new Map<string, Part>()
          let checkpoint = 0
          const commit = async (now: ReadonlyMap<string, Part | undefined>): Promise<void> => {
            const changes = [...now].map(([id, document]) => ({
              collection: Parts,
              id,
              before: known.get(id),
              now: document,
            }))
            const from = checkpoint === 0 ? '' : String(checkpoint)
            checkpoint += 1
            const writes = changes.flatMap(({ id, now: document }) =>
              document === undefined ? [] : [writeOf(Parts, id, document)],
            )
            const deletes = changes.flatMap(({ id, now: document }) =>
              document === undefined ? [{ collection: Parts, id }] : [],
            )
            const groups = groupsWritten(changes)
            const batch = { writes, deletes, groups, from, to: String(checkpoint), asOf: '2026-01-01T00:00:00.000Z' }
            expect(await store.commit(lease, batch)).toEqual(right(undefined))
            for (const [id, document] of now)
              if (document === undefined) known.delete(id)
              else known.set(id, document)
          }
          const answers = () =>
            ok(
              store.read(ALL, async (docs, { commit: number }) => {
                const found = []
                for (const ask of asked) {
                  const noted = notedSources(sourcesOf(docs))
                  found.push({ answer: JSON.stringify(await ask(noted.sources.docs)), groups: noted.groups() })
                }
                return { found, number }
              }),
            )
          await commit(new Map((all[0] ?? []).map((one) => [idOf(one), one])))
          const steps = [...all.slice(1), gone].map(
            (some, i) => new Map(some.map((one) => [idOf(one), i < all.length - 1 ? one : undefined])),
          )
          for (const step of steps) {
            const before = await answers()
            await commit(step)
            const after = await answers()
            for (const [i, { answer, groups }] of before.found.entries()) {
              if (answer === after.found[i]?.answer) {
                unchanged += 1
                continue
              }
              changed += 1
              if (groups === null) continue
              const last = await ok(store.read(ALL, (docs) => docs.lastCommitIn(groups)))
              expect(last).toBeGreaterThan(before.number)
            }
          }
        },
      ),
      { numRuns: 400 },
    )
    expect(changed).toBeGreaterThan(300)
    expect(unchanged).toBeGreaterThan(300)
  })
  it('are those of its container or project, where it names one, and not raised by a commit in another', () => {
    const inA = { workspaceId: 'w', place: 'a', projectId: 'p', key: '1', rank: 1, open: true }
    const inB = { ...inA, place: 'b', projectId: 'q' }
    const written = new Set(groupsWritten([{ collection: Parts, id: idOf(inB), before: undefined, now: inB }]))
    const asked = (where: Query<Part>['where']) =>
      (groupsOfQuery(Parts, { where }) ?? []).some((group) => written.has(group))
    const workspaceId = { eq: 'w' }
    expect(asked({ workspaceId, place: { eq: 'a' } })).toBe(false)
    expect(asked({ workspaceId, projectId: { in: ['p', 'r'] } })).toBe(false)
    expect(asked({ workspaceId, place: { in: ['a', 'b'] }, rank: { from: 9 } })).toBe(true)
    expect(asked({ workspaceId })).toBe(true)
    expect(groupsOfQuery(Parts, { where: { open: { eq: true } } })).toBeNull()
  })
})

describe('an answer', () => {
  it('rests on more than documents where access, people or the instant of the request was asked for', async () => {
    const sources: ReadSources = {
      ...sourcesOf(memoryDocs),
      access: { ofWorkspace: async () => [] },
      people: { names: async () => new Map(), lastUses: async () => new Map() },
    }
    const asks: readonly ((from: ReadSources) => unknown)[] = [
      ({ access }) => access.ofWorkspace('w'),
      ({ people }) => people.names(['m']),
      ({ people }) => people.lastUses(['k']),
      ({ requestedAt }) => requestedAt(),
    ]
    for (const ask of asks) {
      const noted = notedSources(sources)
      expect(noted.groups()).toEqual([])
      await ask(noted.sources)
      expect(noted.groups()).toBeNull()
    }
    const nobody = notedSources(sources)
    await nobody.sources.people.names([])
    expect(nobody.groups()).toEqual([])
  })
})
const memoryDocs = {} as ReadSources['docs']
