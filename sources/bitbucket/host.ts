import * as t from 'io-ts'
import { type Instant, PositiveInt } from '#domain/common'
import { instantIn } from '#domain/time'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { found } from '#sources/kit/hosts/found'
import type { Host, HostList, HostPage, Reading } from '#sources/kit/hosts/host'
import { inRounds } from '#sources/kit/hosts/rounds'
import { type ChangeList, throughWindows, type Window } from '#sources/kit/hosts/windows'
import { lookAtBitbucket } from './look.js'
import { PULL_MEMBERS } from './members.js'
import { ValuesPage } from './pages.js'
import { pullInDetail } from './pull-details.js'
import { bitbucketPulls } from './pulls.js'
import { addressOfContainer, BitbucketRepository } from './repository.js'

const PAGE_SIZE = 50
const OVERLAP_MS = 120_000

const Changed = t.type({ updated_on: t.string })
const Numbered = t.type({ id: PositiveInt })

/** All states: without them only open requests are listed, and the parameter `state` is ignored beside a query. */
const ANY_STATE = '(state = "OPEN" OR state = "MERGED" OR state = "DECLINED" OR state = "SUPERSEDED")'

const addressOf = ({ container }: Reading): string => {
  if (container === null) throw new TypeError('lists of Bitbucket are those of a repository')
  return addressOfContainer(container)
}

const changedAt = (record: unknown): Instant | null => (Changed.is(record) ? instantIn(record.updated_on) : null)

/** An instant as its queries are documented, with an offset. */
const timeIn = (instant: Instant): string => instant.replace('Z', '+00:00')

/** The query of the requests that were changed within a window. */
const queryOf = ({ since, before }: Window): string => {
  const bounds = [ANY_STATE]
  if (since !== null) bounds.push(`updated_on >= ${timeIn(since)}`)
  if (before !== null) bounds.push(`updated_on < ${timeIn(before)}`)
  return bounds.join(' AND ')
}

/** Requests of a repository, by the time of their last change. */
const changesOf = (ask: Ask, repository: string): ChangeList => ({
  ask: async (window) => {
    const parameters = new URLSearchParams({
      q: queryOf(window),
      sort: '-updated_on',
      pagelen: String(PAGE_SIZE),
      page: String(Math.floor(window.skip / PAGE_SIZE) + 1),
    })
    const answer = await ask({ address: `${repository}/pullrequests?${parameters}` })
    const { values, next, size } = bodyAs(ValuesPage, answer)
    const isLast = next == null
    const total = size ?? null
    if (isLast && total !== null && window.skip + values.length < total)
      throw unreadable('a page lacks the records that are counted')
    return { records: values, at: answer.at, total, isLast }
  },
  changedAt,
  unitMs: 1,
})

/** A request with the default branch of its repository, which lists do not tell. */
const withRepository = (record: unknown, { mainbranch }: BitbucketRepository): unknown =>
  Numbered.is(record) ? { ...record, repository: { mainbranch: mainbranch ?? null } } : record

async function* pullPages(ask: Ask, reading: Reading): AsyncGenerator<HostPage> {
  const address = addressOf(reading)
  const repository = bodyAs(BitbucketRepository, await ask({ address }))
  const changes = changesOf(ask, address)
  const pages = inRounds((since, place) => throughWindows(changes, since, place), reading, OVERLAP_MS)
  for await (const page of pages)
    yield { ...page, records: page.records.map((record) => withRepository(record, repository)) }
}

const pulls: HostList = {
  name: 'pulls',
  format: bitbucketPulls,
  of: 'container',
  kinds: bitbucketPulls.kinds,
  overlapMs: OVERLAP_MS,
  pages: pullPages,
  detailed: (ask, record, reading) => pullInDetail(ask, record, addressOf(reading)),
  changedAt,
  find: async (ask, key, reading) => {
    const address = addressOf(reading)
    const pull = await found(ask, `${address}/pullrequests/${encodeURIComponent(key.slice(1))}`)
    if (pull === null) return null
    return withRepository(pull, bodyAs(BitbucketRepository, await ask({ address })))
  },
  members: PULL_MEMBERS,
  keyOf: (record) => (Numbered.is(record) ? `#${record.id}` : null),
}

const authorizationOf = (token: string, account: string | null): string =>
  account === null ? `Bearer ${token}` : `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

/** Bitbucket Cloud: pull requests. */
export const bitbucketHost: Host = {
  address: 'https://api.bitbucket.org',
  apiOf: (address) => `${address}/2.0`,
  token: {
    label: 'API token, or access token of a repository, project or workspace',
    rights: 'reading repositories and pull requests',
    page: 'https://id.atlassian.com/manage-profile/security/api-tokens',
  },
  account: {
    label: 'e-mail address',
    description: 'the address of the Atlassian account, where the token is a person’s API token',
    mayBeAbsent: true,
  },
  headers: (token, account) => ({ authorization: authorizationOf(token, account) }),
  // What is left is told by no answer.
  quotaOf: () => null,
  // Half of the 1,000 that it takes of a person.
  requestsAnHour: 500,
  pauseMs: 0,
  look: lookAtBitbucket,
  lists: [pulls],
}
