import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { type HostContainer, type HostLook, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { wantedContainers } from '#sources/kit/hosts/wanted'
import { valuesOf } from './pages.js'
import { BitbucketRepository, containerOf, repositoryAddress } from './repository.js'

const PAGE_SIZE = 100

const containersIn = (repositories: readonly unknown[]): readonly HostContainer[] =>
  repositories.flatMap((repository) => {
    const container = BitbucketRepository.is(repository) ? containerOf(repository) : null
    return container === null ? [] : [container]
  })

/** The repositories that the owner of the token is a member of. */
const memberships = async (ask: Ask): Promise<readonly HostContainer[]> => {
  const containers: HostContainer[] = []
  const first = `/repositories?role=member&sort=-updated_on&pagelen=${PAGE_SIZE}`
  for await (const values of valuesOf(ask, first, MOST_CONTAINERS / PAGE_SIZE)) containers.push(...containersIn(values))
  return containers.slice(0, MOST_CONTAINERS)
}

/** The repository with a name; null if the token does not see it. */
const repositoryNamed = async (ask: Ask, name: string): Promise<HostContainer | null> => {
  const answer = await askIfSeen(ask, { address: repositoryAddress(name) })
  return answer === null ? null : containerOf(bodyAs(BitbucketRepository, answer))
}

/** Looks which repositories a token sees. Of its owner nothing is asked. */
export const lookAtBitbucket = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const named = await wantedContainers(wanted, (name) => repositoryNamed(ask, name))
  return {
    account: null,
    scopes: null,
    remarks: named.remarks,
    expiresAt: null,
    containers: wanted.length === 0 ? await memberships(ask) : named.containers,
  }
}
