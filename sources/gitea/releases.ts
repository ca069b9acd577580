import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { releaseFact } from '#sources/kit/forges/release'
import { HostTime, NO_REPOSITORY, repositoryOf, timeOf } from '#sources/kit/forges/rest'
import type { JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, leftOut, mapping, rejected } from '#sources/kit/mapping'

const Release = t.intersection([
  t.type({ tag_name: t.string, html_url: t.string, published_at: nullable(HostTime) }),
  t.partial({ draft: maybe(t.boolean) }),
])
type Release = t.TypeOf<typeof Release>

const mapRelease = ({ tag_name: tag, html_url, draft, published_at }: Release): readonly Mapped[] => {
  if (draft === true) return leftOut('draft')
  const container = repositoryOf(html_url)
  if (container === null) return NO_REPOSITORY
  const releasedAt = timeOf(published_at)
  if (releasedAt === null) return rejected('no_instant', 'it is published, but published_at is null')
  return asFact(releaseFact({ container, tag, releasedAt, changes: [] }))
}

/** Releases as the REST API of Gitea and Forgejo lists them. */
export const giteaReleases: JsonFormat = {
  layout: 'json',
  name: 'gitea-releases',
  title: 'Gitea and Forgejo, releases (JSON)',
  provider: 'gitea',
  category: 'code',
  kinds: ['release'],
  asksRole: false,
  list: null,
  // Of GitHub's releases only the author is written otherwise.
  members: ['tag_name', 'draft', 'published_at', 'tarball_url', 'author.login', 'author.full_name'],
  needs: ['tag_name', 'html_url', 'published_at'],
  map: mapping(Release, mapRelease),
}
