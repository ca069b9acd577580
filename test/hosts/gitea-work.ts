import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gitea } from './gitea.js'

// Work in a repository of a real Gitea, by git and by its API.

/** Commits a file in a clone. */
export const commitFile = async (gitea: Gitea, clone: string, name: string, message: string): Promise<string> => {
  writeFileSync(join(clone, name), `${message}\n`)
  await gitea.git(clone, 'add', name)
  await gitea.git(clone, 'commit', '--quiet', '-m', message)
  return (await gitea.git(clone, 'rev-parse', 'HEAD')).trim()
}

/** A branch with two commits. */
export interface PushedBranch {
  /** The commit that it left the default branch at. */
  readonly base: string
  readonly commits: readonly string[]
}

const pushBranch = async (gitea: Gitea, repository: string, name: string): Promise<PushedBranch> => {
  const clone = await gitea.clone(repository)
  const base = (await gitea.git(clone, 'rev-parse', 'HEAD')).trim()
  await gitea.git(clone, 'switch', '--quiet', '-c', name)
  const commits = [
    await commitFile(gitea, clone, `${name}-1`, `Begin ${name}`),
    await commitFile(gitea, clone, `${name}-2`, `Finish ${name}`),
  ]
  await gitea.git(clone, 'push', '--quiet', 'origin', name)
  return { base, commits }
}

/** A pull request that was opened. */
export interface OpenedPull {
  readonly number: number
  readonly branch: PushedBranch
}

/** Opens a pull request of a new branch with two commits. */
export const openPull = async (gitea: Gitea, repository: string, name: string): Promise<OpenedPull> => {
  const branch = await pushBranch(gitea, repository, name)
  const pull = await gitea.api('POST', `/repos/${repository}/pulls`, {
    head: name,
    base: 'main',
    title: `Pull ${name}`,
  })
  return { number: Object(pull).number, branch }
}

/** Commits something else onto the default branch, so that a rebase has to make other commits. */
const moveMain = async (gitea: Gitea, repository: string, name: string): Promise<string> => {
  const clone = await gitea.clone(repository)
  const commit = await commitFile(gitea, clone, `${name}-beside`, `Beside ${name}`)
  await gitea.git(clone, 'push', '--quiet', 'origin', 'main')
  return commit
}

/** A pull request that was merged. */
export interface MergedPull extends OpenedPull {
  /** The default branch before its merge. */
  readonly before: string
}

/** Merges a pull request in one of Gitea's ways, once it has found out that this is possible. */
export const merge = async (gitea: Gitea, repository: string, number: number, way: string): Promise<void> => {
  const path = `/repos/${repository}/pulls/${number}`
  await gitea.until(async () => Object(await gitea.api('GET', path)).mergeable === true, 'a pull that can be merged')
  await gitea.api('POST', `${path}/merge`, { Do: way })
}

/** Opens a pull request and merges it. Something else is committed before, where the way of merging allows that. */
export const mergedPull = async (gitea: Gitea, repository: string, name: string, way: string): Promise<MergedPull> => {
  const pull = await openPull(gitea, repository, name)
  const before = way === 'fast-forward-only' ? pull.branch.base : await moveMain(gitea, repository, name)
  await merge(gitea, repository, pull.number, way)
  return { ...pull, before }
}
