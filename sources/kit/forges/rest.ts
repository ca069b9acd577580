import * as t from 'io-ts'
import { nullable, refined } from '#domain/codec'
import { isCommitId } from '#domain/commit-id'
import type { Instant } from '#domain/common'
import { instantIn } from '#domain/time'
import { webAddress } from '#domain/web-address'
import { remoteName } from '../code/container.js'
import { rejected } from '../mapping.js'

// What the answers of forges have in common. Members that are not named here are not looked at.

/** An instant as hosts write it, with `Z` or an offset. */
export const HostTime = refined(t.string, (text) => instantIn(text) !== null, 'an instant with a zone')
/** A commit's full id. */
export const CommitId = refined(t.string, isCommitId, 'the full id of a commit')
/** A label by itself, or as an object with its name. */
export const Label = t.union([t.string, t.type({ name: nullable(t.string) })])

/** Names of labels, without empty ones and those that are too long to be one. */
export const labelNames = (labels: readonly t.TypeOf<typeof Label>[] | null | undefined): readonly string[] => {
  const names = (labels ?? []).map((label) => (typeof label === 'string' ? label : (label.name ?? '')))
  return names.filter((name) => name !== '' && name.length <= 1_000)
}

/** The instant of a member that is an instant, or none. */
export const timeOf = (time: string | null | undefined): Instant | null => (time == null ? null : instantIn(time))

/** A link that is safe to show; null for any other text. */
export const linkOf = (url: string): string | null => (url.length <= 10_000 ? webAddress(url) : null)

/** The part of a page's address that follows its repository. */
const PAGE = /\/(?:-\/.*|(?:pulls?|pull-requests|issues|merge_requests)\/\d+$|releases\/tag\/.+)/s

/** The canonical name of the repository that a page belongs to, by its address; null if the address shows none. */
export const repositoryOf = (url: string | null | undefined): string | null => {
  if (url == null || url.length > 10_000 || webAddress(url) === null || !PAGE.test(url)) return null
  const name = remoteName(url.replace(PAGE, ''))
  // A repository has an owner; the address of an API is no page.
  return name === null || name.split('/').length < 3 || /^(?:api\.[^/]+|[^/]+\/api)\//.test(name) ? null : name
}

export const NO_REPOSITORY = rejected(
  'no_repository',
  'its address does not show to which repository it belongs; give its name by --container',
)
