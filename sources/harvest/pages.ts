import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import { addDays } from '#domain/time'
import { bodyAs, listIn, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { HostPage, Reading } from '#sources/kit/hosts/host'
import { secondOf } from '#sources/kit/hosts/second'
import { readDayIn } from '#sources/kit/instants'

// Pages of lists as the API of Harvest answers them. Its links hold cursors, so that no record is skipped when one before it is deleted.

/** Half of the most that it gives, so that an answer stays small. */
const PAGE_SIZE = 1_000
const LONGEST_LINK = 2_000
/** More pages than any account has: links that lead in a circle end there. */
const MOST_PAGES = 100_000

const Link = nullable(t.string)
const Page = t.type({ links: t.type({ next: Link }), total_entries: maybe(t.number) }, 'a page of Harvest')
type Page = t.TypeOf<typeof Page>

/** A list, by the member of its pages that has its records, and the day of a record by which the newest come first. */
export interface HarvestList {
  readonly list: string
  readonly dayOf: (record: unknown) => string
}

/** One page: its records, its members, and the host's time. */
export interface Answered {
  readonly records: readonly unknown[]
  readonly page: Page
  readonly at: HostAnswer['at']
}

/** The page at an address. Throws a `HostFailure` if the answer is none. */
export const pageAt = async (ask: Ask, address: string, list: string): Promise<Answered> => {
  const answer = await ask({ address })
  const page = bodyAs(Page, answer)
  const records = listIn({ ...answer, body: bodyAs(t.record(t.string, t.unknown), answer)[list] })
  const { next } = page.links
  if (next !== null && next.length > LONGEST_LINK) throw unreadable('the link to the next page is too long')
  return { records, page, at: answer.at }
}

/** The address of the first page of a list. */
export const firstPage = (list: string, since: Reading['since']): string => {
  const changed = since === null ? '' : `&updated_since=${secondOf(since)}`
  return `/${list}?per_page=${PAGE_SIZE}${changed}`
}

/** The days of records, as long as the newest come first; null if one is older than the one after it. */
const daysOf = (records: readonly unknown[], dayOf: HarvestList['dayOf']): readonly CivilDate[] | null => {
  const days: CivilDate[] = []
  for (const record of records) {
    const day = readDayIn(dayOf(record), null)
    const last = days.at(-1)
    if (day === null || (last !== undefined && day > last)) return null
    days.push(day)
  }
  return days
}

/** The day down to which all is read after a page, whose last day may go on in the next one; null after the last page. */
const completeBackTo = ({ records, page }: Answered, dayOf: HarvestList['dayOf']): CivilDate | null => {
  const last = daysOf(records, dayOf)?.at(-1) ?? null
  return last === null || page.links.next === null ? null : addDays(last, 1)
}

/**
 * The pages of a list. Throws a `HostFailure` if it ends before its end: if there were fewer records than both its first and its last
 * page say.
 */
export async function* pagesOf(ask: Ask, reading: Reading, { list, dayOf }: HarvestList): AsyncGenerator<HostPage> {
  const { since } = reading
  let address: string | null = reading.page ?? firstPage(list, since)
  // Of pages that were read before a kill, the number of records is not known.
  let expected = reading.page === null ? Number.POSITIVE_INFINITY : 0
  let read = 0
  for (let pages = 1; address !== null; pages += 1) {
    if (pages > MOST_PAGES) throw unreadable('the list has no end')
    const answered: Answered = await pageAt(ask, address, list)
    const { records, page, at } = answered
    expected = Math.min(expected, page.total_entries ?? 0)
    read += records.length
    address = page.links.next
    if (address === null && read < expected) throw unreadable('the list ends before its end')
    yield {
      records,
      at,
      next: address,
      left: page.total_entries == null || reading.page !== null ? null : Math.max(0, page.total_entries - read),
      completeBackTo: since === null ? completeBackTo(answered, dayOf) : null,
    }
  }
}
