import { open, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { type SourceError, sourceError } from '#import/source'
import { parseCommit } from './commits.js'
import { unreadable } from './failures.js'
import { git } from './git.js'
import { readObjects } from './read-objects.js'

/** A repository that git agrees to read. */
export interface Repository {
  /** The given folder: the repository's own, one of its worktrees, or a folder in one. */
  readonly path: string
  /** Git's own folder: the same for all worktrees and every folder in them. */
  readonly gitDir: string
  /** The folder's name, as the connection's label. */
  readonly folder: string
  /** The edges of its history: commits of a shallow clone whose parents are missing. */
  readonly boundary: ReadonlySet<string>
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
const isForbidden = (error: unknown): boolean => hasCode(error, 'EACCES')

/** Finds why nothing can be read at this path, regardless of git; null if it is an accessible folder. */
const obstacle = async (path: string): Promise<SourceError | null> => {
  if (path === '' || path.includes('\0')) return sourceError('not_found', 'Name the folder of a git repository.')
  try {
    const found = await stat(path)
    if (!found.isDirectory())
      return sourceError('not_a_repository', `${path} is a file. Name the folder of a git repository.`)
    await stat(`${path}/.`)
    return null
  } catch (error) {
    return isForbidden(error)
      ? unreadable(path)
      : sourceError('not_found', `There is no folder ${path}. Check the path.`)
  }
}

/**
 * Says whether this user may not read git's own folder. Git calls such a repository missing or
 * damaged, depending on the missing permission.
 */
const isClosed = async (gitDir: string): Promise<boolean> => {
  for (const inside of ['HEAD', 'config', 'objects', 'refs', 'packed-refs'])
    try {
      await (await open(join(gitDir, inside), 'r')).close()
    } catch (error) {
      if (isForbidden(error)) return true
    }
  return false
}

/** The edge commits of a shallow clone that have parents: a root is not an edge. */
const boundaryOf = async (path: string, gitDir: string): Outcome<SourceError, ReadonlySet<string>> => {
  const listed = await readFile(join(gitDir, 'shallow'), 'latin1').catch((error: unknown) =>
    hasCode(error, 'ENOENT') ? '' : null,
  )
  // Git takes such a clone for a whole one.
  if (listed === null) return left(unreadable(path))
  const ids = listed.split('\n').filter((id) => id !== '')
  const commits = await readObjects(path, ids)
  if (isLeft(commits)) return commits
  return right(new Set([...commits.right].filter(([, body]) => parseCommit(body).parents.length > 0).map(([id]) => id)))
}

const folderName = (gitDir: string): string => {
  const name = basename(gitDir)
  return name === '.git' ? basename(dirname(gitDir)) : name.replace(/\.git$/, '')
}

/** Finds the repository of a path. */
export const findRepository = async (given: string): Outcome<SourceError, Repository> => {
  const blocked = await obstacle(given)
  if (blocked !== null) return left(blocked)
  const path = resolve(given)
  const found = await git(path, ['rev-parse', '--path-format=absolute', '--git-common-dir'])
  if (isLeft(found)) {
    if (found.left.code === 'unreadable') return found
    return (await isClosed(join(path, '.git'))) || (await isClosed(path)) ? left(unreadable(path)) : found
  }
  const gitDir = await realpath(found.right.stdout.toString('utf8').replace(/\n$/, ''))
  if (await isClosed(gitDir)) return left(unreadable(path))
  const boundary = await boundaryOf(path, gitDir)
  return isLeft(boundary) ? boundary : right({ path, gitDir, folder: folderName(gitDir), boundary: boundary.right })
}
