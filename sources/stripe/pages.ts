import * as t from 'io-ts'
import { bodyAs, listIn, unreadable } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'

// Pages of lists as the API of Stripe answers them, the newest record first. A page follows the last record of the one before, by its
// id, so that new records in front of it make none come twice.

const PAGE_SIZE = 100
const LONGEST_ID = 255
/** More pages than the lines, or the credit notes, of any invoice have. */
const MOST_PAGES_OF_INVOICE = 50
/** Statuses that mean that the record, which a page is to follow, is gone. */
const MAY_BE_GONE = [400, 404]

const Page = t.type({ data: t.readonlyArray(t.unknown), has_more: t.boolean }, 'a list of Stripe')
const Listed = t.type({ id: t.string })

/** One page of a list. */
export interface StripePage {
  readonly records: readonly unknown[]
  /** The host's time at which it was answered. */
  readonly at: HostAnswer['at']
  /** The id of its last record, which the next page follows; null if it is the last page. */
  readonly next: string | null
}

/** The parameters of a list; a parameter with several values is written once for each. */
export type Parameters = readonly (readonly [name: string, value: string])[]

const addressOf = (path: string, parameters: Parameters, after: string | null): string => {
  const query = new URLSearchParams([['limit', String(PAGE_SIZE)]])
  for (const [name, value] of parameters) query.append(name, value)
  if (after !== null) query.append('starting_after', after)
  return `${path}?${query}`
}

const pageIn = (answer: HostAnswer): StripePage => {
  const { data, has_more } = bodyAs(Page, answer)
  const records = listIn({ ...answer, body: data })
  if (!has_more) return { records, at: answer.at, next: null }
  const last = records.at(-1)
  if (!Listed.is(last) || last.id.length > LONGEST_ID) throw unreadable('a page that is not the last one has no end')
  return { records, at: answer.at, next: last.id }
}

/** A page of a list: the first, or that after the record with an id. */
export const pageOf = async (
  ask: Ask,
  path: string,
  parameters: Parameters,
  after: string | null,
): Promise<StripePage> => pageIn(await ask({ address: addressOf(path, parameters, after) }))

/** The page after the record with an id; null if that record is gone. */
export const pageAfter = async (ask: Ask, path: string, after: string): Promise<StripePage | null> => {
  const answer = await ask({ address: addressOf(path, [], after), expects: MAY_BE_GONE })
  return MAY_BE_GONE.includes(answer.status) ? null : pageIn(answer)
}

/** All records of a list that belongs to one invoice. */
export const recordsOf = async (ask: Ask, path: string, parameters: Parameters): Promise<readonly unknown[]> => {
  const records: unknown[] = []
  let after: string | null = null
  for (let pages = 1; pages <= MOST_PAGES_OF_INVOICE; pages += 1) {
    const page: StripePage = await pageOf(ask, path, parameters, after)
    records.push(...page.records)
    after = page.next
    if (after === null) return records
  }
  throw unreadable('a list has no end')
}
