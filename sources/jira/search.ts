import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { Instant } from '#domain/common'
import { epochOf, minuteOf } from '#domain/time'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import { type Ask, type HostAnswer, HostFailure } from '#sources/kit/hosts/ask'
import { completeBackTo } from '#sources/kit/hosts/back-to'
import type { Walk } from '#sources/kit/hosts/rounds'
import { type ChangeList, throughWindows } from '#sources/kit/hosts/windows'
import { withAskedChanges, withReadChanges } from './changes.js'
import { FIELDS } from './fields.js'
import { jiraInstant } from './issue.js'
import { isProjectKey, projectAddress } from './project.js'

/** As many issues as Cloud gives where fields are named. */
const PAGE_SIZE = 100
const LONGEST_TOKEN = 1_800
/** More pages than any project has. */
const MOST_PAGES = 50_000
const MINUTE_MS = 60_000

const Updated = t.type({ fields: t.type({ updated: t.string }) })

const updatedAt = (issue: unknown): Instant | null => (Updated.is(issue) ? jiraInstant(issue.fields.updated) : null)

/** The search for issues of a project. Bounds are numbers, since a written time would be one of the token's zone; whole minutes, since an index may know no less. */
const searchFor = (project: string, since: Instant | null, before: Instant | null): string => {
  if (!isProjectKey(project)) throw new HostFailure({ tag: 'not_found' })
  const clauses = [`project = "${project}"`]
  if (since !== null) clauses.push(`updated >= ${epochOf(minuteOf(since))}`)
  if (before !== null) clauses.push(`updated < ${epochOf(before)}`)
  return `${clauses.join(' AND ')} ORDER BY updated DESC, key DESC`
}

const isRefused = (error: unknown): boolean =>
  error instanceof HostFailure && error.fault.tag === 'refused' && error.fault.status === 400

/** Asks for a page. Jira refuses the search for a project that the token does not see: then the project itself says why. */
const searched = async (ask: Ask, project: string, address: string, body: object): Promise<HostAnswer> => {
  try {
    return await ask({ method: 'POST', address, body })
  } catch (error) {
    if (isRefused(error)) await ask({ address: projectAddress(project) })
    throw error
  }
}

const TokenPage = t.type(
  { issues: t.readonlyArray(t.unknown), nextPageToken: maybe(t.string), isLast: maybe(t.boolean) },
  'a page of a search',
)
type TokenPage = t.TypeOf<typeof TokenPage>

const tokenAfter = ({ nextPageToken, isLast }: TokenPage, asked: string | null): string | null => {
  const next = nextPageToken ?? ''
  if (next === '') {
    if (isLast === true) return null
    throw unreadable('a page without a token is not the last one')
  }
  if (next === asked) throw unreadable('a page is its own next one')
  if (next.length > LONGEST_TOKEN) throw unreadable('a token is too long')
  return next
}

/** Issues of a project on Jira Cloud, by tokens of pages. */
export const cloudIssues = (ask: Ask, project: string): Walk =>
  async function* pages(since, from) {
    const jql = searchFor(project, since, null)
    const pageOf = async (token: string | null): Promise<HostAnswer> => {
      const body = { jql, fields: FIELDS, maxResults: PAGE_SIZE }
      const paged = token === null ? body : { ...body, nextPageToken: token }
      return searched(ask, project, '/rest/api/3/search/jql', paged)
    }
    let token = from
    let answer: HostAnswer
    try {
      answer = await pageOf(token)
    } catch (error) {
      // A token ends after seven days: then the reading starts over.
      if (from === null || !isRefused(error)) throw error
      token = null
      answer = await pageOf(token)
    }
    for (let count = 1; count <= MOST_PAGES; count += 1) {
      const page = bodyAs(TokenPage, answer)
      token = tokenAfter(page, token)
      const told = { records: await withAskedChanges(ask, page.issues), at: answer.at, next: token, left: null }
      yield { ...told, completeBackTo: completeBackTo(told, updatedAt(page.issues.at(-1))) }
      if (token === null) return
      answer = await pageOf(token)
    }
    throw unreadable('a list has no end')
  }

const NumberedPage = t.type(
  { issues: t.readonlyArray(t.unknown), startAt: t.number, total: t.number },
  'a page of a search',
)

const changesIn = (ask: Ask, project: string): ChangeList => ({
  ask: async ({ since, before, skip }) => {
    const answer = await searched(ask, project, '/rest/api/2/search', {
      jql: searchFor(project, since, before),
      startAt: skip,
      maxResults: PAGE_SIZE,
      fields: FIELDS,
      expand: ['changelog'],
    })
    const { issues, total } = bodyAs(NumberedPage, answer)
    return {
      records: issues.map(withReadChanges),
      at: answer.at,
      total,
      isLast: skip + issues.length >= total,
    }
  },
  changedAt: updatedAt,
  unitMs: MINUTE_MS,
})

/** Issues of a project in a data center. */
export const dataCenterIssues =
  (ask: Ask, project: string): Walk =>
  (since, place) =>
    throughWindows(changesIn(ask, project), since, place)
