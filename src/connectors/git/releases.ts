import { compareText } from '#domain/compare'
import type { GitFact } from './fact.js'
import { instantOf } from './instants.js'

/** A tag on a commit. */
export interface Release {
  readonly tag: string
  readonly target: string
  /** Seconds since 1970. */
  readonly at: number
}

/** The most changes in one fact: the first release of a long history would otherwise be an event of many megabytes. */
export const CHANGES_A_PART = 5_000

/** The order in which releases claim changes. */
export const byInstantThenName = (a: Release, b: Release): number => a.at - b.at || compareText(a.tag, b.tag)

const parts = (changes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(changes.length / CHANGES_A_PART)) }, (_, part) =>
    changes.slice(part * CHANGES_A_PART, (part + 1) * CHANGES_A_PART),
  )

/**
 * Assigns each change to the first release, by instant and then by name, that contains it. A release contains the
 * default branch's line from its beginning up to the release's reach, so its own changes are those beyond the reach of
 * all earlier releases.
 */
export class ReleaseFacts {
  readonly #releases: readonly Release[]
  readonly #incomplete: number
  readonly #reaches: ReadonlyMap<string, { reach: number | null }>
  #next = 0
  /** The length of the line in the releases so far. */
  #contained = 0

  /**
   * @param releases sorted by instant and name
   * @param incomplete the number of first releases that claim changes without listing them
   */
  constructor(releases: readonly Release[], incomplete: number) {
    this.#releases = releases
    this.#incomplete = incomplete
    this.#reaches = new Map(releases.map(({ target }) => [target, { reach: null }]))
  }

  /**
   * Takes a commit; returns the releases whose changes are all known now.
   *
   * @param reach the index of the newest commit of the line that it contains, -1 for none
   * @param references of the line's changes, oldest first, null for a commit of the line without a change
   */
  *read(id: string, reach: number, references: readonly (string | null)[]): Generator<GitFact, void, undefined> {
    const target = this.#reaches.get(id)
    if (target === undefined) return
    target.reach = reach
    for (;;) {
      const release = this.#releases[this.#next]
      const reach = release === undefined ? null : (this.#reaches.get(release.target)?.reach ?? null)
      if (release === undefined || reach === null) return
      const end = Math.max(this.#contained, reach + 1)
      const changes = references.slice(this.#contained, end).filter((reference) => reference !== null)
      this.#contained = end
      if (this.#next >= this.#incomplete) yield* factsOf(release, changes)
      this.#next += 1
    }
  }
}

function* factsOf({ tag, at }: Release, changes: readonly string[]): Generator<GitFact, void, undefined> {
  const releasedAt = instantOf(at)
  for (const [index, part] of parts(changes).entries()) {
    const key = index === 0 ? tag : `${tag}#${index + 1}`
    yield { kind: 'release', key, occurredAt: releasedAt, data: { tag, releasedAt, part: index + 1, changes: part } }
  }
}
