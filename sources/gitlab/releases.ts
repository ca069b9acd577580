import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { remoteName } from '#sources/kit/code/container'
import { releaseFact } from '#sources/kit/forges/release'
import { HostTime, NO_REPOSITORY, repositoryOf, timeOf } from '#sources/kit/forges/rest'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, leftOut, mapping, rejected } from '#sources/kit/mapping'

const Release = t.intersection([
  t.type({ tag_name: t.string, released_at: nullable(HostTime) }),
  t.partial({ upcoming_release: maybe(t.boolean), _links: maybe(t.partial({ self: maybe(t.string) })) }),
])
type Release = t.TypeOf<typeof Release>

/** The repository that a person names, by its address or its name. */
const answeredRepository = ({ container }: Pick<Choices, 'container'>): string | null =>
  container === null ? null : (remoteName(container) ?? container.toLowerCase())

const mapRelease = (release: Release, choices: Choices): readonly Mapped[] => {
  const { tag_name: tag, upcoming_release: isUpcoming, _links: links } = release
  if (isUpcoming === true) return leftOut('upcoming_release')
  const container = repositoryOf(links?.self) ?? answeredRepository(choices)
  if (container === null) return NO_REPOSITORY
  const releasedAt = timeOf(release.released_at)
  if (releasedAt === null) return rejected('no_instant', 'released_at is null')
  return asFact(releaseFact({ container, tag, releasedAt, changes: [] }))
}

/** Releases as GitLab's REST API lists them. */
export const gitlabReleases: JsonFormat = {
  layout: 'json',
  name: 'gitlab-releases',
  title: 'GitLab, releases (JSON)',
  provider: 'gitlab',
  category: 'code',
  kinds: ['release'],
  asksRole: false,
  list: null,
  members: ['tag_name', 'released_at', 'upcoming_release'],
  needs: ['tag_name', 'released_at'],
  map: mapping(Release, mapRelease),
}
