import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import { type Ask, HostFailure } from '#sources/kit/hosts/ask'
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

/** All records of a list; null if it is gone, or goes on beyond what is read. */
const allOf = async (ask: Ask, first: string): Promise<readonly unknown[] | null> => {
  const all: unknown[] = []
  let pages = 0
  try {
    for await (const values of valuesOf(ask, first, MOST_PAGES)) {
      all.push(...values)
      pages += 1
    }
  } catch (error) {
    if (error instanceof HostFailure && error.fault.tag === 'not_found') return null
    throw error
  }
  return pages === MOST_PAGES ? null : all
}

/** The default branch from a merge's commit on, the newest first, as far as a rebase may have left commits there. */
const landedOf = async (ask: Ask, address: string, commits: number): Promise<readonly unknown[]> => {
  const landed: unknown[] = []
  const pages = Math.min(Math.floor(commits / COMMITS_A_PAGE) + 1, MOST_PAGES)
  try {
    for await (const values of valuesOf(ask, `${address}?pagelen=${PAGE_SIZE}`, pages)) landed.push(...values)
  } catch (error) {
    if (error instanceof HostFailure && error.fault.tag === 'not_found') return []
    throw error
  }
  return landed
}

/** A request with its history, its commits, and the default branch from its merge on, which lists do not have. */
export const pullInDetail = async (ask: Ask, record: unknown, repository: string): Promise<unknown> => {
  if (!Pull.is(record)) return record
  const { id, state, merge_commit: merge } = record
  const pull = `${repository}/pullrequests/${id}`
  const activity = await allOf(ask, `${pull}/activity?pagelen=${ACTIVITY_PAGE_SIZE}`)
  const commits = await allOf(ask, `${pull}/commits?pagelen=${PAGE_SIZE}`)
  const told = { ...record, activity: activity ?? [], commits: commits ?? [] }
  if (state !== 'MERGED' || merge == null) return told
  const landed = await landedOf(ask, `${repository}/commits/${encodeURIComponent(merge.hash)}`, told.commits.length)
  // A list abbreviates the id of the merge's commit.
  return { ...told, landed_commits: landed, merge_commit: landed[0] ?? merge }
}
