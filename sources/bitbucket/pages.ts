import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { Int0 } from '#domain/common'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'

/** The most records that one page may have: Bitbucket gives 100. */
const MOST_VALUES = 1_000
/** The longest link that is followed. */
const LONGEST_LINK = 2_000

const Values = t.refinement(
  t.readonlyArray(t.unknown),
  (values) => values.length <= MOST_VALUES,
  'at most 1,000 records',
)

/** A page of a list of Bitbucket. */
export const ValuesPage = t.intersection(
  [t.type({ values: Values }), t.partial({ next: maybe(t.string), size: maybe(Int0) })],
  'a page of Bitbucket',
)

/** The records of a list, page by page, from at most as many pages. Throws a `HostFailure` if a link leads nowhere new. */
export async function* valuesOf(ask: Ask, first: string, mostPages: number): AsyncGenerator<readonly unknown[]> {
  let address: string | null = first
  for (let pages = 0; address !== null && pages < mostPages; pages += 1) {
    const { values, next }: t.TypeOf<typeof ValuesPage> = bodyAs(ValuesPage, await ask({ address }))
    if (next != null && (next === address || next.length > LONGEST_LINK)) throw unreadable('a list has no end')
    yield values
    address = next ?? null
  }
}
