import type { AnyCollection, DocumentReader } from '#domain/documents'

/** The same reader, which asks each question once: answers of one moment are equal. */
export const askedOnce = (docs: DocumentReader): DocumentReader => {
  const answers = new Map<AnyCollection, Map<string, unknown>>()
  const once = <A>(collection: AnyCollection, question: string, ask: () => A): A => {
    const known = answers.get(collection) ?? new Map<string, unknown>()
    answers.set(collection, known)
    const answer = (known.get(question) as A | undefined) ?? ask()
    known.set(question, answer)
    return answer
  }
  return {
    ...docs,
    find: (collection, query) => once(collection, `find ${JSON.stringify(query)}`, () => docs.find(collection, query)),
    count: (collection, query) =>
      once(collection, `count ${JSON.stringify(query)}`, () => docs.count(collection, query)),
  }
}
