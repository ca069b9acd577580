import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { CivilDate, type Instant } from '#domain/common'
import { startOfDay } from '#domain/time'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { type HostContainer, type HostLook, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { linkedPages } from '#sources/kit/hosts/linked-pages'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { wantedContainers } from '#sources/kit/hosts/wanted'
import { containerOf, GitLabProject, projectAddress } from './project.js'

const PAGE_SIZE = 100
/** The least access that sees code: that of a reporter. */
const REPORTER = 20

const Self = t.type({ scopes: t.readonlyArray(t.string), expires_at: maybe(CivilDate) }, 'a token of GitLab')
type Self = t.TypeOf<typeof Self>

/** The token as the host describes it; null where it does not, as GitLab before 15.5, and of tokens of OAuth. */
const selfOf = async (ask: Ask): Promise<Self | null> => {
  const answer = await askIfSeen(ask, { address: '/personal_access_tokens/self' })
  return answer === null ? null : bodyAs(Self, answer)
}

const remarksOn = (scopes: readonly string[]): readonly string[] => {
  if (scopes.includes('api'))
    return ['The token may also change what it sees: make one that has only the scope read_api.']
  return scopes.includes('read_api') ? [] : ['The token lacks the scope read_api: make one that has it.']
}

/** A token ends when its last day begins, in UTC. */
const endOf = (self: Self | null): Instant | null =>
  self?.expires_at == null ? null : startOfDay(self.expires_at, 'UTC')

const containersIn = (projects: readonly unknown[]): readonly HostContainer[] => {
  const containers: HostContainer[] = []
  for (const project of projects) {
    const container = GitLabProject.is(project) ? containerOf(project) : null
    if (container !== null) containers.push(container)
  }
  return containers
}

/** The projects that the token is a member of. */
const memberships = async (ask: Ask): Promise<readonly HostContainer[]> => {
  const parameters = `membership=true&min_access_level=${REPORTER}&simple=true`
  const first = `/projects?${parameters}&pagination=keyset&order_by=id&sort=asc&per_page=${PAGE_SIZE}`
  const containers: HostContainer[] = []
  for await (const { records } of linkedPages(ask, { first, full: PAGE_SIZE }, null)) {
    containers.push(...containersIn(records))
    if (containers.length >= MOST_CONTAINERS) break
  }
  return containers.slice(0, MOST_CONTAINERS)
}

/** The project with a name, now or before; null if the token does not see it. */
const projectNamed = async (ask: Ask, name: string): Promise<HostContainer | null> => {
  const answer = await askIfSeen(ask, { address: projectAddress(name) })
  return answer === null ? null : containerOf(bodyAs(GitLabProject, answer))
}

/** Looks who the token is, and which projects it sees. */
export const lookAtGitLab = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const self = await selfOf(ask)
  const named = await wantedContainers(wanted, (name) => projectNamed(ask, name))
  const remarks = self === null ? [] : remarksOn(self.scopes)
  return {
    account: null,
    scopes: self?.scopes ?? null,
    remarks: [...remarks, ...named.remarks],
    expiresAt: endOf(self),
    containers: wanted.length === 0 ? await memberships(ask) : named.containers,
  }
}
