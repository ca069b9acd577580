import { unreadable } from './answers.js'
import type { HostAnswer } from './ask.js'
import type { HostPage } from './host.js'

/** More pages than any of the lists have. */
const MOST_PAGES = 10_000

/** One page of one of several lists. */
export interface PageInTurn {
  readonly records: readonly unknown[]
  readonly at: HostAnswer['at']
  /** The number by which the next page of the same list is asked for; null after the last one. */
  readonly next: number | null
}

/** A list by its place among the lists, and the number by which one of its pages is asked for, from 1. */
interface Place {
  readonly list: number
  readonly number: number
}

const PLACE = /^(\d) ([1-9]\d{0,7})$/

const placeIn = (text: string | null): Place => {
  if (text === null) return { list: 0, number: 1 }
  const [, list, number] = PLACE.exec(text) ?? []
  if (list === undefined || number === undefined) throw unreadable('a place in a list was expected')
  return { list: Number(list), number: Number(number) }
}

const placeOfList = (list: number, lists: readonly unknown[]): Place | null =>
  list < lists.length ? { list, number: 1 } : null

/**
 * The pages of several lists of a host, one list after the other, as those of one: for records that stand in one place, so that a
 * comparison needs them together.
 */
export async function* inTurn<L>(
  lists: readonly L[],
  from: string | null,
  pageOf: (list: L, number: number) => Promise<PageInTurn>,
): AsyncGenerator<HostPage> {
  let place: Place | null = placeIn(from)
  for (let pages = 1; place !== null; pages += 1) {
    if (pages > MOST_PAGES) throw unreadable('a list has no end')
    const list = lists[place.list]
    if (list === undefined) throw unreadable('a place in a list was expected')
    const { records, at, next }: PageInTurn = await pageOf(list, place.number)
    if (records.length === 0 && next !== null) throw unreadable('a page without records is not the last one')
    place = next === null ? placeOfList(place.list + 1, lists) : { list: place.list, number: next }
    yield {
      records,
      at,
      next: place === null ? null : `${place.list} ${place.number}`,
      left: null,
      completeBackTo: null,
    }
  }
}
