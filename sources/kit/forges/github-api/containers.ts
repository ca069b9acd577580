import { bodyAs, unreadable } from '../../hosts/answers.js'
import type { Ask } from '../../hosts/ask.js'
import { type HostContainer, MOST_CONTAINERS } from '../../hosts/host.js'
import type { LinkedPage } from '../../hosts/linked-pages.js'
import { askIfSeen } from '../../hosts/seen.js'
import { containerOf, Repository, repositoryPath } from './repository.js'

/**
 * The repositories that a person named, without those that the token does not see. One that was renamed has its present name, as
 * its host follows the former one.
 */
export const namedRepositories = async (ask: Ask, names: readonly string[]): Promise<readonly HostContainer[]> => {
  const containers: HostContainer[] = []
  for (const name of names.slice(0, MOST_CONTAINERS)) {
    const path = repositoryPath(name)
    const answer = path === null ? null : await askIfSeen(ask, { address: path })
    if (answer !== null) containers.push(containerOf(bodyAs(Repository, answer)))
  }
  return containers
}

/** The first repositories of a list, at most as many as a look tells. */
export const listedRepositories = async (pages: AsyncGenerator<LinkedPage>): Promise<readonly HostContainer[]> => {
  const containers: HostContainer[] = []
  for await (const { records } of pages) {
    for (const record of records) {
      if (!Repository.is(record)) throw unreadable('a repository was expected')
      containers.push(containerOf(record))
    }
    if (containers.length >= MOST_CONTAINERS) break
  }
  return containers.slice(0, MOST_CONTAINERS)
}
