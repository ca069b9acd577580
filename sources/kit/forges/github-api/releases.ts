import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import type { Instant } from '#domain/common'
import type { Mapped } from '../../format.js'
import { asFact, leftOut, rejected } from '../../mapping.js'
import { releaseFact } from '../release.js'
import { HostTime, NO_REPOSITORY, repositoryOf, timeOf } from '../rest.js'

/** A release as GitHub's REST API answers it, and Gitea's after it. */
export const ReleaseRecord = t.intersection([
  t.type({ tag_name: t.string, html_url: t.string, published_at: nullable(HostTime) }),
  t.partial({ draft: maybe(t.boolean) }),
])
export type ReleaseRecord = t.TypeOf<typeof ReleaseRecord>

/** A release, or why it is none. `changesOf` gives the references of changes of its repository that it says it brings. */
export const mapReleaseRecord = (
  { tag_name: tag, html_url, draft, published_at }: ReleaseRecord,
  changesOf: (container: string) => readonly string[],
  updated: Instant | null,
): readonly Mapped[] => {
  if (draft === true) return leftOut('draft')
  const container = repositoryOf(html_url)
  if (container === null) return NO_REPOSITORY
  const releasedAt = timeOf(published_at)
  if (releasedAt === null) return rejected('no_instant', 'it is published, but published_at is null')
  return asFact(releaseFact({ container, tag, releasedAt, changes: changesOf(container) }), updated)
}
