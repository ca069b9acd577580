import type { GitFact } from './fact.js'
import { instantOf } from './instants.js'

/** A tag on a commit. */
export interface Release {
  readonly tag: string
  readonly target: string
  /** Seconds since 1970. */
  readonly at: number
}

/** Changes in one fact: a first release of a long history would otherwise be one event of many megabytes. */
export const CHANGES_A_PART = 5_000

/** The order in which releases take their changes. */
export const byInstantThenName = (a: Release, b: Release): number =>
  a.at - b.at || (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0)

const parts = (changes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(changes.length / CHANGES_A_PART)) }, (_, part) =>
    changes.slice(part * CHANGES_A_PART, (part + 1) * CHANGES_A_PART),
  )

/**
 * Each change in the first release, by instant and then by name, that contains it. A release contains the beginning of
 * the default branch's line up to where it reaches, so it is the first to contain what lies past all before it.
 *
 * @param releases sorted by instant and name
 * @param untold how many of them, the first, take changes without telling which
 * @param references of the line's changes, oldest first, null where a commit of the line makes none
 */
export function* releaseFacts(
  releases: readonly Release[],
  untold: number,
  reachOf: (target: string) => number,
  references: readonly (string | null)[],
): Generator<GitFact, void, undefined> {
  let contained = 0
  for (const [place, { tag, target, at }] of releases.entries()) {
    const end = Math.max(contained, reachOf(target) + 1)
    const changes = references.slice(contained, end).filter((reference) => reference !== null)
    contained = end
    if (place < untold) continue
    const releasedAt = instantOf(at)
    for (const [index, part] of parts(changes).entries()) {
      const key = index === 0 ? tag : `${tag}#${index + 1}`
      yield { kind: 'release', key, occurredAt: releasedAt, data: { tag, releasedAt, part: index + 1, changes: part } }
    }
  }
}
