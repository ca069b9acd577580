import type { Format } from './kit/format.js'
import { products } from './products.js'

/** Every format that is recognised. */
export const formats: readonly Format[] = products.flatMap(({ pages }) => pages.flatMap((page) => page.formats))

/** The members that list the records of a format in a page. */
export const listsOf = (format: Format): ReadonlySet<string> => {
  const list = format.layout === 'json' ? (format.list ?? []) : []
  return new Set(typeof list === 'string' ? [list] : list)
}

/** The members by which records of JSON are recognised, and those that hold lists. */
const OF_RECORDS: ReadonlySet<string> = new Set(
  formats.flatMap((format) =>
    format.layout === 'json'
      ? [
          ...format.members.flatMap((member) => member.split('|').map((path) => path.split('.')[0] ?? '')),
          ...(format.ownLists ?? []),
        ]
      : [],
  ),
)
const LISTS = formats.flatMap((format) => [...listsOf(format)])

/**
 * The members that list records in a page of a format that is not known, in the order in which they are tried: first those that
 * no format's records have, because a list within a record would be taken for a page.
 */
export const LISTS_TRIED: readonly ReadonlySet<string>[] = [
  new Set(LISTS.filter((list) => !OF_RECORDS.has(list))),
  new Set(LISTS),
]
