import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { SourceError } from '#import/source'
import { parseCommit } from './commits.js'
import { broken } from './failures.js'
import { git } from './git.js'
import { isSayable } from './instants.js'
import { readObjects } from './read-objects.js'

/** The default branch's own line: from its tip along first parents. */
export interface Line {
  /** Oldest first. */
  readonly ids: readonly string[]
  /** The committer's instants in seconds, in the same order; null if the commit has no valid one. */
  readonly committedAt: readonly (number | null)[]
}

/**
 * Git gives 0 for an unreadable date, and a huge number for one before 1970: then the commit itself is read.
 */
const isSuspect = (seconds: number): boolean => seconds === 0 || !isSayable(seconds)

export const readLine = async (path: string, tip: string): Outcome<SourceError, Line> => {
  const answer = await git(path, ['rev-list', '--first-parent', '--timestamp', tip])
  if (isLeft(answer)) return answer
  const ids: string[] = []
  const said: number[] = []
  for (const line of answer.right.stdout.toString('latin1').split('\n')) {
    const space = line.indexOf(' ')
    if (space === -1) continue
    said.push(Number(line.slice(0, space)))
    ids.push(line.slice(space + 1))
  }
  ids.reverse()
  said.reverse()
  const suspects = await readObjects(
    path,
    ids.filter((_, index) => isSuspect(said[index] ?? 0)),
  )
  if (isLeft(suspects)) return suspects
  const committedAt = ids.map((id, index) => {
    const body = suspects.right.get(id)
    return body === undefined ? (said[index] ?? null) : parseCommit(body).committedAt
  })
  return right({ ids, committedAt })
}

/** The number of commits reachable from these; fails if one of them is missing or damaged. */
export const countCommits = async (path: string, tips: readonly string[]): Outcome<SourceError, number> => {
  const answer = await git(path, ['rev-list', '--count', '--stdin'], `${tips.join('\n')}\n`)
  if (isLeft(answer)) return answer
  const count = Number(answer.right.stdout.toString('latin1'))
  return Number.isSafeInteger(count) ? right(count) : left(broken(path, 'its commits cannot be counted'))
}

/** The commits reachable from these. */
export const listCommits = async (path: string, tips: readonly string[]): Outcome<SourceError, readonly string[]> => {
  const answer = await git(path, ['rev-list', '--stdin'], `${tips.join('\n')}\n`)
  return isLeft(answer) ? answer : right(answer.right.stdout.toString('latin1').trim().split('\n'))
}
