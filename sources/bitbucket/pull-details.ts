import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import type { Ask } from '#sources/kit/hosts/ask'
import { unlessGone } from '#sources/kit/hosts/found'
import { valuesOf } from './pages.js'

const PAGE_SIZE = 100
const ACTIVITY_PAGE_SIZE = 50
/** The most pages of the commits of one request, and of its history. */
const MOST_PAGES = 100
/** The commits of a request for each page of the default branch that is read: a rebase left as many there, among others. */
const COMMITS_A_PAGE = 20

const Pull = t.intersection([
  t.type({ id: PositiveInt, state: t.string }),
  t.partial({ merge_commit: maybe(t.type({ hash: t.string })) }),
])

/** The pages of a list, as many as are wanted; none if it is gone. */
const pagesOf = async (ask: Ask, first: string, mostPages: number): Promise<readonly (readonly unknown[])[]> =>
  (await unlessGone(async () => {
    const pages: (readonly unknown[])[] = []
    for await (const values of valuesOf(ask, first, mostPages)) pages.push(values)
    return pages
  })) ?? []

/** All records of a list; none if it is gone, or goes on beyond what is read. */
const allOf = async (ask: Ask, first: string): Promise<readonly unknown[]> => {
  const pages = await pagesOf(ask, first, MOST_PAGES)
  return pages.length === MOST_PAGES ? [] : pages.flat()
}

/** The default branch from a merge's commit on, the newest first, as far as a rebase may have left commits there. */
const landedOf = async (ask: Ask, address: string, commits: number): Promise<readonly unknown[]> => {
  const mostPages = Math.min(Math.floor(commits / COMMITS_A_PAGE) + 1, MOST_PAGES)
  return (await pagesOf(ask, `${address}?pagelen=${PAGE_SIZE}`, mostPages)).flat()
}

/** A request with its history, its commits, and the default branch from its merge on, which lists do not have. */
export const pullInDetail = async (ask: Ask, record: unknown, repository: string): Promise<unknown> => {
  if (!Pull.is(record)) return record
  const { id, state, merge_commit: merge } = record
  const pull = `${repository}/pullrequests/${id}`
  const activity = await allOf(ask, `${pull}/activity?pagelen=${ACTIVITY_PAGE_SIZE}`)
  const commits = await allOf(ask, `${pull}/commits?pagelen=${PAGE_SIZE}`)
  const told = { ...record, activity, commits }
  if (state !== 'MERGED' || merge == null) return told
  const landed = await landedOf(ask, `${repository}/commits/${encodeURIComponent(merge.hash)}`, commits.length)
  // A list abbreviates the id of the merge's commit.
  return { ...told, landed_commits: landed, merge_commit: landed[0] ?? merge }
}
