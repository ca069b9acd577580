import { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { unreadable } from './answers.js'
import type { HostPage, Reading } from './host.js'

/** Walks through what was changed since an instant, the newest change first, from a place on; the `next` of a page is such a place. */
export type Walk = (since: Instant | null, place: string | null) => AsyncGenerator<HostPage>

/** One walk through a list. */
interface Round {
  readonly number: number
  readonly since: Instant | null
  /** The host's time of its first page; null before that. */
  readonly began: Instant | null
  readonly place: string | null
}

/** The number of the last round. Only a record that is changed in each of them, just before its page is asked, would still be missed. */
const LAST_ROUND = 3

const ROUND = /^([0-3]) (-|[\d:.TZ-]{24}) (-|[\d:.TZ-]{24}) (.*)$/s

const textOf = ({ number, since, began, place }: Round): string =>
  `${number} ${since ?? '-'} ${began ?? '-'} ${place ?? ''}`

const instantOrNone = (text: string): Instant | null => {
  if (text === '-') return null
  if (!Instant.is(text)) throw unreadable('a place in a list was expected')
  return text
}

const roundIn = (text: string): Round => {
  const [, number, since = '', began = '', place = ''] = ROUND.exec(text) ?? []
  if (number === undefined) throw unreadable('a place in a list was expected')
  return {
    number: Number(number),
    since: instantOrNone(since),
    began: instantOrNone(began),
    place: place === '' ? null : place,
  }
}

/**
 * The pages of a list that its host sorts by the time of the last change, the newest first. What is changed while the list is read
 * moves to its front, behind the reader's back. So a whole reading asks again for what was changed since it began, until that is one
 * page. A reading of what is new needs no second round: the one after it reaches back to its beginning.
 */
export async function* inRounds(walk: Walk, reading: Reading, overlapMs: number): AsyncGenerator<HostPage> {
  const after = (round: Round, began: Instant, pages: number): Round | null => {
    if (reading.since !== null || pages === 1 || round.number === LAST_ROUND) return null
    return { number: round.number + 1, since: instantOf(epochOf(began) - overlapMs), began: null, place: null }
  }
  let round: Round | null =
    reading.page === null ? { number: 0, since: reading.since, began: null, place: null } : roundIn(reading.page)
  while (round !== null) {
    const walked: Round = round
    // A round that goes on had pages before.
    let pages = walked.place === null ? 0 : 1
    let began = walked.began
    round = null
    for await (const page of walk(walked.since, walked.place)) {
      pages += 1
      began ??= page.at
      const next: Round | null =
        page.next === null ? after(walked, began, pages) : { ...walked, began, place: page.next }
      const isFirstRound = walked.number === 0
      yield {
        records: page.records,
        at: page.at,
        next: next === null ? null : textOf(next),
        left: isFirstRound ? page.left : null,
        completeBackTo: isFirstRound && reading.since === null ? page.completeBackTo : null,
      }
      round = page.next === null ? next : null
    }
  }
}
