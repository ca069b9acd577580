import type { Ask } from '#sources/kit/hosts/ask'
import type { Host, HostList, HostPage, Reading } from '#sources/kit/hosts/host'

/** The list of a host by its name. */
export const listOf = ({ lists }: Host, name: string): HostList => {
  const list = lists.find((one) => one.name === name)
  if (list === undefined) throw new Error(`there is no list ${name}`)
  return list
}

/** A way through a list from its beginning, with some members otherwise. */
export const readingOf = (changes: Partial<Reading> = {}): Reading => ({
  container: null,
  since: null,
  page: null,
  now: '2026-12-01T00:00:00.000Z',
  heldOpen: async () => [],
  ...changes,
})

/** All pages of a list; `between` is called after each with its number, counted from 1. */
export const pagesRead = async (
  list: HostList,
  ask: Ask,
  changes: Partial<Reading> = {},
  between: (page: number) => void = () => undefined,
): Promise<readonly HostPage[]> => {
  const pages: HostPage[] = []
  for await (const page of list.pages(ask, readingOf(changes))) {
    pages.push(page)
    between(pages.length)
  }
  return pages
}

/** The keys of all records of pages, in their order; null for a record that comes to no fact. */
export const keysOf = ({ keyOf }: HostList, pages: readonly HostPage[]): readonly (string | null)[] =>
  pages.flatMap(({ records }) => records.map(keyOf))
