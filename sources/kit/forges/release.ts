import type { Instant } from '#domain/common'
import type { Candidate } from '../format.js'

const MOST_CHANGES = 20_000

/** A release, whichever forge keeps it. */
export interface ForgeRelease {
  readonly container: string
  readonly tag: string
  readonly releasedAt: Instant
  /** References of changes that its notes say it brings. */
  readonly changes: readonly string[]
}

export const releaseFact = ({ container, tag, releasedAt, changes }: ForgeRelease): Candidate<'release'> => ({
  kind: 'release',
  place: container,
  known: { key: tag },
  data: { tag, releasedAt, part: 1, changes: changes.slice(0, MOST_CHANGES) },
})
