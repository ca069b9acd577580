import * as t from 'io-ts'
import { foundIssue } from '#sources/kit/forges/github-api/found'
import { numberedKey } from '#sources/kit/forges/github-api/listed'
import { pathOf } from '#sources/kit/forges/github-api/repository'
import { inAnyOrder, newestFirst } from '#sources/kit/forges/github-api/whole-list'
import type { HostList } from '#sources/kit/hosts/host'
import { type LinkedPage, linkedPages } from '#sources/kit/hosts/linked-pages'
import { secondOf } from '#sources/kit/hosts/second'
import { githubIssues } from './issues.js'
import { MEMBERS_OF_ISSUES } from './members.js'
import { FULL } from './paging.js'

const Pull = t.type({ pull_request: t.UnknownRecord })

async function* withoutPulls(pages: AsyncGenerator<LinkedPage>): AsyncGenerator<LinkedPage> {
  for await (const page of pages) yield { ...page, records: page.records.filter((record) => !Pull.is(record)) }
}

/** Issues of a repository. GitHub lists pull requests among them. */
export const listedIssues: HostList = {
  name: 'issues',
  format: githubIssues,
  of: 'container',
  kinds: ['work_item'],
  overlapMs: 120_000,
  pages: (ask, reading) => {
    const { since, page } = reading
    const all = `${pathOf(reading)}/issues?state=all&sort=created&direction=desc&per_page=${FULL}`
    if (since === null) return newestFirst(withoutPulls(linkedPages(ask, { first: all, full: FULL }, page)))
    const first = `${all}&since=${secondOf(since)}`
    return inAnyOrder(withoutPulls(linkedPages(ask, { first, full: FULL }, page)))
  },
  find: (ask, key, reading) => foundIssue(ask, `${pathOf(reading)}/issues`, key),
  members: MEMBERS_OF_ISSUES,
  keyOf: numberedKey,
}
