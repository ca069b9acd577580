import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import { instantIn } from '#domain/time'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { completeBackTo } from '#sources/kit/hosts/back-to'
import { found } from '#sources/kit/hosts/found'
import {
  type Host,
  type HostContainer,
  type HostList,
  type HostPage,
  MOST_CONTAINERS,
  type Reading,
} from '#sources/kit/hosts/host'
import { numberIn } from '#sources/kit/hosts/link'
import { wantedContainers } from '#sources/kit/hosts/wanted'
import { addressOf, azureHost, recordsOf, skippedPages, TOKEN_PAGE } from './api.js'
import { PULL_MEMBERS } from './members.js'
import { pullInDetail } from './pull-details.js'
import { azurePulls } from './pulls.js'
import { AzureRepository, containerOf, pageOf } from './repository.js'

const PAGE_SIZE = 100
const OVERLAP_MS = 120_000
/** The place in the list at which requests that are held as open are asked for. */
const HELD = 'held'
/** The most requests that are held as open on one page. */
const PORTION = 100

const Repository = t.intersection([AzureRepository, t.type({ id: t.string })], 'a repository of Azure DevOps')
type Repository = t.TypeOf<typeof Repository>

const Pull = t.intersection([
  t.type({ pullRequestId: PositiveInt, creationDate: t.string }),
  t.partial({ closedDate: maybe(t.string) }),
])

const pathOf = ({ container }: Reading): string => {
  if (container === null) throw new TypeError('pull requests are those of a repository')
  return `/_apis/git/repositories/${encodeURIComponent(container.id ?? container.name)}`
}

const createdAt = (record: unknown): Instant | null => (Pull.is(record) ? instantIn(record.creationDate) : null)
/** The end of a request, after which hardly anything of it changes. Azure does not tell when an active one was changed. */
const endedAt = (record: unknown): Instant | null =>
  Pull.is(record) && record.closedDate != null ? instantIn(record.closedDate) : null

/** A request with its whole repository, which lists do not give: it has the default branch. */
const withRepository = (record: unknown, repository: Repository): unknown =>
  Pull.is(record) ? { ...record, repository } : record

const keyOf = (record: unknown): string | null => (Pull.is(record) ? `#${record.pullRequestId}` : null)

/** The requests of a repository, the newest first. */
async function* pullsOf(ask: Ask, path: string, status: 'all' | 'active', from: number): AsyncGenerator<HostPage> {
  const list = {
    path: `${path}/pullrequests`,
    parameters: { 'searchCriteria.status': status },
    size: PAGE_SIZE,
  }
  for await (const { answer, records, next } of skippedPages(ask, list, from)) {
    const told = { records, at: answer.at, next: next === null ? null : String(next), left: null }
    yield { ...told, completeBackTo: completeBackTo(told, createdAt(records.at(-1))) }
  }
}

const pullAt = (ask: Ask, path: string, key: string): Promise<unknown> =>
  found(ask, addressOf(`${path}/pullrequests/${encodeURIComponent(key.slice(1))}`))

/** The keys of requests that are held as open, were not `met`, and are not active any more. */
const noLongerActive = async (
  ask: Ask,
  path: string,
  { heldOpen }: Reading,
  met: ReadonlySet<string | null>,
): Promise<readonly string[]> => {
  const held = new Set((await heldOpen()).filter((key) => !met.has(key)))
  if (held.size > 0)
    for await (const { records } of pullsOf(ask, path, 'active', 0))
      for (const record of records) held.delete(keyOf(record) ?? '')
  return [...held]
}

/** Requests that are held as open and have ended: each is asked for, since no list says what has become of them. */
async function* heldPulls(
  ask: Ask,
  path: string,
  reading: Reading,
  met: ReadonlySet<string | null>,
): AsyncGenerator<HostPage> {
  const { now } = reading
  const held = await noLongerActive(ask, path, reading, met)
  for (let first = 0; first < held.length; first += PORTION) {
    const records: unknown[] = []
    for (const key of held.slice(first, first + PORTION)) {
      const pull = await pullAt(ask, path, key)
      if (pull !== null) records.push(pull)
    }
    const left = Math.max(0, held.length - first - PORTION)
    yield { records, at: now, next: left === 0 ? null : HELD, left, completeBackTo: null }
  }
  if (held.length === 0) yield { records: [], at: now, next: null, left: 0, completeBackTo: null }
}

/** Requests that were opened since an instant, and then those that are held as open and have ended. */
async function* newPulls(ask: Ask, path: string, reading: Reading, since: Instant): AsyncGenerator<HostPage> {
  const met = new Set<string | null>()
  if (reading.page !== HELD)
    for await (const page of pullsOf(ask, path, 'all', numberIn(reading.page) ?? 0)) {
      const records = page.records.filter((record) => (createdAt(record) ?? since) >= since)
      for (const record of records) met.add(keyOf(record))
      const isOver = page.next === null || records.length < page.records.length
      yield { ...page, records, next: isOver ? HELD : page.next, completeBackTo: null }
      if (isOver) break
    }
  yield* heldPulls(ask, path, reading, met)
}

async function* pullPages(ask: Ask, reading: Reading): AsyncGenerator<HostPage> {
  const path = pathOf(reading)
  const repository = bodyAs(Repository, await ask({ address: addressOf(path) }))
  const { since, page } = reading
  const pages = since === null ? pullsOf(ask, path, 'all', numberIn(page) ?? 0) : newPulls(ask, path, reading, since)
  for await (const one of pages)
    yield { ...one, records: one.records.map((record) => withRepository(record, repository)) }
}

const pulls: HostList = {
  name: 'pulls',
  format: azurePulls,
  of: 'container',
  kinds: azurePulls.kinds,
  overlapMs: OVERLAP_MS,
  pages: pullPages,
  detailed: (ask, record, reading) => pullInDetail(ask, record, pathOf(reading)),
  changedAt: endedAt,
  find: async (ask, key, reading) => {
    const path = pathOf(reading)
    const pull = await pullAt(ask, path, key)
    return pull === null ? null : withRepository(pull, bodyAs(Repository, await ask({ address: addressOf(path) })))
  },
  members: PULL_MEMBERS,
  keyOf,
}

const nameOf = ({ project, name }: Repository): string => `${project.name}/${name}`

const containersIn = (repositories: readonly Repository[]): readonly HostContainer[] =>
  repositories.flatMap((repository) => {
    const container = containerOf(pageOf(repository), { container: null })
    return container === null
      ? []
      : [{ name: nameOf(repository), id: repository.id, kind: 'repository' as const, container }]
  })

/** Azure Repos, on Services and on a server of one's own: pull requests. */
export const azureReposHost: Host = {
  ...azureHost,
  token: { label: 'personal access token', rights: 'Code (Read)', page: TOKEN_PAGE },
  look: async (ask, wanted) => {
    const seen = containersIn(
      await recordsOf(ask, { path: '/_apis/git/repositories', size: MOST_CONTAINERS }, Repository, MOST_CONTAINERS),
    )
    const byName = new Map(seen.map((container) => [container.name.toLowerCase(), container]))
    const named = await wantedContainers(
      wanted,
      async (name) => byName.get(name.toLowerCase()) ?? null,
      'check the name, as in Project/repository, or give the token access to it',
    )
    return {
      account: null,
      scopes: null,
      remarks: named.remarks,
      expiresAt: null,
      containers: wanted.length === 0 ? seen : named.containers,
    }
  },
  lists: [pulls],
}
