import { access, constants, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { SourceError } from '#connectors/source'
import type { Outcome } from '#domain/outcome'
import { parseCommit } from './commits.js'
import { failureOf, sourceError } from './failures.js'
import { git } from './git.js'
import { readObjects } from './read-objects.js'

/** A repository that git agrees to read. */
export interface Repository {
  /** The folder that was asked for: the repository's own, one of its worktrees, or a folder in one. */
  readonly path: string
  /** Where git keeps it: the same for all its worktrees and for every folder in them. */
  readonly gitDir: string
  /** What the folder is called, to name the connection. */
  readonly folder: string
  /** Where its history is cut off: commits of a shallow clone that have parents which it lacks. */
  readonly boundary: ReadonlySet<string>
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Why nothing can be read at this path, whatever git says; null where it looks like a folder that can be read. */
const obstacle = async (path: string): Promise<SourceError | null> => {
  if (path === '' || path.includes('\0')) return sourceError('not_found', 'Name the folder of a git repository.')
  try {
    const found = await stat(path)
    if (!found.isDirectory())
      return sourceError('not_a_repository', `${path} is a file. Name the folder of a git repository.`)
    await access(path, constants.R_OK | constants.X_OK)
    return null
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EACCES' || code === 'EPERM') return failureOf(path, 'Permission denied')
    return sourceError('not_found', `There is no folder ${path}. Check the path.`)
  }
}

/** Git says "not a repository" of one whose insides it may not read; whoever may not read it should be told so. */
const closedInside = async (path: string): Promise<boolean> => {
  for (const inside of ['.git', '.git/HEAD', 'HEAD', 'objects'])
    try {
      await access(join(path, inside), constants.R_OK)
    } catch (error) {
      if (['EACCES', 'EPERM'].includes(codeOf(error))) return true
    }
  return false
}

/** Of the commits at which a shallow clone was cut, those that really had parents: a root is no boundary. */
const boundaryOf = async (path: string, gitDir: string): Outcome<SourceError, ReadonlySet<string>> => {
  const listed = await readFile(join(gitDir, 'shallow'), 'latin1').catch(() => '')
  const ids = listed.split('\n').filter((id) => id !== '')
  const commits = await readObjects(path, ids)
  if (isLeft(commits)) return commits
  return right(new Set([...commits.right].filter(([, body]) => parseCommit(body).parents.length > 0).map(([id]) => id)))
}

const folderName = (gitDir: string): string => {
  const name = basename(gitDir)
  return name === '.git' ? basename(dirname(gitDir)) : name.replace(/\.git$/, '')
}

/** Finds the repository that a path stands in. */
export const findRepository = async (given: string): Outcome<SourceError, Repository> => {
  const blocked = await obstacle(given)
  if (blocked !== null) return left(blocked)
  const path = resolve(given)
  const found = await git(path, ['rev-parse', '--path-format=absolute', '--git-common-dir'])
  if (isLeft(found)) {
    const hidden = found.left.code === 'not_a_repository' && (await closedInside(path))
    return left(hidden ? failureOf(path, 'Permission denied') : found.left)
  }
  const gitDir = await realpath(found.right.stdout.toString('utf8').replace(/\n$/, ''))
  const boundary = await boundaryOf(path, gitDir)
  return isLeft(boundary) ? boundary : right({ path, gitDir, folder: folderName(gitDir), boundary: boundary.right })
}
