import { isLeft } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import { type Committer, openCommits } from '#readstore/sqlite/commit'
import { ok } from './outcome.js'

/** Commits whatever it is asked to, by a connection of its own that takes batches as another thread would. */
export const besideOn = (file: string, collections: readonly AnyCollection[], takes: () => boolean): Committer => {
  let commits: ReturnType<typeof openCommits> | null = null
  return {
    takes,
    commit: async (lease, batch) => {
      commits ??= openCommits(file, collections)
      return (await ok(commits)).commit(lease, structuredClone(batch))
    },
    end: () => {
      void commits?.then((opened) => isLeft(opened) || opened.right.close())
      commits = null
    },
  }
}
