import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { memoryReader } from '#projector/memory-reader'
import { laidOver } from '#projector/overlay'
import type { Change } from '#readstore/groups'
import { Others, type Thing, Things, thing } from '#test/contract/things'

const COLLECTIONS = [Things, Others]
const IDS = ['a', 'b', 'c', 'd', 'e']
const WORDS = ['red', 'green', 'blue']

/** What a document is, by collection and id; undefined where there is none. */
type World = (collection: AnyCollection, id: string) => Thing | undefined
const PLACES = COLLECTIONS.flatMap((collection) => IDS.map((id) => ({ collection, id })))

const anyThing = fc.option(
  fc.subarray(WORDS).map((words) => words.join(' ')),
  { nil: undefined },
)
const anyWorld = fc.tuple(...PLACES.map(() => anyThing)).map((notes): World => {
  const things = new Map(
    PLACES.map(({ collection, id }, i) => {
      const note = notes[i]
      return [`${collection.name}|${id}`, note === undefined ? undefined : thing(id, { note })]
    }),
  )
  return (collection, id) => things.get(`${collection.name}|${id}`)
})

const readerOf = (world: World): DocumentReader =>
  memoryReader(
    new Map(
      COLLECTIONS.map((collection) => [
        collection,
        new Map(
          IDS.flatMap((id) => {
            const document = world(collection, id)
            return document === undefined ? [] : [[id, document] as const]
          }),
        ),
      ]),
    ),
  )

/** At most `most` documents a term, as a store may answer. */
const sparing = (docs: DocumentReader): DocumentReader => ({
  ...docs,
  withTerms: async (terms, most) =>
    new Map([...(await docs.withTerms(terms))].map(([term, refs]) => [term, refs.slice(0, most)])),
})

const keysOf = (refs: readonly { readonly collection: string; readonly id: string }[] | undefined) =>
  (refs ?? []).map(({ collection, id }) => `${collection}|${id}`).sort()
const TERMS = [...WORDS, 'red green', '']

describe('given a commit under way, of which some documents are there and some are not yet', () => {
  it('when it is laid over the store, then the answers are those after the commit', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyWorld,
        anyWorld,
        fc.func(fc.boolean()),
        fc.func(fc.boolean()),
        fc.integer({ min: 1, max: 4 }),
        async (before, made, isChanged, isThere, most) => {
          const after: World = (collection, id) => (isChanged(collection.name, id) ? made : before)(collection, id)
          const halfway: World = (collection, id) => (isThere(collection.name, id) ? after : before)(collection, id)
          const changes = PLACES.filter(({ collection, id }) => isChanged(collection.name, id)).map(
            ({ collection, id }): Change => ({
              collection,
              id,
              before: before(collection, id),
              now: after(collection, id),
            }),
          )
          const laid = laidOver(changes, sparing(readerOf(halfway)))
          const right = readerOf(after)
          for (const collection of COLLECTIONS)
            expect(await laid.get(collection, IDS)).toEqual(await right.get(collection, IDS))
          const [all, some, wanted] = [
            await laid.withTerms(TERMS),
            await laid.withTerms(TERMS, most),
            await right.withTerms(TERMS),
          ]
          for (const term of TERMS) {
            expect(keysOf(all.get(term))).toEqual(keysOf(wanted.get(term)))
            expect(keysOf(wanted.get(term))).toEqual(expect.arrayContaining(keysOf(some.get(term))))
            expect(some.get(term)?.length ?? 0).toBeGreaterThanOrEqual(Math.min(most, wanted.get(term)?.length ?? 0))
          }
        },
      ),
      { seed: 61, numRuns: 300 },
    )
  })
})
