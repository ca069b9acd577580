import { listIn, unreadable } from './answers.js'
import type { Ask, HostAnswer } from './ask.js'
import { numberIn, withParameter } from './link.js'
import type { LinkedPage } from './linked-pages.js'

/** The most pages of one way through a list: more than any list has. */
const MOST_PAGES = 20_000

/** A place in a list that is asked for by number. */
interface Place {
  readonly page: number
  /** The number of records of a full page, which the host may set lower than we ask; null before the first one. */
  readonly size: number | null
  /** The number of records that the host counted with the page before; null if it does not count. */
  readonly total: number | null
}

const FIRST: Place = { page: 1, size: null, total: null }

const written = ({ page, size, total }: Place): string => `${page} ${size ?? '-'} ${total ?? '-'}`

const placeIn = (text: string): Place => {
  const [page, size, total] = text.split(' ').map(numberIn)
  if (page == null || page === 0) throw unreadable('a place in a list was expected')
  return { page, size: size ?? null, total: total ?? null }
}

/** The pages before this one that have records which it should have: as many as were deleted since the page before have moved up. */
const movedTo = ({ page, size, total }: Place, counted: number | null): readonly number[] => {
  if (size === null || size === 0 || total === null || counted === null || counted >= total) return []
  const pages = Math.min(Math.ceil((total - counted) / size), page - 1)
  return Array.from({ length: pages }, (_, i) => page - pages + i)
}

const countIn = ({ headers }: HostAnswer): number | null => numberIn(headers.get('x-total-count'))

/**
 * The pages of a list that is asked for by number, and counted by `X-Total-Count`; without that, up to an empty page. Links are not
 * followed: a host behind another one may name itself otherwise than it is asked. If the count falls from one page to the next,
 * records were deleted, and those behind them have moved to pages that are read already: these are asked again.
 */
export async function* numberedPages(ask: Ask, path: string, from: string | null): AsyncGenerator<LinkedPage> {
  const pageAt = async (
    page: number,
  ): Promise<{ readonly answer: HostAnswer; readonly records: readonly unknown[] }> => {
    const answer = await ask({ address: withParameter(path, 'page', page) })
    return { answer, records: listIn(answer) }
  }
  let place = from === null ? FIRST : placeIn(from)
  for (let count = 1; count <= MOST_PAGES; count += 1) {
    const { answer, records } = await pageAt(place.page)
    const total = countIn(answer)
    const again: unknown[] = []
    for (const page of movedTo(place, total)) again.push(...(await pageAt(page)).records)
    const size = place.size ?? records.length
    const met = (place.page - 1) * size + records.length
    if (records.length === 0 && total !== null && met < total)
      throw unreadable('a page lacks the records that are counted')
    const isLast = total === null ? records.length === 0 : met >= total
    const next = isLast ? null : { page: place.page + 1, size, total }
    const left = total === null ? null : Math.max(total - met, 0)
    yield {
      records: [...again, ...records],
      at: answer.at,
      next: next === null ? null : written(next),
      left: isLast ? 0 : left,
    }
    if (next === null) return
    place = next
  }
  throw unreadable('a list has no end')
}
