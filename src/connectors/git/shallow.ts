import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { SourceError } from '#connectors/source'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { BEGINNING, instantOf } from './instants.js'
import type { Line } from './line.js'
import { readTagNames } from './refs.js'
import type { Release } from './releases.js'
import type { Repository } from './repository.js'

/** What of a repository is whole. In a full clone all is, from the beginning of time. */
export interface Whole {
  readonly changesFrom: Instant
  readonly releasesFrom: Instant
  /** How many of the releases, the earliest, cannot tell what they were the first to contain. */
  readonly untoldReleases: number
}

/**
 * What a shallow clone still has whole: the changes after the cut of the default branch's line, by the cut's instant.
 * The first release that contains the cut also contains changes that are not here, and those before it may: what they
 * brought is not known. All later ones are whole, for that release has everything behind the cut.
 *
 * @param releases sorted
 */
export const wholePart = async (
  { path, boundary }: Repository,
  line: Line,
  releases: readonly Release[],
): Outcome<SourceError, Whole> => {
  const cut = line.ids[0]
  const full = { changesFrom: BEGINNING, releasesFrom: BEGINNING, untoldReleases: 0 }
  if (cut === undefined || !boundary.has(cut)) return right(full)
  const containing = await readTagNames(path, cut)
  if (isLeft(containing)) return containing
  const first = releases.findIndex(({ tag }) => containing.right.has(tag))
  const untoldReleases = first === -1 ? releases.length : first + 1
  const cutAt = line.committedAt[0] ?? null
  const justAfter = (seconds: number | null): Instant => (seconds === null ? BEGINNING : instantOf(seconds, 1))
  const lastUntold = releases[untoldReleases - 1]
  const [changesFrom, afterUntold] = [justAfter(cutAt), justAfter(lastUntold?.at ?? null)]
  return right({ changesFrom, releasesFrom: afterUntold > changesFrom ? afterUntold : changesFrom, untoldReleases })
}

/** What the user of a shallow clone should know. */
export const shallowNotice = ({ path, boundary }: Repository, { changesFrom }: Whole): readonly string[] => {
  if (boundary.size === 0) return []
  const missing =
    changesFrom === BEGINNING ? 'some side branches are cut off' : `what was merged before ${changesFrom} is not in it`
  return [
    `This is a shallow clone: ${missing}; a merge that reaches past its edge has no first commit and only its own ` +
      `message. For the rest run: git -C ${path} fetch --unshallow --tags`,
  ]
}
