import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { SourceError } from '#connectors/source'
import type { Outcome } from '#domain/outcome'
import { sourceError } from './failures.js'
import { git } from './git.js'
import { textOf } from './text.js'

/** A tag ref. `type` is of what it points at: `tag` for an annotated one, `commit`, `tree`, `blob`. */
export interface Ref {
  readonly name: string
  readonly id: string
  readonly type: string
}

const linesOf = (output: Buffer): readonly string[] =>
  output
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => textOf(Buffer.from(line, 'latin1')))

export const readTagRefs = async (path: string): Outcome<SourceError, readonly Ref[]> => {
  const format = '--format=%(objectname) %(objecttype) %(refname:strip=2)'
  const answer = await git(path, ['for-each-ref', format, 'refs/tags'])
  if (isLeft(answer)) return answer
  return right(
    linesOf(answer.right.stdout).map((line) => {
      const [id = '', type = '', ...name] = line.split(' ')
      return { id, type, name: name.join(' ') }
    }),
  )
}

/** The names of the tags that contain a commit. */
export const readTagNames = async (path: string, commit: string): Outcome<SourceError, ReadonlySet<string>> => {
  const answer = await git(path, ['for-each-ref', '--contains', commit, '--format=%(refname:strip=2)', 'refs/tags'])
  return isLeft(answer) ? answer : right(new Set(linesOf(answer.right.stdout)))
}

/** The commit id that a ref names; null where there is no such ref. */
const resolve = async (path: string, ref: string): Outcome<SourceError, string | null> => {
  const answer = await git(path, ['rev-parse', '--verify', '--quiet', ref])
  if (isLeft(answer)) return answer
  return right(answer.right.code === 0 ? answer.right.stdout.toString('latin1').trim() : null)
}

const contains = async (path: string, newer: string, older: string): Outcome<SourceError, boolean> => {
  const answer = await git(path, ['merge-base', '--is-ancestor', older, newer])
  return isLeft(answer) ? answer : right(answer.right.code === 0)
}

const ORIGIN = 'refs/remotes/origin/'

/** Of the branch that `origin/HEAD` names: its tip, local or remote-tracking; null where nothing names one. */
const originTip = async (path: string): Outcome<SourceError, string | null> => {
  const head = await git(path, ['symbolic-ref', '--quiet', `${ORIGIN}HEAD`])
  if (isLeft(head)) return head
  const ref = textOf(head.right.stdout).trim()
  if (head.right.code !== 0 || !ref.startsWith(ORIGIN)) return right(null)
  const remote = await resolve(path, ref)
  if (isLeft(remote) || remote.right === null) return remote
  const local = await resolve(path, `refs/heads/${ref.slice(ORIGIN.length)}`)
  if (isLeft(local) || local.right === null) return isLeft(local) ? local : remote
  const ahead = await contains(path, local.right, remote.right)
  return isLeft(ahead) ? ahead : ahead.right ? local : remote
}

/**
 * The tip of the default branch: of the one that `origin/HEAD` names, of its local and its remote-tracking branch the
 * one that contains the other (the remote one where neither does), else HEAD, detached or not.
 */
export const defaultTip = async (path: string): Outcome<SourceError, string> => {
  const origin = await originTip(path)
  if (isLeft(origin)) return origin
  const tip = origin.right === null ? await resolve(path, 'HEAD') : origin
  if (isLeft(tip)) return tip
  if (tip.right !== null) return right(tip.right)
  return left(
    sourceError(
      'empty',
      `${path} has no commit on its current branch. Commit something, or check out the branch to import.`,
    ),
  )
}

/** The URL of `origin`, else of the first remote by name; null where there is none. */
export const remoteUrl = async (path: string): Outcome<SourceError, string | null> => {
  const remotes = await git(path, ['remote'])
  if (isLeft(remotes)) return remotes
  const names = [...linesOf(remotes.right.stdout)].sort()
  const name = names.includes('origin') ? 'origin' : names[0]
  if (name === undefined) return right(null)
  // Expands the short forms of `url.<base>.insteadOf`, and asks nobody; a remote without a URL gives its name.
  const url = await git(path, ['ls-remote', '--get-url', name])
  return isLeft(url) ? url : right(textOf(url.right.stdout).trim())
}
