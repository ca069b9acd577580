import type { Instant } from '#domain/common'
import { epochOf } from '#domain/time'
import { shortened, withoutPeople } from '../code/text.js'
import type { Mapped } from '../format.js'
import { rejected } from '../mapping.js'

/** The longest key of an item; a longer text is none. */
const LONGEST_KEY = 255
const MOST_LABELS = 1_000
const LONGEST_LABEL = 1_000

/** The project in a key of an item: `ACME` of `ACME-12`; null if the text is no key. */
export const projectIn = (key: string): string | null =>
  key.length > LONGEST_KEY ? null : (/^([A-Za-z][A-Za-z0-9_]*)-\d+$/.exec(key)?.[1] ?? null)

/** A key, if the text is one. */
export const keyOf = (text: string | null | undefined): string | null =>
  text != null && projectIn(text) !== null ? text : null

/** A title as it is kept: without addresses, on one line. */
export const titleOf = (text: string): string => shortened(withoutPeople(text).replace(/\s+/g, ' ').trim())

/** Labels, each once, without addresses. */
export const labelsOf = (labels: readonly string[]): readonly string[] => {
  const kept = labels.map((label) => withoutPeople(label).trim())
  return [...new Set(kept)].filter((label) => label !== '' && label.length <= LONGEST_LABEL).slice(0, MOST_LABELS)
}

/** Whole minutes of seconds; null where there is no estimate, or it is not of whole minutes. */
export const minutesOf = (seconds: number | null | undefined): number | null =>
  seconds != null && Number.isSafeInteger(seconds) && seconds >= 0 && seconds % 60 === 0 ? seconds / 60 : null

/** The time after an item's creation within which a tracker may note it as the first change of its state. */
const CREATION_MS = 1_000

/**
 * The time at which an item came into its present state, by the date that its tracker keeps for that. Trackers set it at the creation too, which is
 * no change: null then, and where there is none.
 */
export const changedSince = (createdAt: Instant, changedAt: Instant | null): Instant | null =>
  changedAt === null || epochOf(changedAt) - epochOf(createdAt) <= CREATION_MS ? null : changedAt

export const NO_KEY = rejected('no_key', 'the item has no key of a project and a number')

/** A record whose status means nothing without a choice. */
export const unknownStatus = (status: string): readonly Mapped[] =>
  rejected(
    'unknown_status',
    'nothing says which state its status stands for: name the status under states in --answers',
    { asks: { table: 'states', word: status } },
  )
