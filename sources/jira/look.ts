import * as t from 'io-ts'
import { bodyAs, listIn } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { type HostContainer, type HostLook, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { wantedContainers } from '#sources/kit/hosts/wanted'
import { containerOf, isProjectKey, JiraProject, projectAddress, SHARED_API } from './project.js'
import { asMember, isCloud } from './site.js'

const PAGE_SIZE = 50

const ProjectPage = t.type({ values: t.readonlyArray(t.unknown), isLast: t.boolean }, 'a page of projects')

const containersIn = (projects: readonly unknown[]): readonly HostContainer[] => {
  const usable = projects.filter(JiraProject.is).filter(({ key }) => isProjectKey(key))
  return usable.slice(0, MOST_CONTAINERS).map(containerOf)
}

/** The projects that the token sees on Cloud. */
const cloudProjects = async (ask: Ask): Promise<readonly HostContainer[]> => {
  const projects: unknown[] = []
  while (projects.length < MOST_CONTAINERS) {
    const parameters = `orderBy=key&maxResults=${PAGE_SIZE}&startAt=${projects.length}`
    const page = bodyAs(ProjectPage, await ask({ address: `/rest/api/3/project/search?${parameters}` }))
    projects.push(...page.values)
    if (page.isLast || page.values.length === 0) break
  }
  return containersIn(projects)
}

const dataCenterProjects = async (ask: Ask): Promise<readonly HostContainer[]> =>
  containersIn(listIn(await ask({ address: `${SHARED_API}/project` })))

/** The project with a key; null if the token does not see it. */
const projectNamed = async (ask: Ask, name: string): Promise<HostContainer | null> => {
  const key = name.toUpperCase()
  const project = isProjectKey(key) ? await askIfSeen(ask, { address: projectAddress(key) }) : null
  return project === null ? null : containerOf(bodyAs(JiraProject, project))
}

/** Looks which projects a token sees. Jira tells neither its rights nor when it ends. */
export const lookAtJira = async (anybody: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const ask = asMember(anybody)
  const isOnCloud = await isCloud(ask)
  // Nobody but a member is answered.
  await ask({ address: `${SHARED_API}/myself` })
  const named = await wantedContainers(
    wanted,
    (name) => projectNamed(ask, name),
    'check the key, or give its account the permission to browse the project',
  )
  const listed = isOnCloud ? cloudProjects : dataCenterProjects
  const containers = wanted.length === 0 ? await listed(ask) : named.containers
  const seesNone = wanted.length === 0 && containers.length === 0
  const remarks = seesNone ? ['The token sees no project: give it the permission to browse one.'] : named.remarks
  return { account: null, scopes: null, remarks, expiresAt: null, containers }
}
