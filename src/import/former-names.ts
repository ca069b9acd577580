import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CodeChangeFacts } from '#domain/events/code'
import type { Outcome, StoreError } from '#domain/outcome'
import type { ReadStore } from '#readstore/port'
import type { Known, NotFolded } from './known.js'
import { documentsOf, observationBy } from './observed-documents.js'
import type { SourceReading } from './source.js'

type Repository = NonNullable<SourceReading['repository']>

/**
 * Says whether the connection's records under a name are of this repository: one of its merged changes is on the branch
 * that is read now. Null if there are no records.
 */
const isSame = async (
  name: string,
  { contains }: Repository,
  { workspaceId, connectionId }: Known,
  readStore: ReadStore,
): Outcome<StoreError, boolean | null> => {
  let hasRecords = false
  for await (const page of documentsOf('code_change', name, workspaceId, readStore)) {
    if (isLeft(page)) return page
    for (const document of page.right) {
      const own = observationBy(connectionId, document)
      if (own === undefined) continue
      hasRecords = true
      const { mergeCommit } = own.facts as CodeChangeFacts
      if (mergeCommit !== null && contains(mergeCommit)) return right(true)
    }
  }
  return right(hasRecords ? false : null)
}

/**
 * Former names of the repository that the connection reads now: the folder is the connection's, and
 * the history is shared, so it is the same one. Names of other repositories in the same folder are left out.
 *
 * @param candidates names of repositories that an interrupted run may have reported
 */
export const formerNames = async (
  repository: Repository,
  known: Known,
  candidates: readonly string[],
  readStore: ReadStore,
): Outcome<StoreError | NotFolded, readonly string[]> => {
  const covered = known.repositories
  const isWhole = known.openRun === null && known.cursor !== null
  const names = [...new Set([...covered, ...(isWhole ? [] : candidates)])].filter((one) => one !== repository.container)
  if (names.length === 0 || !known.registered) return right([])
  // The records are looked up in folded documents.
  if (known.tail.size > 0) return left({ tag: 'not_folded' })
  const former: string[] = []
  for (const name of names) {
    const same = await isSame(name, repository, known, readStore)
    if (isLeft(same)) return same
    if (same.right === true || (same.right === null && covered.has(name))) former.push(name)
  }
  return right(former)
}
