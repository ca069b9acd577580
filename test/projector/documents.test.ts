import { describe, expect, it } from '@jest/globals'
import type { AnyCollection, DocumentReader } from '#domain/documents'
import { CodeChange } from '#projections/entities/code-change'
import { Documents } from '#projector/documents'

/** Answers that every document is this one, and notes which ones it was asked for. */
const readerOf = (document: object) => {
  const asked: string[] = []
  const get: DocumentReader['get'] = async (_, ids) => {
    asked.push(...ids)
    return new Map(ids.map((id) => [id, document as never]))
  }
  return { asked, docs: { get } as unknown as DocumentReader }
}

const IDS = Array.from({ length: 1_000 }, (_, i) => `${i}`)
const wanted = new Map<AnyCollection, ReadonlySet<string>>([[CodeChange, new Set(IDS)]])

describe('given the documents of a batch', () => {
  it.each([
    ['small', 100, 0],
    ['large', 20_000, 900],
  ])('when they are %s, then the next batch has them in memory as far as there is room', async (_, length, again) => {
    const { asked, docs } = readerOf({ title: 'x'.repeat(length) })
    const documents = new Documents()
    await documents.load(wanted, docs)
    documents.committed()
    expect(asked.splice(0)).toHaveLength(1_000)
    await documents.load(wanted, docs)
    expect(asked.length).toBeGreaterThanOrEqual(again)
    if (again === 0) expect(asked).toEqual([])
    // Those that were used last are kept.
    else expect(asked).not.toContain(IDS.at(-1))
  })
})
