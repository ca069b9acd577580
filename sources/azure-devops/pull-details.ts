import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import type { Ask } from '#sources/kit/hosts/ask'
import { unlessGone } from '#sources/kit/hosts/found'
import { addressOf, valuesIn } from './api.js'

/** The most commits of one request, and of the default branch, that one answer is asked for. */
const MOST_COMMITS = 1_000

const Pull = t.intersection([
  t.type({ pullRequestId: PositiveInt, status: t.string }),
  t.partial({ lastMergeCommit: maybe(t.type({ commitId: t.string })) }),
])

/** The records of a list; none if it is gone. */
const valuesAt = async (ask: Ask, address: string): Promise<readonly unknown[]> =>
  (await unlessGone(async () => valuesIn(await ask({ address })))) ?? []

/** The default branch along first parents from a merge's commit on, the newest first. */
const landedOf = (ask: Ask, repository: string, merge: string): Promise<readonly unknown[]> =>
  valuesAt(
    ask,
    addressOf(`${repository}/commits`, {
      'searchCriteria.itemVersion.versionType': 'commit',
      'searchCriteria.itemVersion.version': merge,
      'searchCriteria.historyMode': 'firstParent',
      'searchCriteria.$top': String(MOST_COMMITS),
    }),
  )

/** A request with its commits, its work items, and the default branch from its merge on, which lists do not have. */
export const pullInDetail = async (ask: Ask, record: unknown, repository: string): Promise<unknown> => {
  if (!Pull.is(record)) return record
  const { pullRequestId, status, lastMergeCommit: merge } = record
  const pull = `${repository}/pullRequests/${pullRequestId}`
  const commits = await valuesAt(ask, addressOf(`${pull}/commits`, { $top: String(MOST_COMMITS) }))
  const workItemRefs = await valuesAt(ask, addressOf(`${pull}/workitems`))
  const told = {
    ...record,
    // A page that is full may not be all.
    commits: commits.length < MOST_COMMITS ? commits : [],
    workItemRefs,
  }
  // Of an active request Azure names a trial merge.
  if (status !== 'completed' || merge == null) return told
  return { ...told, landed_commits: await landedOf(ask, repository, merge.commitId) }
}
