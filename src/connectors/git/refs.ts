import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { type SourceError, sourceError } from '#import/source'
import { git } from './git.js'
import { textOf } from './text.js'

/** A tag ref. `type` is that of its target: `tag` for an annotated one, `commit`, `tree`, `blob`. */
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

/** The commit id of a ref; null if there is no such ref. */
const resolve = async (path: string, ref: string): Outcome<SourceError, string | null> => {
  const answer = await git(path, ['rev-parse', '--verify', '--quiet', ref])
  if (isLeft(answer)) return answer
  return right(answer.right.code === 0 ? answer.right.stdout.toString('latin1').trim() : null)
}

const contains = async (path: string, newer: string, older: string): Outcome<SourceError, boolean> => {
  const answer = await git(path, ['merge-base', '--is-ancestor', older, newer])
  return isLeft(answer) ? answer : right(answer.right.code === 0)
}

const LOCAL = 'refs/heads/'
const ORIGIN = 'refs/remotes/origin/'

/** The branch that is read, by name (`HEAD` if none is checked out), and its newest commit. */
export interface Branch {
  readonly name: string
  readonly tip: string
}

/** Characters that no branch name contains, and that would make git look for another commit: `main~1`. */
const NO_NAME = /^$|[\s~^:?*[\\]|@\{|\.\./

/** The newest commit of a branch; null if there is no such branch. */
const branchTip = async (path: string, prefix: string, name: string): Outcome<SourceError, string | null> =>
  NO_NAME.test(name) ? right(null) : resolve(path, `${prefix}${name}`)

/**
 * A branch by name. If both a local and a remote-tracking branch exist, the one that contains the other, else the
 * remote one. Null if neither exists.
 */
const branchNamed = async (path: string, name: string): Outcome<SourceError, Branch | null> => {
  const remote = await branchTip(path, ORIGIN, name)
  if (isLeft(remote)) return remote
  const local = await branchTip(path, LOCAL, name)
  if (isLeft(local)) return local
  if (local.right === null || remote.right === null) {
    const tip = local.right ?? remote.right
    return right(tip === null ? null : { name, tip })
  }
  const ahead = await contains(path, local.right, remote.right)
  return isLeft(ahead) ? ahead : right({ name, tip: ahead.right ? local.right : remote.right })
}

/** The name of the branch that a symbolic ref such as `HEAD` points at; null if there is none. */
const branchOf = async (path: string, ref: string, prefix: string): Outcome<SourceError, string | null> => {
  const answer = await git(path, ['symbolic-ref', '--quiet', ref])
  if (isLeft(answer)) return answer
  const target = textOf(answer.right.stdout).trim()
  return right(answer.right.code === 0 && target.startsWith(prefix) ? target.slice(prefix.length) : null)
}

/** A git command's output on one line; null if git answers no. */
const lineOf = async (path: string, args: readonly string[]): Outcome<SourceError, string | null> => {
  const answer = await git(path, args)
  if (isLeft(answer)) return answer
  return right(answer.right.code === 0 ? textOf(answer.right.stdout).trim() : null)
}

/**
 * The default branch: that of `origin/HEAD`; in a bare repository, which has no checkout, that of
 * HEAD; that of `init.defaultBranch`; main; master. If none of these exists, the one that is checked out.
 */
export const defaultBranch = async (path: string): Outcome<SourceError, Branch> => {
  const ofOrigin = await branchOf(path, `${ORIGIN}HEAD`, ORIGIN)
  if (isLeft(ofOrigin)) return ofOrigin
  const byOrigin = ofOrigin.right === null ? right(null) : await branchNamed(path, ofOrigin.right)
  if (isLeft(byOrigin)) return byOrigin
  if (byOrigin.right !== null) return right(byOrigin.right)
  const bare = await lineOf(path, ['rev-parse', '--is-bare-repository'])
  if (isLeft(bare)) return bare
  const head = await branchOf(path, 'HEAD', LOCAL)
  if (isLeft(head)) return head
  const configured = await lineOf(path, ['config', '--get', 'init.defaultBranch'])
  if (isLeft(configured)) return configured
  // A branch of an origin without HEAD counts only if there is no local one of that name.
  const names = [bare.right === 'true' ? head.right : null, configured.right, 'main', 'master', head.right]
  const refs = names.flatMap((name) => (name === null ? [] : [LOCAL, ORIGIN].map((prefix) => ({ name, prefix }))))
  for (const { name, prefix } of refs) {
    const tip = await branchTip(path, prefix, name)
    if (isLeft(tip)) return tip
    if (tip.right !== null) return right({ name, tip: tip.right })
  }
  const detached = head.right === null ? await resolve(path, 'HEAD') : right(null)
  if (isLeft(detached)) return detached
  if (detached.right !== null) return right({ name: 'HEAD', tip: detached.right })
  return left(
    sourceError(
      'empty',
      `${path} has no commit on its current branch. Commit something, or check out the branch to import.`,
    ),
  )
}

const NAMES_SHOWN = 10

/** The requested branch. */
export const askedBranch = async (path: string, name: string): Outcome<SourceError, Branch> => {
  const branch = await branchNamed(path, name)
  if (isLeft(branch)) return branch
  if (branch.right !== null) return right(branch.right)
  const listed = await git(path, ['for-each-ref', '--format=%(refname:strip=2)', LOCAL])
  if (isLeft(listed)) return listed
  const names = linesOf(listed.right.stdout)
  const shown = [...names.slice(0, NAMES_SHOWN), ...(names.length > NAMES_SHOWN ? ['…'] : [])].join(', ')
  return left(
    sourceError(
      'not_found',
      `${path} has no branch ${name}. Name another one with --branch: ${shown || 'there is none'}`,
    ),
  )
}

/** The URL of `origin`, else of the first remote by name; null if there is none. */
export const remoteUrl = async (path: string): Outcome<SourceError, string | null> => {
  const remotes = await git(path, ['remote'])
  if (isLeft(remotes)) return remotes
  const names = [...linesOf(remotes.right.stdout)].sort()
  const name = names.includes('origin') ? 'origin' : names[0]
  if (name === undefined) return right(null)
  // Expands the short forms of `url.<base>.insteadOf` offline; a remote without a URL gives its name.
  const url = await git(path, ['ls-remote', '--get-url', name])
  return isLeft(url) ? url : right(textOf(url.right.stdout).trim())
}
