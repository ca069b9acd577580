import { listIn, unreadable } from './answers.js'
import type { Ask, HostAnswer } from './ask.js'
import type { HostPage } from './host.js'
import { linksIn, pageIn, withParameter } from './link.js'

/** The most pages of one way through a list: more than any list has. */
const MOST_PAGES = 20_000

/** A list whose pages have links to the next ones. */
export interface LinkedList {
  /** The path of its first page. */
  readonly first: string
  /** The number of records that each page has, but for the last. */
  readonly full: number
}

/** A page before its host says how far back it goes. */
export type LinkedPage = Omit<HostPage, 'completeBackTo'>

/**
 * The address of the page after this one. A full page without any link is followed by number: a host leaves links out where
 * there is one page, but so does a proxy on the way that drops them.
 */
const nextOf = (address: string, answer: HostAnswer, isFull: boolean): string | null => {
  const links = linksIn(answer.headers)
  const next = links.get('next') ?? null
  if (next === address) throw unreadable('a page is its own next one')
  if (next !== null) return next
  const last = links.get('last')
  if (last !== undefined && pageIn(last) > pageIn(address)) throw unreadable('a page lacks its next one')
  return links.size === 0 && isFull ? withParameter(address, 'page', pageIn(address) + 1) : null
}

/** The pages after `next`, it included; null unless they are numbered. */
const leftFrom = (next: string | null, answer: HostAnswer): number | null => {
  if (next === null) return 0
  const last = linksIn(answer.headers).get('last')
  return last === undefined ? null : Math.max(pageIn(last) - pageIn(next) + 1, 1)
}

/** The pages of a list from `page` on, which is the `next` of the one before; from the first if it is null. */
export async function* linkedPages(
  ask: Ask,
  { first, full }: LinkedList,
  page: string | null,
): AsyncGenerator<LinkedPage> {
  let address = page ?? first
  for (let count = 1; count <= MOST_PAGES; count += 1) {
    const answer = await ask({ address })
    const records = listIn(answer)
    const next = nextOf(address, answer, records.length >= full)
    yield { records, at: answer.at, next, left: leftFrom(next, answer) }
    if (next === null) return
    address = next
  }
  throw unreadable('a list has no end')
}
