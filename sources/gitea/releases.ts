import { mapReleaseRecord, ReleaseRecord } from '#sources/kit/forges/github-api/releases'
import type { JsonFormat } from '#sources/kit/format'
import { mapping } from '#sources/kit/mapping'

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
  map: mapping(ReleaseRecord, (release) => mapReleaseRecord(release, () => [], null)),
}
