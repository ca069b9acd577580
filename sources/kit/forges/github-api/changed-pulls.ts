import type { Instant } from '#domain/common'
import { unreadable } from '../../hosts/answers.js'
import type { Ask, HostAnswer } from '../../hosts/ask.js'
import type { HostPage, Reading } from '../../hosts/host.js'
import type { LinkedPage } from '../../hosts/linked-pages.js'
import { isOlder, numberedKey, numberOfKey } from './listed.js'

/** The requests by which a forge is asked for pull requests. */
export interface PullsApi {
  /** The pages of all pull requests from a page on, those that were changed last first. */
  readonly changed: (ask: Ask, page: string | null) => AsyncGenerator<LinkedPage>
  readonly open: (ask: Ask) => AsyncGenerator<LinkedPage>
  /** The path of one. */
  readonly one: (number: number) => string
}

/** The page at which those that are held as open are asked for. */
const HELD = 'held'
const PORTION = 100
/** Statuses of a pull request that is not there any more. Only a reading of the whole list tells that it is gone. */
const GONE = [404, 410]

const keysOf = (records: readonly unknown[]): readonly string[] =>
  records.flatMap((record) => numberedKey(record) ?? [])

/** Pull requests that are held as open, and are not open any more. One request lists up to a hundred open ones. */
const noLongerOpen = async (ask: Ask, api: PullsApi, held: readonly string[]): Promise<readonly number[]> => {
  const left = new Set(held)
  if (left.size > 0)
    for await (const { records } of api.open(ask)) {
      for (const key of keysOf(records)) left.delete(key)
      if (left.size === 0) break
    }
  return [...left].flatMap((key) => numberOfKey(key) ?? []).sort((a, b) => b - a)
}

const pullIn = ({ body }: HostAnswer): unknown => {
  if (numberedKey(body) === null) throw unreadable('a pull request was expected')
  return body
}

/** Pull requests that are held as open and were not `met`, as far as they are not open any more: each is asked for by itself. */
async function* heldPulls(
  ask: Ask,
  api: PullsApi,
  { heldOpen, now }: Reading,
  met: ReadonlySet<string>,
): AsyncGenerator<HostPage> {
  const held = (await heldOpen()).filter((key) => !met.has(key))
  const numbers = await noLongerOpen(ask, api, held)
  let at = now
  let records: unknown[] = []
  for (const [i, number] of numbers.entries()) {
    const answer = await ask({ address: api.one(number), expects: GONE })
    at = answer.at
    if (!GONE.includes(answer.status)) records.push(pullIn(answer))
    const left = numbers.length - i - 1
    if (records.length < PORTION || left === 0) continue
    // Those of this page are held as merged or closed when the next one is asked for.
    yield { records, at, next: HELD, left, completeBackTo: null }
    records = []
  }
  yield { records, at, next: null, left: 0, completeBackTo: null }
}

/**
 * The pages of pull requests that were changed at `since` or later: by their last change until they are older, and then those that
 * are held as open and are not. No list says which ones were merged.
 */
export async function* changedPulls(
  ask: Ask,
  api: PullsApi,
  reading: Reading,
  since: Instant,
): AsyncGenerator<HostPage> {
  const met = new Set<string>()
  if (reading.page !== HELD)
    for await (const { records, at, next } of api.changed(ask, reading.page)) {
      const changed = records.filter((record) => !isOlder(record, since))
      for (const key of keysOf(changed)) met.add(key)
      const isOver = next === null || changed.length < records.length
      yield { records: changed, at, next: isOver ? HELD : next, left: null, completeBackTo: null }
      if (isOver) break
    }
  yield* heldPulls(ask, api, reading, met)
}
