import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CodeChangeFacts } from '#domain/events/code'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { ReadStore } from '#readstore/port'
import type { Known, TailTooLong } from './known.js'
import { documentsOf, observationBy } from './moving.js'
import type { SourceReading } from './source.js'

type Repository = NonNullable<SourceReading['repository']>

/**
 * Whether what the connection told under a name is of this very repository: one of its merged changes is on the branch
 * that is read now. Null where it tells nothing there.
 */
const isSame = async (
  name: string,
  { holds }: Repository,
  { workspaceId, connectionId }: Known,
  readStore: ReadStore,
): Outcome<StoreUnavailable, boolean | null> => {
  let tells = false
  for await (const page of documentsOf('code_change', name, workspaceId, readStore)) {
    if (isLeft(page)) return page
    for (const document of page.right) {
      const own = observationBy(connectionId, document)
      if (own === undefined) continue
      tells = true
      const { mergeCommit } = own.facts as CodeChangeFacts
      if (mergeCommit !== null && holds(mergeCommit)) return right(true)
    }
  }
  return right(tells ? false : null)
}

/**
 * The names under which the connection told of the repository that it reads now: the folder is the connection's, and
 * the history is shared, so it is the same one. What another repository in the same folder was called is none of them.
 *
 * @param candidates names of repositories that an interrupted run may have told of
 */
export const formerNames = async (
  repository: Repository,
  known: Known,
  candidates: readonly string[],
  readStore: ReadStore,
): Outcome<StoreUnavailable | TailTooLong, readonly string[]> => {
  const covered = known.repositories
  const isWhole = known.openRun === null && known.cursor !== null
  const names = [...new Set([...covered, ...(isWhole ? [] : candidates)])].filter((one) => one !== repository.container)
  if (names.length === 0 || !known.registered) return right([])
  // It is looked up among what is folded.
  if (known.tail.size > 0) return left({ tag: 'tail_too_long' })
  const former: string[] = []
  for (const name of names) {
    const same = await isSame(name, repository, known, readStore)
    if (isLeft(same)) return same
    if (same.right === true || (same.right === null && covered.has(name))) former.push(name)
  }
  return right(former)
}
