import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { decode, maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import { HostFailure } from '../../hosts/ask.js'
import { unlessGone } from '../../hosts/found.js'
import type { LinkedPage } from '../../hosts/linked-pages.js'
import { CommitId } from '../rest.js'

const Pull = t.intersection([
  t.type({ number: PositiveInt }),
  t.partial({ merged_at: maybe(t.string), merge_commit_sha: maybe(CommitId) }),
])

/** A pull request whose commits are to be asked for. */
export interface DetailedPull {
  readonly number: number
  /** The commit of its merge; null if it is not merged. */
  readonly merge: string | null
}

/** A listed record as a pull request; null if it is none. */
export const pullIn = (record: unknown): DetailedPull | null => {
  const decoded = decode(Pull, record)
  if (isLeft(decoded)) return null
  const { number, merged_at: mergedAt, merge_commit_sha: merge } = decoded.right
  return { number, merge: mergedAt == null ? null : (merge ?? null) }
}

/** The records of pages up to a number of them; what is beyond is not asked for. */
const upTo = async (most: number, pages: AsyncGenerator<LinkedPage>): Promise<readonly unknown[]> => {
  const all: unknown[] = []
  for await (const { records } of pages) {
    all.push(...records.slice(0, most - all.length))
    if (all.length >= most) break
  }
  return all
}

/** The commits of a pull request, up to a number of them; null if it was deleted since it was listed. */
export const ownCommits = (most: number, pages: AsyncGenerator<LinkedPage>): Promise<readonly unknown[] | null> =>
  unlessGone(() => upTo(most, pages))

/** Statuses for a commit that is not there any more, and for a repository without commits. */
const NO_COMMIT: ReadonlySet<number> = new Set([409, 422])

const isNoCommit = (error: unknown): boolean => {
  if (!(error instanceof HostFailure)) return false
  const { fault } = error
  return fault.tag === 'not_found' || (fault.tag === 'refused' && NO_COMMIT.has(fault.status))
}

/** As many commits of the default branch from a merge on as a rebase could have made; none if the merge is not there any more. */
export const landedCommits = async (most: number, pages: AsyncGenerator<LinkedPage>): Promise<readonly unknown[]> => {
  try {
    return await upTo(most, pages)
  } catch (error) {
    if (isNoCommit(error)) return []
    throw error
  }
}

/** A record with the commits of its branch, and the default branch from its merge on. */
export const withCommits = (record: unknown, commits: readonly unknown[], landed: readonly unknown[]): unknown => ({
  ...Object(record),
  commits,
  landed_commits: landed,
})
