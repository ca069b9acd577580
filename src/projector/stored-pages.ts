import { isLeft } from 'fp-ts/lib/Either.js'
import type { AnyCollection, DocumentReader } from '#domain/documents'

const PAGE = 1_000
type Page = Awaited<ReturnType<DocumentReader['stored']>>

/** All that a collection holds, a page at a time; an error is the last thing that comes. */
export async function* storedPages(collection: AnyCollection, docs: DocumentReader): AsyncGenerator<Page> {
  let afterId: string | null = null
  for (;;) {
    const page: Page = await docs.stored(collection, afterId, PAGE)
    yield page
    if (isLeft(page) || page.right.length < PAGE) return
    afterId = page.right.at(-1)?.[0] ?? afterId
  }
}
