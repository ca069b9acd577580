import type { AnyCollection, DocumentReader } from '#domain/documents'

const PAGE = 1_000
type Page = Awaited<ReturnType<DocumentReader['stored']>>

/** All documents of a collection, page by page. */
export async function* storedPages(collection: AnyCollection, docs: DocumentReader): AsyncGenerator<Page> {
  let afterId: string | null = null
  for (;;) {
    const page: Page = await docs.stored(collection, afterId, PAGE)
    yield page
    if (page.length < PAGE) return
    afterId = page.at(-1)?.[0] ?? afterId
  }
}
