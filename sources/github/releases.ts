import * as t from 'io-ts'
import { maybe, nullable } from '#domain/codec'
import { releaseFact } from '#sources/kit/forges/release'
import { HostTime, NO_REPOSITORY, repositoryOf, timeOf } from '#sources/kit/forges/rest'
import type { JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, leftOut, mapping, rejected } from '#sources/kit/mapping'

const Release = t.intersection([
  t.type({ tag_name: t.string, html_url: t.string, published_at: nullable(HostTime) }),
  t.partial({ draft: maybe(t.boolean), updated_at: maybe(HostTime), body: maybe(t.string) }),
])
type Release = t.TypeOf<typeof Release>

/** A line of the notes that GitHub generates: `* Title by @login in https://github.com/acme/api/pull/12`. */
const NOTED =
  /^\* .{1,2000} by @\S{1,100}(?: with .{1,200})? in (https?:\/\/\S{1,500}\/pull\/([1-9]\d{0,8}))[ \t\r]*$/gm

const notedIn = (body: string, container: string): readonly string[] => {
  const noted = Array.from(body.matchAll(NOTED), ([, url, number]) =>
    repositoryOf(url) === container ? [`#${number}`] : [],
  )
  return [...new Set(noted.flat())]
}

const mapRelease = ({ tag_name, html_url, draft, published_at, updated_at, body }: Release): readonly Mapped[] => {
  if (draft === true) return leftOut('draft')
  const container = repositoryOf(html_url)
  if (container === null) return NO_REPOSITORY
  const releasedAt = timeOf(published_at)
  if (releasedAt === null) return rejected('no_instant', 'it is published, but published_at is null')
  const fact = releaseFact({ container, tag: tag_name, releasedAt, changes: notedIn(body ?? '', container) })
  return asFact(fact, timeOf(updated_at))
}

/** Releases as GitHub's REST API lists them. */
export const githubReleases: JsonFormat = {
  layout: 'json',
  name: 'github-releases',
  title: 'GitHub, releases (JSON)',
  provider: 'github',
  category: 'code',
  kinds: ['release'],
  asksRole: false,
  list: null,
  members: ['tag_name', 'draft', 'prerelease', 'published_at', 'node_id'],
  needs: ['tag_name', 'html_url', 'published_at'],
  map: mapping(Release, mapRelease),
}
