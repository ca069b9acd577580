import * as t from 'io-ts'
import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import type { Ask, HostAnswer, Quota } from '#sources/kit/hosts/ask'
import type { Host, HostList, HostPage, Reading } from '#sources/kit/hosts/host'
import { numberIn } from '#sources/kit/hosts/link'
import { inRounds } from '#sources/kit/hosts/rounds'
import { keyOf } from '#sources/kit/trackers/item'
import { findIssue } from './find.js'
import { jira } from './issues.js'
import { lookAtJira } from './look.js'
import { cloudIssues, dataCenterIssues } from './search.js'
import { asMember, isCloud } from './site.js'
import { addingStatuses } from './statuses.js'

/** The time by which the search of Jira Cloud may lag. */
const OVERLAP_MS = 600_000

/** Members of an issue, at its top, with ours. Its fields are those that were asked for. */
const MEMBERS: ReadonlySet<string> = new Set(['id', 'key', 'self', 'expand', 'fields', 'changelog', 'statuses'])

const Keyed = t.type({ key: t.string })

async function* issuePages(anybody: Ask, reading: Reading): AsyncGenerator<HostPage> {
  const { container } = reading
  if (container === null) throw new TypeError('issues of Jira are those of a project')
  const ask = asMember(anybody)
  const issuesOf = (await isCloud(ask)) ? cloudIssues : dataCenterIssues
  const withStatuses = addingStatuses(ask)
  for await (const page of inRounds(issuesOf(ask, container.name), reading, OVERLAP_MS))
    yield { ...page, records: await withStatuses(page.records) }
}

const issues: HostList = {
  name: 'issues',
  format: jira,
  of: 'container',
  kinds: jira.kinds,
  overlapMs: OVERLAP_MS,
  pages: issuePages,
  find: findIssue,
  members: MEMBERS,
  keyOf: (record) => (Keyed.is(record) ? keyOf(record.key) : null),
}

/** The requests that a data center still takes. On Cloud only bursts are limited, and a refusal says until when. */
const quotaOf = (headers: HostAnswer['headers'], now: Instant): Quota | null => {
  const limit = numberIn(headers.get('x-ratelimit-limit'))
  const remaining = numberIn(headers.get('x-ratelimit-remaining'))
  const seconds = numberIn(headers.get('x-ratelimit-interval-seconds'))
  const refill = numberIn(headers.get('x-ratelimit-fillrate'))
  if (!limit || remaining === null || !seconds || !refill) return null
  const intervals = Math.ceil(Math.max(0, limit - remaining) / refill)
  return { limit, remaining, resetsAt: instantOf(epochOf(now) + intervals * seconds * 1000) }
}

/** The reason of a limit that Cloud counts for each endpoint, by the second. Its quotas are those of the whole site. */
const BURST = 'jira-burst-based'

/** A member of Cloud signs in by an e-mail address and a token, with a colon between; one of a data center by a token alone. */
const authorizationOf = (token: string): string =>
  token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`

/** Jira on Cloud or in a data center: issues with their changes. An e-mail address is a part of the token, so that it is kept as secretly. */
export const jiraHost: Host = {
  address: null,
  apiOf: (address) => address,
  token: {
    label: 'e-mail address and API token, such as ada@acme.example:token; on Data Center a personal access token alone',
    rights: 'the permission to browse each project',
    page: 'https://id.atlassian.com/manage-profile/security/api-tokens',
  },
  headers: (token) => ({ authorization: authorizationOf(token), accept: 'application/json' }),
  quotaOf,
  isLimitOfEndpoint: (headers) => headers.get('ratelimit-reason') === BURST,
  // API tokens of Cloud have no limit but that of bursts; a data center may tell one.
  requestsAnHour: 5_000,
  pauseMs: 0,
  look: lookAtJira,
  lists: [issues],
}
