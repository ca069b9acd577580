import { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { unreadable } from './answers.js'
import { HostFailure } from './ask.js'
import { completeBackTo } from './back-to.js'
import type { HostPage } from './host.js'

/** A part of a list: what was changed at `since` or later and before `before`, without the first `skip` records. */
export interface Window {
  readonly since: Instant | null
  readonly before: Instant | null
  readonly skip: number
}

/** The answer for a window. */
export interface WindowPage {
  readonly records: readonly unknown[]
  readonly at: Instant
  /** The number of records in the whole window; null if the host does not tell. */
  readonly total: number | null
  /** True if the window has no more records. */
  readonly isLast: boolean
}

/** A list that its host sorts by the time of the last change, the newest first, and bounds by it. */
export interface ChangeList {
  readonly ask: (window: Window) => Promise<WindowPage>
  /** The time of a record's last change; null if it tells none, or if the host takes no bounds. */
  readonly changedAt: (record: unknown) => Instant | null
  /** The time that bounds tell apart, in milliseconds. */
  readonly unitMs: number
}

/** A place in a list: a window, and the number of its records as it was told for the pages before. */
interface Place {
  readonly window: Window
  readonly total: number | null
}

/** Attempts to read a window whose records go while it is read. */
const MOST_ATTEMPTS = 10
/** The most pages of one way through a list: more than any list has. */
const MOST_PAGES = 50_000

const PLACE = /^(-|[\d:.TZ-]{24}) (\d{1,9}) (-|\d{1,9})$/

const textOf = ({ window, total }: Place): string => `${window.before ?? '-'} ${window.skip} ${total ?? '-'}`

const placeIn = (text: string, since: Instant | null): Place => {
  const [, before = '', skip = '', total = ''] = PLACE.exec(text) ?? []
  if (before !== '-' && !Instant.is(before)) throw unreadable('a place in a list was expected')
  return {
    window: { since, before: before === '-' ? null : before, skip: Number(skip) },
    total: total === '-' ? null : Number(total),
  }
}

/** The first instant after the unit of time in which a record was changed. */
const boundAfter = (record: unknown, { changedAt, unitMs }: ChangeList): Instant | null => {
  const at = changedAt(record)
  return at === null ? null : instantOf((Math.floor(epochOf(at) / unitMs) + 1) * unitMs)
}

/**
 * The place after a page. The next window ends with the unit of time of the page's last record, so that nothing that goes from the
 * pages before makes it skip a record; records of that unit come again, and are not told again. A page that lies in one unit is
 * followed by number.
 */
const placeAfter = (page: WindowPage, window: Window, list: ChangeList): Place => {
  const bound = boundAfter(page.records.at(-1), list)
  if (bound !== null && (window.before === null || bound < window.before))
    return { window: { since: window.since, before: bound, skip: 0 }, total: null }
  return { window: { ...window, skip: window.skip + page.records.length }, total: page.total }
}

/** The time of the oldest change on a page. */
const lastChange = ({ records }: WindowPage, { changedAt }: ChangeList): Instant | null =>
  records.length === 0 ? null : changedAt(records.at(-1))

/** The records of a page that come again with the next one: those of the unit of time of the last one. */
const comingAgain = ({ records }: WindowPage, list: ChangeList): ReadonlySet<string> => {
  const bound = boundAfter(records.at(-1), list)
  if (bound === null) return new Set()
  return new Set(records.filter((record) => boundAfter(record, list) === bound).map((record) => JSON.stringify(record)))
}

/** The records of a page without those that came with the page before. */
const withoutThose = (
  met: ReadonlySet<string>,
  { records }: WindowPage,
  { before }: Window,
  list: ChangeList,
): readonly unknown[] =>
  records.filter((record) => boundAfter(record, list) !== before || !met.has(JSON.stringify(record)))

/** The pages of a list since an instant, from a place on. */
export async function* throughWindows(
  list: ChangeList,
  since: Instant | null,
  from: string | null,
): AsyncGenerator<HostPage> {
  let place: Place = from === null ? { window: { since, before: null, skip: 0 }, total: null } : placeIn(from, since)
  let attempts = 1
  let met: ReadonlySet<string> = new Set()
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const { window } = place
    const page = await list.ask(window)
    if (window.skip > 0 && page.total !== place.total) {
      // A record before this page went, so that one moved up to the page before.
      if (attempts === MOST_ATTEMPTS)
        throw new HostFailure({ tag: 'unavailable', reason: 'the list changes while it is read' })
      attempts += 1
      place = { window: { ...window, skip: 0 }, total: null }
      continue
    }
    if (page.records.length === 0 && !page.isLast) throw unreadable('a page without records is not the last one')
    const next: Place | null = page.isLast ? null : placeAfter(page, window, list)
    const told = {
      records: withoutThose(met, page, window, list),
      at: page.at,
      next: next === null ? null : textOf(next),
      left: page.total === null ? null : Math.max(0, page.total - window.skip - page.records.length),
    }
    yield { ...told, completeBackTo: completeBackTo(told, lastChange(page, list)) }
    if (next === null) return
    place = next
    met = comingAgain(page, list)
  }
  throw unreadable('a list has no end')
}
