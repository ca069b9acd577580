import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { mapReleaseRecord, ReleaseRecord } from '#sources/kit/forges/github-api/releases'
import { HostTime, repositoryOf, timeOf } from '#sources/kit/forges/rest'
import type { JsonFormat, Mapped } from '#sources/kit/format'
import { mapping } from '#sources/kit/mapping'

const Release = t.intersection([ReleaseRecord, t.partial({ updated_at: maybe(HostTime), body: maybe(t.string) })])
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

const mapRelease = (release: Release): readonly Mapped[] =>
  mapReleaseRecord(release, (container) => notedIn(release.body ?? '', container), timeOf(release.updated_at))

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
